import ColorScience
import Compositing

/// The figures that are equal in each run, with their limits: instructions, bytes and allocations a frame or a line.
///
/// Each figure is the difference between a long and a short run of this program under valgrind, so the cost of starting
/// is left out. Run it on the static release build, as `.ci/run` does.
struct GateBench {
  /// A figure and its limit.
  struct Gate {
    var name: String
    var limit: Double
    var unit: String
    /// The source of the limit.
    var reason: String
    var measure: (Valgrind) -> Double?
  }

  /// Measures all figures.
  ///
  /// - Returns: `false` if one exceeds its limit or can't be measured.
  func run() -> Bool {
    guard let valgrind = Valgrind() else {
      print("gate: no valgrind in /usr/bin, so nothing can be counted (frames reports bytes)")
      return false
    }
    var isPassed = true
    for gate in Self.gates {
      let figure = gate.measure(valgrind)
      let isWithin = figure.map { $0 <= gate.limit } ?? false
      isPassed = isPassed && isWithin
      print(
        "\(isWithin ? "within" : "BEYOND")  \(gate.name.left(44))"
          + " \(figure.map(Self.text) ?? "none")".right(12)
          + " of \(Self.text(gate.limit)) \(gate.unit): \(gate.reason)")
    }
    return isPassed
  }

  private static func text(_ figure: Double) -> String {
    figure < 100 ? figure.decimals(2) : Int(figure).grouped
  }

  // MARK: - The gates

  private static let label = frame(.label)
  private static let gradient = frame(.gradient)
  private static let fade = frame(.fade)

  private static func frame(_ scene: FrameScene, depth: ColorDepth = .direct24) -> FrameCase {
    FrameCase(scene: scene, size: CellSize(columns: 120, rows: 40), depth: depth)
  }

  private static var event: Gate {
    Gate(
      name: "event 80x24, its first frame", limit: 516_000, unit: "instructions",
      reason: "3 % over the cost of 2026-11, which was 640,000 before"
    ) { valgrind in
      // After the event's frame the program ends.
      valgrind.turns(
        of: FrameCase(scene: .event, size: CellSize(columns: 80, rows: 24), depth: .direct24),
        frameCount: EventPlayer.framesPerEvent + 2)?.dropLast().last.map(Double.init)
    }
  }

