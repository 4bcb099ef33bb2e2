import CellUI

extension LayoutView {
  static let viewThatFits = LayoutView(
    "ViewThatFits", "the first of several views that has room", .own(.views)
  ) { views in ViewThatFits { views.sequence } }
}
