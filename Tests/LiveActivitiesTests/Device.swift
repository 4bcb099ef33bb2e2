import LiveActivities

/// An engine in a test, told what to do at seconds after a start that no test needs to know.
///
/// Apps are single letters; the activity `a1` is the app `a`'s.
struct Device: Equatable {
  static let start = Timestamp(secondsSince1970: 1_795_200_000)

  var engine: LiveActivities
  private(set) var now = Device.start

  init(
    limits: ActivityLimits = .standard, profile: DeviceProfile = DeviceProfile(),
    budget: PushBudget = .standard
  ) {
    engine = LiveActivities(limits: limits, profile: profile, budget: budget)
  }

  /// A device with that system.
  init(ios version: IOSVersion) {
    self.init(profile: DeviceProfile(version: version))
  }

  static func id(_ name: String) -> ActivityID {
    ActivityID(app: BundleID(String(name.prefix(1))), name: name)
  }

  static func time(_ seconds: Int) -> Timestamp { start + .seconds(seconds) }

  /// Lets time go on to `seconds` after the start.
  @discardableResult
  mutating func wait(until seconds: Int) -> [ActivityEvent] {
    now = Device.time(seconds)
    return engine.advance(to: now)
  }

  @discardableResult
  mutating func does(_ command: ActivityCommand) throws(CommandRefusal) -> [ActivityEvent] {
    try engine.apply(command, at: now)
  }

  /// The rule that refuses `command`, having changed nothing; `nil` when it was done.
  mutating func refusal(
    of command: ActivityCommand, decoding: ContentDecoding = { _ in nil }
  ) throws -> CommandRefusal? {
    let before = engine
    do {
      _ = try engine.apply(command, at: now, decoding: decoding)
      return nil
    } catch {
      guard engine == before else { throw RefusalChangedSomething(command: command) }
      return error
    }
  }

  @discardableResult
  mutating func pushStart(
    _ name: String, score: Double? = nil, staleAt: Int? = nil
  ) throws(CommandRefusal) -> [ActivityEvent] {
    let push = ActivityPush.start(at: now, score: score, staleAt: staleAt)
    return try does(.push(push, Device.id(name)))
  }

  /// An update; without `at` it is stamped with the time that it arrives.
  @discardableResult
  mutating func pushUpdate(
    _ name: String, _ state: String = "{}", at seconds: Int? = nil, score: Double? = nil,
    staleAt: Int? = nil, alert: AlertConfiguration? = nil
  ) throws(CommandRefusal) -> [ActivityEvent] {
    let push = ActivityPush(
      event: .update, timestamp: seconds.map(Device.time) ?? now, contentState: EncodedJSON(state),
      staleDate: staleAt.map(Device.time), relevanceScore: score, alert: alert)
    return try does(.push(push, Device.id(name)))
  }

  @discardableResult
  mutating func pushEnd(
    _ name: String, at seconds: Int? = nil, dismissAt: Int? = nil
  ) throws(CommandRefusal) -> [ActivityEvent] {
    let push = ActivityPush(
      event: .end, timestamp: seconds.map(Device.time) ?? now,
      dismissalDate: dismissAt.map(Device.time))
    return try does(.push(push, Device.id(name)))
  }

  /// A request by an app that is brought to the foreground first.
  @discardableResult
  mutating func request(
    _ name: String, _ request: ActivityRequest = .test()
  ) throws(CommandRefusal) -> [ActivityEvent] {
    try foreground(String(name.prefix(1)))
    return try does(.app(.request(request), Device.id(name)))
  }

  mutating func foreground(_ app: String?) throws(CommandRefusal) {
    try does(.device(.foreground(app.map { BundleID($0) })))
  }

  mutating func declare(_ app: String, _ declaration: AppDeclaration) throws(CommandRefusal) {
    try does(.setup(.declare(declaration), BundleID(app)))
  }

  /// The push token of an activity, or text that is none.
  func token(_ name: String) -> String { engine.activity(Device.id(name))?.pushToken ?? "none" }

  func content(_ name: String) -> String? {
    engine.activity(Device.id(name)).map { String(decoding: $0.content.state.bytes, as: UTF8.self) }
  }

  func state(_ name: String) -> ActivityState? { engine.activity(Device.id(name))?.state }

  /// The stacks, top first, as in `b1 | a2 a1`.
  var stacks: String {
    engine.arrangement(at: now).stacks
      .map { $0.activities.map(\.name).joined(separator: " ") }
      .joined(separator: " | ")
  }

  /// The island, as `-`, `(a1)`, `(a1) (b1)` or `[a1]` for none, compact, minimal and expanded.
  var island: String {
    switch engine.arrangement(at: now).island {
    case .none: "-"
    case .compact(let id): "(\(id.name))"
    case .minimal(let attached, let detached): "(\(attached.name)) (\(detached.name))"
    case .expanded(let id): "[\(id.name)]"
    }
  }

  /// One letter an hour for what a person sees of the activity, from this hour on: `a`ctive, `s`tale, `e`nded,
  /// `p`ending, and `.` for nothing.
  func hours(_ name: String, _ count: Int) -> String {
    var future = self
    let seconds = Int((now - Device.start).components.seconds)
    return (0..<count).map { hour in
      future.wait(until: seconds + hour * 3600)
      return future.state(name).map { String($0.rawValue.prefix(1)) } ?? "."
    }.joined()
  }
}

struct RefusalChangedSomething: Error {
  let command: ActivityCommand
}

extension ActivityPush {
  static func update(
    _ state: String = "{}", at time: Timestamp = Device.start, headers: APNsHeaders? = nil
  ) -> ActivityPush {
    ActivityPush(
      event: .update, timestamp: time, contentState: EncodedJSON(state), headers: headers)
  }

  static func end(at time: Timestamp = Device.start) -> ActivityPush {
    ActivityPush(event: .end, timestamp: time)
  }

  /// A push that has all it needs to start an activity.
  static func start(at time: Timestamp, score: Double? = nil, staleAt: Int? = nil) -> ActivityPush {
    ActivityPush(
      event: .start, timestamp: time, contentState: EncodedJSON("{}"),
      staleDate: staleAt.map(Device.time), relevanceScore: score, alert: .test,
      attributesType: "RideAttributes", attributes: EncodedJSON("{}"))
  }
}

extension AlertConfiguration {
  static let test = AlertConfiguration(title: "title", body: "body", sound: .default)
}

extension ActivityRequest {
  /// A request with nothing wrong about it.
  static func test(
    _ content: ActivityContent = .test(), style: ActivityStyle = .standard, start: Int? = nil,
    alert: AlertConfiguration? = nil, pushType: PushType? = nil, caller: Caller = .app
  ) -> ActivityRequest {
    ActivityRequest(
      attributesType: "RideAttributes", attributes: EncodedJSON("{}"), content: content,
      style: style, start: start.map(Device.time), alert: alert, pushType: pushType, caller: caller)
  }
}

extension ActivityContent {
  static func test(
    _ state: String = "{}", staleAt: Int? = nil, score: Double = 0
  ) -> ActivityContent {
    ActivityContent(
      state: EncodedJSON(state), staleDate: staleAt.map(Device.time), relevanceScore: score)
  }
}

/// The length of an hour, in seconds.
let hour = 3600
/// An hour's sixtieth, in seconds.
let minute = 60
