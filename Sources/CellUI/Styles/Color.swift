package import ColorScience

/// A color, which may differ between light and dark; as a view it fills its proposal.
public struct Color: ShapeStyle, Hashable {
  enum Source: Hashable {
    case fixed(StraightRGBA)
    case adaptive(light: StraightRGBA, dark: StraightRGBA)
    case level(Int)
    case tint
    case asset(String)
    /// A color of the app's assets behind other views.
    case ground(String)
    indirect case mixture(Mixture)
  }

  struct Mixture: Hashable {
    let first: Color
    let second: Color
    let fraction: Double
  }

  private let source: Source
  private var fraction = 1.0

  init(_ source: Source) {
    self.source = source
  }

  /// The color as that of a ground, where a missing one is not made up as the color of text.
  package var ofGround: Color {
    guard case .asset(let name) = source else { return self }
    var ground = Color(.ground(name))
    ground.fraction = fraction
    return ground
  }

  /// Notes the color for the view that is laid out, if the app's assets lack it, though another part draws it.
  package func noteIfMissing() {
    switch source {
    case .asset(let name), .ground(let name): _ = Self.asset(name, isDark: true)
    case .fixed, .adaptive, .level, .tint, .mixture: break
    }
  }

  /// Makes a color from its channels, `0...1`.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let byte = { (channel: Double) in UInt8(max(0, min(1, channel.isNaN ? 0 : channel)) * 255 + 0.5)
    }
    self.init(
      .fixed(
        StraightRGBA(
          red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(opacity))))
  }

  /// Makes a grey, `0...1` from black to white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a color from its hue, saturation and brightness, `0...1`.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let channel = { (shift: Double) -> Double in
      let place = (shift + (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6)
        .truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A space of channels.
  public enum RGBColorSpace: Hashable, Sendable, CaseIterable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Makes a color from a color of `ColorScience`.
  package init(rgba color: StraightRGBA) {
    self.init(.fixed(color))
  }

  /// Makes a color of one for each appearance.
  init(light: StraightRGBA, dark: StraightRGBA) {
    self.init(.adaptive(light: light, dark: dark))
  }

  private init(light: UInt32, dark: UInt32) {
    self.init(light: StraightRGBA(rgb: light), dark: StraightRGBA(rgb: dark))
  }

  /// Returns the color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.fraction *= max(0, min(1, opacity.isNaN ? 1 : opacity))
    return color
  }

  /// Returns the color with its opacity set.
  func withOpacity(_ opacity: Double) -> Color {
    var color = self
    color.fraction = 1
    return color.opacity(opacity)
  }

  /// The part by which a color's gradient is lighter at its top, as iOS draws it.
  private static let gradientLift = 0.16

  /// A gradient of the color, a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: Self.gradientLift), self]))
  }

  /// Returns the color on its way to another one, `0...1`.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixture(Mixture(first: self, second: rhs, fraction: fraction.isNaN ? 0 : fraction)))
  }

  /// Resolves the color.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let color =
      switch source {
      case .fixed(let color): color
      case .adaptive(let light, let dark): environment.colorScheme == .light ? light : dark
      case .level(let level): environment.foregroundStyles[level]
      case .tint: environment.tint
      case .asset(let name): Self.asset(name, isDark: environment.colorScheme == .dark)
      case .ground(let name):
        Self.asset(name, isDark: environment.colorScheme == .dark, isGround: true)
      case .mixture(let mixture):
        StraightRGBA.mix(
          mixture.first.paint(in: environment).color, mixture.second.paint(in: environment).color,
          by: max(0, min(1, mixture.fraction)))
      }
    return .color(color.opacity(fraction))
  }
}

// MARK: - SwiftUI's colors

// The system's colors, light and dark, are those of the Human Interface Guidelines.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Color {
  public static let black = Color(.fixed(.black))
  public static let white = Color(.fixed(.white))
  /// Transparent.
  public static let clear = Color(.fixed(.clear))
  /// The theme's primary foreground color.
  public static let primary = Color(.level(0))
  /// The theme's secondary foreground color.
  public static let secondary = Color(.level(1))
  /// The tint of the environment.
  public static let accentColor = Color(.tint)
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)

  /// The colors by name, for layouts in text.
  public static let named: [String: Color] = [
    "black": black, "white": white, "clear": clear, "primary": primary, "secondary": secondary,
    "accentColor": accentColor, "red": red, "orange": orange, "yellow": yellow, "green": green,
    "mint": mint, "teal": teal, "cyan": cyan, "blue": blue, "indigo": indigo, "purple": purple,
    "pink": pink, "brown": brown, "gray": gray,
  ]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == Color {
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var accentColor: Color { Color.accentColor }
}
