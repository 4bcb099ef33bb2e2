import ColorScience
import Compositing
import Glibc
import HostIO

/// The time until a key has an effect on a terminal of 9600 baud, which is 960 bytes a second.
///
/// The kernel buffers some 15,000 bytes of a pseudo-terminal, which are 16 seconds, and 4,000 of a serial line.
struct SlowBench {
  let roundCount: Int
  let size: CellSize
  let depth: ColorDepth

  /// The bytes per tenth of a second.
  private static let portion = 96
  /// Texts that only the help shows.
  private static let words = ["swipe the card", "next deadline", "reduce motion"].map {
    Array($0.utf8)
  }

  func report() {
    print("the demo on 9600 baud at \(size.word) in \(depth.word), a key each \(Self.pause) s:")
    measure("a line that says its speed", saysSpeed: true)
    measure("a terminal that does not", saysSpeed: false)
  }

  private func measure(_ name: String, saysSpeed: Bool) {
    let words = [ProcessMeasures.sibling("islet"), "demo", "--mute"]
    guard
      var program = ProgramOnTerminal(
        words, size: size, depth: depth, baudRate: saysSpeed ? B9600 : B38400)
    else { return print("  no \(words[0]) to run: build it first") }
    print(name)
    for _ in 0..<roundCount {
      _ = read(&program, seconds: Self.pause)
      let typed = program.type("?")
      let seen = read(&program, seconds: 120, until: Self.words)
      let time = seen.map { tenths(($0 - typed) / .seconds(1)) }
      print("  the help is seen \(time.map { "\($0) s" } ?? "never, in 120 s") after its key")
      _ = program.type("?")
    }
    _ = read(&program, seconds: Self.pause)
    let typed = HostClock.monotonic
    _ = program.type("q")
    _ = program.finished()
    print("  it ends \(tenths((HostClock.monotonic - typed) / .seconds(1))) s after its key")
  }

  private static let pause = 5

  /// Reads at the speed of the line, until some words come or the time is over.
  ///
  /// - Returns: The time of the words, from the start of the program.
  private func read(
    _ program: inout ProgramOnTerminal, seconds: Int, until words: [[UInt8]] = []
  ) -> Duration? {
    var recent: [UInt8] = []
    for _ in 0..<(10 * seconds) {
      let end = HostClock.monotonic + .milliseconds(100)
      recent += program.readBytes(until: end, limit: Self.portion)
      while HostClock.monotonic < end { program.wait(until: end) }
      if words.contains(where: recent.contains) { return program.age }
      recent.removeFirst(max(0, recent.count - 64))
    }
    return nil
  }

  private func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
