import CellUI

extension LayoutView {
  static let color = LayoutView(
    "Color", "a color that takes all room there is",
    LayoutForm(.required(.own, .style)) { AnyView($0.color) })
}
