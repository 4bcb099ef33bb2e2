import CellUI

extension LayoutView {
  static let grid = LayoutView(
    "Grid", "rows of views, which stand in columns",
    .all(
      .own(.views), .optional(.beside("alignment"), .alignment, default: .center),
      .all(
        .optional(.beside("horizontalSpacing"), .size),
        .optional(.beside("verticalSpacing"), .size)))
  ) { views, alignment, spacings in
    Grid(
      alignment: alignment, horizontalSpacing: spacings.0.points,
      verticalSpacing: spacings.1.points
    ) { views.sequence }
  }

  static let gridRow = LayoutView("GridRow", "a row of a `Grid`", .own(.views)) { views in
    GridRow { views.sequence }
  }
}
