import ColorScience
import Compositing
import CursesFrontEnd
import Glibc

/// The endurance of the terminal: moving pictures of 120 x 40 cells through ncurses, as fast as possible.
///
/// At 60 frames a second 36,000 frames are ten minutes, in which memory must not grow and no frame may stall.
struct MotionBench {
  let frameCount: Int

  private enum Scene: String, CaseIterable {
    /// A slow gradient over the whole screen, in both halves of each cell.
    case gradient
    /// The same with the speed of a fade of 0.8 s.
    case fade
    /// A gradient by rows with a sliding card, as on a lock screen.
    case card
  }

  func run() {
    print(
      "motion: \(frameCount) frames of 120x40; CPU microseconds a frame: median, 99 %, greatest")
    for colorTerm in ["truecolor", ""] {
      for scene in Scene.allCases { print(measured(scene, colorTerm: colorTerm)) }
    }
    print(
      """
        beside it, ncursesw with a pair for each new color: some 10 MB more a second, and stalls of 108 ms
        at 256 thousand pairs, 1.1 s at 2 million
      """)
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
        let start = ProcessMeasures.cpuNanoseconds / 1000
        screen.show(surface, damage: [surface.bounds], isMoving: true)
        times.append(ProcessMeasures.cpuNanoseconds / 1000 - start)
        // Output that the terminal has not accepted would wait in memory, and be lost with the screen.
        while !screen.isReady() { _ = poll(nil, 0, 1) }
        if frame == 600 { early = ProcessMeasures.residentKilobytes }
      }
      reclamationCount = screen.pairReclamationCount
    } catch {
      return "  no screen: \(error)"
    }
    let late = ProcessMeasures.residentKilobytes
    let byteCount = terminal.closedByteCount() / max(1, frameCount)
    times.sort()
    let centile = { (hundredths: Int) in times[min(frameCount * hundredths / 100, frameCount - 1)] }
    return "  \(scene) \(depth): \(byteCount) bytes a frame; \(centile(50)) \(centile(99)) "
      + "\(centile(100)) us; \(early) kB after ten seconds, \(late) kB at the end; "
      + "pairs reclaimed \(reclamationCount) times"
  }

  // MARK: - Pictures

  private static func draw(_ scene: Scene, frame: Int, on surface: inout Surface) {
    // The periods have no common divisor, so no picture repeats within ten minutes.
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
}
