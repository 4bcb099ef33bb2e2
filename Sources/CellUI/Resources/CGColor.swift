public import Foundation

/// A color of Core Graphics, as far as views use one.
public struct CGColor: Hashable, Sendable {
  /// The channels, `0...1`: red, green, blue, alpha.
  public let components: [CGFloat]?

  init(components: [CGFloat]) {
    self.components = components
  }

  /// Makes a color from its channels, `0...1`.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Makes a color from its channels in sRGB, `0...1`.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Makes a gray, `0...1` from black to white.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(components: [gray, gray, gray, alpha])
  }

  /// Makes a color from its channels in a space of colors; `nil` for too few of them.
  public init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4: self.init(components: components)
    default: return nil
    }
  }

  /// Returns the color in a space of colors, which is always sRGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? { self }

  /// Returns the color with another opacity, `0...1`.
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor(components: $0.dropLast() + [alpha]) }
  }

  /// The space of colors.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The opacity, `0...1`.
  public var alpha: CGFloat { components?.last ?? 1 }
  /// The number of channels.
  public var numberOfComponents: Int { components?.count ?? 0 }
}

extension Color {
  /// Makes a color of Core Graphics'.
  public init(cgColor: CGColor) {
    let channels = (cgColor.components ?? []).map { Double($0) }
    guard channels.count == 4 else {
      self.init(white: 0)
      return
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2], opacity: channels[3])
  }
}

/// A space of colors, which is always sRGB.
public struct CGColorSpace: Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let sRGB = "kCGColorSpaceSRGB"
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  /// The name.
  public let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Makes a space by its name.
  public init?(name: String) {
    self.init(name)
  }

  fileprivate static let device = CGColorSpace(sRGB)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of the device's colors.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }

/// The way of colors that a space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The size of text that the person prefers, as UIKit names it.
public enum UIContentSizeCategory: String, Hashable, Sendable {
  case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge
  case extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value indicating whether the size is one for people who see little.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

/// Distances from the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var top, left, bottom, right: CGFloat

  /// None.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
