import ColorScience
import Compositing
import Glibc
import HostIO
import SampleActivities

/// The program in real time: a ride with a push each second, and then rest.
///
/// Frames are separated by the silence between them, as a terminal would see them. The program sleeps once after each
/// frame, so its wakeups show whether it dropped a frame or had nothing new to draw.
struct LiveBench {
  let seconds: Int
  let size: CellSize
  let depth: ColorDepth

  private static let restSeconds = 20
  private static let themeCount = 10
  /// The time from one theme to the next, in which the first has come to rest, in seconds.
  private static let themeSeconds = 1

  /// Bytes without a pause between them, and the kernel's counters at that time.
  private struct Frame {
    var time: Duration
    var byteCount: Int
    var reading: ProcessReading
    /// The counters of this program, which may itself have been late.
    var own: ProcessReading
  }

  func report() {
    let words = [ProcessMeasures.sibling("islet"), "--mute"]
    guard var program = ProgramOnTerminal(words, size: size, depth: depth, isFed: true) else {
      return print("  no \(words[0]) to run: build it first")
    }
    var script = DemoScript.endlessRide(startingAt: HostClock.millisecondsSince1970)
    let start = Self.beginning
    var lineCount = 0
    // The first picture is not part of the ride.
    _ = watch(&program, until: start + .seconds(2), script: &script, from: start, &lineCount)
    lineCount = 0
    let end = start + .seconds(2 + seconds)
    let frames = watch(&program, until: end, script: &script, from: start, &lineCount)
    print("a ride of \(seconds) s at \(size.word) in \(depth.word): \(lineCount) pushes")
    report(frames, seconds: seconds)
    reportThemes(&program)
    reportRest(&program)
    _ = program.ended()
  }

  // MARK: - Watching

  /// The start of the ride, at a fraction of a second that keeps pushes apart from the timer's ticks.
  private static var beginning: Duration {
    let phase = (1130 - HostClock.millisecondsSince1970 % 1000) % 1000
    return HostClock.monotonic + .milliseconds(phase)
  }

  /// Reads frames until a time, and writes the lines that become due.
  private func watch(
    _ program: inout ProgramOnTerminal, until end: Duration, script: inout DemoScript,
    from start: Duration, _ lineCount: inout Int
  ) -> [Frame] {
    var frames: [Frame] = []
    while HostClock.monotonic < end {
      for case .line(let line) in script.steps(upTo: HostClock.monotonic - start) {
        program.feed(line)
        lineCount += 1
      }
      if let frame = nextFrame(&program, until: min(end, start + script.nextDue)) {
        frames.append(frame)
      }
    }
    return frames
  }

  /// Returns the next frame; `nil` if none starts before a time.
  private func nextFrame(_ program: inout ProgramOnTerminal, until moment: Duration) -> Frame? {
    var byteCount = program.readSome(until: moment)
    guard byteCount > 0 else { return nil }
    var time = HostClock.monotonic
    while true {
      let more = program.readSome(until: HostClock.monotonic + .milliseconds(3))
      guard more > 0 else { break }
      byteCount += more
      time = HostClock.monotonic
    }
    return Frame(
      time: time, byteCount: byteCount, reading: program.reading,
      own: ProcessReading(of: getpid()))
  }

  // MARK: - Moving

  /// The interval between two frames of one motion.
  private struct Step {
    var interval: Duration
    var spent: ProcessReading
    var own: ProcessReading

    /// A Boolean value indicating whether the interval is over a frame and a half, which is visible.
    var isLate: Bool { interval > .microseconds(25_000) }
    /// A Boolean value indicating whether the program woke for each frame, and had nothing new to draw.
    var isUnchanged: Bool {
      spent.wakeupCount >= Int((interval / .microseconds(16_667)).rounded())
    }
    /// A Boolean value indicating whether one of the programs waited for a processor for a third of a frame.
    var isStarved: Bool { max(spent.waitedNanoseconds, own.waitedNanoseconds) > 5_000_000 }
    var milliseconds: Double { interval / .milliseconds(1) }
  }

