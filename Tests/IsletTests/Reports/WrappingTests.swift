import Compositing
import FeedReports
import LockScreenSession
import RandomNumbers
import Testing

@Suite struct WrappingTests {
  @Test(
    arguments: [
      ("", [""]), ("a b", ["a b"]), ("  a b", ["a b"]), ("one two three", ["one two", "three"]),
      ("0123456789ab cd", ["0123456789", "ab cd"]), ("a  b", ["a  b"]),
      ("漢漢漢漢漢漢漢漢", ["漢漢漢漢漢", "漢漢漢"]), ("to 0123456789ab", ["to", "0123456789", "ab"]),
      ("none (AK 3.2)", ["none", "(AK 3.2)"]), ("it (AK", ["it (AK"]),
    ])
  func `a text is broken at blanks, and a long word where it must be`(
    text: String, lines: [String]
  ) {
    #expect(Messages.wrapped(text, columns: 10) == lines)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no row is too wide, and no word is lost`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = ["a", "é", "漢", "🍕", " ", "xyz", "  ", "👩‍🚀"]
    let text = (0..<40).map { _ in
      letters[Int.random(in: letters.indices, using: &random)]
    }.joined()
    for columns in [2, 5, 13] {
      let lines = Messages.wrapped(text, columns: columns)
      #expect(lines.allSatisfy { TextCells.width(of: $0) <= columns }, "\(lines)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test func `of what is too long to be read only the beginning is told`() {
    let text = "the key \(String(repeating: "é", count: 100_000)) is not known"
    #expect(Messages.legible(text) == "the key \(String(repeating: "é", count: 400))… is not known")
    let words = String(repeating: "word ", count: 50_000)
    #expect(Messages.legible(words) == words.prefix(4000) + "…")
    let short = String(repeating: "é", count: 400)
    #expect(Messages.legible(short) == short)
    #expect(Messages.legible(short + "é") == short + "…")
  }

  @Test(
    arguments: [
      #"{"device":"LONG"}"#, #"{"LONG":1}"#, #"{"app":"LONG","activity":"1","person":"tap"}"#,
      #"{"note":"x","expect":"LONG"}"#, #"{"app":"a","activity":"LONG","person":"tap"}"#,
      #"{"theme":"LONG"}"#, #"{"aps":{"LONG":1,"timestamp":1,"event":"LONG"}}"#,
    ])
  func `a line that is bad gets one line that can be read`(line: String) {
    for filler in ["w", "w "] {
      let long = String(repeating: filler, count: 60_000)
      let bytes = Array(line.replacing("LONG", with: long).utf8)
      var run = HeadlessRun(
        Session.Setup.plain(columns: 80, rows: 24),
        of: [HeadlessRun.Input(name: "feed", bytes: bytes)])
      while case .line(let report) = run.next() {
        for text in [Messages.report(report)] + report.unmet + report.findings.map(Messages.finding)
        {
          #expect(text.count < 10_000, "\(text.prefix(200))")
        }
      }
      #expect(run.session.log.lineCount == 1)
    }
  }

  @Test func `a word as long as a line costs no more than its length`() {
    let word = String(repeating: "w", count: 200_000)
    let lines = Messages.wrapped("a \(word) b", columns: 50)
    #expect(lines.count == 4002)
    #expect(lines.first == "a")
    #expect(lines.last == "b")
  }
}
