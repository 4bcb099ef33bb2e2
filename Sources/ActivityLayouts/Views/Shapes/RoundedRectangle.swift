import CellUI

extension LayoutView {
  static let roundedRectangle = LayoutView(
    "RoundedRectangle", "a rectangle with round corners",
    LayoutForm(.all(.optional("cornerRadius", .size, default: 0), .paints)) { radius, paints in
      LayoutShape.rounded(radius: radius).view(fill: paints.0, stroke: paints.1)
    })
}
