import LiveActivities
import Testing

/// The state machine of AK 1c: every state under every command and every deadline.
@Suite struct LifecycleTableTests {
  /// Columns in the order of `LifecycleStep`: start, refresh, expire, end, dismiss.
  @Test(arguments: [
    (ActivityState.pending, "active pending pending dismissed dismissed"),
    (.active, "- active stale ended dismissed"),
    (.stale, "- active stale ended dismissed"),
    (.ended, "- - - - dismissed"),
    (.dismissed, "- - - - -"),
  ])
  func `each state takes each step as the table says`(state: ActivityState, expected: String) {
    let row = LifecycleStep.allCases.map { state.after($0)?.rawValue ?? "-" }
    #expect(row.joined(separator: " ") == expected)
  }

  @Test(arguments: LifecycleRow.table)
  func `each state under each command`(row: LifecycleRow) throws {
    let wanted = row.outcomes.split(separator: " ").map(String.init)
    let found = try LifecycleRow.states.map { try outcome(of: row, in: $0) }
    #expect(found == wanted, "\(row.command)")
  }

  private func outcome(of row: LifecycleRow, in state: ActivityState?) throws -> String {
    var device = try device(in: state)
    // A request needs its app in the foreground, a hold in the island has it elsewhere.
    if row.command.hasPrefix("request") { try device.foreground("a") }
    let before = device.engine
    do {
      let causes = try row.perform(&device).compactMap { event -> String? in
        switch event.change {
        case .started(LifecycleRow.a1, let state, let cause): "\(state)/\(cause)"
        case .stateChanged(LifecycleRow.a1, _, let state, let cause): "\(state)/\(cause)"
        default: nil
        }
      }
      return causes.last ?? "·"
    } catch {
      #expect(device.engine == before, "\(row.command) was refused and changed something")
      return error.name
    }
  }

  /// A device at a minute, unlocked, no app in the foreground, with `a1` in that state.
  private func device(in state: ActivityState?) throws -> Device {
    var device = Device()
    switch state {
    case nil: break
    case .pending:
      try device.request("a1", .test(start: 2 * hour, alert: .test, pushType: .token))
    case .active: try device.pushStart("a1")
    case .stale: try device.pushStart("a1", staleAt: 30)
    case .ended:
      try device.pushStart("a1")
      try device.pushEnd("a1")
    case .dismissed:
      try device.pushStart("a1")
      try device.does(.person(.dismiss(LifecycleRow.a1)))
    }
    try device.does(.device(.unlock))
    try device.foreground(nil)
    device.wait(until: minute)
    #expect(device.state("a1") == (state == .dismissed ? nil : state))
    return device
  }

  // MARK: Transitions

  /// Every transition that there is, with every cause that it can have (AK 1c).
  static let transitions: Set<String> = [
    "pending active scheduledStart",
    "pending dismissed app", "pending dismissed push", "pending dismissed settings",
    "pending dismissed permission",
    "active stale staleDate",
    "stale active app", "stale active push",
    "active ended app", "active ended push", "active ended settings", "active ended eightHourLimit",
    "stale ended app", "stale ended push", "stale ended settings", "stale ended eightHourLimit",
    "active dismissed app", "active dismissed push", "active dismissed person",
    "active dismissed settings", "active dismissed permission", "active dismissed transientRule",
    "stale dismissed app", "stale dismissed push", "stale dismissed person",
    "stale dismissed settings", "stale dismissed permission", "stale dismissed transientRule",
    "ended dismissed person", "ended dismissed fourHourLimit", "ended dismissed dismissalDate",
    "ended dismissed transientRule", "ended dismissed keptPerAppLimit",
  ]

  @Test func `the simulation makes every transition, and no other`() throws {
    var made: Set<String> = []
    for seed in 0..<24 as Range<UInt64> where made != Self.transitions {
      var simulation = Simulation(seed: seed)
      for _ in 0..<4000 { try simulation.step() }
      made.formUnion(simulation.transitions)
    }
    #expect(made.symmetricDifference(Self.transitions) == [])
  }
}
