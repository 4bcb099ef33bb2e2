internal import Glibc

/// The machine's two clocks.
public enum HostClock {
  /// Milliseconds since 1970; it jumps when the clock is set.
  public static var millisecondsSince1970: Int64 {
    let time = reading(CLOCK_REALTIME)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Time since the machine started, asleep or awake, without jumps.
  public static var monotonic: Duration {
    let time = reading(CLOCK_BOOTTIME)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The time that the machine has slept since it started, in whole tenths of a second.
  ///
  /// The clocks with and without it are read one after the other, so that smaller parts are chance.
  public static var slept: Duration {
    let (awake, all) = (reading(CLOCK_MONOTONIC), reading(CLOCK_BOOTTIME))
    let nanoseconds = (all.tv_sec - awake.tv_sec) * 1_000_000_000 + all.tv_nsec - awake.tv_nsec
    return .milliseconds(nanoseconds / 100_000_000 * 100)
  }

  private static func reading(_ clock: clockid_t) -> timespec {
    var time = timespec()
    let status = unsafe clock_gettime(clock, &time)
    precondition(status == 0, "Linux has both clocks")
    return time
  }
}
