import FeedReports
import LiveActivities
import LockScreenUI
import Testing

@testable import IsletProgram
@testable import LockScreenSession

/// Slips that a phone passes over in silence, which a check tells.
@Suite("A slip that nothing else tells") struct SilentSlipTests {
  private func feed(_ states: [String], headers: String = "") -> String {
    states.enumerated().map { index, state in
      let start =
        #""event":"start","attributes-type":"Order","attributes":{},"alert":{"title":"a","body":"b"}"#
      let event = index == 0 ? start : #""event":"update""#
      return
        #"{"app":"com.a","activity":"1","aps":{"timestamp":\#(1_795_200_000 + index),\#(event),"#
        + #""content-state":\#(state)}\#(headers)}"#
    }.joined(separator: "\n")
  }

  @Test func `is a value of another kind than in a state before, once`() {
    let states = [
      #"{"status":"Packed","n":1,"note":null}"#, #"{"status":5,"n":1.5,"note":"a"}"#,
      #"{"status":6,"n":2,"note":null}"#, #"{"status":"late","n":3}"#,
    ]
    let text = checked(feed(states)).text
    let words =
      "aps.content-state.status: found the number 5, and the string \"Packed\" in a state before"
    #expect(text.contains(words), "\(text)")
    #expect(text.ranges(of: "in a state before").count == 1, "\(text)")
    #expect(!text.contains("content-state.n:") && !text.contains("content-state.note:"))
  }

