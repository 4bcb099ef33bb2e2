/// Letters drawn in pixels, as art in the source that can be read and mended there.
///
/// The art is a table: a line that names glyphs, then a line for each row of pixels, then an empty line. Glyphs stand two
/// blanks apart; `#` is ink, `.` is not. A name of more than one letter is "space".
struct BlockFont: Sendable {
  /// One letter's pixels.
  struct Letter: Sendable {
    /// The pixels, row by row.
    let pixels: [[Bool]]
    /// The width, in pixels.
    var columns: Int { pixels.first?.count ?? 0 }
  }

  /// The height of every letter, in pixels.
  let rows: Int
  private let letters: [Character: Letter]

  init(rows: Int, art: String) {
    self.rows = rows
    var letters: [Character: Letter] = [:]
    let lines = art.split(separator: "\n", omittingEmptySubsequences: true)
    for start in stride(from: 0, to: lines.count, by: rows + 1) {
      let names = lines[start].split(separator: " ")
      let cut = lines[(start + 1)...(start + rows)].map { $0.split(separator: " ") }
      for (index, name) in names.enumerated() {
        let pixels = cut.map { row in row[index].map { $0 == "#" } }
        letters[name == "space" ? " " : name[name.startIndex]] = Letter(pixels: pixels)
      }
    }
    self.letters = letters
  }

  /// The letters of a text; `nil` where one of them is not in the font.
  func letters(of text: String) -> [Letter]? {
    var found: [Letter] = []
    for character in text {
      guard let letter = letters[character] else { return nil }
      found.append(letter)
    }
    return found
  }
}
