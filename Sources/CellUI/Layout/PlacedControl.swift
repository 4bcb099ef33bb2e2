public import Compositing

/// A control of a layout, for hit testing.
public struct PlacedControl: Hashable, Sendable {
  /// The name of the control's intent.
  public let intent: String
  /// The frame of the control, in cells.
  public let frame: CellRect

  /// Returns the control of a layout that lies at `origin` on a larger surface.
  public func offset(by origin: CellPoint) -> PlacedControl {
    PlacedControl(intent: intent, frame: frame.offset(by: origin))
  }
}
