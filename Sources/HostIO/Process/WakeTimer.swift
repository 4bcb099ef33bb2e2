internal import Glibc

/// A timer whose end wakes a wait in `poll(2)`, and which goes on while the machine sleeps, as `HostClock.monotonic` does.
///
/// The timeout of `poll(2)` stands still meanwhile: after a night, the minute that was waited for would still be to come.
public struct WakeTimer: ~Copyable {
  /// The shortest time for which it is worth its call; in a shorter one no machine falls asleep unnoticed.
  private static let shortest = Duration.milliseconds(250)

  private var descriptor: FileDescriptor?

  /// Makes a timer that is not set.
  public init() {}

  deinit {
    descriptor?.close()
  }

  /// Sets the timer, and adds it to a set, unless the time is so short that the timeout of `poll(2)` does.
  ///
  /// - Parameters:
  ///   - time: The time until the wait has to end.
  ///   - waiting: The set that will be waited for.
  public mutating func set(to time: Duration, in waiting: inout PollSet) {
    guard time >= Self.shortest else { return }
    let number =
      descriptor?.number
      ?? timerfd_create(CLOCK_BOOTTIME, Int32(TFD_NONBLOCK.rawValue | TFD_CLOEXEC.rawValue))
    // Without a timer, the timeout of `poll(2)` is all there is.
    guard number >= 0 else { return }
    let timer = FileDescriptor(number)
    descriptor = timer
    let (seconds, attoseconds) = time.components
    var setting = itimerspec()
    setting.it_value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    // What was over before is forgotten with the new setting.
    guard unsafe timerfd_settime(number, 0, &setting, nil) == 0 else { return }
    waiting.add(timer, for: .reading)
  }
}
