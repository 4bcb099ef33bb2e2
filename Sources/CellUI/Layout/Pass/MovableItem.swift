import Compositing

/// An item that may be drawn elsewhere once all are placed.
struct MovableItem {
  /// The reasons to draw an item elsewhere.
  enum Kind {
    /// A mark of a dial, which is a line of dots where the dial has marks at other angles, and where its sign is as it was
    /// placed.
    case mark(Drawing, sign: Drawing)
    /// Letters on a padded ground, half a row above their middle.
    case highLetters
  }

  /// A drawing in its place.
  struct Drawing: Equatable {
    let content: DisplayItem.Content
    let frame: CellRect
  }

  /// The identity of the item's view.
  let identity: ViewIdentity
  /// The reason.
  let kind: Kind
}
