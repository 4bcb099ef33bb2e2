import HostIO
import WidgetSources

/// Ends a process that hangs, and one that does not finish the report on its crash.
struct Watchdog {
  enum State: Equatable {
    case watching
    /// The process reports a crash, or was told to end with a report since it hangs.
    case reporting(since: WakingTime, isHang: Bool)
  }

  private(set) var state = State.watching
  /// The longest time of the same code of widgets.
  let timeout: Duration
  /// The longest time of a report on a crash.
  let crashReportTimeout: Duration
  /// The longest time of a report on code that took too long: some never come.
  let hangReportTimeout: Duration

  init(timeout: Duration, crashReportTimeout: Duration, hangReportTimeout: Duration) {
    self.timeout = timeout
    self.crashReportTimeout = crashReportTimeout
    self.hangReportTimeout = hangReportTimeout
  }

  /// A Boolean value indicating whether the process was ended since it hangs.
  var hangs: Bool {
    if case .reporting(_, isHang: true) = state { true } else { false }
  }

  /// The time at which an unfinished report is cut off; `nil` while there is none.
  var deadline: Duration? {
    guard case .reporting(let start, let isHang) = state else { return nil }
    return start.end(after: isHang ? hangReportTimeout : crashReportTimeout)
  }

  /// Notes that the process reports a crash: it is busy with that, and does not hang.
  mutating func reportBegan(at now: Duration) {
    if state == .watching { state = .reporting(since: WakingTime(from: now), isHang: false) }
  }

  /// Returns the signal by which to end the process now.
  ///
  /// - Parameters:
  ///   - silence: The time since which the process gives no heartbeat, or runs the same code; `nil` if neither.
  ///   - now: The time.
  /// - Returns: The signal; `nil` where the process may go on.
  mutating func update(silentSince silence: WakingTime?, at now: Duration) -> Signal? {
    if let deadline { return now >= deadline ? .kill : nil }
    guard let silence, now >= silence.end(after: timeout) else { return nil }
    state = .reporting(since: WakingTime(from: now), isHang: true)
    // The process's runtime writes its stack then.
    return .abort
  }

  /// Returns whether the report on a hang has all that is wanted, so that the rest need not be waited for.
  ///
  /// - Parameters:
  ///   - output: The process's standard error, of which the lines that came since the last call are taken.
  ///   - copies: The copies of the person's files.
  /// - Returns: Whether the report has it in these lines; `false` where the process does not hang.
  func isEnough(in output: inout WidgetOutput, copies: SourceCopies) -> Bool {
    hangs && CrashReport.isEnough(output.takeWholeLines(), copies: copies)
  }
}
