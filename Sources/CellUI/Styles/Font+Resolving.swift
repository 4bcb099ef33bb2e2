public import Foundation

extension Font {
  /// The system's font at the size of text.
  public static let `default` = body

  /// Returns the font with letters of another width, as a part of the standard width.
  public func width(_ width: CGFloat) -> Font { self.width(Width(Double(width))) }

  /// Returns the font at a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.points = factor.isFinite ? max(1, points * Double(factor)) : points
    return font
  }

  /// Returns the font at another size, in points.
  public func pointSize(_ size: CGFloat) -> Font {
    var font = self
    font.points = size.isFinite ? max(1, Double(size)) : points
    return font
  }

  /// The circumstances in which a font has its size.
  public struct Context: Sendable {
    let environment: EnvironmentValues
  }

  /// A font with its values known.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public var pointSize: CGFloat
    /// The weight of the strokes.
    public var weight: Weight
    /// The width of letters.
    public var width: Width
    /// The distance of lines.
    public var leading: Leading
    /// A Boolean value indicating whether the letters are bold.
    public var isBold: Bool
    /// A Boolean value indicating whether the letters slant.
    public var isItalic: Bool
    /// A Boolean value indicating whether all letters have one width, as a terminal's have.
    public var isMonospaced: Bool
  }

  /// Returns the font's values in an environment.
  public func resolve(in context: Context) -> Resolved {
    let weight = context.environment.textTraits.weight ?? textWeight
    return Resolved(
      pointSize: CGFloat(points), weight: weight, width: width, leading: .standard,
      isBold: weight >= .semibold,
      isItalic: isItalic || context.environment.textTraits.isItalic, isMonospaced: true)
  }
}
