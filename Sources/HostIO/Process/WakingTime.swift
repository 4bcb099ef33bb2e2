/// The beginning of a time to which the machine's sleep does not count, so that no process is ended for it.
public struct WakingTime: Hashable, Sendable {
  /// The time on a clock that stands still while the machine sleeps.
  private let time: Duration

  /// Begins a time.
  ///
  /// - Parameters:
  ///   - now: The present, by `HostClock.monotonic`.
  ///   - slept: The time that the machine has slept.
  public init(from now: Duration, slept: Duration = HostClock.slept) {
    time = now - slept
  }

  /// Returns the end of the time, by `HostClock.monotonic`, unless the machine sleeps until then.
  ///
  /// - Parameters:
  ///   - limit: The length of the time.
  ///   - slept: The time that the machine has slept.
  /// - Returns: The end.
  public func end(after limit: Duration, slept: Duration = HostClock.slept) -> Duration {
    time + limit + slept
  }
}
