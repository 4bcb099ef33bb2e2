import CellUI

extension LayoutView {
  static let emptyView = LayoutView(
    "EmptyView", "nothing", LayoutForm(.none) { AnyView(EmptyView()) })
}
