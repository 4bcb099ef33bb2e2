/// A level of the foreground style in force, which is the theme's unless a view sets another.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// Resolves the level.
  public func paint(in environment: EnvironmentValues) -> Paint {
    guard let hierarchy = environment.hierarchy else {
      return .color(environment.foregroundStyles[level])
    }
    return hierarchy[min(level, hierarchy.count - 1)]
  }

  /// Returns four levels from this one on; the last one repeats.
  func hierarchy(in environment: EnvironmentValues) -> [Paint] {
    (0..<4).map { HierarchicalShapeStyle(level: min($0 + level, 3)).paint(in: environment) }
  }

  /// The opacities of a style's levels: those of iOS's labels in the dark appearance.
  static let fractions = [1, 0.6, 0.3, 0.18]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}
