import Testing

@testable import CellUI

private let fonts: [BlockFont] = [.figures5, .text6, .sextant6, .text8, .clock10]
private let digits = "0123456789"
private let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
private let numberMarks = " .,:;!'\"-–−+/%$€£°·"
private let otherMarks = "?=_\\|()[]<>&#*@¥→←↑↓×…"

@Test(arguments: fonts.indices)
func `every font has digits, capitals and the marks of numbers`(index: Int) throws {
  let font = fonts[index]
  for character in digits + capitals + numberMarks {
    let letter = try #require(font.letters(of: String(character))?.first, "\(character)")
    #expect(letter.rows.count == font.rows, "\(character)")
    #expect(letter.columns > 0 && letter.columns <= 32, "\(character)")
    let hasInk = letter.rows.contains { $0 != 0 }
    #expect(hasInk == (character != " "), "\(character)")
  }
}

@Test(arguments: fonts.indices.dropFirst())
func `every font but the figures' has all of ASCII that is usual`(index: Int) {
  let text = capitals.lowercased() + otherMarks
  #expect(fonts[index].letters(of: text)?.count == text.count)
}

@Test(arguments: fonts.indices)
func `digits are of one width, so that a number that counts stands still`(index: Int) throws {
  let letters = try #require(fonts[index].letters(of: digits))
  #expect(Set(letters.map(\.columns)).count == 1)
}

@Test(arguments: fonts.indices)
func `no two letters look alike`(index: Int) throws {
  var seen: [[UInt32]: Character] = [:]
  // A zero may equal an O: with a mark inside it would look like an 8 at a distance.
  for character in "123456789" + capitals + capitals.lowercased() + ".,:;!?'\"-+/%$€£¥°·()[]<>&#*@"
  {
    guard let letter = fonts[index].letters(of: String(character))?.first else { continue }
    let twin = seen.updateValue(character, forKey: letter.rows)
    #expect(twin == nil, "\(character) and \(twin ?? character)")
  }
}

@Test(arguments: fonts.indices)
func `no letter has ink beyond its width`(index: Int) throws {
  for letter in try #require(fonts[index].letters(of: digits + capitals)) {
    #expect(letter.rows.allSatisfy { UInt64($0) >> UInt64(letter.columns) == 0 })
  }
}

@Test func `typographic quotes, dashes and spaces are drawn as the plain ones`() throws {
  let fine = try #require(BlockFont.text6.letters(of: "‘’“”—\u{A0}•"))
  let plain = try #require(BlockFont.text6.letters(of: "''\"\"– ·"))
  #expect(fine.map(\.rows) == plain.map(\.rows))
}

@Test(arguments: ["é", "日", "🚲", "\u{1B}", "a\u{301}", "ß", "\n"])
func `what a font has not is not drawn at all`(text: String) {
  #expect(BlockFont.text6.letters(of: text) == nil)
}