  @Test(arguments: [2, 19, 20, 21, 450, 1000])
  func `is a value of another kind however many states came before`(count: Int) {
    let same = (0..<count).map { #"{"status":"Packed","n":\#($0)}"# }
    let text = checked(feed(same + [#"{"status":5,"n":1}"#, #"{"status":6,"n":2}"#])).text
    #expect(text.ranges(of: "in a state before").count == 1, "\(text.suffix(900))")
    #expect(!checked(feed(same)).text.contains("in a state before"))
  }

  @Test(arguments: [0, 1]) func `is no value behind the last content that is compared`(excess: Int)
  {
    let inspected = InspectionLimits.statesOfActivityMaximum
    let same = (0..<InspectionLimits.comparedStatesMaximum + inspected - 1 + excess).map { _ in
      #"{"status":"Packed"}"#
    }
    let text = checked(feed(same + [#"{"status":5}"#])).text
    #expect(text.contains("in a state before") == (excess == 0))
  }

  @Test func `is no value of another attributes type under the same name`() {
    let first = feed([#"{"status":1}"#, #"{"status":2}"#])
    let end =
      #"{"app":"com.a","activity":"1","aps":{"timestamp":1795200010,"event":"end","dismissal-date":1}}"#
    let second = feed([#"{"status":"open"}"#]).replacing("Order", with: "Visit")
      .replacing("1795200000", with: "1795200020")
    let text = checked([first, end, second].joined(separator: "\n")).text
    #expect(!text.contains("in a state before"), "\(text)")
  }

  @Test func `is no value of an app whose types are known, which does not decode`() {
    let layout =
      #"{"layout":{"attributes-type":"Order","content-state":{"status":"String"},"#
      + #""lock-screen":{"Text":"{state.status}"}}}"# + "\n"
    let text = checked(layout + feed([#"{"status":"a"}"#, #"{"status":5}"#])).text
    #expect(!text.contains("in a state before"), "\(text)")
  }

  @Test(arguments: [
    (1_795_200_000_000, "milliseconds", "divide by 1000: 1795200000"), (1_795_200_000, "", ""),
    (0, "", ""),
  ])
  func `is an expiration in a smaller unit than seconds`(
    expiration: Int, unit: String, remedy: String
  ) {
    let headers =
      #","headers":{"apns-topic":"com.a.push-type.liveactivity","apns-push-type":"liveactivity","#
      + #""apns-expiration":"\#(expiration)"}"#
    let text = checked(feed([#"{"a":1}"#], headers: headers)).text
    #expect(text.contains("headers.apns-expiration") == !unit.isEmpty, "\(text)")
    #expect(text.contains(unit) && text.contains(remedy))
  }

  @Test(arguments: [(1_995_200_000, true), (1_795_200_300, false)])
  func `is a start whose time is years ahead of the pushes behind it`(start: Int, isTold: Bool) {
    let lines = feed([#"{"a":1}"#, #"{"a":2}"#]).replacing("1795200000", with: "\(start)")
    let text = checked(lines).text
    #expect(text.contains("dropped: aps.timestamp"), "\(text)")
    let older = feed([#"{"a":1}"#, #"{"a":2}"#]).replacing("1795200001", with: "1168364460")
    #expect(!checked(older).text.contains("at fault"), "that of Apple's example is the mistake")
    #expect(
      text.contains("more than a year later, so the timestamp of that one is at fault") == isTold)
  }

  @Test func `is a number's format for a text`() {
    let layout = { (format: String) in
      #"{"layout":{"attributes-type":"Order","lock-screen":{"Text":"{state.status|\#(format)}"}}}"#
        + "\n"
    }
    let states = feed([#"{"status":"Packed"}"#])
    let words = "state.status: expected a number, which its format is for, found the string"
    #expect(checked(layout("%d") + states).text.contains(words))
    #expect(!checked(layout("%@") + states).text.contains("expected a number"))
  }

  @Test func `is a symbol's name given as an image's`() {
    let layout = #"{"layout":{"attributes-type":"Order","lock-screen":{"Image":"cart"}}}"# + "\n"
    let text = checked(layout + feed([#"{"a":1}"#])).text
    #expect(text.contains("or, for the symbol, write systemName: \"cart\""), "\(text)")
  }

  @Test(arguments: [
    ("", "", "layout.lock-screen.VStack[0].padding", 85, 1),
    (#"{"note":"a"}"# + "\n", "\n ", "layout.lock-screen.VStack[0].padding", 76, 3),
  ])
  func `has the place in a layout that the layout's own file has`(
    before: String, between: String, path: String, column: Int, line: Int
  ) throws {
    let object =
      #"{"layout":\#(between){"attributes-type":"Order","lock-screen":{"VStack":[{"Text":"a","padding":"16"}]}}}"#
    let place = (line > 1 ? "line \(line), " : "") + "column \(column): \(path): expected"
    let text = checked(before + object).text
    #expect(text.contains("rejected: " + place), "\(text)")
    #expect(text.contains("found the string \"16\"; remove the quotes: 16"), "\(text)")
    let fault = #expect(throws: Failure.self) {
      try AppearanceOptions.layout(Array(object.utf8), at: "x")
    }
    #expect(fault?.message.contains("column \(column): \(path)") == true, "\(fault as Any)")
    let json = checked(before + object, format: .json).text
    #expect(json.contains(#""path":"\#(path)","line":\#(line),"column":\#(column)"#), "\(json)")
  }

  @Test func `has the place of a missing value in a layout by the feed's lines`() {
    let layout = #"{"layout":{"attributes-type":"Order","lock-screen":{"Text":"{state.b}"}}}"#
    let text = checked(#"{"note":"a"}"# + "\n" + layout + "\n" + feed([#"{"a":1}"#])).text
    #expect(text.contains("layout line 2, column 60: the content has no state.b"), "\(text)")
  }

  @Test(arguments: [
    (#"{"theme":{"name":"x"}}"#, "theme: rejected: column 10: theme: the key title is missing"),
    ("{\"theme\":\n{\"nam\":\"x\"}}", "theme: rejected: line 2, column 2: theme: the key nam"),
  ])
  func `has the place in a theme that its line has`(line: String, words: String) {
    let text = checked(line).text
    #expect(text.contains(words), "\(text)")
  }

  @Test(arguments: [
    (##"{"…":"the rest"}"##, "aps.content-state.…: the key … is a placeholder"),
    (##"{"items":[{"...":1}]}"##, "aps.content-state.items[0]....: the key ... is a placeholder"),
    (##"{"__typename":"a","__v__":1}"##, ""),
  ])
  func `is a key that stands for others`(state: String, words: String) {
    let text = checked(feed([state])).text
    #expect(text.contains("the key ") == !words.isEmpty, "\(text)")
    #expect(text.contains(words.isEmpty ? "applied" : words), "\(text)")
  }

  @Test func `is a color of too few digits`() {
    let layout =
      ##"{"layout":{"attributes-type":"O","lock-screen":{"Text":"a","foregroundStyle":"#12"}}}"##
    #expect(checked(layout).text.contains("#12 is no color; write one such as #1A2B3C"))
  }

  @Test(arguments: [
    (#"{"readyAt":817699092.2219999,"n":1}"#, #"{"readyAt":817699092.222,"n":1}"#),
    ("1.5 and 12.34567", "1.5 and 12.34567"), ("0.000123456789012", "0.000123456789012"),
    ("12.345678901234", "12.346"), ("99999999999999999.1234", "99999999999999999.1234"),
    ("v1.2.3456789", "v1.2.3456789"), ("", ""),
    ("1.", "1."),
  ])
  func `leaves the noise out of a state's numbers`(state: String, told: String) {
    #expect(state.roundingLongFractions == told)
  }

  @Test func `of a build that stopped stands below the fault of a newer source`() {
    var inspection = SourceInspection()
    inspection.add(SourceReport.Line("✗ stopped", .failure), of: nil)
    inspection.report = SourceReport(lines: [SourceReport.Line("built", .good)])
    #expect(inspection.fullReport.lines.map(\.text) == ["✗ stopped", "built"])
    inspection.report = SourceReport(lines: [SourceReport.Line("✗ a comma", .failure)])
    #expect(inspection.fullReport.lines.map(\.text) == ["✗ a comma", "✗ stopped"])
    #expect(inspection.fullReport.notice == "✗ a comma")
  }

  @Test func `of a build is no good news beside code that stopped, nor while the next one runs`() {
    var inspection = SourceInspection(
      report: SourceReport(lines: [SourceReport.Line("✓ Ride · built in 1.1 s", .good)]))
    inspection.add(SourceReport.Line("✗ one", .failure), of: nil)
    let place = CodePlace(
      attributesType: "Ride", presentation: "lock screen", state: "{}", digest: 1)
    let stop = PreviewHostProcess.Stop(place: place, crash: nil, hangs: true)
    let words = Messages.stopping(at: place, stop)
    #expect(
      words
        == "✗ Ride, lock screen: took more than 3 s and was ended; its stack is being read …")
    inspection.add(SourceReport.Line(words, .failure), of: place, isUnread: true)
    #expect(
      inspection.fullReport.lines.map(\.text) == [words, "✗ one", "Ride · built in 1.1 s"])
    #expect(inspection.fullReport.lines.last?.role == .faint)
    inspection.beginBuild()
    #expect(inspection.fullReport.lines.map(\.text) == ["building …"])
    inspection.isBuilding = false
    inspection.report = SourceReport(lines: [SourceReport.Line("✗ a comma", .failure)])
    #expect(inspection.fullReport.lines.map(\.text) == ["✗ a comma", "✗ one"])
    inspection.beginBuild()
    #expect(
      inspection.fullReport.lines
        == [SourceReport.Line("building …", .faint), SourceReport.Line("a comma", .faint)])
  }

  @Test func `of code that stops with a second state is told once`() {
    var inspection = SourceInspection()
    func place(_ presentation: String, _ digest: UInt64) -> CodePlace {
      CodePlace(attributesType: "Ride", presentation: presentation, state: "{}", digest: digest)
    }
    inspection.add(SourceReport.Line("✗ one", .failure), of: place("lock screen", 1))
    inspection.add(
      SourceReport.Line("✗ two", .failure), of: place("lock screen", 2), isUnread: true)
    #expect(inspection.fullReport.lines.map(\.text) == ["✗ one"])
    inspection.add(SourceReport.Line("✗ three", .failure), of: place("minimal", 2), isUnread: true)
    #expect(inspection.fullReport.lines.map(\.text) == ["✗ three", "✗ one"])
  }

  @Test func `names files that are gone since the last program was built`() {
    #expect(Messages.goneFiles([]).isEmpty)
    #expect(
      Messages.goneFiles(["/a/Helper.swift"])
        == ["Helper.swift is gone since the last program was built"])
    #expect(
      Messages.goneFiles(["/a/B.swift", "/a/A.swift"])
        == ["A.swift, B.swift are gone since the last program was built"])
  }

  @Test func `of a date as text that has passed names no number but the text's`() {
    let (text, _) = checked(
      feed([]) + #"{"aps":{"timestamp":1795200001,"event":"update","content-state":{"n":1},"#
        + #""stale-date":"2026-11-20T10:00:00Z"}}"# + "\n")
    #expect(text.contains("send 1795168800 for it"), "\(text)")
    #expect(text.contains("2026-11-20 10:00:00 had passed when it came"), "\(text)")
    #expect(!text.contains("aps.stale-date: 1795168800"))
  }
}
