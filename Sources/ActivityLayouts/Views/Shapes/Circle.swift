extension LayoutView {
  static let circle = LayoutView("Circle", "a circle", .shape(.circle))
}
