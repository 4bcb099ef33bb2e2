import ColorScience
import Foundation

extension Color {
  /// The values of a color in an environment.
  public struct Resolved: ShapeStyle, Hashable, CustomStringConvertible {
    /// The red channel in sRGB, `0...1`.
    public var red: Float
    /// The green channel in sRGB, `0...1`.
    public var green: Float
    /// The blue channel in sRGB, `0...1`.
    public var blue: Float
    /// The opacity, `0...1`.
    public var opacity: Float

    /// Makes a color from its channels, `0...1`.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
      guard colorSpace != .sRGB else { return }
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self = Self(color.paint(in: EnvironmentValues()).color)
    }

    init(_ color: StraightRGBA) {
      red = Float(color.red) / 255
      green = Float(color.green) / 255
      blue = Float(color.blue) / 255
      opacity = Float(color.alpha) / 255
    }

    /// The red channel as light.
    public var linearRed: Float {
      get { Self.light(red) }
      set { red = Self.channel(newValue) }
    }

    /// The green channel as light.
    public var linearGreen: Float {
      get { Self.light(green) }
      set { green = Self.channel(newValue) }
    }

    /// The blue channel as light.
    public var linearBlue: Float {
      get { Self.light(blue) }
      set { blue = Self.channel(newValue) }
    }

    /// The color of Core Graphics.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    /// The channels, as of the web.
    public var description: String {
      let bytes = [red, green, blue, opacity].map { Int(max(0, min(1, $0)) * 255 + 0.5) }
      return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }

    /// Resolves the color.
    public func paint(in environment: EnvironmentValues) -> Paint {
      Color(self).paint(in: environment)
    }

    /// Returns the light of a channel, by the curve of sRGB.
    private static func light(_ channel: Float) -> Float {
      channel <= 0.04045 ? channel / 12.92 : Float(pow(Double((channel + 0.055) / 1.055), 2.4))
    }

    /// Returns the channel of light, by the curve of sRGB.
    private static func channel(_ light: Float) -> Float {
      light <= 0.0031308 ? light * 12.92 : Float(1.055 * pow(Double(light), 1 / 2.4) - 0.055)
    }
  }

  /// A color with its brightness above white, of which a terminal shows none.
  public typealias ResolvedHDR = Resolved

  /// Makes a color from its values.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Makes a color from a style that is a color, as from a color itself.
  @_disfavoredOverload public init<T: Hashable & ShapeStyle>(_ color: T) {
    // SwiftUI takes styles alone that resolve to a color's values: colors, and those values.
    self = color as? Color ?? (color as? Resolved).map { Color($0) } ?? .clear
  }

  /// Makes a color from one of Core Graphics.
  public init(_ color: CGColor) {
    self.init(cgColor: color)
  }

  /// Returns the color's values in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(paint(in: environment).color)
  }

  /// Returns the color's values in an environment, of which none is brighter than white.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    resolve(in: environment)
  }

  /// Returns the color: a terminal has nothing brighter than white.
  public func headroom(_ headroom: Double) -> Color { self }

  /// Returns the color as much brighter as light twice as strong for each stop.
  public func exposureAdjust(_ stops: Double) -> Color {
    guard stops.isFinite, stops != 0 else { return self }
    return stops > 0
      ? mix(with: .white, by: 1 - pow(0.5, stops)) : mix(with: .black, by: 1 - pow(2, stops))
  }

  /// The brightness above white, of which a terminal shows none.
  public var contentHeadroom: Double? { nil }

  /// The color of Core Graphics; `nil` for one that depends on the environment.
  public var cgColor: CGColor? {
    let (light, dark) = (Self.resolved(self, .light), Self.resolved(self, .dark))
    return light == dark ? light.cgColor : nil
  }

  private static func resolved(_ color: Color, _ scheme: ColorScheme) -> Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment)
  }
}

extension Color: CustomStringConvertible {
  /// The name of one of the system's colors, or the channels.
  public var description: String {
    Self.named.first { $0.value == self }?.key ?? resolve(in: EnvironmentValues()).description
  }
}
