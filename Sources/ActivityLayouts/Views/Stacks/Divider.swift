import CellUI

extension LayoutView {
  static let divider = LayoutView(
    "Divider", "a line between views", LayoutForm(.none) { AnyView(Divider()) })
}
