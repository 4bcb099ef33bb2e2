/// An input event of a terminal: a key, the mouse, or another size.
public enum Key: Hashable, Sendable {
  /// A key that writes something.
  case character(Unicode.Scalar)
  /// A letter, in lower case, with the Control key.
  case control(Unicode.Scalar)
  /// A function key, from 1 on.
  case function(Int)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, insert, delete
  /// The mouse.
  case mouse(MouseEvent)
  /// The terminal has another size.
  case resize
}

/// A press of a mouse button, a motion while it is down, its release; or a turn of the wheel.
public struct MouseEvent: Hashable, Sendable {
  /// A button, or a turn of the wheel.
  public enum Button: Int, Hashable, Sendable {
    case left = 1
    case middle, right, wheelUp, wheelDown
  }

  /// A step of a press.
  public enum Phase: Hashable, Sendable {
    /// It went down; the only phase of a wheel.
    case pressed
    /// The mouse moved while it was down.
    case dragged
    /// It went up at another cell than it had gone down.
    case released
    /// It went up at the cell at which it had gone down.
    case clicked
  }

  /// The cell beneath the mouse.
  public var place: CellPoint
  /// The button.
  public var button: Button
  /// The step of the press.
  public var phase: Phase

  /// Makes an event.
  public init(place: CellPoint, button: Button, phase: Phase) {
    self.place = place
    self.button = button
    self.phase = phase
  }
}
