public import ColorScience
import StrictJSON

/// A color of a wallpaper, and the one of a terminal's sixteen that is shown in its place where there are no more.
public struct PosterColor: Hashable, Sendable {
  static let object = ThemeObject(
    "poster", "The wallpaper on terminals of 16 and 8 colors: each part takes the nearest of these",
    [
      ThemeKey("color", .opaqueColor, "a color of the wallpaper"),
      ThemeKey("as", .word(names), "the terminal's color that stands for it"),
    ])
  static let count = 2...8

  /// The sixteen colors by number, as ECMA-48 and its bright half have them.
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray", "bright red",
    "bright green", "bright yellow", "bright blue", "bright magenta", "bright cyan",
    "bright white",
  ]

  /// The wallpaper's color.
  public let color: StraightRGBA
  /// The number of the terminal's color, `0..<16`.
  public let number: UInt8

  /// Makes a pair.
  public init(color: StraightRGBA, number: UInt8) {
    self.color = color
    self.number = number
  }

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, Self.object)
    color = try fields.color("color")
    let name = try fields.value("as")
    guard let number = Self.names.firstIndex(of: try name.asString()) else {
      throw name.fault(expected: "one of \(Self.names.joined(separator: ", "))")
    }
    self.number = UInt8(number)
  }

  /// Returns the number among eight colors: that of the darker half, and for gray the end of the scale that is near.
  public func number(ofEight isLight: Bool) -> UInt8 {
    number == 8 ? (isLight ? 7 : 0) : number & 7
  }
}
