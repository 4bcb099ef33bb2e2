import CellUI

extension LayoutView {
  static let image = LayoutView(
    "Image", "a symbol by its SF Symbols name, or a picture by its own",
    LayoutForm(.own(.text)) { Image($0) },
    LayoutForm(.required("systemName", .text)) { Image(systemName: $0) })
}
