/// Something that happened to an activity or to its place on the screen.
public struct ActivityEvent: Hashable, Sendable {
  /// What happened.
  public enum Change: Hashable, Sendable {
    /// An activity came to be, in the state given.
    case started(ActivityID, ActivityState, cause: TransitionCause)
    /// An activity has new content.
    case updated(ActivityID, cause: TransitionCause)
    /// An activity went from one state to another; at `dismissed` the engine lets go of it.
    case stateChanged(
      ActivityID, from: ActivityState, to: ActivityState, cause: TransitionCause)
    /// An activity lit the screen (AK 4.25).
    case alerted(ActivityID, AlertConfiguration)
    /// The person opened an activity's app (AK 4.6).
    case tapped(ActivityID)
    /// An activity fills the expanded island.
    case islandExpanded(ActivityID)
    /// The expanded island shrank, and this activity no longer fills it.
    case islandCollapsed(ActivityID)
    /// An app's stack was folded to its top activity.
    case folded(BundleID)
    /// An app's stack was laid out.
    case unfolded(BundleID)
    /// Another app is in the foreground, or none.
    case foregroundChanged(BundleID?)
    /// The device was locked.
    case locked
  }

  /// When it happened, which may be earlier than the time that the engine was advanced to.
  public let time: Timestamp
  /// What happened.
  public let change: Change

  /// Makes an event.
  public init(_ change: Change, at time: Timestamp) {
    self.time = time
    self.change = change
  }
}
