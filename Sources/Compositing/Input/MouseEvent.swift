/// An event of a mouse button or a wheel.
public struct MouseEvent: Hashable, Sendable {
  /// A button.
  public enum Button: Int, Hashable, Sendable {
    case left = 1
    case middle, right, wheelUp, wheelDown
  }

  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The button went down; a wheel has only this phase.
    case pressed
    /// The mouse moved while the button was down.
    case dragged
    /// The button went up in another cell than it went down.
    case released
    /// The button went up in the cell where it went down.
    case clicked
  }

  /// The cell beneath the mouse.
  public var place: CellPoint
  /// The button.
  public var button: Button
  /// The phase.
  public var phase: Phase

  /// Makes an event.
  public init(place: CellPoint, button: Button, phase: Phase) {
    self.place = place
    self.button = button
    self.phase = phase
  }
}
