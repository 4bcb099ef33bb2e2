import Compositing
import Foundation
import HostIO
import LockScreenSession
import Testing

@testable import IsletProgram

/// The assertions of AK 11, T1 to T20, the ten silent causes of AK 3.38, S1 to S10, and any others: each a feed with
/// expectations in `Scenarios`, run as by `islet check`.
@Suite struct `A scenario` {
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: TestFiles.scenarios.path))?
    .sorted() ?? []

  /// Returns the output of `islet check` for a feed, and the number of failures.
  private func check(
    _ text: some Sequence<UInt8>, named name: String = "feed"
  ) -> (output: String, failureCount: Int) {
    let input = HeadlessRun.Input(name: name, bytes: Array(text))
    var output = CheckOutput(format: .text, input: input, isQuiet: false)
    // A scenario's result does not depend on the screen, and a small one is quicker.
    let setup = Session.Setup.plain(columns: 40, rows: 15)
    let failureCount = CheckCommand.run(input, with: setup, into: &output)
    return (String(decoding: output.bytes, as: UTF8.self), failureCount)
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: TestFiles.scenarios.appending(path: name), encoding: .utf8)
  }

  @Test func `is there for each assertion`() {
    let number = { (index: Int) in "\(index < 10 ? "0" : "")\(index)" }
    let wanted = (1...10).map { "S\(number($0))" } + (1...20).map { "T\(number($0))" }
    for title in wanted { #expect(Self.names.contains { $0.hasPrefix(title) }, "\(title)") }
  }

  @Test(arguments: names)
  func `goes as it says, and the same way each time`(name: String) throws {
    let (output, failureCount) = check(try text(of: name).utf8, named: name)
    #expect(failureCount == 0, "\(output)")
    #expect(check(try text(of: name).utf8, named: name).output == output)
  }

  @Test(arguments: names)
  func `says what it is about, and expects something`(name: String) throws {
    let lines = try text(of: name).split(separator: "\n")
    // The name of an assertion's scenario begins with its number, and so does its note.
    let number = Int(name.dropFirst().prefix(2))
    let title = number.map { name.hasPrefix("S") ? "\(name.prefix(3)): " : "T\($0): " } ?? ""
    #expect(lines.first?.hasPrefix("{\"note\":\"\(title)") == true)
    #expect(lines.contains { $0.contains(#""expect":"#) })
  }

  @Test(arguments: names)
  func `fails where any one of its expectations is another`(name: String) throws {
    let lines = try text(of: name).components(separatedBy: "\n")
    let wrongLines = lines.map { line in
      Self.mistakes.filter { line.contains($0.0) }.map {
        line.replacingOccurrences(of: $0.0, with: $0.1)
      }
    }
    // Each check has a mistake in every line that has one left, and as many failures.
    for round in 0..<(wrongLines.map(\.count).max() ?? 0) {
      let numbers = lines.indices.filter { wrongLines[$0].indices.contains(round) }
      var all = lines
      for number in numbers { all[number] = wrongLines[number][round] }
      guard check(all.joined(separator: "\n").utf8).failureCount != numbers.count else { continue }
      // Some mistake has made others fail, so each is tried alone.
      for number in numbers {
        var changed = lines
        changed[number] = wrongLines[number][round]
        let (output, failureCount) = check(changed.joined(separator: "\n").utf8)
        #expect(failureCount > 0, "\(changed[number]): \(output)")
      }
    }
  }

  /// An expectation, and a wrong one in its place.
  private static let mistakes = [
    (#""state":"active""#, #""state":"ended""#), (#""state":"ended""#, #""state":"active""#),
    (#""state":"stale""#, #""state":"active""#), (#""state":"none""#, #""state":"active""#),
    (#""state":"pending""#, #""state":"active""#), (#""cause":"push""#, #""cause":"app""#),
    (#""cause":"fourHourLimit""#, #""cause":"person""#), (#""island":"none""#, #""island":"x""#),
    (#""island":"compact "#, #""island":"minimal "#), (#""banner":"none""#, #""banner":"x""#),
    (#""lock-screen":["#, #""lock-screen":["x","#), (#""events":["#, #""events":["x","#),
    (#""verdict":"AK "#, #""verdict":"AK 9"#), (#""error":"denied""#, #""error":"visibility""#),
    (#""finding":""#, #""finding":"?"#), (#""score":"#, #""score":1"#),
    (#""expect":"applied""#, #""expect":"dropped""#),
    (#""areActivitiesEnabled":true"#, #""areActivitiesEnabled":false"#),
    (#","expect":{"verdict":"#, #","expected":{"verdict":"#),
  ]

  @Test(arguments: [
    (#""applied""#, nil),
    (#""dropped""#, "expected dropped; it was applied"),
    (#""olderTimestamp""#, "expected olderTimestamp; it was applied"),
    (#""AK 3.17""#, "expected AK 3.17; it was applied"),
    (#""410 ExpiredToken""#, "expected 410 ExpiredToken; it was applied"),
    (#""aplied""#, "the word aplied is no verdict, rule, reason or fact; did you mean applied?"),
    (#""BadTopc""#, "the word BadTopc is no verdict, rule, reason or fact; did you mean BadTopic?"),
    (#""soon""#, "the word soon is no verdict, rule, reason or fact"),
    (#"{"state":"ended"}"#, "expected state ended; it is active"),
    (#"{"state":"dismissed"}"#, "expected state dismissed; it is active"),
    (#"{"cause":"app"}"#, "expected cause app; it is push"),
    (#"{"score":2}"#, "expected score 2.0; it is 50.0"),
    (#"{"content-state":{"n":2}}"#, #"expected content-state {"n":2}; it is {"n":1}"#),
    (#"{"content-state":{ "n": 1.0 }}"#, nil),
    (#"{"island":"none"}"#, "expected island none; it is expanded 1"),
    (#"{"lock-screen":["2"]}"#, "expected lock-screen 2; it is 1"),
    (#"{"banner":"1"}"#, "expected banner 1; it is none"),
    (#"{"events":["alerted","started"]}"#, "expected events alerted, started; there were started"),
    (#"{"events":["started","alerted"]}"#, nil),
    (#"{"finding":"aps.stale-date"}"#, "expected a finding with aps.stale-date; found "),
    (#"{"finding":"none"}"#, "expected no finding; found aps.attributes-type"),
    (#"{"areActivitiesEnabled":false}"#, "expected areActivitiesEnabled false; it is true"),
    (#"{"error":"denied"}"#, "expected the error denied; ActivityKit would throw none"),
    (#"{"stat":"active"}"#, "expect: the key stat is not known; did you mean state?"),
    (#"{"state":"activ"}"#, "expect.state: the word activ is not known; did you mean active?"),
  ])
  func `fails by what is not as expected, and says what is`(expectation: String, words: String?) {
    let line = """
      {"app":"a","aps":{"timestamp":1795200000,"event":"start","attributes-type":"T",\
      "attributes":{},"content-state":{"n":1},"relevance-score":50,\
      "alert":{"title":"t","body":"b"}},"expect":\(expectation)}
      """
    let (output, failureCount) = check(line.utf8)
    #expect((failureCount == 0) == (words == nil), "\(output)")
    if let words { #expect(output.contains(words), "\(output)") }
  }

  @Test func `fails by a drop and by a rejection that were not expected`() {
    let late = #"{"app":"a","aps":{"timestamp":1795200000,"event":"end"}"#
    #expect(check("\(late)}".utf8).failureCount > 0)
    #expect(check("\(late),\"expect\":\"dropped\"}".utf8).failureCount == 0)
    #expect(check("\(late),\"expect\":{\"state\":\"none\"}}".utf8).failureCount > 0)
    #expect(check(#"{"aps":7}"#.utf8).failureCount > 0)
    #expect(check(#"{"aps":7,"expect":"rejected"}"#.utf8).failureCount == 0)
  }

  @Test(arguments: [0.001, 0.7, 1, 60, 100_000])
  func `keeps its own times, however fast the clock runs`(rate: Double) {
    let times = ["00:00:00", "00:01:00", "00:02:00", "00:02:00", "08:00:00"]
    let lines = [
      #"{"at":0,"clock":{"rate":\#(rate)}}"#, #"{"at":60,"clock":"resume"}"#,
      #"{"at":120,"clock":"pause"}"#, #"{"at":120,"clock":"resume"}"#,
      #"{"at":"8h","clock":"resume"}"#,
    ]
    let (output, failureCount) = check(lines.joined(separator: "\n").utf8)
    #expect(failureCount == 0, "\(output)")
    for (index, time) in times.enumerated() {
      #expect(output.contains("\(time) line \(index + 1) "), "\(output)")
    }
  }
}
