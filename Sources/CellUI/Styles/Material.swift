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
  private static let darkLayer = StraightRGBA(rgb: 0x44444A)
  private static let tintStrength = 0.08
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Material {
  public static let ultraThin = Material(opacity: 0.36)
  public static let thin = Material(opacity: 0.48)
  public static let regular = Material(opacity: 0.62)
  public static let thick = Material(opacity: 0.78)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.62)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
