import Glibc
import HostIO
import LiveActivities

/// The cost of a command with few activities and with many, five per app.
///
/// A logarithmic cost grows no faster than the table's column "log n". Apart from the engine's work, memory that exceeds the
/// processor's caches makes each step slower.
struct EngineBench {
  private let sizes: [Int]
  private let runCount: Int

  /// The minimum number of commands in a run, so that the resolution of the clock does not matter.
  private static let leastCommandCount = 20_000

  /// Makes a benchmark with 10 activities, 100 and so on up to `count`.
  init(count: Int, runCount: Int) {
    let count = max(10, count)
    var sizes = Array(sequence(first: 10) { $0 * 10 }.prefix { $0 < count })
    sizes.append(count)
    self.sizes = sizes
    self.runCount = max(1, runCount)
  }

  private enum Stage: String, CaseIterable {
    /// The first start of each activity.
    case start
    /// An update push for one activity after another, each with a new stale date.
    case update
    /// A time at which one activity becomes stale.
    case stale
    /// An immediate end and a start with the same name: two commands.
    case replace
  }

  func run() {
    print(
      "engine: ns a command, \(runCount) runs: least, median, greatest; growth of the least"
    )
    var costs: [Stage: [Int: [Double]]] = [:]
    // Sizes take turns, so that a slow minute of the machine affects all of them.
    for _ in 0..<runCount {
      for size in sizes {
        for (stage, cost) in Self.measured(size: size) {
          costs[stage, default: [:]][size, default: []].append(cost)
        }
      }
    }
    for stage in Stage.allCases { report(stage, costs[stage] ?? [:]) }
  }

  // MARK: - Measuring

  private static func measured(size: Int) -> [Stage: Double] {
    var device = BenchedDevice(size: size)
    let rounds = 0..<max(1, leastCommandCount / size)
    let count = Double(rounds.count * size)
    var costs: [Stage: Double] = [:]
    // The preparation of a round is not timed: an empty engine, new stale dates.
    costs[.start] =
      rounds.reduce(0) { sum, _ in
        device.empty()
        return sum + nanoseconds { device.startAll() }
      } / count
    costs[.update] = nanoseconds { for _ in rounds { device.updateAll() } } / count
    costs[.replace] = nanoseconds { for _ in rounds { device.replaceAll() } } / (2 * count)
    costs[.stale] =
      rounds.reduce(0) { sum, _ in
        device.makeStaleInTurn()
        return sum + nanoseconds { device.advanceThroughAll() }
      } / count
    return costs
  }

  private static func nanoseconds(_ work: () -> Void) -> Double {
    let start = HostClock.monotonic
    work()
    return (HostClock.monotonic - start) / .nanoseconds(1)
  }

  // MARK: - The table

  private func report(_ stage: Stage, _ costs: [Int: [Double]]) {
    print(row([stage.rawValue, "least", "median", "greatest", "growth", "log n"]))
    var first = 0.0
    for size in sizes {
      let runs = (costs[size] ?? []).sorted()
      guard let least = runs.first, let greatest = runs.last else { continue }
      let median = runs[runs.count / 2]
      // Other load only adds to a cost, so the least counts.
      if first == 0 { first = least }
      let figures = [least, median, greatest].map { String(Int($0.rounded())) }
      let growths = [least / first, log2(Double(size)) / log2(10)].map { $0.decimals(2) }
      print(row([String(size)] + figures + growths))
    }
  }

  private func row(_ columns: [String]) -> String {
    columns.map { " " + $0.right(9) }.joined()
  }
}

/// An engine full of activities, with a time that advances by a millisecond with each command.
private struct BenchedDevice {
  private var engine: LiveActivities
  private let ids: [ActivityID]
  private var milliseconds: Int64 = 1_795_000_000_000

  private static let perApp = 5
  private static let state = EncodedJSON(#"{"speed":31.5,"note":"on the way"}"#)
  private static let attributes = EncodedJSON(#"{"name":"Anne"}"#)
  private static let alert = AlertConfiguration(title: "News", body: "Something has begun")

  init(size: Int) {
    var limits = ActivityLimits.standard
    limits.keptMaximum = max(limits.keptMaximum, size)
    // No activity ends by itself during the benchmark.
    limits.activeDurationMaximum = .seconds(1000 * 86_400)
    engine = LiveActivities(limits: limits)
    ids = (0..<size).map {
      ActivityID(app: BundleID("com.example.app\($0 / Self.perApp)"), name: "activity-\($0)")
    }
  }

  private var now: Timestamp { Timestamp(millisecondsSince1970: milliseconds) }

  /// Applies a push as the program does, after the deadlines that are due.
  private mutating func apply(_ push: ActivityPush, to id: ActivityID) {
    _ = engine.advance(to: now)
    do {
      let events = try engine.apply(.push(push, id), at: now)
      precondition(!events.isEmpty, "each of the bench's commands changes something")
    } catch {
      preconditionFailure("the bench's own commands are allowed: \(error)")
    }
    milliseconds += 1
  }

  private mutating func update(_ id: ActivityID, staleDate: Timestamp) {
    apply(
      ActivityPush(
        event: .update, timestamp: now, contentState: Self.state, staleDate: staleDate), to: id)
  }

  private mutating func start(_ id: ActivityID) {
    apply(
      ActivityPush(
        event: .start, timestamp: now, contentState: Self.state,
        staleDate: now + .seconds(86_400), alert: Self.alert, attributesType: "BenchAttributes",
        attributes: Self.attributes), to: id)
  }

  mutating func empty() {
    engine = LiveActivities(limits: engine.limits)
  }

  mutating func startAll() {
    for id in ids { start(id) }
  }

  mutating func updateAll() {
    for id in ids { update(id, staleDate: now + .seconds(86_400)) }
  }

  mutating func replaceAll() {
    for id in ids {
      // A dismissal date in the past means at once.
      apply(ActivityPush(event: .end, timestamp: now, dismissalDate: now - .seconds(1)), to: id)
      start(id)
    }
  }

  /// Gives each activity a stale date of its own, after the last of these commands.
  mutating func makeStaleInTurn() {
    let first = now + .milliseconds(ids.count) + .seconds(60)
    for (index, id) in ids.enumerated() {
      update(id, staleDate: first + .milliseconds(index))
    }
    milliseconds = first.millisecondsSince1970
    // The islands of alerts collapse before the measurement starts.
    _ = engine.advance(to: now - .milliseconds(1))
  }

  mutating func advanceThroughAll() {
    for _ in ids.indices {
      let events = engine.advance(to: now)
      precondition(events.count == 1, "one activity becomes stale at each step")
      milliseconds += 1
    }
  }
}
