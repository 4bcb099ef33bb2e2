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

  init(points: Double, weight: Weight, isItalic: Bool = false) {
    self.points = points
    self.weight = weight
    self.isItalic = isItalic
  }

  /// 34 points.
  public static let largeTitle = Font(points: 34, weight: .regular)
  /// 28 points.
  public static let title = Font(points: 28, weight: .regular)
  /// 22 points.
  public static let title2 = Font(points: 22, weight: .regular)
  /// 20 points.
  public static let title3 = Font(points: 20, weight: .regular)
  /// 17 points, semibold.
  public static let headline = Font(points: 17, weight: .semibold)
  /// 15 points.
  public static let subheadline = Font(points: 15, weight: .regular)
  /// 17 points.
  public static let body = Font(points: 17, weight: .regular)
  /// 16 points.
  public static let callout = Font(points: 16, weight: .regular)
  /// 13 points.
  public static let footnote = Font(points: 13, weight: .regular)
  /// 12 points.
  public static let caption = Font(points: 12, weight: .regular)
  /// 11 points.
  public static let caption2 = Font(points: 11, weight: .regular)

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
