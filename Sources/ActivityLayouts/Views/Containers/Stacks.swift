import CellUI

extension LayoutView {
  static let horizontalStack = horizontal("HStack", "views beside one another")
  static let lazyHorizontalStack = horizontal("LazyHStack", "the same as `HStack`")
  static let verticalStack = vertical("VStack", "views one below another")
  static let lazyVerticalStack = vertical("LazyVStack", "the same as `VStack`")

  private static func horizontal(_ name: String, _ summary: String) -> LayoutView {
    LayoutView(name, summary, .stack(.verticalAlignment, .center)) { views, alignment, spacing in
      HStack(alignment: alignment, spacing: spacing.points) { views.sequence }
    }
  }

  private static func vertical(_ name: String, _ summary: String) -> LayoutView {
    LayoutView(name, summary, .stack(.horizontalAlignment, .center)) { views, alignment, spacing in
      VStack(alignment: alignment, spacing: spacing.points) { views.sequence }
    }
  }

  static let depthStack = LayoutView(
    "ZStack", "views on top of one another",
    .all(.own(.views), .optional(.beside("alignment"), .alignment, default: .center))
  ) { views, alignment in ZStack(alignment: alignment) { views.sequence } }
}

extension LayoutArguments {
  /// The views of a stack, with their alignment across it and the room between them.
  fileprivate static func stack<Guide: Sendable>(_ kind: ArgumentKind<Guide>, _ fallback: Guide)
    -> LayoutArguments where Value == ([AnyView], Guide, Double?)
  {
    .all(
      .own(.views), .optional(.beside("alignment"), kind, default: fallback),
      .optional(.beside("spacing"), .size))
  }
}
