import StrictJSON
import Testing

@Suite struct `The nearest word` {
  private static let words = ["update", "start", "end", String(repeating: "w", count: 64)]

  @Test(
    arguments: [
      ("updat", "update"), ("edn", "end"), ("strat", "start"), ("something", nil),
      (String(repeating: "w", count: 63), words[3]), (String(repeating: "w", count: 65), nil),
    ] as [(String, String?)])
  func `is that of the fewest changes, and of a word that is too long there is none`(
    word: String, nearest: String?
  ) {
    #expect(Self.words.nearest(to: word) == nearest)
  }

  @Test func `of a word as long as a line is not looked for`() {
    let words = Array(repeating: "timestamp", count: 10_000)
    let long = String(repeating: "é", count: 1 << 20)
    #expect(words.nearest(to: long, atMost: 3).isEmpty && words.surelyNearest(to: long) == nil)
  }
}
