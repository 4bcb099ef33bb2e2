import CellUI

extension LayoutView {
  static let label = LayoutView(
    "Label", "a symbol with a title",
    LayoutForm(.all(.required("title", .text), .required("systemImage", .text))) { title, symbol in
      AnyView(Label(title, systemImage: symbol))
    })
}
