public import CellUI

/// What an activity shows in each place where it may stand, made from a layout.
public struct LayoutPresentations {
  /// The parts of the expanded island; `nil` is a part that the layout does not have.
  public struct Expanded {
    /// Before the camera.
    public let leading: AnyView?
    /// After the camera.
    public let trailing: AnyView?
    /// Below the camera.
    public let center: AnyView?
    /// Below all others.
    public let bottom: AnyView?
  }

  /// The lock screen's card.
  public let content: AnyView
  /// The island before the camera.
  public let compactLeading: AnyView
  /// The island after the camera.
  public let compactTrailing: AnyView
  /// The island shared with another app.
  public let minimal: AnyView
  /// The island when it is held.
  public let expanded: Expanded
  /// The card's ground; `nil` is the theme's material.
  public let activityBackgroundTint: Color?
  /// The ink of the button beside a card that is swiped aside; `nil` leaves it to the system.
  public let activitySystemActionForegroundColor: Color?
  /// The tint of the island's outline; `nil` leaves it to the theme.
  public let keylineTint: Color?
  /// What the layout asked for and the activity did not have.
  public let findings: [LayoutFinding]
}
