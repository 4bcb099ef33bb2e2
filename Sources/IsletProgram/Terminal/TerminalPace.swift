/// The pace of a terminal: one that made a frame wait for long counts as slow for twenty times as long.
struct TerminalPace {
  /// The wait from which a terminal counts as slow, longer than a pause of a busy machine.
  static let slowThreshold = Duration.milliseconds(500)
  /// The longest time for which a terminal counts as slow afterwards, since motion that came back at once would block it
  /// again.
  static let slowTimeMaximum = Duration.seconds(60)

  private var busySince: Duration?
  private var slowUntil = Duration.zero

  /// Updates the pace; `isBusy` is whether the terminal has not yet read the last frame.
  mutating func update(isBusy: Bool, at now: Duration) {
    guard isBusy else {
      busySince = nil
      return
    }
    let since = busySince ?? now
    busySince = since
    if now - since >= Self.slowThreshold {
      slowUntil = max(slowUntil, now + min((now - since) * 20, Self.slowTimeMaximum))
    }
  }

  /// Returns whether the terminal is slow, so that frames should be few.
  func isSlow(at now: Duration) -> Bool {
    if let busySince, now - busySince >= Self.slowThreshold { return true }
    return now < slowUntil
  }
}
