import LiveActivities
import RandomNumbers

/// Commands of every kind, good and bad, from a seed.
struct SimulatedCommands {
  private static let channel = "dHJhaW4="

  private var random: SplitMix64
  /// The app that was sent to the foreground last.
  private var foreground = BundleID("app0")

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    Int64.random(in: range, using: &random)
  }

  mutating func command(at now: Timestamp, tokens: [String]) -> ActivityCommand {
    let id = ActivityID(
      app: app(), name: "\(Int.random(in: 0..<8, using: &random))")
    switch Int.random(in: 0..<24, using: &random) {
    case 0...9: return .push(push(at: now), id)
    case 10: return .notification(push(at: now), .channel(Self.channel, id.app))
    case 11:
      let token = chance(8) ? "c0ffee" : tokens.randomElement(using: &random) ?? "c0ffee"
      return .notification(push(at: now), .token(token, name: chance(2) ? id.name : nil))
    case 12...15:
      // A request needs its app in the foreground; a system without a start by push has no other start.
      let caller = chance(4) ? id.app : foreground
      return .app(call(at: now), ActivityID(app: caller, name: id.name))
    case 16...17:
      let change = device(app: id.app)
      if case .foreground(let app?) = change { foreground = app }
      return .device(change)
    case 18: return .setup(setup(), id.app)
    default: return .person(action(on: id))
    }
  }

  private mutating func app() -> BundleID {
    BundleID("app\(Int.random(in: 0..<Simulation.appCount, using: &random))")
  }

  private mutating func time(near now: Timestamp) -> Timestamp {
    let spread: Int64 = chance(20) ? 40_000_000 : 30_000
    return now + .milliseconds(number(-spread...spread))
  }

  /// A scheduled start, mostly in the next quarter of an hour; or none.
  private mutating func start(after now: Timestamp) -> Timestamp? {
    guard chance(2) else { return nil }
    return chance(8) ? time(near: now) : now + .milliseconds(number(1...900_000))
  }

  private mutating func content(at now: Timestamp) -> ActivityContent {
    let state = EncodedJSON(bytes: Array(repeating: 0x20, count: chance(50) ? 5000 : 10))
    // The oldest system takes no more than that.
    if chance(2) { return ActivityContent(state: state, staleDate: nil) }
    return ActivityContent(
      state: state, staleDate: chance(2) ? time(near: now) : nil,
      relevanceScore: Double(Int.random(in: 0..<4, using: &random)))
  }

  private mutating func push(at now: Timestamp) -> ActivityPush {
    let content = content(at: now)
    let events: [ActivityPush.Event] = [.start, .start, .update, .update, .end]
    var push = ActivityPush(
      event: events[Int.random(in: 0..<events.count, using: &random)],
      timestamp: chance(4) ? time(near: now) : now, contentState: chance(20) ? nil : content.state,
      staleDate: content.staleDate, relevanceScore: chance(2) ? content.relevanceScore : nil,
      dismissalDate: chance(2) ? time(near: now) : nil, alert: chance(4) ? nil : .test,
      attributesType: chance(50) ? nil : "Ride", attributes: EncodedJSON("{}"))
    if chance(8) { push.inputPush = chance(2) ? .token : .channel(Self.channel) }
    push.payloadByteCount = chance(100) ? 4097 : 400
    if chance(8) { push.headers = headers() }
    return push
  }

  /// Headers, one in four of which APNs would not take.
  private mutating func headers() -> APNsHeaders {
    var headers = APNsHeaders()
    headers.pushType = chance(20) ? nil : "liveactivity"
    headers.topic = chance(20) ? nil : app().topic
    headers.priority = [nil, 1, 5, 10, 7].randomElement(using: &random) ?? nil
    headers.channelID = chance(4) ? Self.channel : nil
    return headers
  }

  mutating func budget() -> PushBudget {
    PushBudget(
      enforcement: PushBudget.Enforcement.allCases.randomElement(using: &random) ?? .off,
      updatesPerHour: Int(number(1...400)), startsPerHour: Int(number(1...300)))
  }

  private mutating func call(at now: Timestamp) -> AppCall {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let pushTypes: [PushType?] = [nil, .token, .channel(Self.channel), .channel("?")]
      let start = start(after: now)
      return .request(
        ActivityRequest(
          attributesType: "Ride", attributes: EncodedJSON("{}"), content: content(at: now),
          style: chance(2) ? .transient : .standard, start: start,
          alert: (start == nil ? chance(8) : !chance(4)) ? .test : nil,
          pushType: pushTypes.randomElement(using: &random) ?? nil,
          caller: ActivityRequest.Caller.allCases[chance(10) ? 2 : chance(3) ? 1 : 0]))
    case 1:
      return .update(
        content(at: now), alert: chance(2) ? .test : nil,
        timestamp: chance(2) ? time(near: now) : nil)
    default:
      let policies: [ActivityUIDismissalPolicy] = [.default, .immediate, .after(time(near: now))]
      return .end(
        chance(2) ? content(at: now) : nil,
        dismissalPolicy: policies[Int.random(in: 0..<3, using: &random)])
    }
  }

  private mutating func device(app: BundleID) -> DeviceChange {
    let changes: [DeviceChange] = [
      .foreground(app), .foreground(app), .foreground(app), .foreground(nil), .lock, .unlock,
      .alwaysOn(chance(2)), .standBy(chance(2)), .appearance(chance(2) ? .dark : nil),
      .supportsLiveActivities(!chance(20)), .supportsLiveActivities(true), .storageFull(chance(8)),
      .dynamicIsland(chance(2)),
    ]
    return changes[Int.random(in: 0..<changes.count, using: &random)]
  }

  private mutating func setup() -> AppSetup {
    let setups: [AppSetup] = [
      .declare(declaration()), .background, .terminate,
      .observePushToStart(attributesType: chance(2) ? "Ride" : "Pizza"), .rotateTokens,
      .createChannel(Self.channel, storesMessage: chance(2)), .deleteChannel(Self.channel),
    ]
    return setups[Int.random(in: 0..<setups.count, using: &random)]
  }

  private mutating func declaration() -> AppDeclaration {
    AppDeclaration(
      supportsLiveActivities: !chance(8), supportsFrequentUpdates: chance(2),
      hasPushNotifications: !chance(8), isEntitled: !chance(8))
  }

  private mutating func action(on id: ActivityID) -> PersonAction {
    let surface = ActivitySurface.allCases.randomElement(using: &random) ?? .lockScreen
    let actions: [PersonAction] = [
      .dismiss(id), .tap(id), .longPress(id), .answer(!chance(4), id.app),
      .pressButton("Pause", id, on: surface),
      .collapseIsland,
      .hideIsland, .restoreIsland, .fold(id.app), .unfold(id.app),
      .allowActivities(!chance(3), id.app), .allowFrequentUpdates(chance(2), id.app),
    ]
    return actions[Int.random(in: 0..<actions.count, using: &random)]
  }
}
