import LockScreenSession
import FeedReports
/// Whether a terminal keeps up: one that made a frame wait for long is slow for twenty times as long.
struct TerminalPace {
  /// Half a second is no hiccup of a machine that has much to do.
  static let patience = Duration.milliseconds(500)
  /// The longest that a terminal is taken for slow after it was: motion that came back at once would fill it again.
  static let memory = Duration.seconds(60)

  private var busySince: Duration?
  private var slowUntil = Duration.zero

  /// Updates the pace by whether the terminal has not yet read the last frame; to be called as often as that may change.
  mutating func update(isBusy: Bool, at now: Duration) {
    guard isBusy else {
      busySince = nil
      return
    }
    let since = busySince ?? now
    busySince = since
    if now - since >= Self.patience {
      slowUntil = max(slowUntil, now + min((now - since) * 20, Self.memory))
    }
  }

  /// A Boolean value indicating whether frames should be few.
  func isSlow(at now: Duration) -> Bool {
    if let busySince, now - busySince >= Self.patience { return true }
    return now < slowUntil
  }
}
