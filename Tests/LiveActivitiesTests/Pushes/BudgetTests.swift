import LiveActivities
import Testing

/// The model of `PushBudget`: what counts, what comes back, and what happens beyond it.
@Suite struct BudgetTests {
  private static let a = BundleID("a")

  private func device(_ enforcement: PushBudget.Enforcement, updates: Int = 3, starts: Int = 2)
    throws -> Device
  {
    Device(
      budget: PushBudget(
        enforcement: enforcement, updatesPerHour: updates, frequentUpdatesPerHour: 2 * updates,
        startsPerHour: starts))
  }

  private func update(priority: Int? = nil, at now: Timestamp) -> ActivityCommand {
    var headers = APNsHeaders()
    headers.pushType = "liveactivity"
    headers.topic = "a.push-type.liveactivity"
    headers.priority = priority
    return .push(.update(at: now, headers: headers), Device.id("a1"))
  }

  /// The number of updates taken of four, and the number noted as beyond the budget.
  @Test(arguments: [
    (PushBudget.Enforcement.off, 4, 0), (.report, 4, 1), (.enforce, 3, 0),
  ])
  func `beyond the budget`(enforcement: PushBudget.Enforcement, taken: Int, said: Int) throws {
    var device = try device(enforcement)
    try device.pushStart("a1")
    var (takenCount, events) = (0, [ActivityEvent.Change]())
    for _ in 0..<4 {
      do throws(CommandRefusal) {
        events += try device.pushUpdate("a1").map(\.change)
        takenCount += 1
      } catch {
        #expect(error == CommandRefusal(.updateBudgetSpent, .app(Self.a), .limit(3)))
      }
    }
    #expect(takenCount == taken)
    let exceeded = ActivityEvent.Change.budgetExceeded(.updates, Self.a, limit: 3)
    #expect(events.filter { $0 == exceeded }.count == said)
  }

  @Test(arguments: [(nil, 1.0), (10, 1), (5, 0), (1, 0)] as [(Int?, Double)])
  func `T15 priority 10 counts, as a missing one does`(priority: Int?, cost: Double) throws {
    var device = try device(.enforce)
    try device.pushStart("a1")
    try device.does(update(priority: priority, at: device.now))
    #expect(device.engine.spending(of: .updates, by: Self.a, at: device.now)?.spent == cost)
  }

  @Test func `T15 priority 5 passes when all is spent`() throws {
    var device = try device(.enforce)
    try device.pushStart("a1")
    for _ in 0..<3 { try device.does(update(at: device.now)) }
    #expect(try device.refusal(of: update(priority: 10, at: device.now))?.name == "budgetSpent")
    #expect(try device.refusal(of: update(priority: 5, at: device.now)) == nil)
  }

  @Test func `what was spent comes back evenly`() throws {
    var device = try device(.enforce)
    try device.pushStart("a1")
    for _ in 0..<3 { try device.pushUpdate("a1") }
    device.wait(until: hour / 3 - 1)
    #expect(try device.refusal(of: update(at: device.now))?.name == "budgetSpent")
    device.wait(until: hour / 3)
    #expect(try device.refusal(of: update(at: device.now)) == nil)
    device.wait(until: 2 * hour)
    #expect(device.engine.spending(of: .updates, by: Self.a, at: device.now)?.spent == 0)
  }

  @Test func `an end counts as an update, and each app has its own`() throws {
    var device = try device(.enforce, updates: 1, starts: 3)
    for name in ["a1", "b1"] { try device.pushStart(name) }
    try device.pushUpdate("a1")
    #expect(
      try device.refusal(of: .push(.end(), Device.id("a1")))
        == CommandRefusal(.updateBudgetSpent, .app(Self.a), .limit(1)))
    try device.pushEnd("b1")
    try device.does(.app(.end(), Device.id("a1")))
    #expect(device.state("a1") == .ended, "an app's own calls cost nothing")
  }

  @Test func `starts have a budget of their own, which frequent updates do not raise`() throws {
    var device = try device(.enforce)
    try device.declare("a", AppDeclaration(supportsFrequentUpdates: true))
    for name in ["a1", "a2"] { try device.pushStart(name) }
    #expect(
      try device.refusal(of: .push(.start(at: device.now), Device.id("a3")))
        == CommandRefusal(.startBudgetSpent, .app(Self.a), .limit(2)))
    for _ in 0..<6 { try device.pushUpdate("a1") }
    #expect(
      try device.refusal(of: update(at: device.now))
        == CommandRefusal(.updateBudgetSpent, .app(Self.a), .limit(6)))
    try device.request("a3")
  }

  @Test func `a start counts at any priority`() throws {
    var device = try device(.enforce, starts: 1)
    var push = ActivityPush.start(at: device.now)
    var headers = APNsHeaders()
    headers.pushType = "liveactivity"
    headers.topic = "a.push-type.liveactivity"
    headers.priority = 5
    push.headers = headers
    try device.does(.push(push, Device.id("a1")))
    #expect(try device.refusal(of: .push(push, Device.id("a2")))?.name == "budgetSpent")
  }

  @Test func `a push that is dropped for another reason spends nothing`() throws {
    var device = try device(.enforce)
    try device.pushStart("a1")
    for _ in 0..<9 {
      #expect(throws: CommandRefusal.self) { try device.pushUpdate("a1", at: -1) }
    }
    #expect(device.engine.spending(of: .updates, by: Self.a, at: device.now)?.spent == 0)
    #expect(device.engine.spending(of: .starts, by: Self.a, at: device.now)?.spent == 1)
  }

  @Test func `a budget that shrinks is spent, and no more than that`() throws {
    var device = try device(.report)
    try device.pushStart("a1")
    for _ in 0..<3 { try device.pushUpdate("a1") }
    device.engine.budget.updatesPerHour = 1
    #expect(device.engine.spending(of: .updates, by: Self.a, at: device.now)?.spent == 1)
    device.wait(until: hour)
    #expect(device.engine.spending(of: .updates, by: Self.a, at: device.now)?.spent == 0)
  }

  @Test func `nothing is counted where it is off`() throws {
    var device = try device(.off)
    try device.pushStart("a1")
    #expect(device.engine.spending(of: .starts, by: Self.a, at: device.now) == nil)
    device.engine.budget = .standard
    #expect(device.engine.spending(of: .starts, by: Self.a, at: device.now)?.spent == 0)
  }
}
