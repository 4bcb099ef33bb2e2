import LiveActivities
import LockScreenUI

/// The times at which the screen is updated, and at which its picture changes by itself.
struct RefreshSchedule {
  /// The update before the next frame, other than one for the feed.
  enum Pending: Comparable {
    case nothing
    /// A key has changed the screen's own state, which is up to date by itself.
    case screenOnly
    case everything
  }

  /// The picture after the last frame.
  enum LastFrame {
    case resting
    case moving
    /// The first part of a picture at rest.
    case partial
  }

  private(set) var pending = Pending.everything
  private(set) var lastFrame = LastFrame.moving
  /// A Boolean value indicating whether the feed has changed what the screen shows.
  private(set) var hasNews = false
  /// A Boolean value indicating whether the screen shows a change that the inspector does not show yet.
  var isInspectorOutdated = false
  /// The minimum mean interval between updates while the feed floods.
  let newsInterval: Duration
  /// The time by which moving things are shown ahead.
  let lead: Duration
  /// The number of changes shown at once after a rest, since a few events in a row are no flood.
  private static let burstCount = 3
  /// The time by which a change after a rest may be shown before its turn in a flood.
  private let burst: Duration
  /// The real time from which the screen may show the next change by the feed.
  private var nextNews: Duration { regularNews - burst }
  /// The time of the next update if updates had been evenly spaced since the last rest.
  private var regularNews = Duration.zero
  /// The time at which the picture changes by itself, on the device's clock.
  private(set) var nextChange: Timestamp?
  /// The real time of a drifting wallpaper's next picture, or of a notice's end.
  private(set) var nextDrift: Duration?

  init(newsInterval: Duration, lead: Duration) {
    self.newsInterval = newsInterval
    burst = newsInterval * (Self.burstCount - 1)
    self.lead = lead
  }

  /// Returns whether the screen is updated now.
  func isDue(at real: Duration) -> Bool { pending == .everything || hasNews && nextNews <= real }

  /// Returns whether the screen is updated now for the feed alone.
  func isNews(at real: Duration) -> Bool { pending != .everything && isDue(at: real) }

  /// Returns whether the inspector alone is updated now.
  func isFollowUp(at real: Duration) -> Bool {
    isInspectorOutdated && pending == .nothing && lastFrame == .resting && !isDue(at: real)
  }

  /// Returns whether the picture changes now.
  func wantsFrame(at real: Duration) -> Bool {
    isAwaited(at: real) || lastFrame != .resting || isInspectorOutdated
  }

  /// Returns whether a key or an event waits to be seen, other than motion.
  func isAwaited(at real: Duration) -> Bool { pending != .nothing || isDue(at: real) }

  /// The real time of the next update by the feed; `nil` without a change by it.
  var newsTime: Duration? { hasNews ? nextNews : nil }

  /// Asks for an update before the next frame.
  mutating func invalidate(_ part: Pending = .everything) { pending = max(pending, part) }

  /// Asks for a frame, since a key has changed the screen.
  ///
  /// - Parameter changesOthers: Whether it may have changed more than the screen's own state.
  mutating func touch(changesOthers: Bool) {
    // The change by the feed is shown with the key's.
    invalidate(changesOthers || hasNews ? .everything : .screenOnly)
  }

  /// Asks for an update in the feed's next turn.
  mutating func feedChanged() { hasNews = true }

  /// Begins the next interval, since the screen was updated.
  mutating func reset(at real: Duration) {
    if hasNews { regularNews = max(regularNews, real) + newsInterval }
    pending = .nothing
    hasNews = false
  }

  /// Records a drawn frame, for which everything that was due was updated.
  mutating func frameDrawn(_ frame: SceneFrame) {
    pending = .nothing
    lastFrame = frame.isMoving ? .moving : frame.isPart ? .partial : .resting
    nextChange = frame.nextChange.map(Timestamp.init(roundingUp:))
    nextDrift = frame.nextDrift
  }

  /// Records that the rest of a partial picture was drawn.
  mutating func restDrawn() { lastFrame = .resting }
}
