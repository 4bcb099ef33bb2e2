import ActivityFeed
import ActivityLayouts
import Compositing
import FeedReports
import LiveActivities
import LockScreenSession
import StrictJSON
import Testing

@testable import IsletProgram

/// Runs `islet check` on a feed inside the test, and returns its text and its log.
func checked(
  _ feed: String, format: ReportFormat = .text, isQuiet: Bool = false, setup: Session.Setup? = nil
) -> (text: String, log: ReportLog) {
  let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
  var run = HeadlessRun(
    setup ?? Session.Setup.plain(columns: 80, rows: 24), of: [input])
  var output = CheckOutput(format: format, input: input, isQuiet: isQuiet)
  while case .line(let report) = run.next() { output.add(report) }
  output.end(run.session.log)
  return (String(decoding: output.bytes, as: UTF8.self), run.session.log)
}

/// Returns the findings on a feed, in the order of its lines.
func findings(on feed: String, setup: Session.Setup? = nil) -> [Finding] {
  let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
  var run = HeadlessRun(
    setup ?? Session.Setup.plain(columns: 80, rows: 24), of: [input])
  var findings: [Finding] = []
  while case .line(let report) = run.next() { findings += report.findings }
  return findings
}

@Suite struct `A check` {
  private static let feed = """
    {"app":"com.a","activity":"ride","aps":{"timestamp":1795200000,"event":"start",
      "attributes-type":"Ride","attributes":{},"content-state":{"eta":1795201800},
      "alert":{"title":"Off","body":"we go"}}}
    {"at":60,"app":"com.a","activity":"ride","aps":{"timestamp":1795199999,"event":"update",
      "content-state":{}},"expect":"AK 3.17"}
    {"at":"1h","app":"com.a","activity":"ride","aps":{"timestamp":1795203600,"event":"update",
      "content-state":{},}}
    {"at":"8h","clock":"pause"}
    {"at":"12h","app":"com.a","activity":"ride","expect":{"state":"active"}}

    """