  private func report(_ frames: [Frame], seconds: Int) {
    guard let first = frames.first, let last = frames.last else { return print("  no frame") }
    let steps = zip(frames, frames.dropFirst()).map { before, after in
      Step(
        interval: after.time - before.time, spent: after.reading - before.reading,
        own: after.own - before.own)
    }.filter { $0.interval < .milliseconds(100) }
    let movingSeconds = steps.map(\.milliseconds).reduce(0, +) / 1000
    let bytes = frames.map(\.byteCount).sorted()
    let cpu = Double((last.reading - first.reading).cpuNanoseconds)
    let late = steps.filter(\.isLate)
    let dropped = late.filter { !$0.isUnchanged }
    let times = steps.filter { !$0.isLate || !$0.isUnchanged }.map(\.milliseconds).sorted()
    let mean = times.reduce(0, +) / Double(max(1, times.count))
    let starved = dropped.filter(\.isStarved)
    print(
      """
        moving \(movingSeconds.decimals(1)) s of it, in \(frames.count - steps.count) motions: \
      \(frames.count) frames that changed something
        from one to the next: median \(centile(times, 50)) ms, 99 % \(centile(times, 99)), greatest \
      \(centile(times, 100)): \((1000 / mean).decimals(1)) a second
        gaps of more than 25 ms: \(late.count); in \(late.count - dropped.count) nothing changed, \
      \(dropped.count) frames were dropped, \(starved.count) of them for want of a processor
        bytes a frame: median \(bytes[bytes.count / 2]), greatest \(bytes[bytes.count - 1]); \
      \(bytes.reduce(0, +) / max(1, seconds)) a second
        CPU: \((cpu / 1e6 / max(movingSeconds, 0.001)).decimals(1)) ms a second of motion, \
      \((cpu / 1e6 / Double(max(1, seconds))).decimals(1)) ms a second in all, \
      \(Int(cpu / 1000) / frames.count) µs a frame
      """)
  }

  private func centile(_ sorted: [Double], _ hundredths: Int) -> String {
    sorted.centile(hundredths).map { $0.decimals(1) } ?? "none"
  }

  /// Reports the whole screen as it dissolves into the next themes, after the ride.
  private func reportThemes(_ program: inout ProgramOnTerminal) {
    print("the same, \(Self.themeCount) themes after it, each dissolving into the next")
    var frames: [Frame] = []
    let beat = BeatBench(seconds: Self.themeCount * Self.themeSeconds).started()
    for _ in 0..<Self.themeCount {
      _ = program.type("t")
      let end = HostClock.monotonic + .seconds(Self.themeSeconds)
      while HostClock.monotonic < end {
        if let frame = nextFrame(&program, until: end) { frames.append(frame) }
      }
    }
    report(frames, seconds: Self.themeSeconds * Self.themeCount)
    _ = beat?.waited()
  }

  // MARK: - At rest

  /// Reports the rest with a timer that shows seconds, then with only a clock that shows minutes.
  private func reportRest(_ program: inout ProgramOnTerminal) {
    rest(&program, name: "with a timer that shows seconds", seconds: Self.restSeconds / 2)
    let now = HostClock.millisecondsSince1970 / 1000
    program.feed(
      Array(
        #"{"app":"islet.demo.dynamo","activity":"ride-1","aps":{"timestamp":\#(now),"event":"end","dismissal-date":\#(now - 1)}}"#
          .utf8))
    settle(&program, seconds: 3)
    rest(&program, name: "with a clock that shows minutes", seconds: Self.restSeconds)
  }

  private func settle(_ program: inout ProgramOnTerminal, seconds: Int) {
    let end = HostClock.monotonic + .seconds(seconds)
    while HostClock.monotonic < end { _ = program.readSome(until: end) }
  }

  private func rest(_ program: inout ProgramOnTerminal, name: String, seconds: Int) {
    // The rest avoids a new minute, at which the clock's digits roll.
    let second = Int(HostClock.millisecondsSince1970 / 1000 % 60)
    if second < 2 || second > 57 - seconds { settle(&program, seconds: 62 - second) }
    let (before, bytes) = (program.reading, program.byteCount)
    settle(&program, seconds: seconds)
    let spent = program.reading - before
    print(
      "  at rest for \(seconds) s, \(name): \(spent.wakeupCount) wakeups, "
        + "\(spent.cpuNanoseconds / 1000) µs of CPU, \(program.byteCount - bytes) bytes")
  }
}
