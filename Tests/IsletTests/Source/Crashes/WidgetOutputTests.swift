import FeedReports
import HostIO
import Testing
import WidgetSources

@testable import IsletProgram

extension WidgetOutput {
  /// Makes the output of lines of so many bytes with their ends, each of a letter of its own, in pieces of a pipe.
  init(printing byteCounts: [Int]) {
    self.init()
    for (letter, count) in zip(UInt8(ascii: "a")..., byteCounts) {
      print([UInt8](repeating: letter, count: count - 1) + [UInt8(ascii: "\n")])
    }
  }

  /// Adds bytes in pieces of a pipe.
  mutating func print(_ bytes: [UInt8], pieceByteCount: Int = 4096) {
    for start in stride(from: 0, to: bytes.count, by: pieceByteCount) {
      append(bytes[start..<min(bytes.count, start + pieceByteCount)])
    }
  }
}

@Suite struct `The prints of widgets` {
  private static let copies = SourceCopies(of: [("/P/Card.swift", [])], in: "/c")

  @Test(arguments: [
    ("", []), ("drawn\nislet: a\n\ndrawn\nb\n", ["drawn", "islet: a", "b"]),
    ("a\na\na\nb", ["a", "b"]), ("b\na\nb", ["b", "a"]), ("\n\n", []),
  ])
  func `are lines, each once, whatever the pieces in which they come`(
    text: String, lines: [String]
  ) {
    for pieceByteCount in [1, 2, 3, 100] {
      var output = WidgetOutput()
      output.print(Array(text.utf8), pieceByteCount: pieceByteCount)
      #expect(output.lines == lines && output.end == text && !output.isCut)
    }
  }

  @Test func `that repeat a line a million times are that line`() {
    var output = WidgetOutput()
    let lines = Array(String(repeating: "x\n", count: 32 * 1024).utf8)
    for _ in 0..<32 { output.append(lines[...]) }
    #expect(output.lines == ["x", Messages.printsCut])
    #expect(output.end.utf8.count == WidgetOutput.endByteCountMaximum)
  }

  @Test func `over the limit are the first and the last lines, with a word about the rest`() {
    var output = WidgetOutput()
    for number in 0..<100_000 { output.append(Array("line \(number) of many\n".utf8)[...]) }
    output.append(Array("islet: the end\n".utf8)[...])
    let lines = output.lines
    #expect(output.isCut && lines.first == "line 0 of many" && lines.last == "islet: the end")
    #expect(lines.count { $0 == Messages.printsCut } == 1)
    #expect(Set(lines).count == lines.count)
    #expect(lines.allSatisfy { $0.hasPrefix("islet: ") || $0.hasSuffix(" of many") })
    let most = WidgetOutput.linesByteCountMaximum + WidgetOutput.endByteCountMaximum
    #expect(lines.map(\.utf8.count).reduce(0, +) < most + 1000)
  }

  @Test func `of one endless line are left out`() {
    var output = WidgetOutput(printing: [8 << 20])
    #expect(output.lines == [Messages.printsCut])
    output.append(Array("after\n".utf8)[...])
    #expect(output.lines == [Messages.printsCut, "after"])
  }

  @Test(arguments: [
    ("Card.swift:1: Fatal error: x", true), ("*** Signal 11: Backtracing from 0x1", true),
    ("Fatal", false), ("** * a *** ", true), ("an error that is Fatal", false), ("", false),
  ])
  func `tell that a report has begun, wherever a piece ends`(text: String, hasBegun: Bool) {
    for pieceByteCount in [1, 4, 5, 100] {
      var output = WidgetOutput(printing: [100_000])
      output.print(Array(text.utf8), pieceByteCount: pieceByteCount)
      #expect(output.hasReportBegun == hasBegun, "\(text) by \(pieceByteCount)")
    }
  }

  @Test func `give each whole line of a report once`() {
    var output = WidgetOutput()
    var taken: [String] = []
    for piece in ["one\ntw", "o\nthree", "", "\n", "four"] {
      output.append(Array(piece.utf8)[...])
      taken.append(String(decoding: output.takeWholeLines(), as: UTF8.self))
    }
    #expect(taken == ["one\n", "two\n", "", "three\n", ""])
    output.print([UInt8](repeating: UInt8(ascii: "x"), count: 4 << 20))
    output.append(Array("\nlast\n".utf8)[...])
    let bytes = output.takeWholeLines()
    #expect(
      bytes.count <= WidgetOutput.endByteCountMaximum
        && bytes.suffix(5).elementsEqual("last\n".utf8))
  }
}
