import ColorScience

/// Frosted glass: a veil as light or as dark as the appearance, with a breath of the tint.
///
/// Inside a layout it tints what lies beneath and does not blur it: of five thicknesses each hides more than the one before.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  /// The veil.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let veil = environment.colorScheme == .light ? Self.lightVeil : Self.darkVeil
    return .color(
      StraightRGBA.mix(veil, environment.tint, by: Self.tintStrength).opacity(opacity))
  }

  // iOS's own glass is nearly white in light; in the dark it is a grey that a black card stands out from.
  private static let lightVeil = StraightRGBA(rgb: 0xFAFAFC)
  private static let darkVeil = StraightRGBA(rgb: 0x3C3C42)
  private static let tintStrength = 0.08

  /// Hides the least.
  public static let ultraThin = Material(opacity: 0.12)
  /// Hides little.
  public static let thin = Material(opacity: 0.3)
  /// Hides half.
  public static let regular = Material(opacity: 0.5)
  /// Hides much.
  public static let thick = Material(opacity: 0.72)
  /// Hides the most.
  public static let ultraThick = Material(opacity: 0.92)
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
