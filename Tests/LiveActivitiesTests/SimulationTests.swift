import LiveActivities
import Testing

@Suite struct SimulationTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `whatever is asked, the rules hold`(seed: UInt64) throws {
    var simulation = Simulation(seed: seed)
    for step in 0..<5000 {
      try simulation.step()
      // Looking at everything is dear: at each step to begin with, then at one in ten.
      guard step < 500 || step.isMultiple(of: 10) else { continue }
      if let fault = simulation.fault() {
        Issue.record("\(fault), at step \(simulation.stepCount)")
        return
      }
    }
    #expect(simulation.refusalCount > 500, "the simulation asks for what is forbidden, too")
    #expect(simulation.appliedCount > 1500, "and for what is allowed")
    #expect(simulation.states.count <= Simulation.appCount * 50)
  }

  @Test func `equal seeds give equal runs`() throws {
    var (one, other) = (Simulation(seed: 7), Simulation(seed: 7))
    for _ in 0..<1000 {
      try #expect(one.step() == other.step())
    }
    #expect(one.engine == other.engine)
  }

  @Test func `thousands of activities run their course`() throws {
    var engine = LiveActivities()
    let count = 5000
    for number in 0..<count {
      let id = ActivityID(app: BundleID("app\(number / 5)"), name: "\(number % 5)")
      let now = Device.start + .milliseconds(number)
      _ = engine.advance(to: now)
      _ = try engine.apply(.push(.start(at: Device.start), id), at: now)
    }
    #expect(engine.activityCount == count)
    #expect(engine.arrangement(at: Device.time(120)).stacks.count == count / 5)
    let dismissals = engine.advance(to: Device.time(24 * hour)).filter { event in
      if case .stateChanged(_, .ended, .dismissed, .fourHourLimit) = event.change { return true }
      return false
    }
    #expect(dismissals.count == count)
    #expect(engine.activityCount == 0)
  }
}

/// Random commands and clock moves over a few apps, and what must be true after each.
struct Simulation {
  static let appCount = 6

  private(set) var engine = LiveActivities()
  /// What the events have told of each activity; one that was dismissed is gone.
  private(set) var states: [ActivityID: ActivityState] = [:]
  private(set) var stepCount = 0
  private(set) var appliedCount = 0
  private(set) var refusalCount = 0
  private var now = Device.start
  private var random: SeededRandom
  private var expanded: ActivityID?
  private var storyFault: String?

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  @discardableResult
  mutating func step() throws -> [ActivityEvent] {
    stepCount += 1
    var events: [ActivityEvent] = []
    if chance(3) {
      // Mostly a moment, sometimes hours; and now and then the caller forgets to advance.
      now =
        now + .milliseconds(Int64.random(in: 0...(chance(50) ? 20_000_000 : 4000), using: &random))
      if !chance(8) { events += engine.advance(to: now) }
    }
    let command = makeCommand()
    // Comparing copies is dear, so a sample has to do.
    let before = chance(8) ? engine : nil
    do {
      events += try engine.apply(command, at: now)
      appliedCount += 1
    } catch {
      refusalCount += 1
      if let before, engine != before { throw RefusalChangedSomething(command: command) }
      events += engine.advance(to: now)
    }
    for event in events { follow(event) }
    return events
  }

  /// The first rule that does not hold.
  func fault() -> String? {
    if let storyFault { return storyFault }
    if let deadline = engine.nextDeadline, deadline <= now { return "the next deadline is past" }
    guard engine.activityCount == states.count else { return "the events do not tell all" }
    for (id, state) in states {
      guard let activity = engine.activity(id) else { return "\(id) is gone, untold" }
      if let fault = fault(of: activity, told: state) { return "\(id.name): \(fault)" }
    }
    return arrangementFault()
  }

  private func fault(of activity: LiveActivity, told state: ActivityState) -> String? {
    if activity.state != state { return "\(activity.state), told \(state)" }
    if activity.state == .dismissed { return "dismissed, but kept" }
    if activity.state.isOngoing == (activity.ending != nil) { return "its ending is amiss" }
    if activity.state.isOngoing && activity.state != .pending
      && activity.startedAt + .seconds(8 * hour) <= now
    {
      return "active for more than eight hours"
    }
    if let ending = activity.ending, ending.dismissalTime <= now { return "should be gone" }
    if let staleDate = activity.content.staleDate, activity.state == .active, staleDate <= now {
      return "should be stale"
    }
    return nil
  }

