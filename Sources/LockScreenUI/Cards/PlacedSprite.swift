import LiveActivities

/// A sprite's place before motion, as the arrangement asks for it.
struct PlacedSprite {
  let key: SpriteKey
  let app: BundleID
  let face: CardFace
  /// The distance from the top of the stack, or of the terminal, in cells.
  var row: Int
}

/// The identity of a sprite.
enum SpriteKey: Hashable {
  /// An activity's card.
  case card(ActivityID)
  /// The edges below a folded stack's top card, or below the last card when others have no room.
  case edges(BundleID)
  /// The button at the head of a stack that is fanned out.
  case head(BundleID)

  /// The activity of a card.
  var activity: ActivityID? {
    switch self {
    case .card(let activity): activity
    case .edges, .head: nil
    }
  }

  /// A Boolean value indicating whether the sprite is an activity's card.
  var isCard: Bool { activity != nil }

  /// A Boolean value indicating whether the sprite is the edges of cards behind another one.
  var isEdges: Bool {
    switch self {
    case .edges: true
    case .card, .head: false
    }
  }
}

/// The place of a card behind another one: a row on that card's margin, which is too low for a ground.
///
/// On its way there the part of the card that the other one hides is not drawn, so that a gap always separates the two.
struct CardSlot {
  /// The distance from the top of the terminal, in cells.
  let row: Double
  /// A Boolean value indicating whether it is at the lower end of the other card.
  let isBelow: Bool

  /// The height of a card in a slot, in cells: of a card's rows one separates it from the next.
  static let rows = 1.0

  /// Makes the slot at the lower edge of a card.
  init(above end: Double) {
    row = end - Self.rows
    isBelow = true
  }

  /// Makes the slot at the upper edge of a card.
  init(below start: Double) {
    row = start
    isBelow = false
  }
}
