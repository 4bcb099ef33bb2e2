extension LayoutView {
  static let containerRelativeShape = LayoutView(
    "ContainerRelativeShape", "the shape of the card around it", .shape(.containerRelative))
}
