import ColorScience
import Compositing
import CursesFrontEnd
import Glibc

/// The cost of a scene's frames, as fast as possible: made and shown through ncurses on a terminal that a child reads, or
/// only made.
struct FrameBench {
  /// The cost of a run.
  struct Result {
    /// The CPU times of the frames, in nanoseconds, sorted.
    var times: [Int]
    var userMicroseconds: Int
    var byteCount: Int

    func centile(_ hundredths: Int) -> Int {
      (times.centile(hundredths) ?? 0) / 1000
    }
  }

  let frameCount: Int
  /// The counter of instructions; `nil` counts none.
  var valgrind: Valgrind?

  /// Returns the bytes per frame, without those of the screen's start: two whole rounds of `fade`.
  ///
  /// The result is `nil` without a pseudo-terminal.
  static func bytesPerFrame(_ wanted: FrameCase) -> Double? {
    guard let first = FrameBench(frameCount: 96).run(wanted),
      let last = FrameBench(frameCount: 288).run(wanted)
    else { return nil }
    return Double(last.byteCount - first.byteCount) / 192
  }

  /// Runs a case; `nil` without a pseudo-terminal.
  func run(_ wanted: FrameCase) -> Result? {
    guard let depth = wanted.depth else { return compose(wanted) }
    guard let terminal = DrainedTerminal(size: wanted.size) else { return nil }
    var result: Result
    do {
      let environment = TerminalEnvironment(
        term: "xterm-256color", colorTerm: depth == .direct24 ? "truecolor" : "")
      var screen = try CursesScreen(descriptor: terminal.descriptor, environment: environment)
      result = measured(wanted) { frame in
        screen.show(
          frame.surface, damage: frame.damage, isMoving: frame.isMoving, isPart: frame.isPart)
      }
      // Output that the terminal has not accepted would be lost with the screen.
      while !screen.isReady() { _ = poll(nil, 0, 1) }
    } catch {
      return nil
    }
    result.byteCount = terminal.closedByteCount()
    return result
  }

  private func compose(_ wanted: FrameCase) -> Result {
    measured(wanted) { frame in
      precondition(!frame.surface.size.isEmpty, "a scene has a picture")
    }
  }

  private func measured(_ wanted: FrameCase, show: (PlayedFrame) -> Void) -> Result {
    var player = wanted.scene.player(size: wanted.size)
    var times: [Int] = []
    times.reserveCapacity(frameCount)
    let user = ProcessMeasures.userMicroseconds
    for index in 0..<frameCount {
      let start = ProcessMeasures.cpuNanoseconds
      var frame = player.frame(index)
      show(frame)
      while frame.isPart {
        frame = player.frame(index)
        show(frame)
      }
      times.append(ProcessMeasures.cpuNanoseconds - start)
    }
    return Result(
      times: times.sorted(), userMicroseconds: ProcessMeasures.userMicroseconds - user,
      byteCount: 0)
  }
}

// MARK: - Reports

extension FrameBench {
  /// Runs a case and prints its cost.
  func report(_ wanted: FrameCase) {
    guard let result = run(wanted) else { return print("  \(wanted.name): no terminal") }
    let frames = max(1, frameCount)
    print(
      """
      \(wanted.name), \(frameCount) frames: \(wanted.scene.summary)
        CPU µs a frame: median \(result.centile(50)), 99 % \(result.centile(99)), greatest \
      \(result.centile(100)); in the program \(result.userMicroseconds / frames)
      """)
    if wanted.scene == .edges {
      let cells = EdgesPlayer(size: wanted.size).edgeCells(at: 0)
      print(
        "  edge cells a frame: \(cells.grouped); ns for each: \(result.centile(50) * 1000 / max(1, cells))"
      )
    }
    guard wanted.depth != nil else { return }
    if let bytes = Self.bytesPerFrame(wanted) { print("  bytes a frame: \(Int(bytes).grouped)") }
    if let valgrind { reportInstructions(wanted, by: valgrind) }
  }

  private func reportInstructions(_ wanted: FrameCase, by valgrind: Valgrind) {
    var composed = wanted
    composed.depth = nil
    guard let all = valgrind.instructions(wanted), let made = valgrind.instructions(composed)
    else { return print("  instructions a frame: valgrind counted none") }
    print(
      "  instructions a frame: \(Int(all / 1000).grouped) thousand, "
        + "\(Int(made / 1000).grouped) of them to lay out and compose")
  }

  /// Reports all scenes at two sizes, in two depths and headless.
  func reportAll() {
    for scene in FrameScene.allCases {
      for size in [CellSize(columns: 120, rows: 40), CellSize(columns: 200, rows: 60)] {
        for depth in [ColorDepth.direct24, .indexed256, nil] {
          report(FrameCase(scene: scene, size: size, depth: depth))
        }
      }
    }
  }
}
