import CellUI

extension LayoutView {
  static let color = LayoutView(
    "Color", "a color that takes all room there is", .own(.style)
  ) { $0.color }

  static let linearGradient = LayoutView(
    "LinearGradient", "colors that pass into one another",
    .all(
      .required("colors", .colors), .optional("startPoint", .point, default: .top),
      .optional("endPoint", .point, default: .bottom))
  ) { colors, start, end in
    LinearGradient(colors: colors.map(\.color), startPoint: start, endPoint: end)
  }
}
