import ColorScience

/// Frosted glass: a veil as light or as dark as the appearance.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  /// The veil.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let veil: StraightRGBA = environment.colorScheme == .light ? .white : .black
    return .color(veil.opacity(opacity))
  }

  /// Hides the least.
  public static let ultraThin = Material(opacity: 0.2)
  /// Hides little.
  public static let thin = Material(opacity: 0.35)
  /// Hides half.
  public static let regular = Material(opacity: 0.5)
  /// Hides much.
  public static let thick = Material(opacity: 0.65)
  /// Hides the most.
  public static let ultraThick = Material(opacity: 0.8)
}

extension ShapeStyle where Self == Material {
  /// Hides the least.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Hides little.
  public static var thinMaterial: Material { .thin }
  /// Hides half.
  public static var regularMaterial: Material { .regular }
  /// Hides much.
  public static var thickMaterial: Material { .thick }
  /// Hides the most.
  public static var ultraThickMaterial: Material { .ultraThick }
}
