import Compositing
import CursesFrontEnd
import Glibc

/// What repeats from run to run, held to limits: instructions, bytes and allocations a frame or a line.
///
/// Each figure is the difference of a long run and a short one of this program under valgrind, so that what a start costs
/// is in neither.
struct GateBench {
  /// A figure that must not be exceeded.
  struct Gate {
    var name: String
    var limit: Double
    var unit: String
    /// Where the limit comes from.
    var reason: String
    var measure: (Valgrind) -> Double?
  }

  /// Measures all; `false` where a figure exceeds its limit or could not be had.
  func run() -> Bool {
    guard let valgrind = Valgrind() else {
      print("gate: no valgrind in /usr/bin, so nothing is counted; bytes alone are told by frames")
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

  // MARK: - What is counted

  private static let small = CellSize(columns: 120, rows: 40)
  private static let large = CellSize(columns: 200, rows: 60)

  private static var gates: [Gate] {
    [
      Gate(
        name: "label 120x40, instructions", limit: 88_000, unit: "a frame",
        reason: "twice plain ncursesw's 44,000, layout and all"
      ) { $0.instructions(.label, small) },
      Gate(
        name: "label 200x60 by label 120x40", limit: 1.25, unit: "times",
        reason: "a change costs the same on any screen"
      ) { valgrind in
        let (small, large) = (
          valgrind.instructions(.label, small), valgrind.instructions(.label, large)
        )
        return small.flatMap { small in large.map { $0 / small } }
      },
      Gate(
        name: "gradient 120x40, instructions", limit: 5_555_000, unit: "a frame",
        reason: "notcurses 3.0.17"
      ) { $0.instructions(.gradient, small) },
      Gate(
        name: "gradient 120x40, bytes", limit: 5_650, unit: "a frame", reason: "notcurses 3.0.17"
      ) { $0.bytes(.gradient, small) },
      Gate(
        name: "fade 120x40, instructions", limit: 19_947_000, unit: "a frame",
        reason: "three times notcurses 3.0.17"
      ) { $0.instructions(.fade, small) },
      Gate(
        name: "fade 120x40, bytes", limit: 46_611, unit: "a frame",
        reason: "0.6 times notcurses 3.0.17"
      ) { $0.bytes(.fade, small) },
      Gate(
        name: "label 120x40, allocations", limit: 60, unit: "a frame",
        reason: "what a layout makes, and nothing for each cell of a screen"
      ) { $0.allocations(["frames", "label", "120x40", "24", "--frames"], [16, 64]) },
      Gate(
        name: "feed parsed, allocations", limit: 0.05, unit: "a line",
        reason: "a line is read into memory that is there"
      ) { valgrind in
        valgrind.allocations(["feed", "1000", "frame+parse"], [1, 3]).map { $0 / 1000 }
      },
      // Neither is where it shall be: the limits keep what is reached.
      Gate(
        name: "feed decoded, instructions", limit: 53_000, unit: "a line",
        reason: "what it is; 12,000 would be the aim, with engine and all"
      ) { valgrind in
        valgrind.instructions(["feed", "1000", "decode"], [1, 3]).map { $0 / 1000 }
      },
      Gate(
        name: "start to the first frame, instructions", limit: 27_000_000, unit: "a start",
        reason:
          "what it is; 8,200,000 would be twice a static C ncursesw program without a wallpaper"
      ) { $0.startInstructions() },
    ]
  }
}

/// Runs this program under valgrind.
struct Valgrind {
  private let path = "/usr/bin/valgrind"

  init?() {
    guard unsafe access(path, X_OK) == 0 else { return nil }
  }

  /// Instructions a frame, of this program and all it calls.
  func instructions(_ scene: FrameScene, _ size: CellSize) -> Double? {
    // A small frame takes more of them until ncurses' own tables have grown once.
    instructions(frames(scene, size), scene == .label ? [64, 256] : [16, 64])
  }

  /// Instructions for each more of a count that is the arguments' last word.
  func instructions(_ arguments: [String], _ counts: [Int]) -> Double? {
    difference(arguments, counts, tool: Self.callgrind) {
      Self.number(after: "Collected : ", in: $0)
    }
  }

  /// Instructions of the program beside this one from its start until its first frame is handed over, with an empty feed
  /// at 120x40.
  func startInstructions() -> Double? {
    let profile = "/tmp/islet-bench-start-\(getpid()).txt"
    // A profile is written after each frame, the first one's under this name, and one more at the end.
    let firstFrame = "\(profile).1"
    defer { for name in [profile, firstFrame, "\(profile).2"] { unsafe unlink(name) } }
    let words = [
      path, "--tool=callgrind", "--callgrind-out-file=\(profile)", "--log-file=/dev/null",
      "--dump-after=*CursesFrontEnd0A6ScreenV4show*", ProcessMeasures.sibling("islet"),
    ]
    guard
      var program = ProgramOnTerminal(
        words + ["/dev/null", "--exit-at-eof"], size: CellSize(columns: 120, rows: 40))
    else { return nil }
    _ = program.read(untilSilenceOf: 20_000, limit: 60_000)
    _ = program.finished()
    return ProcessMeasures.text(of: firstFrame).flatMap { Self.number(after: "summary: ", in: $0) }
      .map(Double.init)
  }

  private static let callgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]

  /// Bytes a frame, as the terminal counts them.
  func bytes(_ scene: FrameScene, _ size: CellSize) -> Double? {
    difference(frames(scene, size), [16, 64], tool: ["--tool=none"]) {
      Self.number(after: "bytes in all: ", in: $0)
    }
  }

  /// Allocations for each more of a count that is the arguments' last word.
  func allocations(_ arguments: [String], _ counts: [Int]) -> Double? {
    difference(arguments, counts, tool: ["--tool=memcheck", "--undef-value-errors=no"]) {
      Self.number(after: "total heap usage: ", in: $0)
    }
  }

  private func frames(_ scene: FrameScene, _ size: CellSize) -> [String] {
    ["frames", scene.rawValue, size.word, "24", "--frames"]
  }

  private func difference(
    _ arguments: [String], _ counts: [Int], tool: [String], figure: (String) -> Int?
  ) -> Double? {
    let figures = counts.map {
      output(tool + [ProcessMeasures.executablePath] + arguments + ["\($0)"])
    }
    .map { $0.flatMap(figure) }
    guard let first = figures[0], let last = figures[1] else { return nil }
    return Double(last - first) / Double(counts[1] - counts[0])
  }

  /// All that a run says.
  private func output(_ arguments: [String]) -> String? {
    let name = "/tmp/islet-bench-gate-\(getpid()).txt"
    defer { unsafe unlink(name) }
    var setup = ChildSetup()
    setup.open(name, as: 1, O_WRONLY | O_CREAT | O_TRUNC)
    setup.duplicate(1, as: 2)
    // Two runs hash alike, so that their difference is the work's.
    setup.environment = ["SWIFT_DETERMINISTIC_HASHING=1", "PATH=/usr/bin:/bin", "LANG=C.UTF-8"]
    guard let child = ChildProcess(path, arguments, setup), child.waited().status == 0 else {
      return nil
    }
    return ProcessMeasures.text(of: name)
  }

  /// The number that follows some words, with or without commas.
  static func number(after words: String, in text: String) -> Int? {
    for line in text.split(separator: "\n") {
      let bytes = Array(line.utf8)
      let wanted = Array(words.utf8)
      guard bytes.count > wanted.count else { continue }
      for start in 0..<(bytes.count - wanted.count) where bytes[start...].starts(with: wanted) {
        let digits = bytes[(start + wanted.count)...].filter { $0 != UInt8(ascii: ",") }
          .prefix { (0x30...0x39).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self))
      }
    }
    return nil
  }
}
