import ColorScience

/// A translucent material: a light or dark layer with a little of the tint.
///
/// Inside a layout it covers the background without a blur; the five thicknesses differ in opacity.
public struct Material: ShapeStyle, Hashable {
  private let opacity: Double

  /// Resolves the material.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let layer = environment.colorScheme == .light ? Self.lightLayer : Self.darkLayer
    return .color(
      StraightRGBA.mix(layer, environment.tint, by: Self.tintStrength).opacity(opacity))
  }

  // iOS's materials are nearly white in light, and in dark a gray that a black card stands out from.
  private static let lightLayer = StraightRGBA(rgb: 0xFAFAFC)
  private static let darkLayer = StraightRGBA(rgb: 0x3C3C42)
  private static let tintStrength = 0.08

  /// The most transparent material.
  public static let ultraThin = Material(opacity: 0.12)
  /// A mostly transparent material.
  public static let thin = Material(opacity: 0.3)
  /// A half transparent material.
  public static let regular = Material(opacity: 0.5)
  /// A mostly opaque material.
  public static let thick = Material(opacity: 0.72)
  /// The most opaque material.
  public static let ultraThick = Material(opacity: 0.92)
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A mostly transparent material.
  public static var thinMaterial: Material { .thin }
  /// A half transparent material.
  public static var regularMaterial: Material { .regular }
  /// A mostly opaque material.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
}
