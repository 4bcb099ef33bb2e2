import Glibc
import HostIO
import LiveActivities

/// Simulated sessions under hostile input, each from a seed: time and memory are verdicts, and so are the invariants.
///
/// Nothing is real but the processor's time of each step. A failing seed is printed with the fewest steps that still fail;
/// these lines, in a file under `Tests`, become a test. A crash names its seed, too.
struct FuzzBench {
  let seconds: Int
  let seed: UInt64
  let mode: FuzzMode
  /// The program that is tried on a terminal; `nil` tries sessions in this process.
  var program: String?

  /// The longest time of one turn: a key waits no longer.
  private static let turnMaximum = Duration.milliseconds(_isDebugAssertConfiguration() ? 5000 : 100)
  /// The growth of memory that no feed may exceed, in kilobytes: four times the limit of the contents that are kept.
  static let memoryMaximum = 4 * ActivityLimits.standard.keptByteCountMaximum / 1024

  /// Runs seeds until the time is over.
  ///
  /// - Returns: `false` if a seed failed.
  func run() -> Bool {
    let islet = program ?? ProcessMeasures.sibling("islet")
    if mode == .socket { return SocketFuzz(program: islet, seconds: seconds, seed: seed).run() }
    if mode == .files { return FilesFuzz(program: islet, seconds: seconds, seed: seed).run() }
    if mode == .many { return ManyFuzz(program: islet, seconds: seconds, seed: seed).run() }
    if let program {
      return ProgramFuzz(program: program, seconds: seconds, seed: seed, mode: mode).run()
    }
    let end = HostClock.monotonic + .seconds(seconds)
    var count = 0
    var next = seed
    // Memory that a first session takes and keeps, such as letters, is not counted.
    _ = Self.fault(of: mode.steps(seed: 0), base: .max / 2)
    let base = ProcessMeasures.residentKilobytes
    while HostClock.monotonic < end {
      FuzzSeed.record(next)
      let steps = mode.steps(seed: next)
      if let fault = Self.fault(of: steps, base: base) {
        report(fault, of: steps, seed: next, base: base)
        return false
      }
      count += 1
      next &+= 1
    }
    print("fuzz \(mode.rawValue): \(count) sessions from seed \(seed) on, no fault")
    return true
  }

  private func report(_ fault: String, of steps: [FuzzStep], seed: UInt64, base: Int) {
    let few = FuzzStep.shrunk(steps, failing: fault) { Self.fault(of: $0, base: base) }
    print("fuzz \(mode.rawValue): seed \(seed): \(fault)")
    print("islet-bench fuzz \(seconds) --seed \(seed) \(mode.rawValue)")
    print("the fewest steps, \(few.count) of \(steps.count):")
    for step in few { print(step) }
  }

  /// Runs a session, and returns its first fault; `nil` for none.
  ///
  /// A turn that is too long is tried again: other programs on the machine make a turn's time longer, never shorter.
  static func fault(of steps: [FuzzStep], base: Int) -> String? {
    var fault = firstFault(of: steps, base: base)
    for _ in 1..<trialCount where fault?.hasPrefix("time") == true {
      fault = firstFault(of: steps, base: base)
    }
    return fault
  }

  /// The number of times that a session is run whose turn is too long.
  private static let trialCount = 3

  private static func firstFault(of steps: [FuzzStep], base: Int) -> String? {
    var simulation = SessionSimulation()
    for (index, step) in steps.enumerated() {
      if let broken = simulation.apply(step) { return "invariant: \(broken), step \(index)" }
      let time = simulation.longestTurn
      if time > turnMaximum { return "time: \(time / .milliseconds(1)) ms, step \(index)" }
    }
    let growth = ProcessMeasures.residentKilobytes - base
    if growth > memoryMaximum { return "memory: \(growth) kB more than at the start" }
    return simulation.faultOfPicture
  }

  /// Returns the longest turn of a session, in the processor's time, and the number of its step.
  static func longestTurn(of steps: [FuzzStep]) -> (time: Duration, step: Int) {
    var simulation = SessionSimulation()
    var longest = (time: Duration.zero, step: 0)
    for (index, step) in steps.enumerated() {
      _ = simulation.apply(step)
      if simulation.longestTurn > longest.time { longest = (simulation.longestTurn, index) }
    }
    return longest
  }
}

extension FuzzStep {
  /// The longest time for which steps are left out.
  private static let shrinkingMaximum = Duration.seconds(20)

  /// Leaves out steps as long as the fault is of the same kind, which is the word before its colon.
  static func shrunk(
    _ steps: [FuzzStep], failing fault: String, by trial: ([FuzzStep]) -> String?
  ) -> [FuzzStep] {
    let kind = fault.prefix { $0 != ":" }
    var steps = steps
    var piece = max(1, steps.count / 2)
    let end = HostClock.monotonic + shrinkingMaximum
    while HostClock.monotonic < end {
      var start = 0
      while start < steps.count, HostClock.monotonic < end {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + piece, steps.count))
        if trial(fewer)?.hasPrefix(kind) == true { steps = fewer } else { start += piece }
      }
      guard piece > 1 else { break }
      piece /= 2
    }
    return steps
  }
}

/// A seed that a crash prints.
enum FuzzSeed {
  /// Tells the standard error about a seed if the process ends in it.
  static func record(_ seed: UInt64) {
    // Written to a file that is there after a crash; a handler could not format a number.
    let text = Array("\(seed)\n".utf8)
    let descriptor = unsafe open("/tmp/islet-fuzz-seed", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { return }
    _ = unsafe write(descriptor, text, text.count)
    close(descriptor)
  }
}
