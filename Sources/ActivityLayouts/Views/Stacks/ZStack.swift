import CellUI

extension LayoutView {
  static let depthStack = LayoutView(
    "ZStack", "views upon one another",
    LayoutForm(
      .all(
        .required(.own, .views), .optional(.beside("alignment"), .alignment, default: .center))
    ) { views, alignment in
      AnyView(ZStack(alignment: alignment) { views.sequence })
    })
}
