import CellUI

extension LayoutView {
  static let linearGradient = LayoutView(
    "LinearGradient", "colors that pass into one another",
    LayoutForm(
      .all(
        .required("colors", .colors), .optional("startPoint", .point, default: .top),
        .optional("endPoint", .point, default: .bottom))
    ) { colors, start, end in
      AnyView(
        LinearGradient(colors: colors.map(\.color), startPoint: start, endPoint: end))
    })
}
