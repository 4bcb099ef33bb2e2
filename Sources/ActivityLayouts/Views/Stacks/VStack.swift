import CellUI

extension LayoutView {
  static let verticalStack = vertical("VStack", "views one below another")

  static let lazyVerticalStack = vertical("LazyVStack", "the same as `VStack`")

  private static func vertical(_ name: String, _ summary: String) -> LayoutView {
    LayoutView(
      name, summary,
      LayoutForm(
        .all(
          .required(.own, .views),
          .optional(.beside("alignment"), .horizontalAlignment, default: .center),
          .optional(.beside("spacing"), .size))
      ) { views, alignment, spacing in
        AnyView(VStack(alignment: alignment, spacing: spacing) { views.sequence })
      })
  }
}