  @Test func `a check tells verdicts, what happened and notes in order`() {
    let text = checked(Self.feed).text
    let token =
      text.split(separator: " ").first { $0.count >= 64 }.map { String($0.prefix(64)) } ?? "-"
    #expect(
      text.replacing(token, with: "TOKEN") == """
        feed
          00:00:00 line 1   start a/ride: applied
          00:00:00   a/ride is active: a push asked for it
          00:00:00   a/ride has the push token TOKEN
          00:00:00   a/ride lights the screen
          00:00:00   a/ride fills the expanded island
                     finding: aps.attributes-type: there is no layout for Ride, so a plain card is shown, and its \
        types are not known; give one with --layout (AK 1.34)
                     finding: aps.content-state.eta: if it is a Date in Swift, 1795201800 is 2057-11-20 19:10:00, \
        since it counts from 2001; Unix seconds would be 2026-11-20 19:10:00: send 816894600 (AK 3.2)
          00:00:05 a/ride leaves the expanded island
          00:01:00 line 4   update a/ride: dropped: aps.timestamp: expected 1795200000 or later, the last \
        applied, found 1795199999; the phone ignores it; send the time at which you send (AK 3.17)
        ✗ 00:01:00 line 7   rejected: column 21: aps.content-state: a comma with nothing after it; \
        remove the comma; the phone does nothing
          08:00:00 a/ride active → ended: it was active for 8 hours
          08:00:00 line 8   clock: applied
          12:00:00 a/ride ended → dismissed: it had ended 4 hours ago
        ✗ 12:00:00 line 9   expect: not met
                     unmet: expected state active; it is none
          5 lines: 3 applied, 1 dropped, 1 rejected; 2 findings; 2 lines failed

        """)
  }

  @Test func `a check tells the same in JSON, one object a line`() throws {
    var parser = JSONParser()
    let text = checked(Self.feed, format: .json).text
    let values = try text.split(separator: "\n").map { try parser.parse(Array($0.utf8)) }
    let verdicts = values.filter { $0["verdict"] != nil }
    #expect(verdicts.compactMap { $0["line"]?.int64 } == [1, 4, 7, 8, 9])
    #expect(verdicts.allSatisfy { $0["file"]?.string == "feed" })
    #expect(verdicts[1]["rule"]?.string == "olderTimestamp")
    #expect(verdicts[1]["failure"] == nil)
    #expect(verdicts[2]["failure"]?.bool == true)
    #expect(verdicts[4]["unmet"]?.elements.map(\.text) == ["expected state active; it is none"])
    let states = values.filter { $0["event"]?.string == "stateChanged" }
    #expect(states.compactMap { $0["state"]?.string } == ["ended", "dismissed"])
    #expect(states.compactMap { $0["cause"]?.string } == ["eightHourLimit", "fourHourLimit"])
    #expect(values.last?["lines"]?.int64 == 5)
    #expect(values.last?["failures"]?.int64 == 2)
  }

  @Test func `a check is quiet of what is as expected`() {
    let lines = checked(Self.feed, isQuiet: true).text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.dropFirst().prefix(2).allSatisfy { $0.hasPrefix("✗") })
    for format in ReportFormat.allCases {
      #expect(checked(pushLine("start", "1"), format: format, isQuiet: true).text.isEmpty)
    }
  }

  @Test func `a check says the same twice`() {
    #expect(checked(Self.feed).text == checked(Self.feed).text)
  }

  // MARK: - Payloads alone

  private static let update = """
    {"aps":{"timestamp":1795200000,"event":"update","content-state":{"eta":"2026-11-20T19:10:00Z"}}}
    """

  @Test func `a check takes an update without its start for one of an activity that runs`() {
    let (text, log) = checked(Self.update)
    #expect(log.failureCount == 0)
    #expect(text.contains("update local/1: applied\n"))
    #expect(text.contains("finding: no line starts local/1, so islet assumes that it is running"))
    #expect(text.contains("aps.content-state.eta: if it is a Date in Swift"))
    // The presumed start makes no events.
    #expect(!text.contains("is active"))
  }

  @Test(arguments: ["start", "update"])
  func `a check decodes by the types of the layout`(event: String) throws {
    var setup = Session.Setup.plain(columns: 80, rows: 24)
    setup.views.add(
      try .parse(
        Array(
          #"{"attributes-type":"T","content-state":{"eta":"Date"},"lock-screen":{"Text":"x"}}"#.utf8
        )))
    let start = pushLine("start", "1", state: Self.state)
    let (text, log) = checked(event == "start" ? start : Self.update, setup: setup)
    #expect(log.droppedCount == 1)
    #expect(
      text.contains(
        "dropped: aps.content-state.eta: expected Date, found the string \"2026-11-20T19:10:00Z\"; "
          + "the phone only logs that it can't decode"), "\(text)")
  }

  private static let state = #"{"eta":"2026-11-20T19:10:00Z"}"#

  @Test(arguments: [
    #"{"activity":"1","aps":{"timestamp":1795200000,"event":"update","content-state":{}}}"#,
    #"{"aps":{"timestamp":1795200000,"event":"update"}}"#,
    pushLine("start", "2") + "\n"
      + #"{"app":"com.a","aps":{"timestamp":1795200000,"event":"update","content-state":{}}}"#,
    pushLine("start", "2").replacing("com.a", with: "local") + "\n"
      + #"{"aps":{"timestamp":1795200000,"event":"update","content-state":{}}}"#,
  ])
  func `a check presumes nothing of an activity that is named, of a bad push, or beside another`(
    feed: String
  ) {
    #expect(checked(feed).log.droppedCount == 1)
  }

  @Test(arguments: ["com.example.pizza", "com.mine", nil])
  func `a check leaves an app's types to the app, though a sample of islet's has the same name`(
    app: String?
  ) {
    let owner = app.map { #""app":"\#($0)","# } ?? ""
    let (text, log) = checked(
      """
      {\(owner)"aps":{"timestamp":1795200000,"event":"start","attributes-type":"PizzaDeliveryAttributes",
        "attributes":{"restaurant":7},"content-state":{"driver":"Anne"},"alert":{"title":"t","body":"b"}}}
      """)
    #expect(log.failureCount == 0, "\(text)")
    #expect(text.contains("there is no layout for PizzaDeliveryAttributes"))
  }

  @Test(arguments: [
    ("T", nil),
    (
      "MyApp.T",
      "expected T or Order, found MyApp.T; the phone starts nothing, and only logs it; send T, "
        + "without the module's name (AK 1.34, 3.20)"
    ),
    ("Ordr", "did you mean Order?"),
    ("Wholly", "send the Swift type's name, or give a layout for it"),
  ])
  func `a check starts nothing of a type without views where others have some`(
    type: String, words: String?
  ) throws {
    var setup = Session.Setup.plain(columns: 80, rows: 24)
    for type in ["T", "Order"] {
      setup.views.add(
        try .parse(Array(#"{"attributes-type":"\#(type)","lock-screen":{"Text":"x"}}"#.utf8)))
    }
    let named = #""attributes-type":"\#(type)""#
    let start = pushLine("start", "1").replacing(#""attributes-type":"T""#, with: named)
    let (text, log) = checked(start, setup: setup)
    #expect(log.droppedCount == (words == nil ? 0 : 1))
    if let words { #expect(text.contains(words), "\(text)") }
    // The app has the types that it requests itself.
    let request = """
      {"app":"com.a","scene":"foreground"}
      {"app":"com.a","request":{\(named),"content-state":{}}}
      """
    #expect(checked(request, setup: setup).log.failureCount == 0)
  }

  @Test func `a check judges the demo's own activities by their types`() {
    let (text, log) = checked(
      pushLine("start", "1", state: #"{"driverName":7}"#)
        .replacing("com.a", with: "islet.demo.pizza")
        .replacing(#""attributes-type":"T""#, with: #""attributes-type":"PizzaDeliveryAttributes""#)
        .replacing(
          #""attributes":{}"#, with: #""attributes":{"numberOfPizzas":1,"totalAmount":"$1"}"#))
    #expect(log.droppedCount == 1)
    #expect(text.contains("content-state.driverName: expected String"), "\(text)")
  }

  @Test func `a check drops a second update that is older than the first`() {
    let older = Self.update.replacing("1795200000", with: "1795199999")
    #expect(checked(Self.update + "\n" + older).text.contains("the last applied, found 1795199999"))
  }

  // MARK: - Faults in words

  @Test(
    arguments: [
      (
        "{\"aps\":{\"event\":\"end\", // over\n\"timestamp\":1}}",
        "column 24: aps.event: the comment // over; JSON has none, remove it; the phone does nothing"
      ),
      (
        "{\"aps\":{\"event\":/* one\n of three */\"end\",\"timestamp\":1}}",
        "column 17: aps.event: the comment /* one…; JSON has none, remove it; the phone does nothing"
      ),
      (
        #"{"aps":{"event":/* end */"end","timestamp":1}}"#,
        "column 17: aps.event: the comment /* end */; JSON has none, remove it; the phone does nothing"
      ),
    ])
  func `a check says what is wrong and what to do`(line: String, words: String) {
    let (text, log) = checked(line)
    #expect(log.rejectedCount == 1)
    #expect(text.contains("rejected: \(words)\n"), "\(text)")
  }

  @Test func `a check tells a line of no kind what it may be, and what it is`() {
    let text = checked(#"{"input":{},"expected":{}}"#).text
    #expect(
      text.contains(
        "rejected: expected aps, which a push has; found input, expected; write "
      ))
    #expect(checked("{}").text.contains("; found no key; write {\"aps\": {…}}"))
  }

  @Test func `a check notes dates that look like milliseconds, and takes them as a phone does`() {
    let line =
      #"{"aps":{"timestamp":1795200000,"event":"end","dismissal-date":1795200000000}}"#
    let (text, log) = checked(line)
    #expect(log.failureCount == 0)
    #expect(
      text.contains(
        "finding: aps.dismissal-date: expected seconds since 1970, found what looks like milliseconds"
      )
    )
  }

  @Test(arguments: [
    ("0", "0 is 1970-01-01 00:00:00, before there were Live Activities; a phone ignores this once"),
    ("1234567890", "1234567890 is 2009-02-13 23:31:30, before"), ("-9", "-9 is 1969-12-31"),
    ("816894600", "it looks like seconds since 2001, as Swift's Date counts"),
    ("816894600", "send 1795201800 (AK 3.2, 3.17)"),
  ])
  func `a check says which year an old timestamp is, and applies it`(seconds: String, words: String)
  {
    for event in ["start", "update", "end"] {
      let line = pushLine(event, "1").replacing("1795200000", with: seconds)
      let alone = line.replacing(#""app":"com.a","activity":"1","#, with: "")
      let (text, log) = checked(alone)
      #expect(log.failureCount == 0, "\(text)")
      #expect(text.contains("finding: aps.timestamp: ") && text.contains(words), "\(text)")
    }
  }

  @Test(arguments: [
    ("stale-date", "816894600", "send 1795201800 (AK 3.2)"),
    ("stale-date", "0", "a phone takes the content for out of date"),
    ("dismissal-date", "816894600", "the activity leaves at once; send 1795201800"),
    ("dismissal-date", "0", nil), ("dismissal-date", "1795199999", nil),
  ])
  func `a check notes dates of aps that count from 2001`(
    key: String, seconds: String, words: String?
  ) {
    let event = key == "stale-date" ? "update" : "end"
    let line = pushLine("start", "1") + "\n" + pushLine(event, "1", extra: ",\"\(key)\":\(seconds)")
    let (text, log) = checked(line)
    #expect(log.failureCount == 0, "\(text)")
    #expect(text.contains("finding: aps.\(key): ") == (words != nil), "\(text)")
    if let words { #expect(text.contains(words), "\(text)") }
  }

  @Test(arguments: [
    (
      "request", #"{"attributes-type":"T","content-state":{},"stale-date":816894600}"#, "stale-date"
    ),
    ("update", #"{"content-state":{},"stale-date":1795199999}"#, "stale-date"),
    ("update", #"{"content-state":{},"stale-date":816894600}"#, "stale-date"),
    ("end", #"{"dismissal-policy":816894600}"#, "dismissal-policy"),
  ])
  func `a check notes such dates in the app's own calls`(kind: String, call: String, key: String) {
    let start = #"{"app":"com.a","scene":"foreground"}"# + "\n" + pushLine("start", "1") + "\n"
    let name = kind == "request" ? "2" : "1"
    let (text, log) = checked(start + #"{"app":"com.a","activity":"\#(name)","\#(kind)":\#(call)}"#)
    #expect(log.failureCount == 0, "\(text)")
    #expect(text.contains("finding: \(kind).\(key): "), "\(text)")
  }

  @Test(arguments: [(#"{"Text":"x"}"#, 1), (#"{"if":"{context.isStale}","then":{"Text":"x"}}"#, 0)])
  func `a check notes a stale date that its layout does not read`(card: String, count: Int) throws {
    var setup = Session.Setup.plain(columns: 80, rows: 24)
    let layout = #"{"attributes-type":"T","lock-screen":\#(card)}"#
    setup.views.add(try .parse(Array(layout.utf8)))
    let lines = ["start", "update"].map { pushLine($0, "1", extra: #","stale-date":1795203600"#) }
    let text = checked(lines.joined(separator: "\n"), setup: setup).text
    #expect(
      text.matches(of: /nothing in the layout reads {context.isStale}/).count == count, "\(text)")
  }

  @Test(arguments: [
    (#"{"title-loc-key":"T %@","title-loc-args":["1"],"loc-key":"B"}"#, "T 1", "B"),
    (#"{"title":{"loc-key":"T"},"loc-key":"%@ %@","loc-args":["1","2"]}"#, "T", "1 2"),
    (#"{"title":"T","title-loc-key":"x","body":"B","loc-key":"y"}"#, "T", "B"),
  ])
  func `a check reads localized alerts in each form`(alert: String, title: String, body: String) {
    var reader = FeedLineReader()
    let line = pushLine("update", "1", extra: ",\"alert\":\(alert)") + "\n"
    reader.append(Array(line.utf8))
    let event = reader.next()?.content.event
    guard case .command(let command) = event else { return #expect(Bool(false), "\(line)") }
    #expect(command.push?.alert == AlertConfiguration(title: title, body: body))
    #expect(!checked(pushLine("start", "1") + "\n" + line).text.contains("neither title nor body"))
  }

  @Test func `a check reads headers in capitals, and ignores unknown ones with a note`() {
    let headers =
      #"{"APNS-Push-Type":"liveactivity","Apns-Topic":"com.a.push-type.liveactivity","apns-prioritty":5,"Host":"x"}"#
    let line = pushLine("start", "1").replacing(
      #"{"app":"com.a","#, with: #"{"headers":\#(headers),"#)
    let (text, log) = checked(line)
    #expect(log.failureCount == 0, "\(text)")
    #expect(text.contains("start a/1: applied"))
    #expect(
      text.contains(
        "finding: headers: APNs reads no apns-prioritty, Host; did you mean apns-priority? (AK 3.14)"
      ))
  }

  @Test func `a check takes null for what is absent`() {
    let line = """
      {"aps":{"timestamp":1795200000,"event":"update","content-state":{},"stale-date":null,\
      "dismissal-date":null,"relevance-score":null,"alert":null,"attributes":null}}
      """
    #expect(checked(line).log.failureCount == 0)
    let start = pushLine("start", "1").replacing(
      #""alert":{"title":"t","body":""}"#, with: #""alert":null"#)
    #expect(checked(start).text.contains("aps.alert: it is missing"))
  }

  @Test func `a check tells of a key that is there twice, and takes the first`() {
    let line = pushLine("start", "1", state: #"{"a":{"n":1,"n":2},"b":1}"#)
      .replacing(#""event":"#, with: #""event":"start","event":"#)
    let text = checked(line.dropLast() + #","expect":{"content-state":{"a":{"n":1},"b":1}}}"#).text
    #expect(text.contains("finding: aps.event: duplicate key; the first one is used"))
    #expect(text.contains("finding: aps.content-state.a.n: duplicate key"))
    #expect(text.hasSuffix("; all as expected\n"), "\(text)")
  }

  @Test func `a check names a key by its path in a call of the app, too`() {
    let line = """
      {"scene":"foreground","app":"com.a"}
      {"app":"com.a","request":{"attributes-type":"T","attributes":{},"content-state":{"eta":1795200000}}}
      """
    let text = checked(line).text
    #expect(text.contains("finding: request.attributes-type: there is no layout for T"))
    #expect(text.contains("finding: request.content-state.eta: "))
  }
}
