import ActivityFeed
import PastedPayloads
import StrictJSON
import Testing

/// Faults of a line and their places: each kind of fault of each key.
@Suite struct LineFaultTests {
  private static let aps = #""timestamp":1,"event":"end""#

  private static let people: [(String, String)] = [
    (#""person":7"#, "person: a string"),
    (#""person":"wave""#, "person: unknown wave"),
    (#""person":"press-button""#, ": missing button"),
    (#""person":"press-button","button":1"#, "button: a string"),
    (#""person":"press-button","button":"b","on":"watch""#, "on: unknown watch"),
    (#""person":"press-button","button":"b","on":1"#, "on: a string"),
    (#""settings":7"#, "settings: an object"),
    (#""settings":{}"#, #"settings: one of "activities" and "frequent-updates""#),
    (
      #""settings":{"activities":true,"frequent-updates":true}"#,
      #"settings: one of "activities" and "frequent-updates""#
    ),
    (#""settings":{"updates":true}"#, "settings: unknown updates"),
    (#""settings":{"activities":1}"#, "settings.activities: true or false"),
  ]

  private static let changes: [(String, String)] = [
    (#""device":7"#, "device: an object"),
    (#""device":"sleep""#, "device: unknown sleep"),
    (#""device":{"sleep":true}"#, "device: unknown sleep"),
    (#""device":{"always-on":true,"storage-full":true}"#, "device: one of always-on, standby"),
    (#""device":{"always-on":"yes"}"#, "device.always-on: true or false"),
    (#""device":{"appearance":"pink"}"#, #"device.appearance: "light", "dark" or "automatic""#),
    (#""device":{"live-activities":0}"#, "device.live-activities: true or false"),
    (#""device":{"storage-full":0}"#, "device.storage-full: true or false"),
    (#""device":{"ios":17.2}"#, "device.ios: a string"),
    (#""device":{"ios":"17.1"}"#, #"device.ios: one of "16.1", "16.2", "17.0""#),
    (#""device":{"dynamic-island":"no"}"#, "device.dynamic-island: true or false"),
    (#""scene":7"#, "scene: a string"),
    (#""scene":"inactive""#, #"scene: "foreground", "background" or "terminated""#),
    (#""declare":7"#, "declare: an object"),
    (#""declare":{"NSSupports":true}"#, "declare: unknown NSSupports"),
    (#""declare":{"entitled":"YES"}"#, "declare.entitled: true or false"),
    (#""tokens":"forget""#, #"tokens: "rotate" or an object"#),
    (#""tokens":{"start":"Ride"}"#, "tokens: unknown start"),
    (#""tokens":{}"#, "tokens: missing push-to-start"),
    (#""tokens":{"push-to-start":1}"#, "tokens.push-to-start: a string"),
    (#""channels":"all""#, "channels: an object"),
    (#""channels":{}"#, "channels: missing create"),
    (#""channels":{"create":1}"#, "channels.create: a string"),
    (#""channels":{"delete":1}"#, "channels.delete: a string"),
    (#""channels":{"creat":"A"}"#, "channels: unknown creat"),
    (
      #""channels":{"create":"AAAA","message-storage-policy":2}"#,
      "channels.message-storage-policy: 0 or 1"
    ),
    (
      #""channels":{"create":"AAAA","message-storage-policy":"1"}"#,
      "channels.message-storage-policy: a whole number"
    ),
  ]

  private static let islets: [(String, String)] = [
    (#""clock":7"#, "clock: an object"),
    (#""clock":"stop""#, #"clock: "pause", "resume", "next-deadline" or an object"#),
    (#""clock":{}"#, "clock: missing rate"),
    (#""clock":{"advance":-1}"#, "clock.advance: a duration"),
    (#""clock":{"advance":1e10}"#, "clock.advance: a duration"),
    (#""clock":{"advance":null}"#, "clock.advance: a string"),
    (#""clock":{"set":"now"}"#, "clock.set: a whole number of seconds since 1970"),
    (#""clock":{"rate":100001}"#, "clock.rate: a rate from 0.001 to 100000"),
    (#""clock":{"rate":0.0009}"#, "clock.rate: a rate from 0.001 to 100000"),
    (#""clock":{"rate":"fast"}"#, "clock.rate: a number"),
    (#""budget":"ignore""#, #"budget: "off", "report" or "enforce""#),
    (#""budget":{"under":"off"}"#, "budget: unknown under"),
    (#""budget":{"over":"off?"}"#, #"budget.over: "off", "report" or "enforce""#),
    (#""budget":{"updates-per-hour":0}"#, "budget.updates-per-hour: a whole number from 1"),
    (#""budget":{"starts-per-hour":1000001}"#, "budget.starts-per-hour: a whole number from 1"),
    (
      #""budget":{"frequent-updates-per-hour":"2"}"#,
      "budget.frequent-updates-per-hour: a whole number from 1"
    ),
    (#""subscribe":"events""#, "subscribe: an array"),
    (#""subscribe":[1]"#, "subscribe[0]: a string"),
    (#""subscribe":["verdicts","event"]"#, "subscribe[1]: unknown event"),
    (#""layout":"x""#, "layout: an object"),
    (#""theme":7"#, "theme: an object"),
    (#""at":-1,"clock":"pause""#, "at: a duration"),
    (#""at":"soon","clock":"pause""#, "at: a duration"),
    (#""note":7"#, "note: a string"),
    (#""activity":7,"clock":"pause""#, "activity: a string"),
    (#""expect":7"#, "expect: an object"),
    (#""expect":{"states":"ended"}"#, "expect: unknown states"),
    (#""expect":{"state":"dead"}"#, "expect.state: unknown dead"),
    (#""expect":{"cause":"luck"}"#, "expect.cause: unknown luck"),
    (#""expect":{"error":"no"}"#, "expect.error: unknown no"),
    (#""expect":{"verdict":1}"#, "expect.verdict: a string"),
    (#""expect":{"score":"1"}"#, "expect.score: a number"),
    (#""expect":{"content-state":1}"#, "expect.content-state: an object"),
    (#""expect":{"island":1}"#, "expect.island: a string"),
    (#""expect":{"lock-screen":"1"}"#, "expect.lock-screen: an array"),
    (#""expect":{"lock-screen":[1]}"#, "expect.lock-screen[0]: a string"),
    (#""expect":{"banner":1}"#, "expect.banner: a string"),
    (#""expect":{"events":"x"}"#, "expect.events: an array"),
    (#""expect":{"finding":1}"#, "expect.finding: a string"),
    (#""expect":{"areActivitiesEnabled":1}"#, "expect.areActivitiesEnabled: true or false"),
  ]

  private static let calls: [(String, String)] = [
    (#""request":{"content-state":{}}"#, "request: missing attributes-type"),
    (#""request":{"attributes-type":"R"}"#, "request: missing content-state"),
    (
      #""request":{"attributes-type":"R","content-state":{},"attributes":1}"#,
      "request.attributes: an object"
    ),
    (
      #""request":{"attributes-type":"R","content-state":{},"style":"short"}"#,
      #"request.style: "standard" or "transient""#
    ),
    (
      #""request":{"attributes-type":"R","content-state":{},"from":"watch"}"#,
      #"request.from: "app", "intent" or "extension""#
    ),
    (
      #""request":{"attributes-type":"R","content-state":{},"push-type":"channel"}"#,
      #"request.push-type: "token" or {"channel""#
    ),
    (
      #""request":{"attributes-type":"R","content-state":{},"push-type":{}}"#,
      "request.push-type: missing channel"
    ),
    (
      #""request":{"attributes-type":"R","content-state":{},"start":"soon"}"#,
      "request.start: a whole number of seconds since 1970"
    ),
    (#""update":{}"#, "update: missing content-state"),
    (#""update":{"content-state":[]}"#, "update.content-state: an object"),
    (
      #""update":{"content-state":{},"stale-date":1.5}"#,
      "update.stale-date: a whole number of seconds since 1970"
    ),
    (#""end":7"#, "end: an object"),
    (
      #""end":{"dismissal-policy":"later"}"#,
      #"end.dismissal-policy: "default", "immediate" or a number of seconds"#
    ),
  ]

  private static let pushes: [(String, String)] = [
    (#""aps":{}"#, "aps.event: key.missing"),
    (#""aps":{"event":"end"}"#, "aps.timestamp: key.missing"),
    (#""aps":{\#(aps),"content-state":"x"}"#, "aps.content-state: value.kind"),
    (#""aps":{\#(aps),"attributes":"x"}"#, "aps.attributes: value.kind"),
    (#""aps":{\#(aps),"attributes-type":1}"#, "aps.attributes-type: value.kind"),
    (#""aps":{\#(aps),"stale-date":"x"}"#, "aps.stale-date: value.dateText"),
    (#""aps":{\#(aps),"dismissal-date":"x"}"#, "aps.dismissal-date: value.dateText"),
    (#""aps":{\#(aps),"input-push-token":true}"#, "aps.input-push-token: value.kind"),
    (#""aps":{\#(aps),"input-push-channel":1}"#, "aps.input-push-channel: value.kind"),
    (#""aps":{\#(aps),"alert":{"sound":1}}"#, "aps.alert.sound: value.kind"),
    (#""aps":{\#(aps),"alert":{"body":{}}}"#, "aps.alert.body: missing loc-key"),
    (
      #""aps":{\#(aps),"alert":{"body":{"loc-key":"%@ %@","loc-args":["%@",1]}}}"#,
      "aps.alert.body.loc-args[1]: a string"
    ),
    (#""aps":{\#(aps)},"token":7"#, "token: a string"),
    (#""aps":{\#(aps)},"channel":7"#, "channel: a string"),
    (#""aps":{\#(aps)},"headers":7"#, "headers: an object"),
    (
      #""aps":{\#(aps)},"headers":{"apns-priority":"high"}"#,
      "headers.apns-priority: a whole number"
    ),
    (
      #""aps":{\#(aps)},"headers":{"apns-expiration":1.5}"#,
      "headers.apns-expiration: a whole number"
    ),
    (#""aps":{\#(aps)},"headers":{"apns-topic":5}"#, "headers.apns-topic: a string"),
  ]

  @Test(arguments: people + changes + islets + calls + pushes)
  func `a fault has its path, and what was expected`(text: String, wanted: String) {
    let app = text.hasPrefix("\"activity\"") ? "" : #""app":"a","#
    let fault = #expect(throws: FeedFault.self) { try Feed.line("{\(app)\(text)}") }
    let found = fault.map { words(for: $0.problem) } ?? "none"
    #expect(found.hasPrefix(wanted), "\(found)")
  }

  private func words(for problem: FeedFault.Problem) -> String {
    if case .slip(let slip) = problem { return "\(slip.path): \(slip.problem.rule)" }
    guard case .json(let fault) = problem else { return "\(problem)" }
    switch fault.problem {
    case .unexpected(let expected, _): return "\(fault.path): \(expected)"
    case .missingKey(let key): return "\(fault.path): missing \(key)"
    case .unknownKey(let key, _): return "\(fault.path): unknown \(key)"
    case .unknownWord(let word, _): return "\(fault.path): unknown \(word)"
    default: return "\(fault)"
    }
  }

  @Test(arguments: [
    (#""end":{"dismissal_policy":"immediate"}"#, "end: unknown dismissal_policy"),
    (#""update":{"content-state":{},"stale_date":1}"#, "update: unknown stale_date"),
    (#""update":{"content-state":{},"relevanceScore":1}"#, "update: unknown relevanceScore"),
    (#""update":{"content-state":{},"alert":{"titel":"x"}}"#, "update.alert: unknown titel"),
    (
      #""request":{"attributes-type":"T","content-state":{},"pushType":"token"}"#,
      "request: unknown pushType"
    ),
    (
      #""request":{"attributes-type":"T","content-state":{},"push-type":{"channel":"AA","x":1}}"#,
      "request.push-type: unknown x"
    ),
    (#""end":{},"activty":"1""#, ": unknown activty"),
    (#""end":{},"expects":1"#, ": unknown expects"),
    (#""person":"tap","buton":"x""#, ": unknown buton"), (#""device":"lock","x":1"#, ": unknown x"),
    (#""device":"lock","button":"x""#, ": unknown button"), (#""expect":{},"x":1"#, ": unknown x"),
    (#""end":{},"headers":{}"#, "headers: a key of end"),
    (#""end":{},"token":"x""#, "token: a key of end"),
    (#""clock":{"advance":1,"rate":2}"#, "clock: one of advance, set and rate"),
    (#""clock":{"advanc":1}"#, "clock: unknown advanc"),
    // Beside aps a server may send its own, but a test must not pass in silence.
    (#""aps":{"timestamp":1,"event":"end"},"expects":"dropped""#, ": unknown expects"),
    (#""aps":{"timestamp":1,"event":"end"},"expected":{}"#, ": unknown expected"),
  ])
  func `a key that a line of islet's own does not know is a fault`(text: String, wanted: String) {
    let fault = #expect(throws: FeedFault.self) { try Feed.line("{\(text)}") }
    let found = fault.map { words(for: $0.problem) } ?? "none"
    #expect(found.hasPrefix(wanted), "\(found)")
  }

  @Test func `a line of two kinds is a fault`() {
    let fault = #expect(throws: FeedFault.self) {
      try Feed.line(#"{"person":"tap","device":"lock"}"#)
    }
    #expect(fault?.problem == .severalKinds(["person", "device"]))
  }

  @Test(arguments: [
    (#""activty":"1""#, ["activty"]), (#""request_id":1"#, ["request_id"]),
    (#""device":"phone""#, ["device"]), (#""order":7,"data":{},"type":"x""#, []),
  ])
  func `keys beside aps are noted where they look like islet's own`(text: String, keys: [String])
    throws
  {
    let line = try Feed.line("{\(text),\"aps\":{\"timestamp\":1,\"event\":\"end\"}}")
    #expect(line.notes.strayKeys == keys)
  }

  @Test func `milliseconds are named where they would be dropped`() {
    let order = #expect(throws: FeedFault.self) {
      try Feed.line(#"{"aps":{"event":"end","timestamp":1795200000000}}"#)
    }
    #expect(order.map { words(for: $0.problem) } == "aps.timestamp: value.milliseconds")
  }

  @Test(
    arguments: ["stale-date", "dismissal-date"], [("1795200000000", true), ("1795200000", false)])
  func `milliseconds that the phone takes are noted`(
    key: String, date: (text: String, isNoted: Bool)
  ) throws {
    let text = "{\"aps\":{\"event\":\"end\",\"timestamp\":1,\"\(key)\":\(date.text)}}"
    #expect(try Feed.line(text).notes.millisecondKeys == (date.isNoted ? [key] : []))
  }

  @Test func `a line of no kind has its keys named`() {
    let fault = #expect(throws: FeedFault.self) { try Feed.line(#"{"hello":1,"you":{}}"#) }
    guard case .unknownKind(let known, let found)? = fault?.problem else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(found == ["hello", "you"])
    #expect(known.first == "aps")
  }

  @Test(arguments: [129, 200, 100_000])
  func `a content that is nested too deep is a fault, not a placeholder`(depth: Int) {
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let text =
      #"{"aps":{"event":"update","timestamp":1,"content-state":{"n":"# + deep + "}}}\n"
    var reader = FeedLineReader()
    reader.append(Array(text.utf8))
    reader.finish()
    guard case .fault(let fault)? = reader.next()?.content, case .json(let json) = fault.problem
    else {
      Issue.record("\(depth) levels are taken")
      return
    }
    #expect(json.problem == .tooDeep(limit: JSONLimits.depthMaximum))
  }
}
