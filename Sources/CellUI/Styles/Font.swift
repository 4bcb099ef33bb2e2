/// A font: a size that decides between text and block letters, a weight and a slant.
public struct Font: Hashable, Sendable {
  /// The weight of strokes.
  public enum Weight: Hashable, Sendable, Comparable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The design of letters, which is ignored: a terminal has one.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The size from which letters are drawn as blocks, in points.
  static let blockMinimumPoints = 28.0

  /// The size, in points.
  public var points: Double
  /// The weight of the strokes; text of semibold and more is drawn bold.
  public var weight: Weight
  /// A Boolean value indicating whether the letters slant.
  var isItalic = false

  /// Makes a font of a size, in points.
  public static func system(size: Double, weight: Weight = .regular, design: Design = .default)
    -> Font
  {
    Font(points: size.isFinite ? max(1, size) : 17, weight: weight)
  }

  /// Makes a font of a text style, with another weight.
  public static func system(_ style: Font, design: Design = .default, weight: Weight? = nil)
    -> Font
  {
    Font(points: style.points, weight: weight ?? style.weight, isItalic: style.isItalic)
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italic.
  public func italic() -> Font {
    Font(points: points, weight: weight, isItalic: true)
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(points: points, weight: weight, isItalic: isItalic)
  }

  /// Returns the font unchanged, because a terminal's digits have one width.
  public func monospacedDigit() -> Font { self }

  /// Returns the font unchanged, because a terminal's letters have one width.
  public func monospaced() -> Font { self }
}

// SwiftUI's text styles, in the sizes of iOS.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Font {
  public static let largeTitle = Font(points: 34, weight: .regular)
  public static let title = Font(points: 28, weight: .regular)
  public static let title2 = Font(points: 22, weight: .regular)
  public static let title3 = Font(points: 20, weight: .regular)
  public static let headline = Font(points: 17, weight: .semibold)
  public static let subheadline = Font(points: 15, weight: .regular)
  public static let body = Font(points: 17, weight: .regular)
  public static let callout = Font(points: 16, weight: .regular)
  public static let footnote = Font(points: 13, weight: .regular)
  public static let caption = Font(points: 12, weight: .regular)
  public static let caption2 = Font(points: 11, weight: .regular)
}
