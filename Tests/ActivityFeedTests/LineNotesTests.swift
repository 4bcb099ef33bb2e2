import ActivityFeed
import LiveActivities
import Testing

/// The keys of a line beside its event: `at`, `expect`, `note`, `request-id`, headers and addresses.
@Suite struct LineNotesTests {
  private static let id = ActivityID(app: BundleID("a"), name: "1")

  @Test(
    arguments: [
      ("0", .zero), ("90", .seconds(90)), ("0.5", .milliseconds(500)),
      (#""1h30m""#, .seconds(5400)), (#""2d""#, .seconds(172_800)), (#""0s""#, .zero),
    ] as [(String, Duration)])
  func `a line comes at its time`(text: String, time: Duration) throws {
    #expect(try Feed.line("{\"at\":\(text),\"clock\":\"pause\"}").notes.time == time)
  }

  @Test func `a note speaks to its reader, alone or beside anything`() throws {
    let alone = try Feed.line(#"{"note":"Here it begins."}"#)
    #expect(alone.event == .expectation)
    #expect(alone.notes.remark == "Here it begins.")
    let beside = try Feed.line(#"{"note":"And goes on.","clock":"pause"}"#)
    #expect(beside.event == .clock(.pause))
    #expect(beside.notes.remark == "And goes on.")
  }

  @Test(arguments: ["7", #""a""#, #"{"n":[1,2]}"#, "null"])
  func `a request's identifier is kept as it was written`(text: String) throws {
    let line = try Feed.line("{\"request-id\":\(text),\"clock\":\"pause\"}")
    #expect(line.notes.requestID == EncodedJSON(text))
  }

  @Test func `an expectation is a verdict, or has every key`() throws {
    var wanted = Expectation(activity: Self.id)
    wanted.verdict = "dropped"
    #expect(try Feed.line(#"{"app":"a","expect":"dropped"}"#).notes.expectation == wanted)
    wanted.verdict = "applied"
    wanted.error = "denied"
    wanted.state = "none"
    wanted.cause = "push"
    wanted.score = 1.5
    wanted.contentState = EncodedJSON(#"{"n":1}"#)
    wanted.island = "compact 1"
    wanted.lockScreen = ["1", "2"]
    wanted.banner = "none"
    wanted.events = ["started"]
    wanted.finding = "AK"
    wanted.areActivitiesEnabled = false
    let text = #"""
      {"app":"a","expect":{"verdict":"applied","error":"denied","state":"none","cause":"push",
      "score":1.5,"content-state":{"n":1},"island":"compact 1","lock-screen":["1","2"],
      "banner":"none","events":["started"],"finding":"AK","areActivitiesEnabled":false}}
      """#
    let line = try Feed.line(text)
    #expect(line.notes.expectation == wanted)
    #expect(line.event == .expectation)
  }

  @Test func `a broken line still says who it is and what was expected`() {
    let fault = #expect(throws: FeedFault.self) {
      try Feed.line(#"{"app":"a","request-id":7,"at":5,"expect":"rejected","aps":{"event":"go"}}"#)
    }
    #expect(fault?.notes.requestID == EncodedJSON("7"))
    #expect(fault?.notes.expectation?.verdict == "rejected")
    #expect(fault?.notes.time == .seconds(5))
  }

  // MARK: Pushes

  private func push(_ text: String) throws -> ActivityCommand? {
    guard case .command(let command) = try Feed.line(text).event else { return nil }
    return command
  }

  @Test func `headers are read, numbers also as the text that they are in a request`() throws {
    let keys =
      #""apns-push-type":"liveactivity","apns-topic":"a.push-type.liveactivity","#
      + #""apns-collapse-id":"c","apns-id":"i","authorization":"bearer x""#
    for numbers in [
      #","apns-priority":5,"apns-expiration":60"#, #","apns-priority":"5","apns-expiration":"60""#,
    ] {
      let text = "{\"headers\":{\(keys)\(numbers)},\"aps\":{\"timestamp\":1,\"event\":\"end\"}}"
      guard case .push(let push, Self.id) = try push(text) else {
        Issue.record("no push to the topic's app")
        return
      }
      var headers = APNsHeaders()
      headers.pushType = "liveactivity"
      headers.topic = "a.push-type.liveactivity"
      headers.priority = 5
      headers.expiration = 60
      headers.collapseID = "c"
      headers.id = "i"
      #expect(push.headers == headers)
    }
  }

  @Test(arguments: [
    (#""token":"c0ffee""#, PushAddress.token("c0ffee", name: nil, app: BundleID("a"))),
    (#""token":"c0ffee","activity":"x""#, .token("c0ffee", name: "x", app: BundleID("a"))),
    (#""channel":"AAAA""#, .channel("AAAA", BundleID("a"))),
    (#""headers":{"apns-channel-id":"AAAA"}"#, .channel("AAAA", BundleID("a"))),
  ])
  func `a push has an address`(text: String, address: PushAddress) throws {
    let line = "{\"app\":\"a\",\(text),\"aps\":{\"timestamp\":1,\"event\":\"end\"}}"
    guard case .notification(_, let found) = try push(line) else {
      Issue.record("no notification")
      return
    }
    #expect(found == address)
  }

  @Test(
    arguments: [
      ("", nil), (#","input-push-token":1"#, .token),
      (#","input-push-channel":"AAAA""#, .channel("AAAA")),
    ] as [(String, PushType?)])
  func `a start asks for a token or a channel`(text: String, pushType: PushType?) throws {
    guard
      case .push(let push, _) = try push("{\"aps\":{\"timestamp\":1,\"event\":\"start\"\(text)}}")
    else {
      Issue.record("no push")
      return
    }
    #expect(push.inputPush == pushType)
  }

  /// APNs does not count keys of islet's own, since they are not sent (AK 2.6).
  @Test func `a payload's size is that of what APNs is sent`() throws {
    let payload = #"{"aps":{"timestamp":1,"event":"end"},"custom":"é"}"#
    let own =
      #""app":"a","activity":"x","at":"1h","expect":"applied","note":"n","request-id":7,"#
      + #""headers":{"apns-priority":5},"Simulator Target Bundle":"b","#
    for text in [payload, "{" + own + payload.dropFirst()] {
      guard case .push(let push, _) = try push(text) else {
        Issue.record("no push")
        return
      }
      #expect(push.payloadByteCount == payload.utf8.count)
    }
  }

  @Test(arguments: [
    (#""title":"t","body":"b""#, "t", "b"), (#""body":"b""#, "", "b"), ("", "", ""),
    (#""title":null"#, "", ""), (#""title":{"loc-key":"K"}"#, "K", ""),
    (#""title":{"loc-key":"%@ %@","loc-args":["1"]}"#, "1 %@", ""),
    (#""title":{"loc-key":"%@","loc-args":["1","2"]}"#, "1", ""),
    (#""title":{"loc-key":"%@, %@","loc-args":["%@","2"]}"#, "%@, 2", ""),
    (#""title":{"loc-key":""}"#, "", ""),
  ])
  func `an alert has texts, or keys with what stands in them`(
    text: String, title: String, body: String
  ) throws {
    let line = "{\"aps\":{\"timestamp\":1,\"event\":\"end\",\"alert\":{\(text)}}}"
    guard case .push(let push, _) = try push(line) else {
      Issue.record("no push")
      return
    }
    #expect(push.alert == AlertConfiguration(title: title, body: body))
  }

  @Test func `keys that nothing reads are remembered, eight of them`() throws {
    let keys = (1...10).map { "\"key\($0)\":1" }.joined(separator: ",")
    let line = try Feed.line("{\"aps\":{\"timestamp\":1,\"event\":\"end\",\"badge\":1,\(keys)}}")
    #expect(line.notes.ignoredKeys == (1...8).map { "key\($0)" })
  }
}
