public import Compositing

/// What the person's hand does, whatever key or pointer it came from.
public enum Gesture: Hashable, Sendable {
  /// Selects the card below, or the first one.
  case selectNext
  /// Selects the card above, or the last one.
  case selectPrevious
  /// Opens the selected activity's app.
  case tap
  /// Touches and holds the selected activity: the island shows it expanded, or gives it back.
  case longPress
  /// Presses the selected activity's button or toggle of a number, the first one being 1.
  case pressControl(Int)
  /// Swipes the selected card away.
  case swipeAway
  /// Fans the selected card's stack out, or folds it.
  case fold
  /// Scrolls the inspector by so many rows; negative ones go up.
  case scrollInspector(Int)
  /// Shows or hides the inspector: beside the device where there is room, over it elsewhere.
  case toggleInspector
  /// The wheel turned by so many notches at a place: over the inspector it scrolls, over the device it selects.
  case wheel(Int, at: CellPoint)
  /// The pointer moved or changed its button.
  case pointer(PointerPhase, at: CellPoint)
}

/// What a pointer's button does at a place.
public enum PointerPhase: Hashable, Sendable {
  case pressed
  case dragged
  case released
}
