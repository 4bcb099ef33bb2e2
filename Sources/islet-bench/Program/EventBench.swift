import Compositing
import HostIO

/// The time from an event of the feed to the first byte of its picture, on a terminal and a pipe of its own.
struct EventBench {
  let roundCount: Int

  /// A size with a narrow inspector, whose own picture comes a frame after the card's.
  private static let size = CellSize(columns: 80, rows: 24)
  /// The silence after a motion, in milliseconds: longer than between two frames.
  private static let restGap = 60
  /// The silence after the first frame of a motion, in milliseconds.
  private static let frameGap = 3
  /// The time from one event to a second one.
  private static let secondEvent = Duration.milliseconds(20)
  /// The time from one pair of events to the next, which makes them ten a second.
  private static let restAfterTwo = Duration.milliseconds(400)

  /// Reports events at rest, in a fade, and shortly after another one.
  func report(_ program: String) {
    print("event to first byte, \(roundCount) events: ms, least median greatest")
    guard let atRest = times(of: program, motion: "full", Self.atRest),
      let inMotion = times(of: program, motion: "full", Self.inMotion),
      let second = times(of: program, motion: "off", Self.second)
    else { return print("  \(program) shows nothing") }
    for (name, times) in [
      ("at rest", atRest), ("in a fade", inMotion), ("20 ms after another", second),
    ] {
      print(
        "  \(name.left(20))\(StartBench.summary(times)); 99 % within "
          + StartBench.milliseconds(times, at: 99))
    }
  }

  /// Runs the program, and measures events with new words one after another.
  private func times(
    of program: String, motion: String,
    _ measure: (inout ProgramOnTerminal, (Int) -> [UInt8], Int) -> Duration?
  ) -> [Duration]? {
    guard
      var program = ProgramOnTerminal(
        [program, "--mute", "--motion", motion], size: Self.size, isFed: true)
    else { return nil }
    let now = HostClock.millisecondsSince1970 / 1000
    program.feed(
      Array(
        """
        {"app":"com.a","activity":"1","aps":{"timestamp":\(now),"event":"start","attributes-type":"T",\
        "attributes":{},"content-state":{"text":"start"},"alert":{"title":"t","body":"b"}}}
        """.utf8))
    // The banner goes by itself.
    Self.wait(.seconds(8), in: &program)
    guard program.byteCount > 0 else { return nil }
    let line = { (number: Int) in
      // Other letters in each place, so that the picture changes whatever came before.
      let letters = (0..<6).map { UInt8(97 + (number * 7 + $0) % 26) }
      return Array(
        """
        {"app":"com.a","activity":"1","update":{"content-state":{"text":"\(String(decoding: letters, as: UTF8.self))"}}}
        """.utf8)
    }
    let times = (0..<roundCount).compactMap { measure(&program, line, $0) }
    _ = program.ended()
    return times
  }

  private static func atRest(
    _ program: inout ProgramOnTerminal, _ line: (Int) -> [UInt8], _ round: Int
  ) -> Duration? {
    time(of: line(round), in: &program)
  }

  private static func inMotion(
    _ program: inout ProgramOnTerminal, _ line: (Int) -> [UInt8], _ round: Int
  ) -> Duration? {
    program.feed(line(2 * round))
    guard program.read(untilSilenceOf: frameGap, limit: 1000) != nil else { return nil }
    // Events come at any moment of the time between two frames, and until then frames are read.
    wait(.microseconds(round * 617 % 16_000), in: &program)
    return time(of: line(2 * round + 1), in: &program)
  }

  private static func second(
    _ program: inout ProgramOnTerminal, _ line: (Int) -> [UInt8], _ round: Int
  ) -> Duration? {
    // Without a rest these would be a flood.
    wait(restAfterTwo, in: &program)
    program.feed(line(2 * round))
    wait(secondEvent, in: &program)
    return time(of: line(2 * round + 1), in: &program)
  }

  /// Lets a time pass, in which the output is read.
  private static func wait(_ time: Duration, in program: inout ProgramOnTerminal) {
    let end = HostClock.monotonic + time
    while HostClock.monotonic < end { _ = program.readSome(until: end) }
  }

  /// Returns the time from an event to the first byte after it, and waits for rest.
  private static func time(of line: [UInt8], in program: inout ProgramOnTerminal) -> Duration? {
    let fed = HostClock.monotonic - program.start
    program.feed(line)
    return program.read(untilSilenceOf: restGap, limit: 1000).map { $0.first - fed }
  }
}
