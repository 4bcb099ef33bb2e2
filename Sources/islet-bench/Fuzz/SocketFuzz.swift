import Compositing
import Glibc
import HostIO
import RandomNumbers

/// Clients of a running program that write whole lines, halves, floods and nothing, while its keys are watched.
struct SocketFuzz {
  let program: String
  let seconds: Int
  let seed: UInt64

  /// Paths that no socket may have: none, which would be an abstract socket, and one that is too long.
  private static let refusedPaths = ["", String(repeating: "x", count: 108)]

  /// The longest time from `q` to the program's end, in milliseconds.
  private static let quitMaximum = 1000

  func run() -> Bool {
    var isPassed = true
    for fault in Self.refusedPaths.compactMap({ faultOfListening(at: $0) }) {
      isPassed = failed(fault)
    }
    let path = "/tmp/islet-fuzz-\(getpid()).sock"
    defer { _ = unsafe unlink(path) }
    guard
      var program = ProgramOnTerminal(
        [program, "--socket", path], size: CellSize(columns: 80, rows: 24))
    else { return failed("the program did not start") }
    _ = program.read(untilSilenceOf: 300)
    if let fault = Self.faultOfCrowd(at: path, &program) { isPassed = failed(fault) }
    var random = SplitMix64(seed: seed)
    var writer = FuzzWriter()
    var clients: [FileDescriptor] = []
    let end = HostClock.monotonic + .seconds(seconds)
    while HostClock.monotonic < end {
      if clients.count < 40,
        let client = try? FileDescriptor.connecting(to: path, within: .seconds(1))
      {
        client.makeNonBlocking()
        clients.append(client)
      }
      for client in clients where random.isTrue(oneIn: 3) {
        for case .bytes(let bytes) in writer.lines(&random) { _ = client.write(bytes[...]) }
      }
      if random.isTrue(oneIn: 5), !clients.isEmpty {
        clients.remove(at: Int.random(in: clients.indices, using: &random)).close()
      }
      _ = program.readSome(until: HostClock.monotonic + .milliseconds(5))
    }
    for client in clients { client.close() }
    let start = HostClock.monotonic
    _ = program.type("q")
    _ = program.read(untilSilenceOf: Self.quitMaximum, limit: Self.quitMaximum)
    let usage = program.finished()
    let milliseconds = Int((HostClock.monotonic - start) / .milliseconds(1))
    guard usage.status == 0 else { return failed("it ended with the status \(usage.status)") }
    guard usage.peakKilobytes < 250_000 else { return failed("\(usage.peakKilobytes) kB") }
    print(
      "fuzz socket: \(seconds) s from seed \(seed), \(usage.peakKilobytes) kB, quit in \(milliseconds) ms"
    )
    return isPassed
  }

  /// Lets clients come and write nothing, one more than are served, and returns the fault of a program that leaves the last
  /// one without an answer; `nil` for none.
  private static func faultOfCrowd(at path: String, _ program: inout ProgramOnTerminal) -> String? {
    var crowd: [FileDescriptor] = []
    defer { for client in crowd { client.close() } }
    while crowd.count < crowdCount {
      guard let client = try? FileDescriptor.connecting(to: path, within: .seconds(1)) else {
        return "client \(crowd.count + 1) can't connect"
      }
      client.makeNonBlocking()
      crowd.append(client)
      _ = program.readSome(until: HostClock.monotonic + .milliseconds(1))
    }
    guard let last = crowd.last else { return nil }
    _ = last.write(Array(#"{"subscribe":["verdicts"]}"#.utf8)[...])
    _ = last.write([UInt8(ascii: "\n")])
    let end = HostClock.monotonic + wordMaximum
    var buffer = [UInt8](repeating: 0, count: 4096)
    while HostClock.monotonic < end {
      _ = program.readSome(until: HostClock.monotonic + .milliseconds(5))
      if case .bytes = last.read(into: &buffer) { return nil }
    }
    return "client \(crowd.count) waits without an answer"
  }

  /// One client more than a program serves at a time.
  private static let crowdCount = 33
  /// The longest time after which a client that waits is told.
  private static let wordMaximum = Duration.seconds(3)

  /// Returns the fault of a program that should refuse a path; `nil` for none.
  private func faultOfListening(at path: String) -> String? {
    guard
      var running = ProgramOnTerminal(
        [program, "--socket=\(path)"], size: CellSize(columns: 80, rows: 24))
    else { return nil }
    let end = HostClock.monotonic + .seconds(1)
    while HostClock.monotonic < end, running.isRunning {
      _ = running.readSome(until: HostClock.monotonic + .milliseconds(5))
    }
    let listens = running.isRunning
    if listens { running.send(SIGKILL) }
    _ = running.finished()
    return listens ? "it listens at a path of \(path.utf8.count) bytes" : nil
  }

  private func failed(_ reason: String) -> Bool {
    print("fuzz socket: seed \(seed): \(reason)")
    return false
  }
}
