internal import Glibc

/// A timer that ends a wait of the main thread, and goes on while the machine sleeps, as `HostClock.monotonic` does.
///
/// The timeout of `poll(2)` stands still meanwhile: after a night, the minute that was waited for would still be to come.
@safe public struct WakeTimer: ~Copyable {
  /// The shortest time for which it is worth its call; in a shorter one no machine falls asleep unnoticed.
  private static let shortest = Duration.milliseconds(250)
  /// The signal that ends a wait; by default it is ignored, so that it ends no process without its handler.
  private static let signal = SIGURG

  /// The kernel's timer, whose identifier may be zero.
  private var timer: timer_t?
  private var isMade = false

  /// Makes a timer that is not set.
  public init() {}

  deinit {
    if isMade { unsafe timer_delete(timer) }
  }

  /// Sets the timer before a wait, unless the time is so short that the timeout of `poll(2)` does.
  ///
  /// A wait that it ends has nothing ready. A timer that is over before the wait begins leaves it to its timeout.
  ///
  /// - Parameter time: The time until the wait has to end.
  public mutating func set(to time: Duration) {
    guard time >= Self.shortest, isMade || make() else { return }
    let (seconds, attoseconds) = time.components
    var setting = itimerspec()
    setting.it_value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    unsafe timer_settime(timer, 0, &setting, nil)
  }

  /// The time until the timer ends; `nil` where it is not set.
  var remaining: Duration? {
    guard isMade else { return nil }
    var setting = itimerspec()
    unsafe timer_gettime(timer, &setting)
    let time = setting.it_value
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Makes the kernel's timer; `false` where the system has none left.
  private mutating func make() -> Bool {
    var action = sigaction()
    action.sa_flags = Int32(SA_RESTART)
    // A signal with a handler ends `poll(2)`, whatever the handler does.
    unsafe action.__sigaction_handler.sa_handler = { _ in }
    unsafe sigaction(Self.signal, &action, nil)
    var event = unsafe sigevent()
    unsafe event.sigev_signo = Self.signal
    unsafe event.sigev_notify = Int32(SIGEV_THREAD_ID)
    // The main thread has the number of its process.
    unsafe event._sigev_un._tid = getpid()
    isMade = unsafe timer_create(CLOCK_BOOTTIME, &event, &timer) == 0
    return isMade
  }
}
