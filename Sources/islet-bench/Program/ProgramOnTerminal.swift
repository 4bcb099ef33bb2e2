import ColorScience
import Compositing
import Glibc
import HostIO

/// A program on a pseudo-terminal of its own, watched as a terminal would see it.
struct ProgramOnTerminal {
  private let terminal: PseudoTerminal
  private let child: ChildProcess
  private let start: Duration
  /// Where its feed is written to; -1 for a program that reads none.
  private let feed: Int32
  private(set) var byteCount = 0
  private var bytes = [UInt8](repeating: 0, count: 65_536)

  /// Starts a program; `nil` where that can't be.
  ///
  /// - Parameters:
  ///   - words: Its path, and its arguments.
  ///   - size: The terminal's size.
  ///   - depth: Whether the terminal says that it has all colors, or only how many its type has.
  ///   - isFed: Whether its standard input is a feed, rather than the terminal.
  ///   - baudRate: What the terminal says of its speed, which stays what it is.
  init?(
    _ words: [String], size: CellSize, depth: ColorDepth = .direct24, isFed: Bool = false,
    baudRate: Int32 = B38400
  ) {
    guard let path = words.first, let terminal = PseudoTerminal(size: size, baudRate: baudRate)
    else { return nil }
    self.terminal = terminal
    var setup = ChildSetup()
    setup.control(terminal)
    setup.environment = [
      "TERM=xterm-256color", "COLORTERM=\(depth == .direct24 ? "truecolor" : "")",
      "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
    ]
    var pipeEnds: [Int32] = [-1, -1]
    if isFed {
      guard unsafe pipe(&pipeEnds) == 0 else { return nil }
      setup.duplicate(pipeEnds[0], as: 0)
      // It would never see the feed's end, were it to hold the other one itself.
      pipeEnds.forEach { setup.close($0) }
    }
    defer { if isFed { close(pipeEnds[0]) } }
    feed = pipeEnds[1]
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
    var (first, last): (Duration?, Duration?) = (nil, nil)
    let end = HostClock.monotonic + .milliseconds(limit)
    while HostClock.monotonic < end, waits(milliseconds: first == nil ? limit : silence) {
      guard readSome() > 0 else { break }
      last = HostClock.monotonic - start
      first = first ?? last
    }
    guard let first, let last else { return nil }
    return (first, last)
  }

  /// Reads what is there, `limit` bytes at most, or waits for it until a moment.
  ///
  /// - Returns: How many bytes there were; 0 when there were none.
  mutating func readSome(until moment: Duration, limit: Int = 65_536) -> Int {
    let milliseconds = (moment - HostClock.monotonic) / .milliseconds(1)
    guard waits(milliseconds: Int(max(0, milliseconds).rounded(.up))) else { return 0 }
    return readSome(limit: limit)
  }

  /// The same, and the bytes themselves.
  mutating func readBytes(until moment: Duration, limit: Int) -> [UInt8] {
    Array(bytes[..<readSome(until: moment, limit: limit)])
  }

  /// Waits until a moment, whatever comes.
  func wait(until moment: Duration) {
    _ = poll(nil, 0, Int32(clamping: Int((moment - HostClock.monotonic) / .milliseconds(1)) + 1))
  }

  /// The time since the start.
  var age: Duration { HostClock.monotonic - start }

  private mutating func readSome(limit: Int = 65_536) -> Int {
    let count = unsafe Glibc.read(terminal.master, &bytes, min(limit, bytes.count))
    byteCount += max(0, count)
    return max(0, count)
  }

  /// What the kernel says of the program now.
  var reading: ProcessReading { ProcessReading(of: child.id) }

  /// Writes a line of its feed.
  func feed(_ line: [UInt8]) {
    let bytes = line + [UInt8(ascii: "\n")]
    _ = unsafe write(feed, bytes, bytes.count)
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
    if feed >= 0 { close(feed) }
    return usage
  }
}
