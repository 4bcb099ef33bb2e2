import Glibc
import HostIO
import RandomNumbers

/// A running program with few activities, and with many: an update and a key must not cost more for those that it keeps.
///
/// The costs are the processor's time of the program, whose pictures are read as by a terminal.
struct ManyFuzz {
  let program: String
  let seconds: Int
  let seed: UInt64

  /// The number of activities against which more are measured: as many as fill the screen.
  private static let few = 10
  /// The numbers of activities that are tried.
  private static let many = 1_001...12_000
  private static let updateCount = 20_000
  private static let keyCount = 40
  /// The greatest growth of a cost: time is not as exact as the gate's instructions, which may grow twice.
  private static let growthMaximum = 4.0

  /// Tries numbers of activities until the time is over.
  ///
  /// - Returns: `false` if a cost grew too much.
  func run() -> Bool {
    let end = HostClock.monotonic + .seconds(seconds)
    var (next, count) = (seed, 0)
    while HostClock.monotonic < end {
      var random = SplitMix64(seed: next)
      let number = Int.random(in: Self.many, using: &random)
      guard let few = costs(of: Self.few, &random), let many = costs(of: number, &random) else {
        print("fuzz many: seed \(next): \(program) can't be started, or never rests")
        return false
      }
      for (name, few, many) in [
        ("an update", few.update, many.update), ("a key", few.key, many.key),
      ] where many / few > Self.growthMaximum {
        print(
          "fuzz many: seed \(next): time: \(name) costs \((many / 1000).decimals(1)) us among "
            + "\(number) activities, \((few / 1000).decimals(1)) among \(Self.few)")
        return false
      }
      count += 1
      next &+= 1
    }
    print("fuzz many: \(count) numbers of activities from seed \(seed) on, no fault")
    return true
  }

  /// Returns the costs of an update and of a key among some activities, in nanoseconds; `nil` where it can't be told.
  private func costs(of count: Int, _ random: inout SplitMix64) -> (update: Double, key: Double)? {
    guard
      var running = ProgramOnTerminal([program], size: ProgramFuzz.ordinarySize, isFed: true)
    else { return nil }
    defer {
      running.send(SIGKILL)
      _ = running.finished()
    }
    let second = Int(HostClock.millisecondsSince1970 / 1000)
    for number in 0..<count {
      let alert = #","attributes-type":"T","attributes":{},"alert":{"title":"t","body":"b"}"#
      running.feedWhileReading(Self.line(number, "start", second, alert))
    }
    guard let before = running.counterAtRest() else { return nil }
    for update in 0..<Self.updateCount {
      let number = Int.random(in: 0..<count, using: &random)
      running.feedWhileReading(Self.line(number, "update", second, "", speed: update))
    }
    guard let updated = running.counterAtRest() else { return nil }
    for _ in 0..<Self.keyCount {
      _ = running.type(random.isTrue(oneIn: 2) ? "j" : "k")
      _ = running.readSome(until: HostClock.monotonic + .milliseconds(20))
    }
    guard let typed = running.counterAtRest() else { return nil }
    return (
      Double(updated - before) / Double(Self.updateCount),
      Double(typed - updated) / Double(Self.keyCount)
    )
  }

  private static func line(
    _ number: Int, _ event: String, _ second: Int, _ more: String, speed: Int = 0
  ) -> [UInt8] {
    Array(
      """
      {"app":"com.a\(number)","activity":"\(number)","aps":{"timestamp":\(second),"event":"\(event)",\
      "content-state":{"speed":\(speed % 50)}\(more)}}
      """.utf8)
  }
}

extension ProgramOnTerminal {
  /// The time without output after which a program is at rest, in milliseconds.
  private static let restGap = 400
  /// The longest time for which a program moves.
  private static let motionMaximum = Duration.seconds(30)

  /// Waits for rest, and returns the program's time on the processor, in nanoseconds; `nil` where it never rests.
  fileprivate mutating func counterAtRest() -> Int? {
    let end = HostClock.monotonic + Self.motionMaximum
    while HostClock.monotonic < end {
      let before = reading.cpuNanoseconds
      let isSilent = read(untilSilenceOf: Self.restGap, limit: Self.restGap) == nil
      let after = reading.cpuNanoseconds
      if isSilent, after - before < Self.idleMaximum { return after }
    }
    return nil
  }

  /// The most time on the processor of a program at rest within the gap, in nanoseconds.
  private static let idleMaximum = 2_000_000
}
