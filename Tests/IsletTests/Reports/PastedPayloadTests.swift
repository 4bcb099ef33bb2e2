import Compositing
import Foundation
import HostIO
import LockScreenSession
import Testing

@testable import IsletProgram

/// The table of `Payloads/payloads.txt`: texts as people paste them, each with the words that the answer must have.
@Suite struct `A pasted payload` {
  struct Entry: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let wanted: [String]

    var testDescription: String { title }
  }

  private static let entries: [Entry] = {
    let table = (try? String(contentsOf: TestFiles.payloads, encoding: .utf8)) ?? ""
    return table.components(separatedBy: "\n=== ").dropFirst().compactMap { part in
      let pieces = part.components(separatedBy: "\n---\n")
      guard pieces.count == 2, let end = pieces[0].firstIndex(of: "\n") else { return nil }
      let text = String(pieces[0][pieces[0].index(after: end)...])
      return Entry(
        title: String(pieces[0][..<end]), text: text,
        wanted: pieces[1].split(separator: "\n").map(String.init))
    }
  }()

  private func output(of text: String, format: ReportFormat = .text) -> String {
    output(of: Array(text.utf8), format: format)
  }

  private func output(of bytes: [UInt8], format: ReportFormat = .text) -> String {
    let input = HeadlessRun.Input(name: "pasted", bytes: bytes)
    var output = CheckOutput(format: format, input: input, isQuiet: false)
    let setup = Session.Setup.samples(columns: 40, rows: 15)
    _ = CheckCommand.run(input, with: setup, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func `has a table of at least 150`() {
    #expect(Self.entries.count >= 150)
    #expect(Set(Self.entries.map(\.title)).count == Self.entries.count)
    #expect(Self.entries.allSatisfy { !$0.wanted.isEmpty })
  }

  @Test(arguments: entries)
  func `has the answer that its author needs`(entry: Entry) {
    let answer = output(of: entry.text)
    for words in entry.wanted { #expect(answer.contains(words), "\(answer)") }
    #expect(!answer.contains("JSONDecoder reads"), "\(answer)")
  }

  @Test(arguments: ["single quotes", "byte order mark"].indices)
  func `sets the clock by its own timestamp, broken or not`(index: Int) {
    let payload = "{\"aps\":{\"timestamp\":1815167660,\"event\":\"update\",\"content-state\":{}}}"
    let text = [payload.replacing("\"", with: "'"), "\u{FEFF}" + payload][index]
    let answer = output(of: text)
    #expect(answer.contains("rejected"), "\(answer)")
    #expect(!answer.contains("ahead"), "\(answer)")
  }

  @Test(
    arguments: [
      (0xE4, "the byte E4, ä in Latin-1, is not UTF-8; save the text as UTF-8"),
      (0xFF, "the byte FF, ÿ in Latin-1, is not UTF-8"), (0x92, "the byte 92 is not UTF-8"),
    ] as [(UInt8, String)])
  func `names a byte of another encoding, and its letter`(byte: UInt8, words: String) {
    let parts = [
      #"{"aps":{"timestamp":1795167660,"event":"update","content-state":{"a":""#, #""}}}"#,
    ]
    let bytes = Array(parts[0].utf8) + [byte] + Array(parts[1].utf8)
    let answer = output(of: bytes)
    #expect(answer.contains(words), "\(answer)")
  }

  @Test(arguments: ["NaN", "-Infinity", "--1", "\"soon\""])
  func `hears nothing of the date 1970, which its author has not written`(number: String) {
    let key = { (key: String, other: String) in
      #"{"aps":{"\#(key)":\#(number)\#(other),"event":"update","content-state":{}}}"#
    }
    for text in [key("timestamp", ""), key("stale-date", ",\"timestamp\":1795167660")] {
      let answer = output(of: text)
      #expect(answer.contains("rejected") && !answer.contains("1970-"), "\(answer)")
    }
  }

  @Test func `has a rule, a key path, a line and a column for each fault in JSON`() {
    let text = "{\"aps\":{\"timestamp\":\"1795167660\",\n\"event\":\"Update\",\"contentState\":{}}}"
    let json = output(of: text, format: .json)
    #expect(
      json.contains(#"{"rule":"key.misnamed","path":"aps.contentState","line":2,"column":18,"#))
    #expect(json.contains(#"{"rule":"value.word","path":"aps.event","line":2,"column":9,"#))
    #expect(
      json.contains(#"{"rule":"value.quotedNumber","path":"aps.timestamp","line":1,"column":21,"#))
  }

  @Test func `may be cut anywhere, or hold anything, without a trap`() {
    for (index, entry) in Self.entries.enumerated() where index % 4 == 0 {
      let bytes = Array(entry.text.utf8)
      let text = String(decoding: bytes.prefix(bytes.count * (1 + index % 3) / 4), as: UTF8.self)
      #expect(!output(of: text).isEmpty)
    }
  }
}
