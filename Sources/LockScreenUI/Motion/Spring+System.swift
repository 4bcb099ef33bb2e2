import CellUI

/// The springs of the system's own motion; all of it is named here.
extension Spring {
  /// Cards that come or go, contents that fade.
  static let fade = Spring(response: 0.36, dampingRatio: 0.9)
  /// Cards that close up, a banner, a card that snaps back.
  static let settle = Spring(response: 0.44, dampingRatio: 0.86)
  /// A card that flies out of the hand.
  static let swipe = Spring(response: 0.42, dampingRatio: 0.95)
  /// The island between two shapes: it swings past its end by some 6 %.
  static let morph = Spring(response: 0.4, dampingRatio: 0.68)
  /// The island's views, which come in as its shape swings out.
  static let reveal = Spring(response: 0.42, dampingRatio: 0.9)
  /// One screen that dissolves into another: a theme, a display that wakes.
  static let dissolve = Spring(response: 0.5, dampingRatio: 0.9)
  /// The light of an alert in a wallpaper, which dies away slowly.
  static let afterglow = Spring(response: 1.2, dampingRatio: 1)
  /// A display that goes to sleep, slowly.
  static let doze = Spring(response: 0.9, dampingRatio: 0.9)
}
