import Compositing
import HostIO
import RandomNumbers

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
    _ = Self.run(Self.steps(seed: 0, count: 200))
    let base = ProcessMeasures.residentKilobytes
    var (peak, written, lines) = (base, 0, LineCounts())
    for session in 0..<sessionCount {
      let seed = seed &+ UInt64(session)
      FuzzSeed.record(seed)
      let steps = Self.steps(seed: seed, count: Self.sessionStepCount)
      let (fault, counts) = Self.run(steps)
      lines += counts
      written += Self.lineCount(of: steps)
      peak = max(peak, ProcessMeasures.residentKilobytes)
      guard let fault = fault ?? Self.memoryFault(peak - base) else { continue }
      let few = FuzzStep.shrunk(steps, failing: fault, by: { Self.run($0).fault })
      print("simulate: seed \(seed): \(fault)")
      print("islet-bench simulate \(Self.sessionStepCount) --seed \(seed)")
      print("the fewest steps, \(few.count) of \(steps.count):")
      for step in few { print(step) }
      return false
    }
    let seconds = (HostClock.monotonic - start) / .seconds(1)
    print(
      "simulate: \(sessionCount * Self.sessionStepCount) steps from seed \(seed) on in "
        + "\(seconds.decimals(1)) s; of \(written.grouped) lines \(lines.applied.grouped) applied, "
        + "\(lines.dropped.grouped) dropped, \(lines.rejected.grouped) rejected; "
        + "\((peak - base).grouped) kB more than at the start, no fault"
    )
    return true
  }

  /// Runs the sessions in several processes, since each session is one of its own.
  ///
  /// - Returns: `false` if one failed.
  func run(in processCount: Int) -> Bool {
    let start = HostClock.monotonic
    let sessionCount = max(processCount, stepCount / Self.sessionStepCount)
    let children = (0..<processCount).map { number in
      let first = sessionCount * number / processCount
      let count = sessionCount * (number + 1) / processCount - first
      return MeasuredProcess(
        ProcessMeasures.executablePath,
        [
          "simulate", "\(count * Self.sessionStepCount)", "--seed", "\(seed &+ UInt64(first))",
          "--processes", "1",
        ], ChildSetup())
    }
    let arePassed = children.map { $0?.waited().status == 0 }
    let seconds = (HostClock.monotonic - start) / .seconds(1)
    print("simulate: \(processCount) processes, \(seconds.decimals(1)) s in all")
    return arePassed.allSatisfy(\.self)
  }

  private static func memoryFault(_ growth: Int) -> String? {
    growth > FuzzBench.memoryMaximum ? "memory: \(growth) kB more than at the start" : nil
  }

  /// Runs a session, and returns its first fault, if any, and the lines that were read.
  static func run(_ steps: [FuzzStep]) -> (fault: String?, lines: LineCounts) {
    var simulation = SessionSimulation(size: CellSize(columns: 49, rows: 24), framesMaximum: 1)
    for (index, step) in steps.enumerated() {
      guard let broken = simulation.apply(step) else { continue }
      return ("invariant: \(broken), step \(index)", simulation.lineCounts)
    }
    return (simulation.faultOfPicture, simulation.lineCounts)
  }

  /// Returns the number of lines that some steps feed.
  static func lineCount(of steps: [FuzzStep]) -> Int {
    steps.reduce(0) { count, step in
      switch step {
      case .bytes(let bytes), .client(_, let bytes):
        count + bytes.count { $0 == UInt8(ascii: "\n") }
      case .leaving, .key, .size, .file, .busy, .pass, .picture: count
      }
    }
  }

  /// Returns the steps of a seed.
  static func steps(seed: UInt64, count: Int) -> [FuzzStep] {
    var random = SplitMix64(seed: seed)
    var writer = FuzzWriter(isTame: true)
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
      default:
        let milliseconds = random.one(of: times)
        if milliseconds > 1_000_000 { writer.forgetActivities() }
        steps.append(.pass(.milliseconds(milliseconds)))
      }
    }
    return Array(steps.prefix(count))
  }

  /// Times between two steps, in milliseconds: most are too short for a picture of the feed.
  private static let times = [0, 0, 1, 1, 1, 5, 5, 16, 16, 100, 900, 900, 7000, 7000, 36_000_000]
}
