public import ColorScience
import StrictJSON

/// A color of a catalog.
public struct ColorAsset: Hashable, Sendable {
  /// The color in the light appearance.
  public var light: StraightRGBA
  /// The color in the dark appearance.
  public var dark: StraightRGBA

  /// Makes a color that may differ between light and dark.
  public init(light: StraightRGBA, dark: StraightRGBA) {
    self.light = light
    self.dark = dark
  }

  /// Reads the `Contents.json` of a color set; `nil` for one without a color.
  init?(_ contents: JSONValue) {
    var colors: [(entry: AssetEntry, color: ColorAsset)] = []
    for value in contents["colors"]?.elements ?? [] {
      let entry = AssetEntry(value)
      guard entry.isForPhones, let color = value["color"].flatMap(Self.color) else { continue }
      colors.append((entry, color))
    }
    let plain = colors.first { $0.entry.isDark == nil }?.color
    let light = colors.first { $0.entry.isDark == false }?.color.light ?? plain?.light
    let dark = colors.first { $0.entry.isDark == true }?.color.dark ?? plain?.dark
    guard let any = light ?? dark else { return nil }
    self.init(light: light ?? any, dark: dark ?? any)
  }

  private static func color(_ value: JSONValue) -> ColorAsset? {
    if let reference = value["reference"]?.string { return SystemColors.color(named: reference) }
    guard let components = value["components"] else { return nil }
    func channel(_ name: String) -> Double? { components[name].flatMap(number) }
    let alpha = components["alpha"].flatMap(fraction) ?? 1
    let gray = channel("white")
    guard let red = channel("red") ?? gray, let green = channel("green") ?? gray,
      let blue = channel("blue") ?? gray
    else { return nil }
    let byte = { (channel: Double) in UInt8(max(0, min(1, channel)) * 255 + 0.5) }
    var color = StraightRGBA(
      red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    let space = value["color-space"]?.string ?? "srgb"
    if space.hasSuffix("display-p3") { color = color.fromDisplayP3 }
    if space.contains("linear") {
      color = StraightRGBA(
        linear: SIMD3(Float(red), Float(green), Float(blue)), alpha: byte(alpha))
    }
    return ColorAsset(light: color, dark: color)
  }

  /// Reads a channel as a part of 1: `0xFF` and `255` are bytes, a number with a point is the part itself.
  private static func number(_ value: JSONValue) -> Double? {
    guard let text = value.string else { return value.double.flatMap { $0.isFinite ? $0 : nil } }
    let digits = text.lowercased()
    if digits.hasPrefix("0x") {
      return Int(digits.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(digits), number.isFinite else { return nil }
    return digits.contains(".") ? number : number / 255
  }

  /// Reads an alpha: unlike a channel, `1` is all of it.
  private static func fraction(_ value: JSONValue) -> Double? {
    if let whole = value.string.flatMap({ Int($0) }), whole <= 1 { return Double(whole) }
    return number(value)
  }
}

/// The facts that choose among the entries of a set.
struct AssetEntry {
  /// A Boolean value indicating whether the entry is for phones or for all devices.
  let isForPhones: Bool
  /// A Boolean value indicating whether the entry is for the dark appearance; `nil` for both.
  let isDark: Bool?

  init(_ value: JSONValue) {
    let idiom = value["idiom"]?.string ?? "universal"
    var isForPhones = idiom == "universal" || idiom == "iphone"
    var isDark: Bool?
    for appearance in value["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", let value): isDark = value == "dark"
      // Increased contrast is a setting that islet's devices don't have.
      default: isForPhones = false
      }
    }
    self.isForPhones = isForPhones
    self.isDark = isDark
  }
}
