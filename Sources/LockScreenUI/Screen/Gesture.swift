public import Compositing

/// A gesture of the person, whatever key or pointer it came from.
public enum Gesture: Hashable, Sendable {
  /// Selects the card below, or the first one.
  case selectNext
  /// Selects the card above, or the last one.
  case selectPrevious
  /// Opens the selected activity's app.
  case tap
  /// Touches and holds the selected activity: the island expands it, or collapses.
  case longPress
  /// Presses the selected activity's button or toggle by its number, from 1.
  case pressControl(Int)
  /// Swipes the selected card away.
  case swipeAway
  /// Fans the selected card's stack out, or folds it.
  case fold
  /// Scrolls the inspector by a number of rows, down where it is positive.
  case scrollInspector(Int)
  /// Shows or hides the inspector: beside the device where there is room, over it elsewhere.
  case toggleInspector
  /// Turns the wheel by a number of notches at a place: over the inspector it scrolls, over the device it selects.
  case wheel(Int, at: CellPoint)
  /// Moves the pointer, or presses or releases its button.
  case pointer(PointerPhase, at: CellPoint)
}

/// The phases of a pointer's button.
public enum PointerPhase: Hashable, Sendable {
  case pressed
  case dragged
  case released
}
