import LiveActivities

/// When the screen is told of changes, and when its picture changes by itself.
struct RefreshSchedule {
  /// A Boolean value indicating whether a key or a resize has changed what the screen shows.
  var isOutdated = true
  /// A Boolean value indicating whether the feed has changed what the screen shows.
  var hasNews = false
  /// How long the screen shows a change by the feed before the next one, so that a flood costs no more than can be
  /// seen; after a rest a change is shown at once.
  let newsInterval: Duration
  /// When the screen may next show a change by the feed, in real time.
  private var nextNews = Duration.zero
  /// When the picture changes by itself, on the device's clock.
  var nextChange: Timestamp?
  /// When a drifting wallpaper has its next picture or a notice goes, in real time.
  var nextDrift: Duration?
  /// A Boolean value indicating whether the last frame was one of a motion.
  var isMoving = true

  init(newsInterval: Duration) {
    self.newsInterval = newsInterval
  }

  /// A Boolean value indicating whether the screen is to be told of changes now.
  func isDue(at real: Duration) -> Bool { isOutdated || hasNews && nextNews <= real }

  /// When the screen may be told of a change by the feed; `nil` where there is none.
  var newsTime: Duration? { hasNews ? nextNews : nil }

  /// Begins the next interval, as the screen is told of all changes.
  mutating func reset(at real: Duration) {
    isOutdated = false
    hasNews = false
    nextNews = real + newsInterval
  }
}
