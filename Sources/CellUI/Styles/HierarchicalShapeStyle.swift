import ColorScience

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

extension Paint {
  /// Returns the paint of a shape: the fainter levels of the theme's inks are as legible as text needs, but those of a shape
  /// are as faint as iOS's, so that a track stays behind its filled part.
  func ofShape(in environment: EnvironmentValues) -> Paint {
    guard case .color(let color) = self, color != environment.foregroundStyles[0],
      let level = environment.foregroundStyles.firstIndex(of: color)
    else { return self }
    let fraction = HierarchicalShapeStyle.fractions[level]
    return .color(environment.foregroundStyles[0].opacity(fraction))
  }
}

/// A level of a style of its own.
public struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// Resolves the style with the level's opacity.
  public func paint(in environment: EnvironmentValues) -> Paint {
    base.paint(in: environment).opacity(HierarchicalShapeStyle.fractions[level])
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle {
  public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}
