import Foundation
import LiveActivities
import Testing

@Suite struct SimulationTests {
  /// The number of commands of all seeds together; `SIMULATION_STEPS=1000000` with a release build is the long run.
  private static let stepCount =
    ProcessInfo.processInfo.environment["SIMULATION_STEPS"].flatMap { Int($0) } ?? 24_000

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `whatever is asked, the rules hold at each step`(seed: UInt64) throws {
    var simulation = Simulation(seed: seed)
    var entryCount = 0
    for step in 0..<Self.stepCount / 8 {
      try simulation.step()
      if let fault = simulation.fault() {
        Issue.record("\(fault), at step \(simulation.stepCount)")
        return
      }
      if step == Self.stepCount / 16 { entryCount = simulation.engine.entryCount }
    }
    #expect(simulation.refusalCount > Self.stepCount / 80, "it asks for what is forbidden, too")
    #expect(simulation.appliedCount > Self.stepCount / 100, "and for what is allowed")
    // The systems before 17.0 have neither intents nor starts by push, and so fewer activities.
    let wanted = seed < 6 ? 15 : 11
    #expect(simulation.names.count > wanted, "and all kinds of events happen: \(simulation.names)")
    #expect(simulation.states.count <= Simulation.appCount * 50)
    #expect(simulation.engine.entryCount < 2 * entryCount + 2000, "memory stays flat")
  }

  @Test func `equal seeds give equal runs`() throws {
    var (one, other) = (Simulation(seed: 7), Simulation(seed: 7))
    for _ in 0..<1000 {
      try #expect(one.step() == other.step())
    }
    #expect(one.engine == other.engine)
  }

  @Test func `thousands of activities run their course`() throws {
    var engine = LiveActivities(budget: PushBudget(enforcement: .off))
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
