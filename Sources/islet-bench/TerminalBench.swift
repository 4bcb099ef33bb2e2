import ColorScience
import Compositing
import CursesFrontEnd
import Glibc

/// The terminal: moving pictures of 120 x 40 cells through ncurses, unpaced, onto a terminal that a child reads.
///
/// At 60 frames a second 36,000 frames are ten minutes. What may not grow is memory; what may not stall is a frame.
struct TerminalBench {
  let frameCount: Int

  private enum Scene: String, CaseIterable {
    /// A shade over the whole screen that changes everywhere, in both halves of each cell, slowly.
    case gradient
    /// The same as fast as a fade of 0.8 s.
    case fade
    /// What a lock screen does: a shade by rows, and a flat card with text that slides over it.
    case card
  }

  func run() {
    _ = unsafe setlocale(LC_ALL, "")
    print(
      "terminal: \(frameCount) frames of 120x40; CPU microseconds a frame: median, 99 %, greatest")
    for colorTerm in ["truecolor", ""] {
      for scene in Scene.allCases { print(measured(scene, colorTerm: colorTerm)) }
    }
  }

  private func measured(_ scene: Scene, colorTerm: String) -> String {
    let size = CellSize(columns: 120, rows: 40)
    guard let terminal = DrainedTerminal(size: size) else { return "  no pseudo-terminal" }
    var times: [Int] = []
    times.reserveCapacity(frameCount)
    var early = 0
    var depth = ColorDepth.mono
    var reclamationCount = 0
    do {
      let environment = TerminalEnvironment(term: "xterm-256color", colorTerm: colorTerm)
      var screen = try CursesScreen(descriptor: terminal.descriptor, environment: environment)
      depth = screen.depth
      var surface = Surface(size: size)
      for frame in 0..<frameCount {
        Self.draw(scene, frame: frame, on: &surface)
        let start = Self.cpuMicroseconds()
        screen.show(surface, damage: [surface.bounds], isMoving: true)
        times.append(Self.cpuMicroseconds() - start)
        if frame == 600 { early = Self.residentKilobytes() }
      }
      reclamationCount = screen.pairReclamationCount
    } catch {
      return "  no screen: \(error)"
    }
    let late = Self.residentKilobytes()
    let byteCount = terminal.closedByteCount() / max(1, frameCount)
    times.sort()
    let centile = { (hundredths: Int) in times[min(frameCount * hundredths / 100, frameCount - 1)] }
    return "  \(scene) \(depth): \(byteCount) bytes a frame; \(centile(50)) \(centile(99)) "
      + "\(centile(100)) us; \(early) kB after ten seconds, \(late) kB at the end; "
      + "pairs reclaimed \(reclamationCount) times"
  }

  // MARK: - Pictures

  private static func draw(_ scene: Scene, frame: Int, on surface: inout Surface) {
    // Periods without a common divisor: a picture does not come again within ten minutes.
    let periods = scene == .fade ? [96, 96, 96, 96] : [601, 719, 883, 997]
    let corners = (0..<4).map { corner in
      (0..<3).map { channel in
        wave(at: frame + corner * 37 + channel * 101, period: periods[corner])
      }
    }
    let size = surface.size
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let x = scene == .card ? 0 : column
        let upper = shade(corners, x: x, halfRow: 2 * row, size: size)
        let lower = shade(corners, x: x, halfRow: 2 * row + 1, size: size)
        surface.set(Cell(upper: upper, lower: lower), column: column, row: row)
      }
    }
    guard scene == .card else { return }
    let card = CellRect(column: frame % 75, row: 12, columns: 45, rows: 9)
    surface.fill(card, with: StraightRGBA(red: 32, green: 30, blue: 48, alpha: 200))
    for row in card.rowRange.dropFirst().dropLast() {
      let place = CellPoint(column: card.origin.column + 2, row: row)
      _ = surface.draw(
        "The quick brown fox, frame \(frame)", at: place, foreground: .white, attributes: [])
    }
  }

  private static func wave(at place: Int, period: Int) -> Int {
    255 * abs(2 * (place % period) - period) / period
  }

  private static func shade(_ corners: [[Int]], x: Int, halfRow y: Int, size: CellSize)
    -> StraightRGBA
  {
    let (width, height) = (size.columns - 1, 2 * size.rows - 1)
    func channel(_ index: Int) -> UInt8 {
      let top = corners[0][index] * (width - x) + corners[1][index] * x
      let bottom = corners[2][index] * (width - x) + corners[3][index] * x
      return UInt8((top * (height - y) + bottom * y) / (width * height))
    }
    return StraightRGBA(red: channel(0), green: channel(1), blue: channel(2))
  }

  // MARK: - Measures

  private static func cpuMicroseconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  private static func residentKilobytes() -> Int {
    guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
    defer { _ = unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    let words = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
    return (words.dropFirst().first.flatMap { Int($0) } ?? 0) * 4
  }
}

/// A pseudo-terminal whose output another process reads and counts.
private struct DrainedTerminal {
  let descriptor: Int32
  private let results: Int32

  init?(size: CellSize) {
    // What openpty() does; it is not among what Swift sees of the C library.
    let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, lock): (Int32, Int32) = (0, 0)
    guard unsafe ioctl(master, 0x4004_5431 /* TIOCSPTLCK */, &lock) == 0,
      unsafe ioctl(master, 0x8004_5430 /* TIOCGPTN */, &number) == 0
    else { return nil }
    descriptor = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    var pipeEnds: [Int32] = [0, 0]
    guard descriptor >= 0, unsafe ioctl(master, UInt(TIOCSWINSZ), &window) == 0,
      unsafe pipe(&pipeEnds) == 0
    else { return nil }
    results = pipeEnds[0]
    var actions = unsafe posix_spawn_file_actions_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, master, 0)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
    _ = unsafe posix_spawn_file_actions_addclose(&actions, 2)
    let words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("wc"), strdup("-c"), nil]
    var child: pid_t = 0
    let status = unsafe posix_spawn(&child, "/usr/bin/wc", &actions, nil, words, environ)
    unsafe words.forEach { unsafe free($0) }
    close(master)
    close(pipeEnds[1])
    guard status == 0 else { return nil }
  }

  /// Closes the terminal; the reader then sees its end and tells what it has counted.
  func closedByteCount() -> Int {
    close(descriptor)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(results, &bytes, bytes.count)
    close(results)
    let digits = bytes.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}
