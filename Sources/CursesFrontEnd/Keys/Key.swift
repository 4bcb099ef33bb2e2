public import Compositing

/// What a person did at the terminal.
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

/// A mouse button that went down, moved while down, or went up; or a wheel that turned.
public struct MouseEvent: Hashable, Sendable {
  /// Which button it was.
  public enum Button: Int, Hashable, Sendable {
    case left = 1
    case middle, right, wheelUp, wheelDown
  }

  /// What the button did.
  public enum Phase: Hashable, Sendable {
    /// It went down; a wheel knows this phase only.
    case pressed
    /// The mouse moved while it was down.
    case dragged
    /// It went up, elsewhere than it had gone down.
    case released
    /// It went up where it had gone down.
    case clicked
  }

  /// The cell beneath the mouse.
  public var place: CellPoint
  /// The button.
  public var button: Button
  /// What it did.
  public var phase: Phase

  /// Makes an event.
  public init(place: CellPoint, button: Button, phase: Phase) {
    self.place = place
    self.button = button
    self.phase = phase
  }
}
