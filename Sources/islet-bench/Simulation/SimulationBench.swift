import Compositing
import HostIO

/// Many simulated sessions from a seed, with everything that can happen to one; no real time passes in them.
///
/// After each step the invariants hold; the screen is compared with one that is drawn anew at some of them, since that
/// costs a hundred steps. A failing seed is printed with the fewest steps that still fail.
struct SimulationBench {
  let stepCount: Int
  let seed: UInt64

  /// The steps of a session.
  static let sessionStepCount = 1000

  /// Runs the sessions.
  ///
  /// - Returns: `false` if one failed.
  func run() -> Bool {
    let start = HostClock.monotonic
    let sessionCount = max(1, stepCount / Self.sessionStepCount)
    _ = Self.fault(of: Self.steps(seed: 0, count: 200))
    let base = ProcessMeasures.residentKilobytes
    var (peak, counts) = (base, [0, 0, 0])
    for session in 0..<sessionCount {
      let seed = seed &+ UInt64(session)
      FuzzSeed.note(seed)
      let steps = Self.steps(seed: seed, count: Self.sessionStepCount)
      let fault = Self.fault(of: steps, adding: &counts)
      peak = max(peak, ProcessMeasures.residentKilobytes)
      guard let fault = fault ?? Self.memoryFault(peak - base) else { continue }
      let few = FuzzStep.shrunk(steps, failing: fault, by: Self.fault)
      print("simulate: seed \(seed): \(fault)")
      print("islet-bench simulate \(Self.sessionStepCount) --seed \(seed)")
      print("the fewest steps, \(few.count) of \(steps.count):")
      for step in few { print(step) }
      return false
    }
    let seconds = (HostClock.monotonic - start) / .seconds(1)
    print(
      "simulate: \(sessionCount * Self.sessionStepCount) steps from seed \(seed) on in "
        + "\(seconds.decimals(1)) s; \(counts[0].grouped) lines applied, \(counts[1].grouped) dropped, "
        + "\(counts[2].grouped) rejected; \((peak - base).grouped) kB more than at the start, no fault"
    )
    return true
  }

  private static func memoryFault(_ growth: Int) -> String? {
    growth > FuzzBench.memoryMaximum ? "memory: \(growth) kB more than at the start" : nil
  }

  /// Runs a session, and returns its first fault; `nil` for none.
  static func fault(of steps: [FuzzStep]) -> String? {
    var counts = [0, 0, 0]
    return fault(of: steps, adding: &counts)
  }

  /// Runs a session, and adds its lines that were applied, dropped and rejected to counts.
  private static func fault(of steps: [FuzzStep], adding counts: inout [Int]) -> String? {
    var simulation = SessionSimulation(size: CellSize(columns: 49, rows: 24), framesMaximum: 1)
    for (index, step) in steps.enumerated() {
      if let broken = simulation.apply(step) { return "invariant: \(broken), step \(index)" }
    }
    counts = zip(counts, simulation.lineCounts).map { $0 + $1 }
    return simulation.faultOfPicture
  }

  /// Returns the steps of a seed.
  static func steps(seed: UInt64, count: Int) -> [FuzzStep] {
    var random = FuzzRandom(seed: seed)
    var writer = FuzzWriter()
    var steps: [FuzzStep] = []
    while steps.count < count {
      switch Int.random(in: 0..<400, using: &random) {
      case 0..<180:
        let client = Int.random(in: 0..<24, using: &random)
        steps += writer.lines(&random).map { step in
          guard case .bytes(let bytes) = step, client < 10 else { return step }
          return .client(client, bytes)
        }
      case 180..<186: steps.append(.leaving(Int.random(in: 0..<10, using: &random)))
      case 186..<240: steps.append(.key(FuzzMode.key(&random)))
      case 240..<244:
        steps.append(
          .size(
            CellSize(
              columns: random.one(of: [0, 39, 40, 49, 80, 122]),
              rows: random.one(of: [0, 14, 15, 24, 40]))))
      case 244..<246: steps.append(.bytes(writer.layout(&random)))
      case 246: steps.append(.bytes(writer.theme(&random)))
      case 247: steps.append(.file(Array(writer.theme(&random).dropFirst(9).dropLast(2))))
      case 248..<252: steps.append(.busy(random.isTrue(oneIn: 2)))
      case 252: steps.append(.picture)
      default: steps.append(.pass(.milliseconds(random.one(of: times))))
      }
    }
    return Array(steps.prefix(count))
  }

  /// Times between two steps, in milliseconds: most are too short for a picture of the feed.
  private static let times = [0, 0, 1, 1, 1, 5, 5, 16, 100, 900, 7000, 36_000_000]
}
