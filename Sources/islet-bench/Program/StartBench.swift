import Compositing
import HostIO

/// The time of the program from its start to its first whole frame, and from a key to the first byte.
struct StartBench {
  let roundCount: Int

  private static let size = CellSize(columns: 120, rows: 40)
  /// The silence after a frame, in milliseconds: longer than between the bytes of a frame.
  private static let frameGap = 8
  /// The silence after a motion, in milliseconds: longer than between two frames.
  private static let restGap = 60

  /// Starts programs in turn, so that a slow minute of the machine affects all of them.
  func reportStarts(of programs: [[String]]) {
    print("start, \(roundCount) rounds in turn: ms to the first whole frame, least median greatest")
    var times = programs.map { _ in [Duration]() }
    var peaks = programs.map { _ in 0 }
    for _ in 0..<roundCount {
      for (index, words) in programs.enumerated() {
        guard var program = ProgramOnTerminal(words, size: Self.size) else { continue }
        if let seen = program.read(untilSilenceOf: Self.frameGap) { times[index].append(seen.last) }
        peaks[index] = max(peaks[index], program.ended().peakKilobytes)
      }
    }
    for (index, words) in programs.enumerated() {
      let name = words.joined(separator: " ").suffix(48)
      print("  \(String(name).left(48)) \(Self.summary(times[index])); \(peaks[index]) kB at most")
    }
    print(
      """
        beside it, where both were measured together: a minimal C ncursesw program 2.13,
        and 0.8 times that where it is linked statically; Rust tui-rs 2.34,
        C notcurses 4.89, SwiftTUI 13.4, TUIkit 30.3, swift-tui 62.6, Textual 374
      """)
  }

  /// Presses the key of the help again and again, each time at rest.
  func reportKeys(of words: [String]) {
    guard var program = ProgramOnTerminal(words, size: Self.size),
      program.read(untilSilenceOf: Self.restGap) != nil
    else { return print("key: \(words) shows nothing") }
    var times: [Duration] = []
    for _ in 0..<roundCount {
      let typed = program.type("?")
      guard let seen = program.read(untilSilenceOf: Self.restGap, limit: 1000) else { continue }
      times.append(seen.first - typed)
    }
    let inMotion = secondKeys(of: &program)
    _ = program.ended()
    print("key to first byte, \(times.count) keys: ms, least median greatest")
    print("  at rest   \(Self.summary(times)); 90 % within \(Self.milliseconds(times, at: 90))")
    print(
      "  in motion \(Self.summary(inMotion)); 99 % within \(Self.milliseconds(inMotion, at: 99))")
    print("  beside it: Swift poll 0.19, C ncurses 0.24, tui-rs 0.30, Textual 4.5")
  }

  /// Presses the key of the help twice, the second time while the first one's motion runs.
  ///
  /// - Returns: The times from the second key to the next frame, which shows its effect.
  private func secondKeys(of program: inout ProgramOnTerminal) -> [Duration] {
    (0..<roundCount).compactMap { round -> Duration? in
      _ = program.type("?")
      guard program.read(untilSilenceOf: Self.secondGap, limit: 1000) != nil else { return nil }
      // Keys come at any moment of the time between two frames, and until then frames are read.
      let moment = HostClock.monotonic + .microseconds(round * 617 % 16_000)
      while HostClock.monotonic < moment { _ = program.readSome(until: moment) }
      let typed = program.type("?")
      let seen = program.read(untilSilenceOf: Self.restGap, limit: 1000)
      return seen.map { $0.first - typed }
    }
  }

  /// The silence after the first frame of a motion, in milliseconds.
  private static let secondGap = 3

  /// Quits programs by a key at rest, in turn: the time to the terminal's restoration, and to the end.
  func reportQuits(of programs: [[String]]) {
    print("quit, \(roundCount) rounds in turn: ms to the restored terminal, least median greatest")
    var times = programs.map { _ in (restored: [Duration](), ended: [Duration]()) }
    for _ in 0..<roundCount {
      for (index, words) in programs.enumerated() {
        guard var program = ProgramOnTerminal(words, size: Self.size),
          program.read(untilSilenceOf: Self.feedGap) != nil
        else { continue }
        // A terminal answers the question about its attributes; one that does not is waited for.
        _ = program.type("\u{1B}[?62;22c")
        _ = program.read(untilSilenceOf: Self.restGap, limit: Self.restGap)
        let typed = program.type("q")
        while !program.isRestored, program.read(untilSilenceOf: 0, limit: 2000) != nil {}
        let restored = HostClock.monotonic
        _ = program.finished()
        times[index].restored.append(restored - program.start - typed)
        times[index].ended.append(HostClock.monotonic - program.start - typed)
      }
    }
    for (index, words) in programs.enumerated() {
      let name = words.joined(separator: " ").suffix(48)
      print(
        "  \(String(name).left(48)) \(Self.summary(times[index].restored)); ended "
          + Self.summary(times[index].ended))
    }
  }

  /// The silence after a long feed was read, in milliseconds.
  private static let feedGap = 400

  static func summary(_ times: [Duration]) -> String {
    [0, 50, 100].map { milliseconds(times, at: $0).right(7) }.joined()
  }

  static func milliseconds(_ times: [Duration], at hundredths: Int) -> String {
    times.sorted().centile(hundredths).map { ($0 / .milliseconds(1)).decimals(2) } ?? "none"
  }
}
