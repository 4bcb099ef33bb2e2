import ActivityFeed
import LiveActivities
import PastedPayloads
import StrictJSON
import Testing

@Suite struct FeedDecoderTests {
  private func decode(_ text: String) throws(FeedFault) -> FeedEvent {
    // It begins at line 7.
    try Feed.line(String(repeating: "\n", count: 6) + text).event
  }

  @Test func `a push is read with every key`() throws {
    let text =
      #"""
      {"app":"com.example.pizza","activity":"42","aps":{"timestamp":1795200000,"event":"start",
      "attributes-type":"Pizza","attributes":{"n":2},"content-state":{"driver":"Anne"},
      "stale-date":1795203600,"relevance-score":50.5,"dismissal-date":1795207200,
      "alert":{"title":{"loc-key":"%@ is near, %@","loc-args":["Anne","now"]},"body":"b","sound":"default"},
      "custom":[1]}}
      """#
    let event = try decode(text)
    let push = ActivityPush(
      event: .start, timestamp: Timestamp(secondsSince1970: 1_795_200_000),
      contentState: EncodedJSON(#"{"driver":"Anne"}"#),
      staleDate: Timestamp(secondsSince1970: 1_795_203_600), relevanceScore: 50.5,
      dismissalDate: Timestamp(secondsSince1970: 1_795_207_200),
      alert: AlertConfiguration(title: "Anne is near, now", body: "b", sound: .default),
      attributesType: "Pizza", attributes: EncodedJSON(#"{"n":2}"#), payloadByteCount: 323)
    let id = ActivityID(app: BundleID("com.example.pizza"), name: "42")
    #expect(event == .command(.push(push, id)))
  }

  @Test(
    arguments: [
      (#"{"aps":{"timestamp":1,"event":"end"}}"#, "local", "1"),
      (#"{"Simulator Target Bundle":"com.a","aps":{"timestamp":1,"event":"end"}}"#, "com.a", "1"),
      (
        #"{"app":"com.a.push-type.liveactivity","activity":"x","aps":{"timestamp":1,"event":"end"}}"#,
        "com.a", "x"
      ),
    ])
  func `a payload finds its app and activity`(text: String, app: String, name: String) throws {
    guard case .command(.push(_, let id)) = try decode(text) else {
      Issue.record("no push")
      return
    }
    #expect(id == ActivityID(app: BundleID(app), name: name))
  }

  @Test(
    arguments: [
      (
        #"{"person":"dismiss","app":"a","activity":"b"}"#,
        .command(.person(.dismiss(ActivityID(app: BundleID("a"), name: "b"))))
      ),
      (#"{"person":"fold","app":"a"}"#, .command(.person(.fold(BundleID("a"))))),
      (#"{"person":"collapse-island"}"#, .command(.person(.collapseIsland))),
      (#"{"clock":"pause"}"#, .clock(.pause)),
      (#"{"clock":{"advance":"1h30m"}}"#, .clock(.advance(.seconds(5400)))),
      (#"{"clock":{"advance":8}}"#, .clock(.advance(.seconds(8)))),
      (#"{"clock":{"rate":60}}"#, .clock(.rate(60))),
      (#"{"theme":"dawn"}"#, .theme("dawn")),
      (#"{"theme":{"name":"x"}}"#, .themeObject(Array(#"{"theme":{"name":"x"}}"#.utf8))),
      (#"{"layout":{"a":[1]}}"#, .layout(Array(#"{"layout":{"a":[1]}}"#.utf8))),
      (#"{"scene":"foreground","app":"a"}"#, .command(.device(.foreground(BundleID("a"))))),
      (#"{"device":"lock"}"#, .command(.device(.lock))),
    ] as [(String, FeedEvent)])
  func `local events are read`(text: String, wanted: FeedEvent) throws {
    #expect(try decode(text) == wanted)
  }

  @Test(
    arguments: [
      (#"{"aps":{"timestamp":"1","event":"end"}}"#, "aps.timestamp", "value.quotedNumber"),
      (#"{"aps":{"timestamp":1,"event":"begin"}}"#, "aps.event", "value.word"),
      (
        #"{"aps":{"timestamp":1,"event":"update","content-state":"x"}}"#, "aps.content-state",
        "value.kind"
      ),
      (
        #"{"aps":{"timestamp":1,"event":"end","relevance-score":"high"}}"#, "aps.relevance-score",
        "value.kind"
      ),
      (
        #"{"aps":{"timestamp":1,"event":"end","alert":{"title":7}}}"#, "aps.alert.title",
        "value.kind"
      ),
      (#"{"aps":[]}"#, "aps", "value.kind"),
      (#"{"clock":{"advance":"soon"}}"#, "clock.advance", "a duration"),
      (#"{"clock":{"rate":0}}"#, "clock.rate", "a rate"),
      ("[1]", "", "an object"),
    ])
  func `a wrong value is named by its path`(text: String, path: String, expected: String) throws {
    let fault = #expect(throws: FeedFault.self) { try decode(text) }
    if case .slip(let slip)? = fault?.problem {
      #expect([slip.path, slip.problem.rule] == [path, expected])
      return
    }
    guard case .json(let json) = fault?.problem,
      case .unexpected(let wanted, _) = json.problem
    else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(json.path == path)
    #expect(wanted.hasPrefix(expected), "\(wanted)")
  }

  @Test func `a missing key, an unknown kind and milliseconds are told apart`() {
    #expect(throws: FeedFault.self) { try decode(#"{"aps":{"event":"end"}}"#) }
    let unknown = #expect(throws: FeedFault.self) { try decode(#"{"hello":1}"#) }
    guard case .unknownKind = unknown?.problem else {
      Issue.record("\(String(describing: unknown))")
      return
    }
    let fault = #expect(throws: FeedFault.self) {
      try decode("{\"aps\":{\"event\":\"end\",\n\"timestamp\":1747758082083}}")
    }
    #expect(fault?.line == 8)
    guard case .slip(let slip)? = fault?.problem else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(
      slip.problem == .value(.smallUnit("1747758082083", .milliseconds, seconds: "1747758082")))
  }

  @Test(arguments: ["", "h", "1", "1x", "1h1h", "1m1h", "-1h", "99999999h", "１h"])
  func `what is no duration is refused`(text: String) {
    #expect(Duration(hoursMinutesSeconds: text) == nil)
  }
}