  private static var gates: [Gate] {
    [
      .instructions(label, 73_000, "3 % over the cost of 2026-11"),
      Gate(
        name: "label 200x60 by label 120x40", limit: 1.25, unit: "times",
        reason: "a change costs the same on any screen"
      ) { valgrind in
        var wide = label
        wide.size = CellSize(columns: 200, rows: 60)
        let (small, large) = (valgrind.instructions(label), valgrind.instructions(wide))
        return small.flatMap { small in large.map { $0 / small } }
      },
      .instructions(gradient, 2_300_000, "6 % over tui-rs 0.19; notcurses 3.0.17 takes 5,555,000"),
      .bytes(gradient, 4_000, "0.7 times notcurses 3.0.17"),
      .instructions(fade, 5_550_000, "0.84 times notcurses 3.0.17"),
      .bytes(fade, 18_000, "0.23 times notcurses 3.0.17"),
      .bytes(frame(.gradient, depth: .indexed256), 3_033, "ncursesw"),
      .bytes(frame(.fade, depth: .indexed256), 10_107, "ncursesw"),
      .instructions(
        frame(.timer), 176_000, "3 % over the cost of 2026-11; Textual needs 2,779,000"),
      Gate(
        name: "timer 120x40, greatest turn of a minute", limit: 2_075_000, unit: "instructions",
        reason: "3 % over the cost of 2026-11: with a 1 the whole clock moves"
      ) { valgrind in
        valgrind.turns(of: frame(.timer), frameCount: 62)?.dropFirst(16).dropLast().max()
          .map(Double.init)
      },
      .instructions(
        frame(.blur), 492_000, "3 % over the cost of 2026-11"),
      .instructions(
        FrameCase(scene: .update, size: CellSize(columns: 60, rows: 24), depth: .direct24),
        950_000, "1 % over the cost of 2026-11; the goal is five times a label's limit"),
      .instructions(
        FrameCase(scene: .edges, size: CellSize(columns: 200, rows: 60), depth: nil), 18_200_000,
        "5 % over the cost of 2026-11, which leaves more than half of a core at 60 frames a second"
      ),
      Gate(
        name: "themes 120x40, greatest turn", limit: 10_500_000, unit: "instructions",
        reason: "half of the frame that a theme's step once was"
      ) { valgrind in
        valgrind.turns(of: frame(.themes), frameCount: 2 * SessionPlayer.framesPerKey)?
          .dropFirst(SessionPlayer.firstTurns).max().map(Double.init)
      },
      Gate(
        name: "displays 120x40, greatest turn", limit: 10_500_000, unit: "instructions",
        reason: "that of a theme's step"
      ) { valgrind in
        valgrind.turns(
          of: frame(.displays),
          frameCount: SessionPlayer.displayKeys.count * SessionPlayer.framesPerKey + 2)?
          .dropFirst(SessionPlayer.firstTurns).max().map(Double.init)
      },
      Gate(
        name: "help 120x40, its first part", limit: 295_000, unit: "instructions",
        reason: "5 % over the cost of 2026-11; a key once waited for 7,000,000"
      ) { valgrind in
        // At the first part of a help that was drawn before, a session has never less to do than in its rest.
        valgrind.turns(of: frame(.help), frameCount: SessionPlayer.framesPerKey + 2)?
          .dropLast(2).last.map(Double.init)
      },
      event,
      Gate(
        name: "label 120x40, allocations", limit: 30, unit: "a frame",
        reason: "those of a layout, and none per cell of the screen"
      ) { $0.allocations(Valgrind.playing(label), [64, 256]) },
      Gate(
        name: "feed parsed, allocations", limit: 0.05, unit: "a line",
        reason: "a line is read into memory that is there"
      ) { $0.allocations(["feed", "1000", "frame+parse"], [1, 3]).map { $0 / 1000 } },
      Gate(
        name: "feed decoded, instructions", limit: 20_000, unit: "a line",
        reason: "12 % over the cost of 2026-11; a prototype's bare parse took 7,000"
      ) { $0.instructions(["feed", "1000", "decode"], [1, 3]).map { $0 / 1000 } },
      .check(.typed, 89_700, "3 % over the cost of 2026-11, half of which is the text"),
      .check(.dropped, 78_700, "3 % over the cost of 2026-11, 1.4 times that of an applied line"),
      .check(.rejected, 260_700, "3 % over the cost of 2026-11, which was three times that before"),
      Gate(
        name: "start to the first frame, instructions", limit: 23_000_000, unit: "a start",
        reason: "4 % over the cost of 2026-11 at 9:41"
      ) { $0.startInstructions() },
    ]
      + ManyBench.Stage.gated.flatMap { stage in
        [1000, 100_000].map { .growth(of: stage, to: $0) }
      }
  }
}

extension GateBench.Gate {
  fileprivate static func instructions(
    _ wanted: FrameCase, _ limit: Double, _ reason: String
  ) -> Self {
    Self(name: "\(wanted.name), instructions", limit: limit, unit: "a frame", reason: reason) {
      $0.instructions(wanted)
    }
  }

  fileprivate static func check(
    _ content: CheckBench.Content, _ limit: Double, _ reason: String
  ) -> Self {
    Self(
      name: "check, \(content.rawValue), instructions", limit: limit, unit: "a line",
      reason: reason
    ) { $0.instructions(checking: content) }
  }

  fileprivate static func growth(of stage: ManyBench.Stage, to count: Int) -> Self {
    Self(
      name: "\(stage.rawValue), \(count.grouped) activities by 10", limit: 2, unit: "times",
      reason: "an event's cost does not follow the activities"
    ) { valgrind in
      let (few, many) = (valgrind.instructions(10, stage), valgrind.instructions(count, stage))
      return few.flatMap { few in many.map { $0 / few } }
    }
  }

  fileprivate static func bytes(_ wanted: FrameCase, _ limit: Double, _ reason: String) -> Self {
    Self(name: "\(wanted.name), bytes", limit: limit, unit: "a frame", reason: reason) { _ in
      FrameBench.bytesPerFrame(wanted)
    }
  }
}
