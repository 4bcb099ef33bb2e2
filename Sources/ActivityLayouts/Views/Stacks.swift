import CellUI

extension LayoutView {
  static let horizontalStack = horizontal("HStack", "views beside one another")

  static let lazyHorizontalStack = horizontal("LazyHStack", "the same as `HStack`")

  private static func horizontal(_ name: String, _ summary: String) -> LayoutView {
    LayoutView(
      name, summary,
      LayoutForm(
        .all(
          .required(.own, .views),
          .optional(.beside("alignment"), .verticalAlignment, default: .center),
          .optional(.beside("spacing"), .size))
      ) { views, alignment, spacing in
        AnyView(HStack(alignment: alignment, spacing: spacing) { views.sequence })
      })
  }
}
