import LiveActivities

/// The times at which the screen is updated, and at which its picture changes by itself.
struct RefreshSchedule {
  /// A Boolean value indicating whether a key or a resize has changed what the screen shows.
  var isOutdated = true
  /// A Boolean value indicating whether a key has changed something of the screen's own, which needs nothing else to be
  /// updated.
  var isTouched = false
  /// A Boolean value indicating whether the feed has changed what the screen shows.
  var hasNews = false
  /// A Boolean value indicating whether the screen shows a change that the inspector does not show yet.
  var owesInspector = false
  /// The mean time between two updates by a flood, which costs no more than can be seen.
  let newsInterval: Duration
  /// The time by which moving things are shown ahead.
  let lead: Duration
  /// The changes that are shown at once after a rest, since a few events in a row are no flood.
  private static let burstCount = 3
  /// The time by which a change after a rest may be shown before its turn in a flood.
  private let burst: Duration
  /// The real time from which the screen may show the next change by the feed.
  private var nextNews: Duration { regularNews - burst }
  /// The real time of the next change in a flood that had begun with the last rest.
  private var regularNews = Duration.zero
  /// The time at which the picture changes by itself, on the device's clock.
  var nextChange: Timestamp?
  /// The real time of a drifting wallpaper's next picture, or of a notice's end.
  var nextDrift: Duration?
  /// A Boolean value indicating whether the last frame was part of a motion.
  var isMoving = true

  /// A Boolean value indicating whether the last frame was a part of a picture at rest.
  var isPart = false

  init(newsInterval: Duration, lead: Duration) {
    self.newsInterval = newsInterval
    burst = newsInterval * (Self.burstCount - 1)
    self.lead = lead
  }

  /// Returns whether the screen is to be updated now.
  func isDue(at real: Duration) -> Bool { isOutdated || hasNews && nextNews <= real }

  /// Returns whether the screen is to be updated now for nothing but a change by the feed.
  func isNews(at real: Duration) -> Bool { !isOutdated && isDue(at: real) }

  /// Returns whether nothing but the inspector is to be updated now.
  func isFollowUp(at real: Duration) -> Bool {
    owesInspector && !isTouched && !isMoving && !isDue(at: real)
  }

  /// Wants a frame since a key has changed the screen.
  ///
  /// - Parameter changesOthers: Whether it may have changed more than what is the screen's own.
  mutating func touch(changesOthers: Bool) {
    // The change by the feed is shown with the key's.
    if changesOthers || hasNews { isOutdated = true } else { isTouched = true }
  }

  /// Returns whether the picture changes now.
  func wantsFrame(at real: Duration) -> Bool {
    isTouched || isMoving || owesInspector || isDue(at: real)
  }

  /// Returns whether a key or an event waits to be seen, other than motion.
  func isAwaited(at real: Duration) -> Bool { isTouched || isDue(at: real) }

  /// The real time of the next update by the feed; `nil` without a change by it.
  var newsTime: Duration? { hasNews ? nextNews : nil }

  /// Begins the next interval, since the screen was updated.
  mutating func reset(at real: Duration) {
    if hasNews { regularNews = max(regularNews, real) + newsInterval }
    isOutdated = false
    hasNews = false
  }
}
