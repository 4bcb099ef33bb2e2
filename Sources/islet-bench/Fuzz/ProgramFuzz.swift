import Compositing
import Glibc
import HostIO
import RandomNumbers

/// A whole program under hostile input, on a terminal that is typed at, resized, stopped and ended in any way.
///
/// The program may be an older one, so that a fault can be found where it was. A failing seed's feed stays as a file.
struct ProgramFuzz {
  let program: String
  let seconds: Int
  let seed: UInt64
  let mode: FuzzMode

  /// The longest time from `q` or a signal to the end: that of an unanswered question to the terminal, and of a busy
  /// machine, included.
  private static let endMaximum = Duration.seconds(_isDebugAssertConfiguration() ? 5 : 1)
  /// The time after which a program that does not end is killed.
  private static let timeout = Duration.seconds(20)
  /// The most memory of the program, in kilobytes.
  private static let memoryMaximum = 50_000 + FuzzBench.memoryMaximum

  /// Runs seeds until the time is over.
  ///
  /// - Returns: `false` if a seed failed.
  func run() -> Bool {
    let end = HostClock.monotonic + .seconds(seconds)
    var (next, count) = (seed, 0)
    while HostClock.monotonic < end {
      let path = "/tmp/islet-fuzz-\(mode.rawValue)-\(next).ndjson"
      if let fault = fault(seed: next, feed: path) {
        print("fuzz \(mode.rawValue): seed \(next): \(fault); the feed is \(path)")
        return false
      }
      _ = unsafe unlink(path)
      count += 1
      next &+= 1
    }
    print("fuzz \(mode.rawValue): \(count) runs of \(program) from seed \(seed) on, no fault")
    return true
  }

  private func fault(seed: UInt64, feed path: String) -> String? {
    var random = SplitMix64(seed: ~seed)
    let steps = mode.steps(seed: seed)
    guard Self.write(steps, to: path) else { return "file: \(path) can't be written" }
    guard var running = ProgramOnTerminal([program, path], size: size(&random)) else {
      return "start: \(program) can't be started"
    }
    _ = running.read(untilSilenceOf: 300, limit: 1500)
    for step in steps {
      switch step {
      case .key: _ = running.type(random.one(of: Self.keys))
      case .size(let size): running.resize(to: size)
      case .pass: _ = running.readSome(until: HostClock.monotonic + .milliseconds(5))
      case .bytes, .client, .leaving, .file, .busy, .picture: break
      }
    }
    return running.faultOfEnd(
      by: random.one(of: ProgramOnTerminal.Ending.all(of: mode)), within: Self.endMaximum,
      timeout: Self.timeout, memory: Self.memoryMaximum)
  }

  private static func write(_ steps: [FuzzStep], to path: String) -> Bool {
    var bytes: [UInt8] = []
    for case .bytes(let more) in steps { bytes += more }
    guard let file = try? FileDescriptor.creating(path) else { return false }
    defer { file.close() }
    return (try? file.writeAll(bytes)) != nil
  }

  /// Keys as a terminal sends them, those that end the program apart.
  private static let keys = [
    "j", "k", "h", "l", "e", "g", "t", "T", "m", "a", "s", "d", "r", " ", "]", "}", "i", "?", "1",
    "\r",
    "\t", "\u{1B}[A", "\u{1B}[B", "\u{1B}[<0;20;20M", "\u{1B}[<0;20;20m", "\u{1B}[<65;20;20M",
    "\u{1B}[200~x",
  ]

  /// The size of a terminal where sizes are not tried.
  static let ordinarySize = CellSize(columns: 122, rows: 40)

  private func size(_ random: inout SplitMix64) -> CellSize {
    guard mode == .sizes else { return Self.ordinarySize }
    let sides = [1, 40, 200, 1000, 5000, 30_000]
    return CellSize(columns: random.one(of: sides), rows: random.one(of: sides))
  }
}

extension ProgramOnTerminal {
  /// A way in which a program is ended.
  enum Ending {
    case quit
    /// A signal, after the terminal was stopped by Ctrl-S or not.
    case signal(Int32, isStopped: Bool)

    /// The ways that a mode tries; those of signals belong to keys.
    static func all(of mode: FuzzMode) -> [Ending] {
      guard mode == .keys else { return [.quit] }
      let signals = [SIGTERM, SIGHUP, SIGQUIT, SIGIO, SIGPWR, SIGXCPU, 16, 40, 64]
      return [.quit, .signal(SIGTERM, isStopped: true), .signal(SIGQUIT, isStopped: true)]
        + signals.map { .signal($0, isStopped: false) }
    }
  }

  /// Ends the program.
  ///
  /// - Returns: The fault: it takes too long or too much memory, or leaves the terminal as it was.
  mutating func faultOfEnd(
    by ending: Ending, within limit: Duration, timeout: Duration, memory: Int
  ) -> String? {
    let start: Duration
    switch ending {
    case .quit:
      start = HostClock.monotonic
      _ = type("q")
    case .signal(let signal, let isStopped):
      if isStopped { _ = type("\u{13}") }
      // The kernel stops a terminal some time after the key.
      _ = readSome(until: HostClock.monotonic + .milliseconds(50))
      start = HostClock.monotonic
      send(signal)
    }
    while HostClock.monotonic - start < timeout, isRunning {
      _ = readSome(until: HostClock.monotonic + .milliseconds(2))
    }
    let time = HostClock.monotonic - start
    let isHung = isRunning
    if isHung { send(SIGKILL) }
    _ = read(untilSilenceOf: 20, limit: 100)
    let usage = finished()
    if isHung { return "time: it does not end by \(ending)" }
    if time > limit { return "time: \(time / .milliseconds(1)) ms to the end by \(ending)" }
    if usage.peakKilobytes > memory { return "memory: \(usage.peakKilobytes) kB" }
    if case .quit = ending, usage.status != 0 { return "status: \(usage.status)" }
    // A stopped terminal takes no bytes.
    if case .signal(_, isStopped: true) = ending { return nil }
    return isRestored ? nil : "terminal: it is not restored by \(ending)"
  }
}
