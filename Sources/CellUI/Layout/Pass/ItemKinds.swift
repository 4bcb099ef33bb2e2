/// The kinds of items that a layout holds, so that a step that changes some of them is left out where none is there.
struct ItemKinds: OptionSet {
  let rawValue: UInt8

  /// Filled shapes.
  static let fills = ItemKinds(rawValue: 1)
  /// Stroked shapes.
  static let strokes = ItemKinds(rawValue: 2)
  /// Images of pixels.
  static let images = ItemKinds(rawValue: 4)
  /// Texts in large letters.
  static let largeLetters = ItemKinds(rawValue: 8)
  /// Bars half a row high.
  static let halfBars = ItemKinds(rawValue: 16)
  /// Lines along cells.
  static let rules = ItemKinds(rawValue: 64)
  /// Marks of dials, in dots.
  static let marks = ItemKinds(rawValue: 32)
}

extension DisplayItem.Content {
  /// The kind, as far as steps of a layout ask for it.
  var kind: ItemKinds {
    switch self {
    case .fill: .fills
    case .stroke(_, _, let stroke, _): stroke.isMark ? [.strokes, .marks] : .strokes
    case .image: .images
    case .block: .largeLetters
    case .rule(_, .halfRow): [.rules, .halfBars]
    case .bar, .rule: .rules
    case .line, .symbol: []
    }
  }
}
