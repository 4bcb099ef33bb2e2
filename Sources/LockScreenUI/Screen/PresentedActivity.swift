public import ActivityWidgets
import CellUI
public import LiveActivities

/// An activity as the lock screen is given it: its views, and whose they are.
public struct PresentedActivity {
  /// Which activity it is.
  public var id: ActivityID
  /// Its views for each place.
  public var presentations: ActivityPresentations
  /// A Boolean value indicating whether it has ended, so that it is shown fainter.
  public var hasEnded: Bool
  /// A number that is another whenever the views are; `nil` where nobody knows, so that all are laid out again.
  public var revision: Int?
  /// The lock screen's own count of the contents that it was given.
  var serial = 0

  /// Makes a presented activity.
  public init(
    id: ActivityID, presentations: ActivityPresentations, hasEnded: Bool = false,
    revision: Int? = nil
  ) {
    self.id = id
    self.presentations = presentations
    self.hasEnded = hasEnded
    self.revision = revision
  }

  /// A Boolean value indicating whether it is known to look as another does.
  func looks(as other: PresentedActivity) -> Bool {
    revision != nil && revision == other.revision && hasEnded == other.hasEnded
  }
}
