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

  private static func reading(_ clock: clockid_t) -> timespec {
    var time = timespec()
    let status = unsafe clock_gettime(clock, &time)
    precondition(status == 0, "Linux has both clocks")
    return time
  }
}
