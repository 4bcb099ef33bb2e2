public import ColorScience

/// Frosted glass: the blurred picture beneath, and a color over it.
public struct CardMaterial: Hashable, Sendable {
  /// The reach of the blur, in points; 0 is clear glass.
  public let blur: Double
  /// The color, whose alpha is the part of the picture that it hides.
  public let tint: StraightRGBA
}
