public import CellUI
@_exported public import FoundationNames

/// A font of UIKit, as far as views use one: its size and its weight.
public final class UIFont: NSObject, Sendable {
  /// The weight of strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight, -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight, -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The steps of the scale.
    public static let ultraLight = Weight(-0.8)
    /// The second step.
    public static let thin = Weight(-0.6)
    /// The third step.
    public static let light = Weight(-0.4)
    /// The step of text.
    public static let regular = Weight(0)
    /// The fifth step.
    public static let medium = Weight(0.23)
    /// The sixth step.
    public static let semibold = Weight(0.3)
    /// The seventh step.
    public static let bold = Weight(0.4)
    /// The eighth step.
    public static let heavy = Weight(0.56)
    /// The last step.
    public static let black = Weight(0.62)

    fileprivate var weight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.15: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }

  /// The size, in points.
  public let pointSize: CGFloat
  fileprivate let weight: Font.Weight?

  fileprivate init(size: CGFloat, weight: Font.Weight?) {
    (pointSize, self.weight) = (size.isFinite ? size : 17, weight)
  }

  /// Makes a font of a typeface, which a terminal does not have: `nil`.
  public init?(name fontName: String, size fontSize: CGFloat) { nil }

  /// Makes a font from a description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize == 0 ? descriptor.font.pointSize : pointSize, weight: descriptor.font.weight)
  }

  /// Returns a font of a size, in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: nil)
  }

  /// Returns a font of a size, in points, and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight.weight)
  }

  /// Returns a font of a size, in points, a weight and a width, which is the standard one here.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight.weight)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The width from -1 to 1; 0 is standard.
    public let rawValue: CGFloat

    /// Makes a width, -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let compressed = Width(rawValue: -0.3)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let condensed = Width(rawValue: -0.2)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let standard = Width(rawValue: 0)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns a bold font of a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// Returns a slanted font of a size, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: nil)
  }

  /// Returns a font of a size, in points, and a weight.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight.weight)
  }

  /// Returns a font of a size, in points, and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight.weight)
  }

  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = Font.system(style.style)
    return UIFont(size: CGFloat(font.points), weight: font.weight)
  }

  /// Returns the font at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The size of text, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// The name.
  public var fontName: String { "System" }
  /// The name of the family.
  public var familyName: String { "System" }
  /// The names of typefaces, of which a terminal has none.
  public static var familyNames: [String] { [] }
  /// Returns no names.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// A use of text.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let style: Font.TextStyle

    private init(_ style: Font.TextStyle) { self.style = style }

    /// The largest title of a spatial screen.
    public static let extraLargeTitle = TextStyle(.largeTitle)
    /// The second title of a spatial screen.
    public static let extraLargeTitle2 = TextStyle(.largeTitle)
    /// The largest title.
    public static let largeTitle = TextStyle(.largeTitle)
    /// The first title.
    public static let title1 = TextStyle(.title)
    /// The second title.
    public static let title2 = TextStyle(.title2)
    /// The third title.
    public static let title3 = TextStyle(.title3)
    /// A heading.
    public static let headline = TextStyle(.headline)
    /// A heading below.
    public static let subheadline = TextStyle(.subheadline)
    /// The text itself.
    public static let body = TextStyle(.body)
    /// A remark beside.
    public static let callout = TextStyle(.callout)
    /// A note below.
    public static let footnote = TextStyle(.footnote)
    /// The words at a picture.
    public static let caption1 = TextStyle(.caption)
    /// Smaller words at a picture.
    public static let caption2 = TextStyle(.caption2)
  }
}

/// The description of a font.
public final class UIFontDescriptor: NSObject, Sendable {
  /// A design of letters; a terminal has one.
  public enum SystemDesign: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// A trait of letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The name of a font's attribute.
  public struct AttributeName: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Traits, such as the weight.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Settings of the font's features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  fileprivate let font: UIFont

  fileprivate init(_ font: UIFont) { self.font = font }

  /// Returns the description with attributes, which are ignored: a terminal's font has none of them.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }

  /// Returns the description with a design, which is ignored.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Returns the description with traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    traits.contains(.traitBold)
      ? UIFontDescriptor(UIFont(size: font.pointSize, weight: .bold)) : self
  }

  /// Returns the description of the font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }
}

/// A font of Core Text.
public typealias CTFont = UIFont

/// Core Text's name of the attribute for a variable font's axes.
public let kCTFontVariationAttribute = UIFontDescriptor.AttributeName(
  rawValue: "NSCTFontVariationAttribute")

extension UIFont {
  /// Makes a font of a description, as Core Text does.
  public convenience init(_ descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor: descriptor, size: size)
  }
}

extension Font {
  /// Makes a font of UIKit's.
  public init(_ font: UIFont) {
    self = .system(size: font.pointSize, weight: font.weight)
  }
}

/// The sizes of fonts by the size of text that the person prefers: the standard size here.
public final class UIFontMetrics: NSObject, Sendable {
  /// The sizes of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Makes the sizes of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font at the size that the person prefers.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns a font at the size that the person prefers, up to a greatest one.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// Returns a font at a size of text.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }

  /// Returns a font at a size of text, up to a greatest one.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
    return font.withSize(min(size, maximumPointSize))
  }

  /// Returns a length as the person prefers text.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns a length at a size of text, by iOS's sizes of the body style.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    let sizes: [UIContentSizeCategory: CGFloat] = [
      .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
      .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
      .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
      .accessibilityExtraExtraExtraLarge: 53,
    ]
    return value * (traits.flatMap { sizes[$0.preferredContentSizeCategory] } ?? 17) / 17
  }
}

/// The person's needs, of which a terminal knows none.
public enum UIAccessibility {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isReduceMotionEnabled: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isReduceTransparencyEnabled: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isVoiceOverRunning: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isBoldTextEnabled: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isDarkerSystemColorsEnabled: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isInvertColorsEnabled: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isGrayscaleEnabled: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// A message to a reader.
  public enum Notification: Hashable, Sendable {
    case announcement, layoutChanged, screenChanged
  }

  /// Drops a message: nothing here reads it.
  public static func post(notification: Notification, argument: Any?) {}
}

// MARK: - Attributes

extension AttributeScopes {
  /// The attributes of texts in UIKit's views; views of SwiftUI draw none of them.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of texts in UIKit's views.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance of letters.
    public let kern: KernAttribute
    /// The attributes of texts in views of SwiftUI.
    public let swiftUI: SwiftUIAttributes

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    /// The color of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    /// The color behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    /// The distance of letters.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
  }
}
