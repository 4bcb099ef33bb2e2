import Compositing
import Glibc

/// Runs this program under valgrind.
struct Valgrind {
  private let path = "/usr/bin/valgrind"

  init?() {
    guard unsafe access(path, X_OK) == 0 else { return nil }
  }

  /// Returns the instructions per frame, in user space.
  func instructions(_ wanted: FrameCase) -> Double? {
    // The first small frames cost more, until the tables of ncurses have grown.
    let counts =
      switch wanted.scene {
      case .label: [64, 256]
      // In the sixtieth second the clock changes, too.
      case .timer: [16, 56]
      case .fade, .gradient, .updates, .blur, .edges, .themes, .help, .displays, .update, .event:
        [16, 64]
      }
    return instructions(Self.playing(wanted), counts)
  }

  /// Returns the instructions per unit of a count, which is the last argument.
  func instructions(_ arguments: [String], _ counts: [Int]) -> Double? {
    difference(arguments, counts, tool: Self.callgrind) {
      Self.number(after: "Collected : ", in: $0)
    }
  }

  /// Returns the instructions of some events among a number of activities, whose starts are left out.
  func instructions(_ count: Int, _ stage: ManyBench.Stage) -> Double? {
    let events = stage == .update ? 2000 : 120
    let arguments = ["many", "\(count)", stage.rawValue, "\(events)"]
    return output(
      Self.callgrind + ["--instr-atstart=no", ProcessMeasures.executablePath] + arguments
    ).flatMap { Self.number(after: "Collected : ", in: $0) }.map(Double.init)
  }

  /// Returns the instructions of a line of a kind that islet checks and tells in text.
  func instructions(checking content: CheckBench.Content) -> Double? {
    let counts = [200, 1200]
    let path = "/tmp/islet-bench-check-\(getpid()).ndjson"
    defer { unsafe unlink(path) }
    let figures = counts.compactMap { count -> Int? in
      guard CheckBench(lineCount: count).write(content, to: path) else { return nil }
      let words = Self.callgrind + [ProcessMeasures.sibling("islet"), "check", path]
      return output(words, status: content.status).flatMap {
        Self.number(after: "Collected : ", in: $0)
      }
    }
    guard figures.count == 2 else { return nil }
    return Double(figures[1] - figures[0]) / Double(counts[1] - counts[0])
  }

  /// Returns the instructions of islet from its start to its first frame, with an empty feed at 120x40.
  func startInstructions() -> Double? {
    let profile = "/tmp/islet-bench-start-\(getpid()).txt"
    // A profile is written after each frame, the first one under this name, and one more at the end.
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

  /// Returns the instructions of each turn of a session's scene: those of its frames, of their parts, and of the work
  /// between them.
  func turns(of wanted: FrameCase, frameCount: Int) -> [Int]? {
    let profile = "/tmp/islet-bench-turns-\(getpid()).txt"
    defer { unsafe unlink(profile) }
    let tool = [
      "--tool=callgrind", "--callgrind-out-file=\(profile)", "--combine-dumps=yes",
      "--dump-after=*CursesFrontEnd0A6ScreenV4show*",
      "--dump-after=*LockScreenSession0C0V7prepare*",
    ]
    let words = [ProcessMeasures.executablePath] + Self.playing(wanted) + ["\(frameCount)"]
    guard output(tool + words) != nil else { return nil }
    return ProcessMeasures.text(of: profile).map { text in
      text.split(separator: "\n").filter { $0.hasPrefix("summary: ") }
        .compactMap { Self.number(after: "summary: ", in: String($0)) }
    }
  }

  /// Lets valgrind count from now on, where this process runs under it and it does not count yet.
  static func startCounting() {
    let words = ["--pid=\(getpid())", "instrumentation", "on"]
    var setup = ChildSetup()
    setup.open("/dev/null", as: 1, O_WRONLY)
    setup.duplicate(1, as: 2)
    _ = MeasuredProcess("/usr/bin/vgdb", words, setup)?.waited()
  }

  private static let callgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]

  /// Returns the allocations per unit of a count, which is the last argument.
  ///
  /// They are counted from callgrind's calls: memcheck replaces functions of the C library, which does not work in a
  /// statically linked program.
  func allocations(_ arguments: [String], _ counts: [Int]) -> Double? {
    let profile = "/tmp/islet-bench-calls-\(getpid()).txt"
    defer { unsafe unlink(profile) }
    let tool = [
      "--tool=callgrind", "--compress-strings=no", "--callgrind-out-file=\(profile)",
    ]
    return difference(arguments, counts, tool: tool) { _ in
      ProcessMeasures.text(of: profile).map(Self.allocationCount)
    }
  }

  /// Returns the number of allocations in a profile, where a line with calls follows the line of the function.
  private static func allocationCount(in profile: String) -> Int {
    var count = 0
    var isAllocation = false
    for line in profile.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "cfn=".utf8) {
        isAllocation = allocators.contains(Substring(line.dropFirst(4)))
      } else if isAllocation, line.starts(with: "calls=".utf8) {
        count += Int(Substring(line.dropFirst(6).prefix { $0 != UInt8(ascii: " ") })) ?? 0
      }
    }
    return count
  }

  private static let allocators: Set<Substring> = ["malloc", "calloc", "realloc", "posix_memalign"]

  static func playing(_ wanted: FrameCase) -> [String] {
    let depth = wanted.depth?.word ?? "headless"
    return ["play", wanted.scene.rawValue, wanted.size.word, depth, "--frames"]
  }

  private func difference(
    _ arguments: [String], _ counts: [Int], tool: [String], figure: (String) -> Int?
  ) -> Double? {
    let figures = counts.map { count in
      output(tool + [ProcessMeasures.executablePath] + arguments + ["\(count)"]).flatMap(figure)
    }
    guard let first = figures[0], let last = figures[1] else { return nil }
    return Double(last - first) / Double(counts[1] - counts[0])
  }

  /// Returns the output of a run; `nil` where it ends with another status.
  private func output(_ arguments: [String], status: Int32 = 0) -> String? {
    let name = "/tmp/islet-bench-gate-\(getpid()).txt"
    defer { unsafe unlink(name) }
    var setup = ChildSetup()
    setup.open(name, as: 1, O_WRONLY | O_CREAT | O_TRUNC)
    setup.duplicate(1, as: 2)
    // With the same hashing in both runs their difference is the work alone.
    setup.environment = ["SWIFT_DETERMINISTIC_HASHING=1", "PATH=/usr/bin:/bin", "LANG=C.UTF-8"]
    guard let child = MeasuredProcess(path, arguments, setup), child.waited().status == status
    else {
      return nil
    }
    return ProcessMeasures.text(of: name)
  }

  /// Returns the number after some words, with or without commas.
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
