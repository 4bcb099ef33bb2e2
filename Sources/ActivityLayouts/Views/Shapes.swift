extension LayoutView {
  static let rectangle = LayoutView("Rectangle", "a rectangle", .shape(.rectangle))
}

extension LayoutForm<BoundView> {
  /// A shape without arguments of its own, with the styles of its inside and its outline.
  static func shape(_ shape: LayoutShape) -> LayoutForm<BoundView> {
    LayoutForm(.paints) { fill, stroke in shape.view(fill: fill, stroke: stroke) }
  }
}

extension LayoutArguments<(LayoutStyle?, LayoutStyle?)> {
  /// The styles of a shape's inside and of its outline.
  static var paints: LayoutArguments {
    .all(.optional(.beside("fill"), .style), .optional(.beside("stroke"), .style))
  }
}
