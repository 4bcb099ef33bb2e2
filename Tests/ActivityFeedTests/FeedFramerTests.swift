import RandomNumbers
import Testing

@testable import ActivityFeed

@Suite struct FeedFramerTests {
  /// The frames of a stream that comes in pieces: each with its line and text, or nil for one that was too long.
  private func frames(_ bytes: [UInt8], pieces: Int, isWhole: Bool = true) -> [String] {
    var framer = FeedFramer(isWhole: isWhole)
    var found: [String] = []
    func take() {
      while let frame = framer.next() {
        switch frame {
        case .object(let range, let line):
          found.append("\(line): \(String(decoding: framer.buffer[range], as: UTF8.self))")
        case .tooLong(let line): found.append("\(line): too long")
        }
      }
    }
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      framer.append(bytes[start..<min(start + pieces, bytes.count)])
      take()
    }
    framer.finish()
    take()
    return found
  }

  private func frames(_ text: String) -> [String] {
    frames(Array(text.utf8), pieces: .max / 2)
  }

  @Test(
    arguments: [
      ("", []), ("\n\n  \n", []),
      ("{\"a\":1}\n{\"b\":2}\n", ["1: {\"a\":1}", "2: {\"b\":2}"]),
      ("{\"a\":1}", ["1: {\"a\":1}"]),
      ("\n {\"a\":1} \r\n", ["2: {\"a\":1} \r"]),
      ("{\n  \"a\": {\n  }\n}\n{}\n", ["1: {\n  \"a\": {\n  }\n}", "5: {}"]),
      ("nonsense\n{}\n", ["1: nonsense", "2: {}"]),
      ("{\"a\":\n{\"b\":2}\n", ["1: {\"a\":", "2: {\"b\":2}"]),
      ("{\"a\":[1,\n  2,\n{\"b\":2}\n", ["1: {\"a\":[1,\n  2,", "3: {\"b\":2}"]),
      (
        "{\"a\":[\n{\"b\":2},\r\n{\"c\":3}]}\n{}\n",
        ["1: {\"a\":[\n{\"b\":2},\r\n{\"c\":3}]}", "4: {}"]
      ),
      ("{\"a\":[1,\n{\"b\":2} \r\n", ["1: {\"a\":[1,", "2: {\"b\":2} \r"]),
      ("{\"a\":\"x\n{\"b\":2}\n", ["1: {\"a\":\"x", "2: {\"b\":2}"]),
      ("{\"a\":\"x\ny\"}\n{}", ["1: {\"a\":\"x\ny\"}", "3: {}"]),
      ("{\"a\":\"x\n\ny\",\n\"b\":2}\n{}", ["1: {\"a\":\"x\n\ny\",\n\"b\":2}", "5: {}"]),
      ("{\"a\":\"x\ny\n{\"b\":\"z\"}\n", ["1: {\"a\":\"x", "2: y", "3: {\"b\":\"z\"}"]),
      ("{\"a\":\"x\ny", ["1: {\"a\":\"x", "2: y"]),
      ("{\"a\":\"x\n {\"b\":\"\\\"\"}\n", ["1: {\"a\":\"x", "2: {\"b\":\"\\\"\"}"]),
      ("{\"a\":\"}{\\\"\"}\n{}", ["1: {\"a\":\"}{\\\"\"}", "2: {}"]),
      ("{}}\n{}\n", ["1: {}}", "2: {}"]),
      ("{\"half", ["1: {\"half"]),
      ("{\"a\":{\n\"b\":1\n", ["1: {\"a\":{\n\"b\":1\n"]),
    ] as [(String, [String])])
  func `a stream falls into objects and broken lines`(text: String, wanted: [String]) {
    #expect(frames(text) == wanted)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `bytes one by one give what all at once give`(seed: UInt64) {
    let parts = [
      "{", "}", "\n", "\"", "\\", "{\"a\":1}\n", "\n{\"b\":{}}\n", "x", " ", "[", "é", "\r\n",
      "{\"c\":\n {}\n}\n",
    ]
    var random = SplitMix64(seed: seed)
    var text = ""
    for _ in 0..<40 {
      text += parts[Int.random(in: parts.indices, using: &random)]
    }
    let bytes = Array(text.utf8)
    let live = frames(bytes, pieces: bytes.count, isWhole: false)
    #expect(frames(bytes, pieces: 1, isWhole: false) == live)
    let whole = frames(bytes, pieces: bytes.count)
    #expect(frames(bytes, pieces: 1) == whole)
    #expect(frames(bytes, pieces: 7) == whole)
  }

  @Test func `a live line whose text lacks its quote waits for no other`() {
    var framer = FeedFramer()
    framer.append(Array("{\"a\":\"x\n".utf8))
    #expect(framer.next() == .object(0..<7, line: 1))
    let bytes = Array("{\"a\":\"x\ny\"}".utf8)
    #expect(frames(bytes, pieces: 1, isWhole: false) == ["1: {\"a\":\"x", "2: y\"}"])
  }

  @Test
  func
    `a text that line breaks cut goes on for as many lines and bytes as a limit says, and no more`()
  {
    let text = { (lines: Int, bytes: Int) in
      "{\"a\":\"" + String(repeating: "x\n", count: lines) + String(repeating: "y", count: bytes)
        + "\"}\n{}\n"
    }
    let lines = FeedFramer.textLinesMaximum
    #expect(frames(text(lines, 1)).count == 2)
    #expect(frames(text(lines + 1, 1)).count > 2)
    // The rest is all from the line's end to the end of the line that closes the text.
    let bytes = FeedFramer.restByteCountMaximum - 3
    #expect(frames(text(1, bytes)).count == 2)
    #expect(frames(text(1, bytes + 1)).count == 3)
    for count in [bytes, bytes + 1] {
      let whole = Array(text(1, count).utf8)
      #expect(frames(whole, pieces: 999) == frames(whole, pieces: .max / 2))
    }
  }

  @Test func `a line at the limit is handed out and one past it is passed over`() {
    let limit = FeedLimits.objectByteCountMaximum
    let line = { (count: Int) in
      Array("{\"a\":\"".utf8) + Array(repeating: UInt8(ascii: "x"), count: count - 8)
        + Array("\"}\n".utf8)
    }
    let after = Array("{}\n".utf8)
    #expect(frames(line(limit) + after, pieces: 65_536).map { $0.count } == [limit + 3, 5])
    #expect(frames(line(limit + 1) + after, pieces: 65_536) == ["1: too long", "2: {}"])
    #expect(frames(line(10 * limit) + after, pieces: 65_536) == ["1: too long", "2: {}"])
  }

  @Test func `a line without an end is not kept`() {
    var framer = FeedFramer()
    let piece = Array(repeating: UInt8(ascii: "x"), count: 65_536)
    var largest = 0
    for _ in 0..<64 {
      framer.append(piece)
      while framer.next() != nil {}
      largest = max(largest, framer.buffer.count)
    }
    #expect(largest <= FeedLimits.objectByteCountMaximum + 2 * piece.count)
  }
}
