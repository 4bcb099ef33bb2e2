import LiveActivities

/// A sprite's place before motion, as the arrangement asks for it.
struct PlacedSprite {
  let key: SpriteKey
  let app: BundleID
  var face: CardFace
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
  /// The Lock Screen's question about an app, below its last card.
  case question(BundleID)

  /// The activity of a card.
  var activity: ActivityID? {
    switch self {
    case .card(let activity): activity
    case .edges, .head, .question: nil
    }
  }

  /// A Boolean value indicating whether the sprite is the Lock Screen's question.
  var isQuestion: Bool {
    switch self {
    case .question: true
    case .card, .edges, .head: false
    }
  }

  /// A Boolean value indicating whether the sprite is an activity's card.
  var isCard: Bool { activity != nil }

  /// A Boolean value indicating whether the sprite is the edges of cards behind another one.
  var isEdges: Bool {
    switch self {
    case .edges: true
    case .card, .head, .question: false
    }
  }
}
