import ActivityFeed
import LiveActivities
import Testing

/// Lines about the person, the device, the apps and the clock, in each accepted form.
@Suite struct LocalEventTests {
  private static let app = BundleID("a")
  private static let id = ActivityID(app: app, name: "1")
  private static let moment = Timestamp(secondsSince1970: 1_795_200_000)

  private static let people: [(String, PersonAction)] = [
    (#""person":"dismiss""#, .dismiss(id)), (#""person":"tap""#, .tap(id)),
    (#""person":"long-press""#, .longPress(id)),
    (#""person":"press-button","button":"Pause""#, .pressButton("Pause", id)),
    (#""person":"press-button","button":"","on":"lock-screen""#, .pressButton("", id)),
    (
      #""person":"press-button","button":"B","on":"expanded""#, .pressButton("B", id, on: .expanded)
    ),
    (#""person":"press-button","button":"B","on":"compact""#, .pressButton("B", id, on: .compact)),
    (#""person":"press-button","button":"B","on":"minimal""#, .pressButton("B", id, on: .minimal)),
    (#""person":"press-button","button":"B","on":"carplay""#, .pressButton("B", id, on: .carPlay)),
    (#""person":"collapse-island""#, .collapseIsland), (#""person":"hide-island""#, .hideIsland),
    (#""person":"restore-island""#, .restoreIsland), (#""person":"fold""#, .fold(app)),
    (#""person":"unfold""#, .unfold(app)),
    (#""settings":{"activities":false}"#, .allowActivities(false, app)),
    (#""settings":{"activities":true}"#, .allowActivities(true, app)),
    (#""settings":{"frequent-updates":false}"#, .allowFrequentUpdates(false, app)),
    (#""settings":{"frequent-updates":true}"#, .allowFrequentUpdates(true, app)),
  ]

  private static let changes: [(String, DeviceChange)] = [
    (#""device":"lock""#, .lock), (#""device":"unlock""#, .unlock),
    (#""device":"always-on""#, .alwaysOn(true)), (#""device":"awake""#, .alwaysOn(false)),
    (#""device":{"always-on":true}"#, .alwaysOn(true)),
    (#""device":"standby""#, .standBy(true)), (#""device":{"standby":false}"#, .standBy(false)),
    (#""device":{"always-on":false}"#, .alwaysOn(false)),
    (#""device":{"appearance":"light"}"#, .appearance(.light)),
    (#""device":{"appearance":"dark"}"#, .appearance(.dark)),
    (#""device":{"appearance":"automatic"}"#, .appearance(nil)),
    (#""device":{"live-activities":false}"#, .supportsLiveActivities(false)),
    (#""device":{"storage-full":true}"#, .storageFull(true)),
    (#""device":{"ios":"16.1"}"#, .system(.liveActivities)),
    (#""device":{"ios":"26.0"}"#, .system(.newest)),
    (#""device":{"dynamic-island":false}"#, .dynamicIsland(false)),
    (#""scene":"foreground""#, .foreground(app)),
  ]

  private static let setups: [(String, AppSetup)] = [
    (#""scene":"background""#, .background), (#""scene":"terminated""#, .terminate),
    (#""declare":{}"#, .declare(AppDeclaration())),
    (
      #""declare":{"NSSupportsLiveActivities":false}"#,
      .declare(AppDeclaration(supportsLiveActivities: false))
    ),
    (
      #""declare":{"NSSupportsLiveActivitiesFrequentUpdates":true}"#,
      .declare(AppDeclaration(supportsFrequentUpdates: true))
    ),
    (
      #""declare":{"push-notifications":false,"entitled":false}"#,
      .declare(AppDeclaration(hasPushNotifications: false, isEntitled: false))
    ),
    (#""tokens":"rotate""#, .rotateTokens),
    (#""tokens":{"push-to-start":"Ride"}"#, .observePushToStart(attributesType: "Ride")),
    (#""channels":{"create":"AAAA"}"#, .createChannel("AAAA", storesMessage: false)),
    (
      #""channels":{"create":"AAAA","message-storage-policy":0}"#,
      .createChannel("AAAA", storesMessage: false)
    ),
    (
      #""channels":{"create":"AAAA","message-storage-policy":1}"#,
      .createChannel("AAAA", storesMessage: true)
    ),
    (#""channels":{"delete":"AAAA"}"#, .deleteChannel("AAAA")),
  ]

  private static let clocks: [(String, ClockChange)] = [
    (#""clock":"pause""#, .pause), (#""clock":"resume""#, .resume),
    (#""clock":"next-deadline""#, .nextDeadline),
    (#""clock":{"advance":"8h"}"#, .advance(.seconds(28_800))),
    (#""clock":{"advance":0}"#, .advance(.zero)),
    (#""clock":{"advance":1e9}"#, .advance(.seconds(1_000_000_000))),
    (#""clock":{"advance":0.25}"#, .advance(.milliseconds(250))),
    (#""clock":{"set":1795200000}"#, .set(moment)),
    (#""clock":{"rate":0.001}"#, .rate(0.001)), (#""clock":{"rate":100000}"#, .rate(100_000)),
  ]

  private static let budgets: [(String, PushBudget)] = [
    (#""budget":"off""#, PushBudget(enforcement: .off)),
    (#""budget":"report""#, PushBudget(enforcement: .report)),
    (#""budget":"enforce""#, PushBudget(enforcement: .enforce)),
    (#""budget":{}"#, .standard),
    (
      #""budget":{"over":"enforce","updates-per-hour":1,"frequent-updates-per-hour":2,"starts-per-hour":1000000}"#,
      PushBudget(
        enforcement: .enforce, updatesPerHour: 1, frequentUpdatesPerHour: 2,
        startsPerHour: 1_000_000)
    ),
  ]

  private static let forms: [(String, FeedEvent)] =
    people.map { ($0.0, .command(.person($0.1))) }
    + changes.map { ($0.0, .command(.device($0.1))) }
    + setups.map { ($0.0, .command(.setup($0.1, app))) }
    + clocks.map { ($0.0, .clock($0.1)) } + budgets.map { ($0.0, .budget($0.1)) }

  @Test(arguments: forms)
  func `each form is read`(text: String, event: FeedEvent) throws {
    #expect(try Feed.line("{\"app\":\"a\",\(text)}").event == event)
  }

  @Test func `the Home Screen's scene is no app's`() throws {
    #expect(
      try Feed.line(#"{"scene":"background"}"#).event == .command(.device(.foreground(nil))))
  }

  @Test(
    arguments: [
      (#"["events"]"#, EventStream.allCases, false), (#"["verdicts"]"#, [], true),
      (#"["activityStateUpdates","log","verdicts"]"#, [.activityStateUpdates, .log], true),
      ("[]", [], false),
    ] as [(String, [EventStream], Bool)])
  func `a subscription names its streams`(
    text: String, streams: [EventStream], includesVerdicts: Bool
  ) throws {
    var wanted = Subscription()
    wanted.streams = Set(streams)
    wanted.includesVerdicts = includesVerdicts
    #expect(try Feed.line("{\"subscribe\":\(text)}").event == .subscribe(wanted))
  }

  @Test(arguments: EventStream.allCases)
  func `each stream can be subscribed to`(stream: EventStream) throws {
    guard
      case .subscribe(let found) = try Feed.line("{\"subscribe\":[\"\(stream.rawValue)\"]}").event
    else {
      Issue.record("no subscription")
      return
    }
    #expect(found.streams == [stream])
  }

  // MARK: ActivityKit's calls

  private func call(_ text: String) throws -> AppCall? {
    guard case .command(.app(let call, Self.id)) = try Feed.line("{\"app\":\"a\",\(text)}").event
    else { return nil }
    return call
  }

  @Test func `a request is read with every key`() throws {
    let text = #"""
      "request":{"attributes-type":"Ride","attributes":{"n":1},"content-state":{"s":2},
      "stale-date":1795200000,"relevance-score":5,"style":"transient","start":1795200000,
      "alert":{"title":"t","body":"b"},"push-type":"token","from":"intent"}
      """#
    let request = ActivityRequest(
      attributesType: "Ride", attributes: EncodedJSON(#"{"n":1}"#),
      content: ActivityContent(
        state: EncodedJSON(#"{"s":2}"#), staleDate: Self.moment, relevanceScore: 5),
      style: .transient, start: Self.moment,
      alert: AlertConfiguration(title: "t", body: "b"), pushType: .token, caller: .intent)
    #expect(try call(text) == .request(request))
  }

  @Test(
    arguments: [
      ("", nil, .standard, .app), (#","push-type":"token""#, .token, .standard, .app),
      (#","push-type":{"channel":"AAAA"}"#, .channel("AAAA"), .standard, .app),
      (#","style":"standard","from":"app""#, nil, .standard, .app),
      (#","style":"transient","from":"extension""#, nil, .transient, .appExtension),
    ] as [(String, PushType?, ActivityStyle, ActivityRequest.Caller)])
  func `what a request leaves out is the usual`(
    text: String, pushType: PushType?, style: ActivityStyle, caller: ActivityRequest.Caller
  ) throws {
    let request = ActivityRequest(
      attributesType: "Ride", attributes: EncodedJSON("{}"),
      content: ActivityContent(state: EncodedJSON("{}"), staleDate: nil), style: style,
      pushType: pushType, caller: caller)
    let line = #""request":{"attributes-type":"Ride","content-state":{}"# + text + "}"
    #expect(try call(line) == .request(request))
  }

  @Test func `updates and ends are read with every key`() throws {
    let content = ActivityContent(
      state: EncodedJSON(#"{"n":1}"#), staleDate: Self.moment, relevanceScore: 5)
    let keys = #""content-state":{"n":1},"stale-date":1795200000,"relevance-score":5"#
    let alert = AlertConfiguration(title: "t", body: "", sound: .named("bell"))
    #expect(
      try call(#""update":{\#(keys),"alert":{"title":"t","sound":"bell"},"timestamp":1795200000}"#)
        == .update(content, alert: alert, timestamp: Self.moment))
    #expect(
      try call(#""end":{\#(keys),"timestamp":1795200000}"#)
        == .end(content, timestamp: Self.moment))
  }

  @Test(
    arguments: [
      ("{}", .default), (#"{"dismissal-policy":"default"}"#, .default),
      (#"{"dismissal-policy":"immediate"}"#, .immediate),
      (#"{"dismissal-policy":1795200000}"#, .after(moment)),
    ] as [(String, ActivityUIDismissalPolicy)])
  func `an end has a policy`(text: String, policy: ActivityUIDismissalPolicy) throws {
    #expect(try call("\"end\":\(text)") == .end(dismissalPolicy: policy))
  }
}

/// A feed of one line.
enum Feed {
  static func line(_ text: String) throws(FeedFault) -> FeedLine {
    var reader = FeedLineReader()
    reader.append(text.utf8)
    reader.finish()
    switch reader.next()?.content {
    case .line(let line): return line
    case .fault(let fault): throw fault
    case nil: preconditionFailure("the feed has no line")
    }
  }
}
