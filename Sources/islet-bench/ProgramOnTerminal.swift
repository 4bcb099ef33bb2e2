import Compositing
import Glibc
import HostIO

/// A program on a pseudo-terminal of its own, watched as a terminal would see it.
struct ProgramOnTerminal {
  private let terminal: PseudoTerminal
  private let child: ChildProcess
  private let start: Duration
  private(set) var byteCount = 0

  /// Starts a program; `nil` where that can't be.
  init?(_ words: [String], size: CellSize) {
    guard let path = words.first, let terminal = PseudoTerminal(size: size) else { return nil }
    self.terminal = terminal
    var setup = ChildSetup()
    setup.control(terminal)
    setup.environment = [
      "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
    ]
    start = HostClock.monotonic
    guard let child = ChildProcess(path, Array(words.dropFirst()), setup) else {
      close(terminal.master)
      return nil
    }
    self.child = child
  }

  /// Reads until nothing came for a while, or until the program has ended.
  ///
  /// - Parameters:
  ///   - silence: How long is a while, in milliseconds.
  ///   - limit: When to stop all the same, in milliseconds.
  /// - Returns: When the first and the last byte came, counted from the start.
  mutating func read(untilSilenceOf silence: Int, limit: Int = 5000) -> (
    first: Duration, last: Duration
  )? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var (first, last): (Duration?, Duration?) = (nil, nil)
    let end = HostClock.monotonic + .milliseconds(limit)
    while HostClock.monotonic < end, waits(milliseconds: first == nil ? limit : silence) {
      let count = unsafe Glibc.read(terminal.master, &bytes, bytes.count)
      guard count > 0 else { break }
      byteCount += count
      last = HostClock.monotonic - start
      first = first ?? last
    }
    guard let first, let last else { return nil }
    return (first, last)
  }

  private func waits(milliseconds: Int) -> Bool {
    var entry = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, Int32(clamping: milliseconds)) > 0
  }

  /// Types some keys.
  ///
  /// - Returns: When they were typed, counted from the start.
  func type(_ keys: String) -> Duration {
    let bytes = Array(keys.utf8)
    let now = HostClock.monotonic - start
    _ = unsafe write(terminal.master, bytes, bytes.count)
    return now
  }

  /// Ends it, and says what it has used.
  mutating func ended() -> ChildProcess.Usage {
    _ = kill(child.id, SIGTERM)
    // What it still has to write must find a reader, or it would wait for one.
    _ = read(untilSilenceOf: 1000)
    return finished()
  }

  /// Waits for its own end.
  func finished() -> ChildProcess.Usage {
    let usage = child.waited()
    close(terminal.master)
    return usage
  }
}
