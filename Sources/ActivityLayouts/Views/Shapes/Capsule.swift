extension LayoutView {
  static let capsule = LayoutView("Capsule", "a rectangle with round ends", .shape(.capsule))
}
