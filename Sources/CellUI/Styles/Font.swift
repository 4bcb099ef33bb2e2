public import Foundation

/// A font: a size that decides between text and large letters, a weight, a width and a slant.
public struct Font: Hashable, Sendable {
  /// The weight of strokes.
  public enum Weight: Hashable, Sendable, Comparable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The width of large letters.
  public struct Width: Hashable, Sendable {
    /// The change of the width, as a part of it: 0 for none, 0.2 for a fifth wider.
    public var value: Double

    /// Makes a width from the change, as a part of the standard width.
    public init(_ value: Double) {
      self.value = value
    }

    /// Letters three fifths as wide.
    public static let compressed = Width(-0.4)
    /// Letters four fifths as wide.
    public static let condensed = Width(-0.2)
    /// Letters of their own proportions.
    public static let standard = Width(0)
    /// Letters a fifth wider.
    public static let expanded = Width(0.2)

    /// Letters three quarters as wide: those of large texts are about as wide as on a phone.
    static let narrow = Width(-0.25)

    /// The factor on the letters' width.
    var factor: Double { value.isNaN ? 1 : max(0.25, min(4, 1 + value)) }
  }

  /// The design of letters, which is ignored: there is one typeface.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The height of a line of the system's typeface, as a multiple of the font's size.
  static let lineHeight = 1.19
  /// The size from which letters are drawn by their strokes, in points.
  static let blockMinimumPoints = 28.0
  /// The size from which letters and symbols take three rows where they can't be told apart in two, in points.
  static let threeRowsMinimumPoints = 30.0

  /// The size, in points.
  public var points: Double
  /// The weight of the strokes; `nil` for regular text, and for large letters of semibold.
  ///
  /// Text of semibold and more is drawn bold. Large letters have every weight.
  public var weight: Weight?
  /// A Boolean value indicating whether the letters slant.
  var isItalic = false
  /// The width of large letters.
  var width = Width.standard

  /// The places of large digits.
  enum Digits: Hashable {
    /// All have one width, so that a number that changes stays in its place.
    case even
    /// A 1 takes the room of its ink, as in a clock; the others, which are about as wide as each other, have one width.
    case proportional
    /// Each takes the room of its ink, as letters do.
    case inWords
    /// As proportional ones, and the size is the height of digits, not of the line.
    case sized
  }

  /// The places of large digits.
  var digits = Digits.even

  /// A Boolean value indicating whether the size is the height of digits, not of the line.
  var isSizedByDigits: Bool { digits == .sized }

  /// The weight of text of one row.
  var textWeight: Weight { weight ?? .regular }
  /// The weight of large letters.
  var letterWeight: Weight { weight ?? .semibold }

  /// Makes a font of a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(points: size.isFinite ? max(1, Double(size)) : 17, weight: weight)
  }

  /// Makes a font of a text style, with another weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    weight.map { style.font.weight($0) } ?? style.font
  }

  /// Makes a font of a size, in points, in the weight and the slant that its name ends with; a terminal has one typeface.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    system(size: size).inFace(named: name)
  }

  /// Makes a font of a size, in points, in the weight and the slant that its name ends with; a terminal has one typeface.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// Makes a font of a size, in points, in the weight and the slant that its name ends with; a terminal has one typeface.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font with another width of large letters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Returns the font with a narrow 1 among its large digits.
  ///
  /// - Returns: The font.
  package func proportionalDigits() -> Font {
    var font = self
    font.digits = .proportional
    return font
  }

  /// Returns the font unchanged, because lines are a cell apart.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns the font unchanged, because a terminal has no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font unchanged, because a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// Returns the font unchanged, because a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// The distance of lines, which are a cell apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// Returns the font unchanged, because a terminal's digits have one width.
  public func monospacedDigit() -> Font { self }

  /// Returns the font unchanged, because a terminal's letters have one width.
  public func monospaced() -> Font { self }
}

// SwiftUI's text styles, in the sizes of iOS.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Font {
  public static let largeTitle = Font(points: 34)
  public static let extraLargeTitle = Font(points: 36)
  public static let extraLargeTitle2 = Font(points: 28)
  public static let title = Font(points: 28)
  public static let title2 = Font(points: 22)
  public static let title3 = Font(points: 20)
  public static let headline = Font(points: 17, weight: .semibold)
  public static let subheadline = Font(points: 15)
  public static let body = Font(points: 17)
  public static let callout = Font(points: 16)
  public static let footnote = Font(points: 13)
  public static let caption = Font(points: 12)
  public static let caption2 = Font(points: 11)
}

extension Font {
  /// A text style of iOS.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline,
      subheadline, body, callout, footnote, caption
    case caption2

    /// The font of the style.
    var font: Font {
      switch self {
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
}
