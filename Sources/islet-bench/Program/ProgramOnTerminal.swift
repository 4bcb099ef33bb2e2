import ColorScience
import Compositing
import Glibc
import HostIO

/// A program on a pseudo-terminal of its own, whose output is read as by a terminal.
struct ProgramOnTerminal {
  private let terminal: PseudoTerminal
  private let child: MeasuredProcess
  /// The time of the start, on the steady clock.
  let start: Duration
  /// The descriptor of the feed; -1 for a program without one.
  private let feed: Int32
  private(set) var byteCount = 0
  /// A Boolean value indicating whether the output has left the alternate screen, whatever comes after.
  private(set) var isRestored = false
  /// The last bytes of the output, in which the sequence that leaves the alternate screen may have begun.
  private var tail: [UInt8] = []
  private var bytes = [UInt8](repeating: 0, count: 65_536)

  /// The sequence by which xterm's description leaves the alternate screen.
  private static let leaving = Array("\u{1B}[?1049l".utf8)

  /// Starts a program; `nil` if that fails.
  init?(
    _ words: [String], size: CellSize, depth: ColorDepth = .direct24, isFed: Bool = false
  ) {
    guard let path = words.first, let terminal = PseudoTerminal(size: size) else { return nil }
    self.terminal = terminal
    var setup = ChildSetup()
    setup.control(terminal)
    setup.environment = [
      "TERM=xterm-256color", "COLORTERM=\(depth == .direct24 ? "truecolor" : "")",
      "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "TZ=\(Self.timeZone)",
    ]
    var pipeEnds: [Int32] = [-1, -1]
    if isFed {
      guard unsafe pipe(&pipeEnds) == 0 else { return nil }
      setup.duplicate(pipeEnds[0], as: 0)
      // With the write end open in the child, the feed would never end.
      pipeEnds.forEach { setup.close($0) }
    }
    defer { if isFed { close(pipeEnds[0]) } }
    feed = pipeEnds[1]
    start = HostClock.monotonic
    guard let child = MeasuredProcess(path, Array(words.dropFirst()), setup) else {
      close(terminal.master)
      return nil
    }
    self.child = child
  }

  /// Reads until a silence, or until the program has ended.
  ///
  /// - Parameters:
  ///   - silence: The length of the silence, in milliseconds.
  ///   - limit: The maximum time, in milliseconds.
  /// - Returns: The times of the first and the last byte, from the start.
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

  /// Reads some bytes, or waits for some until a time, and returns their number.
  mutating func readSome(until moment: Duration) -> Int {
    let milliseconds = (moment - HostClock.monotonic) / .milliseconds(1)
    guard waits(milliseconds: Int(max(0, milliseconds).rounded(.up))) else { return 0 }
    return readSome()
  }

  private mutating func readSome() -> Int {
    let count = unsafe Glibc.read(terminal.master, &bytes, bytes.count)
    guard count > 0 else { return 0 }
    byteCount += count
    let text = tail + bytes[..<count]
    isRestored = isRestored || text.firstRange(of: Self.leaving) != nil
    tail = Array(text.suffix(Self.leaving.count - 1))
    return count
  }

  /// The kernel's counters of the program.
  var reading: ProcessReading { ProcessReading(of: child.id) }

  /// Writes a line of the feed.
  func feed(_ line: [UInt8]) {
    let bytes = line + [UInt8(ascii: "\n")]
    _ = unsafe write(feed, bytes, bytes.count)
  }

  /// Writes a short line of the feed once there is room for it, and reads what the program writes until then.
  mutating func feedWhileReading(_ line: [UInt8]) {
    var entry = pollfd(fd: feed, events: Int16(POLLOUT), revents: 0)
    while isRunning, unsafe poll(&entry, 1, 0) == 0 {
      _ = readSome(until: HostClock.monotonic + .milliseconds(1))
    }
    feed(line)
  }

  private func waits(milliseconds: Int) -> Bool {
    var entry = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, Int32(clamping: milliseconds)) > 0
  }

  /// A time zone in which it is 9:41 now, since the clock's digits differ in cost.
  private static var timeZone: String {
    let shift = time(nil) % 86_400 - (9 * 60 + 41) * 60
    let (hours, rest) = abs(shift).quotientAndRemainder(dividingBy: 3600)
    return "NOW\(shift < 0 ? "-" : "")\(hours):\(rest / 60):\(rest % 60)"
  }

  /// Types some keys.
  ///
  /// - Returns: The time of the keys, from the start.
  func type(_ keys: String) -> Duration {
    let bytes = Array(keys.utf8)
    let now = HostClock.monotonic - start
    _ = unsafe write(terminal.master, bytes, bytes.count)
    return now
  }

  /// A Boolean value indicating whether the program has not yet ended.
  var isRunning: Bool { child.isRunning }

  func send(_ signal: Int32) {
    _ = kill(child.id, signal)
  }

  func resize(to size: CellSize) { terminal.resize(to: size) }

  /// Ends the program, and returns its usage.
  mutating func ended() -> MeasuredProcess.Usage {
    _ = kill(child.id, SIGTERM)
    // The rest of the output must be read, or the program would wait for a reader.
    _ = read(untilSilenceOf: 1000)
    return finished()
  }

  /// Waits for the end of the program, and returns its usage.
  func finished() -> MeasuredProcess.Usage {
    let usage = child.waited()
    close(terminal.master)
    if feed >= 0 { close(feed) }
    return usage
  }
}
