import CellUI

extension LayoutView {
  static let label = LayoutView(
    "Label", "a symbol with a title",
    .all(.required("title", .text), .required("systemImage", .text))
  ) { title, symbol in Label(title, systemImage: symbol) }
}
