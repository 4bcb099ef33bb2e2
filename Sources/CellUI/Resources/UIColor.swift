import AssetCatalogs
import ColorScience
public import Foundation

/// A color of UIKit, as far as views use one.
public final class UIColor: Hashable, Sendable {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  /// Makes a color that is another one in the light and in the dark appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> StraightRGBA {
      var environment = EnvironmentValues()
      environment.colorScheme = style == .light ? .light : .dark
      return dynamicProvider(UITraitCollection(userInterfaceStyle: style))
        .color.paint(in: environment).color
    }
    self.init(color: Color(.adaptive(light: color(.light), dark: color(.dark))))
  }

  /// Makes a color of a view's.
  public convenience init(_ color: Color) {
    self.init(color: color)
  }

  /// Makes a color from its channels, `0...1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      color: Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Makes a color from its channels in Display P3, `0...1`.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      color: Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// Makes a gray, `0...1` from black to white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Makes a color from hue, saturation and brightness, `0...1`.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      color: Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Makes a color of the app's assets; `nil` for an unknown name.
  public convenience init?(named name: String) {
    guard AppResources.current.catalog.colors[name] != nil else {
      MissingNames.add(.color, name)
      return nil
    }
    self.init(color: Color(name))
  }

  /// Makes a color of the app's assets.
  public convenience init(resource: ColorResource) {
    self.init(color: Color(resource))
  }

  /// Makes a color of the app's assets; `nil` for an unknown name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes a color of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(color: Color(cgColor: cgColor))
  }

  /// Returns the color that this one is in an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .light ? .light : .dark
    return UIColor(color: Color(rgba: color.paint(in: environment).color))
  }

  /// Compares two colors.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }

  /// Sets the color of fills and lines of the image that is drawn.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of fills of the image that is drawn.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  /// Sets the color of lines of the image that is drawn.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }

  /// Returns the color with another opacity, `0...1`.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color: color.withOpacity(Double(alpha)))
  }

  /// Red, green, blue and opacity, `0...1`, on the lock screen.
  package var channels: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = color.paint(in: EnvironmentValues()).color
    return (
      CGFloat(color.red) / 255, CGFloat(color.green) / 255, CGFloat(color.blue) / 255,
      CGFloat(color.alpha) / 255
    )
  }

  /// The color of Core Graphics.
  public var cgColor: CGColor {
    let channels = channels
    return CGColor(components: [channels.red, channels.green, channels.blue, channels.alpha])
  }

  /// Compares two colors.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Feeds the color to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  fileprivate convenience init(_ light: String) {
    self.init(color: Color(system: light))
  }
}

/// The appearance of light and dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The circumstances of a color.
public struct UITraitCollection: Hashable, Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes the circumstances of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes the circumstances of a size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .dark)
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The size of text that the person prefers.
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The number of pixels of a point.
  public var displayScale: CGFloat { 3 }
  /// The width of the screen, roughly.
  public var horizontalSizeClass: UserInterfaceSizeClass { .compact }
  /// The height of the screen, roughly.
  public var verticalSizeClass: UserInterfaceSizeClass { .regular }

  /// Those of the dark appearance.
  public static let current = UITraitCollection(userInterfaceStyle: .dark)
}

// UIKit's colors, by their names there.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIColor {
  public static let black = UIColor("black")
  public static let white = UIColor("white")
  public static let clear = UIColor("clear")
  public static let red = UIColor("red")
  public static let green = UIColor("green")
  public static let blue = UIColor("blue")
  public static let cyan = UIColor("cyan")
  public static let yellow = UIColor("yellow")
  public static let magenta = UIColor("magenta")
  public static let orange = UIColor("orange")
  public static let purple = UIColor("purple")
  public static let brown = UIColor("brown")
  public static let gray = UIColor("gray")
  public static let lightGray = UIColor("lightGray")
  public static let darkGray = UIColor("darkGray")
  public static let systemRed = UIColor("systemRed")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemMint = UIColor("systemMint")
  public static let systemTeal = UIColor("systemTeal")
  public static let systemCyan = UIColor("systemCyan")
  public static let systemBlue = UIColor("systemBlue")
  public static let systemIndigo = UIColor("systemIndigo")
  public static let systemPurple = UIColor("systemPurple")
  public static let systemPink = UIColor("systemPink")
  public static let systemBrown = UIColor("systemBrown")
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText")
  public static let link = UIColor("link")
  public static let separator = UIColor("separator")
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let tintColor = UIColor("tint")
  public static let darkText = UIColor("darkText")
  public static let lightText = UIColor("lightText")
}
