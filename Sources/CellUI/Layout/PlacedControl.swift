public import Compositing

/// A control of a layout, for hit testing.
public struct PlacedControl: Hashable, Sendable {
  /// The beginning of the name of a link's control, before its destination.
  public static let linkPrefix = "link "

  /// The name of the control's intent; of a link its destination after `linkPrefix`.
  public let intent: String
  /// The frame of the control, in cells.
  public let frame: CellRect

  /// Returns the control of a layout that lies at `origin` on a larger surface.
  public func offset(by origin: CellPoint) -> PlacedControl {
    PlacedControl(intent: intent, frame: frame.offset(by: origin))
  }
}
