public import ActivityWidgets
public import FoundationEssentials
public import LiveActivities

/// An activity with its views, as the lock screen shows it.
public struct PresentedActivity {
  /// The activity.
  public var id: ActivityID
  /// Its views for each place.
  public var presentations: ActivityPresentations
  /// A Boolean value indicating whether it has ended, and is shown fainter.
  public var hasEnded: Bool
  /// The time that the views' code takes for now, which is that of the last update (AK 5.1); `nil` for the device's time.
  public var codeDate: Date?
  /// A number that changes with the views; `nil` where it is unknown, so that all of them are laid out again.
  public var revision: Int?
  /// The lock screen's own number of the content.
  var serial = 0

  /// Makes a presented activity.
  public init(
    id: ActivityID, presentations: ActivityPresentations, hasEnded: Bool = false,
    codeDate: Date? = nil, revision: Int? = nil
  ) {
    self.id = id
    self.presentations = presentations
    self.hasEnded = hasEnded
    self.codeDate = codeDate
    self.revision = revision
  }

  /// Returns whether it is known to look as another does.
  func looks(as other: PresentedActivity) -> Bool {
    revision != nil && revision == other.revision && hasEnded == other.hasEnded
  }
}
