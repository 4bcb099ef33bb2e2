public import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
public import LiveActivities
import Theming

/// An activity as the lock screen is given it: its views, and whose they are.
public struct PresentedActivity {
  /// Which activity it is.
  public var id: ActivityID
  /// Its views for each place.
  public var presentations: ActivityPresentations
  /// A Boolean value indicating whether it has ended, so that it is shown fainter.
  public var hasEnded: Bool

  /// Makes a presented activity.
  public init(id: ActivityID, presentations: ActivityPresentations, hasEnded: Bool = false) {
    self.id = id
    self.presentations = presentations
    self.hasEnded = hasEnded
  }
}

/// A picture made from views, and when it changes by itself.
struct Picture {
  var surface: Surface
  var validUntil: Date?
  /// What can be pressed, with its place on the picture.
  var controls: [PlacedControl] = []
}
