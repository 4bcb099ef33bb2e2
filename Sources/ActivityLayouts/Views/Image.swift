import CellUI

extension LayoutView {
  static let image = LayoutView(
    "Image", "a symbol by its SF Symbols name, or a picture by its own",
    LayoutForm(.required(.own, .text)) { AnyView(Image($0)) },
    LayoutForm(.required("systemName", .text)) { AnyView(Image(systemName: $0)) })
}