  private func arrangementFault() -> String? {
    let arrangement = engine.arrangement(at: now)
    let shown = arrangement.island.activities
    let visible = states.filter { id, state in
      state != .pending && engine.activity(id)?.style == .standard
    }
    if shown.count > 2 || Set(shown.map(\.app)).count != shown.count { return "crowded island" }
    if shown.contains(where: { states[$0]?.isInIsland != true }) { return "ghost in the island" }
    if expanded == nil {
      let waiting = Set(visible.filter(\.value.isInIsland).keys.map(\.app))
        .subtracting([engine.foregroundApp].compactMap { $0 })
      if shown.count != min(2, waiting.count) { return "a free slot in the island" }
    } else if shown != [expanded] {
      return "the island does not show what is expanded"
    }
    let stacked = arrangement.stacks.flatMap(\.activities)
    if Set(stacked).count != stacked.count { return "one activity in two places" }
    if Set(stacked) != Set(visible.keys) { return "the stacks are not what is visible" }
    for stack in arrangement.stacks {
      let scores = stack.activities.compactMap { engine.activity($0)?.content.relevanceScore }
      if scores != scores.sorted(by: >) { return "a stack is out of order" }
    }
    let ongoing = Dictionary(grouping: states.filter(\.value.isOngoing).keys, by: \.app)
    if ongoing.values.contains(where: { $0.count > 5 }) { return "more than five of an app" }
    return nil
  }

  /// Keeps the states that the events tell, and sees that the story has no holes.
  private mutating func follow(_ event: ActivityEvent) {
    switch event.change {
    case .started(let id, let state, _):
      if states[id] != nil { storyFault = "\(id) started twice" }
      states[id] = state
    case .stateChanged(let id, let from, let to, _):
      if states[id] != from || from == to { storyFault = "\(id) left \(from), where it was not" }
      states[id] = to == .dismissed ? nil : to
    case .updated(let id, _), .tapped(let id), .alerted(let id, _):
      if states[id] == nil { storyFault = "\(id) does something after its end" }
    case .islandExpanded(let id):
      if expanded != nil { storyFault = "the island was expanded already" }
      expanded = id
    case .islandCollapsed(let id):
      if expanded != id { storyFault = "\(id) did not fill the island" }
      expanded = nil
    case .folded, .unfolded, .foregroundChanged, .locked:
      break
    }
  }

  // MARK: Chance

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func makeApp() -> BundleID {
    BundleID("app\(Int.random(in: 0..<Self.appCount, using: &random))")
  }

  private mutating func makeTime() -> Timestamp {
    let spread: Int64 = chance(20) ? 40_000_000 : 30_000
    return now + .milliseconds(Int64.random(in: -spread...spread, using: &random))
  }

  private mutating func makeContent() -> ActivityContent {
    ActivityContent(
      state: EncodedJSON(bytes: Array(repeating: 0x20, count: chance(50) ? 5000 : 10)),
      staleDate: chance(3) ? makeTime() : nil,
      relevanceScore: Double(Int.random(in: 0..<4, using: &random)))
  }

  private mutating func makeCommand() -> ActivityCommand {
    let id = ActivityID(
      app: makeApp(), name: "\(Int.random(in: 0..<12, using: &random))")
    switch Int.random(in: 0..<10, using: &random) {
    case 0...5: return .push(makePush(), id)
    case 6: return .app(makeCall(), id)
    case 7: return .device(chance(3) ? .lock : .foreground(chance(2) ? nil : id.app))
    default: return .person(makeAction(on: id))
    }
  }

  private mutating func makePush() -> ActivityPush {
    let content = makeContent()
    let events: [ActivityPush.Event] = [.start, .start, .update, .update, .end]
    return ActivityPush(
      event: events[Int.random(in: 0..<events.count, using: &random)],
      timestamp: chance(4) ? makeTime() : now, contentState: chance(20) ? nil : content.state,
      staleDate: content.staleDate, relevanceScore: chance(2) ? content.relevanceScore : nil,
      dismissalDate: chance(2) ? makeTime() : nil, alert: chance(4) ? nil : .test,
      attributesType: chance(50) ? nil : "Ride", attributes: EncodedJSON("{}"))
  }

  private mutating func makeCall() -> AppCall {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      return .request(
        ActivityRequest(
          attributesType: "Ride", attributes: EncodedJSON("{}"), content: makeContent(),
          style: chance(2) ? .transient : .standard, start: chance(2) ? makeTime() : nil,
          alert: chance(4) ? nil : .test))
    case 1:
      return .update(
        makeContent(), alert: chance(2) ? .test : nil, timestamp: chance(2) ? makeTime() : nil)
    default:
      let policies: [ActivityUIDismissalPolicy] = [.default, .immediate, .after(makeTime())]
      return .end(
        chance(2) ? makeContent() : nil,
        dismissalPolicy: policies[Int.random(in: 0..<3, using: &random)])
    }
  }

  private mutating func makeAction(on id: ActivityID) -> PersonAction {
    let actions: [PersonAction] = [
      .dismiss(id), .tap(id), .longPress(id), .collapseIsland, .fold(id.app), .unfold(id.app),
    ]
    return actions[Int.random(in: 0..<actions.count, using: &random)]
  }
}
