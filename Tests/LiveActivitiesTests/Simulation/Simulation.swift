import LiveActivities

/// Random commands and clock moves over a few apps, and what must be true after each.
struct Simulation {
  static let appCount = 6

  private(set) var engine: LiveActivities
  /// The state of each activity according to its events; a dismissed one is removed.
  private(set) var states: [ActivityID: ActivityState] = [:]
  /// The names of all events that have happened.
  private(set) var names: Set<String> = []
  /// The transitions that have happened, each with its cause.
  private(set) var transitions: Set<String> = []
  private(set) var stepCount = 0
  private(set) var appliedCount = 0
  private(set) var refusalCount = 0
  private var now = Device.start
  private var random: SimulatedCommands
  private var expanded: ActivityID?
  private var banner: ActivityID?
  private var tokens: [ActivityID: String] = [:]
  private var startTokens: [String: String] = [:]
  private var storyFault: String?

  init(seed: UInt64) {
    random = SimulatedCommands(seed: seed)
    // One device in two has an island, and one in two holds its budget; the last five have older systems.
    let age = max(0, Int(seed % 8) - 2)
    var limits = ActivityLimits.standard
    limits.keptPerAppMaximum = 7
    // One device in four asks about first activities.
    defer { engine.asksPermission = seed % 4 == 1 }
    engine = LiveActivities(
      limits: limits,
      profile: DeviceProfile(
        version: IOSVersion.all.reversed()[age], hasDynamicIsland: !seed.isMultiple(of: 2)),
      budget: PushBudget(
        enforcement: seed % 4 < 2 ? .report : .enforce, updatesPerHour: 400, startsPerHour: 300))
  }

  @discardableResult
  mutating func step() throws -> [ActivityEvent] {
    stepCount += 1
    var events: [ActivityEvent] = []
    if random.chance(3) {
      // Mostly a moment, sometimes hours; and now and then the caller forgets to advance.
      now = now + .milliseconds(random.number(0...(random.chance(50) ? 20_000_000 : 4000)))
      if !random.chance(8) { events += engine.advance(to: now) }
    }
    if random.chance(500) { engine.budget = random.budget() }
    let known = tokens.values.sorted() + startTokens.values.sorted()
    let command = random.command(at: now, tokens: known)
    // Comparing copies is dear, so a sample has to do.
    let before = random.chance(8) ? engine : nil
    do {
      // One content in fifty does not decode.
      let isBroken = random.chance(50)
      events += try engine.apply(command, at: now) { _ in
        isBroken ? ContentFault(part: .contentState, keyPath: "n", problem: .missing) : nil
      }
      appliedCount += 1
    } catch {
      refusalCount += 1
      if let before, engine != before { throw RefusalChangedSomething(command: command) }
      events += engine.advance(to: now)
    }
    for event in events { apply(event) }
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
    return arrangementFault() ?? budgetFault()
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
    if activity.state.isOngoing && engine.supportsLiveActivities
      && !engine.areActivitiesEnabled(for: activity.app)
    {
      return "ongoing, though forbidden"
    }
    if activity.pushToken != tokens[activity.id] { return "its token was never told" }
    return nil
  }

  private func arrangementFault() -> String? {
    let arrangement = engine.arrangement(at: now)
    let shown = arrangement.island.activities
    if shown.count > 2 || Set(shown.map(\.app)).count != shown.count { return "crowded island" }
    if shown.contains(where: { states[$0]?.isInIsland != true }) { return "ghost in the island" }
    if shown.contains(where: { $0.app == engine.foregroundApp && !isTransient($0) }) {
      return "the island shows the app in the foreground"
    }
    if expanded != nil, shown != [expanded] { return "the island does not show what is expanded" }
    if arrangement.banner != banner { return "the banner is not what was told" }
    if engine.profile.hasDynamicIsland ? arrangement.banner != nil : !shown.isEmpty {
      return "an island and a banner on one device"
    }
    let visible = states.filter { id, state in
      state != .pending && engine.activity(id)?.style == .standard
        && engine.activity(id)?.isPresented == true
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

  private func isTransient(_ id: ActivityID) -> Bool {
    engine.activity(id)?.style == .transient
  }

  private func budgetFault() -> String? {
    for number in 0..<Self.appCount {
      for kind in PushBudget.Kind.allCases {
        let spending = engine.spending(of: kind, by: BundleID("app\(number)"), at: now)
        if let spending, !(0...Double(spending.limit)).contains(spending.spent) {
          return "\(spending.spent) of \(spending.limit) \(kind) spent"
        }
      }
    }
    return nil
  }

  /// Keeps the states that the events tell, and sees that the story has no holes.
  private mutating func apply(_ event: ActivityEvent) {
    names.insert(String(describing: event.change).prefix { $0.isLetter } + "\(event.stream)")
    switch event.change {
    case .started(let id, let state, _):
      if states[id] != nil { storyFault = "\(id) started twice" }
      states[id] = state
    case .stateChanged(let id, let from, let to, let cause):
      if states[id] != from || from == to { storyFault = "\(id) left \(from), where it was not" }
      states[id] = to == .dismissed ? nil : to
      if to == .dismissed { tokens[id] = nil }
      transitions.insert("\(from) \(to) \(cause)")
    case .updated(let id, _), .tapped(let id, _), .alerted(let id, _), .buttonPressed(let id, _):
      if states[id] == nil { storyFault = "\(id) does something after its end" }
    case .pushTokenChanged(let id, let token):
      if states[id]?.isOngoing != true { storyFault = "\(id) has a token after its end" }
      if tokens.values.contains(token) { storyFault = "one token twice" }
      tokens[id] = token
    case .pushToStartTokenChanged(let app, let type, let token):
      startTokens["\(app.rawValue) \(type)"] = token
    case .islandExpanded(let id):
      if expanded != nil { storyFault = "the island was expanded already" }
      expanded = id
    case .islandCollapsed(let id):
      if expanded != id { storyFault = "\(id) did not fill the island" }
      expanded = nil
    case .bannerShown(let id):
      if banner != nil { storyFault = "there was a banner already" }
      banner = id
    case .bannerHidden(let id):
      if banner != id { storyFault = "\(id) was no banner" }
      banner = nil
    default: break
    }
  }
}
