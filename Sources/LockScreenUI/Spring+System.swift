/// The springs of the system's own motion; all of it is named here.
extension Spring {
  /// A card that comes or goes, a content that fades.
  static let fade = Spring(response: .milliseconds(360), dampingFraction: 0.9)
  /// Cards that close up, a banner, a card that snaps back.
  static let settle = Spring(response: .milliseconds(440), dampingFraction: 0.86)
  /// A card that flies out of the hand.
  static let swipe = Spring(response: .milliseconds(420), dampingFraction: 0.95)
  /// The island between two shapes: it swings past its end by some 6 %.
  static let morph = Spring(response: .milliseconds(400), dampingFraction: 0.68)
  /// The island's views, which come in as its shape swings out.
  static let reveal = Spring(response: .milliseconds(420), dampingFraction: 0.9)
  /// One screen that dissolves into another: a theme, a display that wakes.
  static let dissolve = Spring(response: .milliseconds(500), dampingFraction: 0.9)
  /// A display that goes to sleep takes its time.
  static let doze = Spring(response: .milliseconds(900), dampingFraction: 0.9)

  /// The spring of a card in a stack that fans out or folds: the deeper the card, the later it is there.
  static func fan(depth: Int) -> Spring {
    Spring(response: .milliseconds(420 + 70 * min(depth, 5)), dampingFraction: 0.84)
  }
}
