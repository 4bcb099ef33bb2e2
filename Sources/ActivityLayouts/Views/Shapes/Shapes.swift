extension LayoutView {
  static let rectangle = plain("Rectangle", "a rectangle", .rectangle)
  static let capsule = plain("Capsule", "a rectangle with round ends", .capsule)
  static let circle = plain("Circle", "a circle", .circle)
  static let ellipse = plain("Ellipse", "an ellipse", .ellipse)
  static let containerRelativeShape = plain(
    "ContainerRelativeShape", "the shape of the card around it", .containerRelative)

  static let concentricRectangle = plain(
    "ConcentricRectangle", "a rectangle whose corners have the centers of its container's",
    .concentric)

  /// A shape without arguments of its own.
  private static func plain(_ name: String, _ summary: String, _ shape: LayoutShape) -> LayoutView {
    LayoutView(name, summary, .paints) { fill, stroke in shape.view(fill: fill, stroke: stroke) }
  }

  static let roundedRectangle = LayoutView(
    "RoundedRectangle", "a rectangle with round corners",
    .all(.optional("cornerRadius", .size, default: 0), .paints)
  ) { radius, paints in
    LayoutShape.rounded(radius: radius).view(fill: paints.0, stroke: paints.1)
  }
}

extension LayoutArguments<(LayoutStyle?, LayoutStyle?)> {
  /// The styles of a shape's inside and of its outline.
  fileprivate static let paints = all(
    .optional(.beside("fill"), .style), .optional(.beside("stroke"), .style))
}
