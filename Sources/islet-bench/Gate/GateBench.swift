import ColorScience
import Compositing
import CursesFrontEnd

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
    let hundredths = Int((figure * 100).rounded())
    guard figure < 100 else { return (hundredths / 100).grouped }
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  // MARK: - The gates

  private static let small = CellSize(columns: 120, rows: 40)
  private static let label = FrameCase(scene: .label, size: small, depth: .direct24)
  private static let wideLabel = FrameCase(
    scene: .label, size: CellSize(columns: 200, rows: 60), depth: .direct24)

  private static let timer = FrameCase(scene: .timer, size: small, depth: .direct24)
  private static let blur = FrameCase(scene: .blur, size: small, depth: .direct24)

  private static func gradient(_ depth: ColorDepth) -> FrameCase {
    FrameCase(scene: .gradient, size: small, depth: depth)
  }

  private static func fade(_ depth: ColorDepth) -> FrameCase {
    FrameCase(scene: .fade, size: small, depth: depth)
  }

  private static var gates: [Gate] {
    [
      Gate(
        name: "label 120x40, instructions", limit: 88_000, unit: "a frame",
        reason: "twice plain ncursesw's 44,000, layout and all"
      ) { $0.instructions(label) },
      Gate(
        name: "label 200x60 by label 120x40", limit: 1.25, unit: "times",
        reason: "a change costs the same on any screen"
      ) { valgrind in
        let (small, large) = (valgrind.instructions(label), valgrind.instructions(wideLabel))
        return small.flatMap { small in large.map { $0 / small } }
      },
      Gate(
        name: "gradient 120x40, instructions", limit: 5_555_000, unit: "a frame",
        reason: "notcurses 3.0.17"
      ) { $0.instructions(gradient(.direct24)) },
      Gate(
        name: "gradient 120x40, bytes", limit: 5_650, unit: "a frame", reason: "notcurses 3.0.17"
      ) { _ in FrameBench.bytesPerFrame(gradient(.direct24)) },
      Gate(
        name: "fade 120x40, instructions", limit: 19_947_000, unit: "a frame",
        reason: "three times notcurses 3.0.17"
      ) { $0.instructions(fade(.direct24)) },
      Gate(
        name: "fade 120x40, bytes", limit: 46_611, unit: "a frame",
        reason: "0.6 times notcurses 3.0.17"
      ) { _ in FrameBench.bytesPerFrame(fade(.direct24)) },
      Gate(
        name: "gradient 120x40 in 256 colors, bytes", limit: 3_033, unit: "a frame",
        reason: "ncursesw"
      ) { _ in FrameBench.bytesPerFrame(gradient(.indexed256)) },
      Gate(
        name: "fade 120x40 in 256 colors, bytes", limit: 10_107, unit: "a frame",
        reason: "ncursesw"
      ) { _ in FrameBench.bytesPerFrame(fade(.indexed256)) },
      Gate(
        name: "a card's timer 120x40, instructions", limit: 1_700_000, unit: "a frame",
        reason: "10 % over the cost of 2026-11; Textual needs 2,779,000 for a label"
      ) { $0.instructions(timer) },
      Gate(
        name: "a card's blur 120x40, instructions", limit: 1_000_000, unit: "a frame",
        reason: "5 % over the cost of 2026-11"
      ) { $0.instructions(blur) },
      Gate(
        name: "label 120x40, allocations", limit: 40, unit: "a frame",
        reason: "those of a layout, and none per cell of the screen"
      ) { $0.allocations(Valgrind.playing(label), [64, 256]) },
      Gate(
        name: "feed parsed, allocations", limit: 0.05, unit: "a line",
        reason: "a line is read into memory that is there"
      ) { valgrind in
        valgrind.allocations(["feed", "1000", "frame+parse"], [1, 3]).map { $0 / 1000 }
      },
      Gate(
        name: "feed decoded, instructions", limit: 20_000, unit: "a line",
        reason: "12 % over the cost of 2026-11; a prototype's bare parse took 7,000"
      ) { valgrind in
        valgrind.instructions(["feed", "1000", "decode"], [1, 3]).map { $0 / 1000 }
      },
      Gate(
        name: "start to the first frame, instructions", limit: 27_000_000, unit: "a start",
        reason:
          "9 % over the cost of 2026-11, 1.2 times the time of a static C ncursesw program"
      ) { $0.startInstructions() },
    ]
  }
}
