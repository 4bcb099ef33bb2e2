/// An input event of a terminal: a key, the mouse, or another size.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
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
