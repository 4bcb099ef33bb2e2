public import ColorScience
import StrictJSON

/// A color of a wallpaper, and the one of a terminal's sixteen that is shown in its place where there are no more.
public struct PosterColor: Hashable, Sendable {
  static let object = ThemeObject(
    "poster", "The wallpaper on terminals of 16 and 8 colors: each part takes the nearest",
    [
      ThemeKey("color", .opaqueColor, "a color of the wallpaper"),
      ThemeKey("as", .count(0...15), "the terminal's: 0 black to 7 white, 8 gray, 9 to 15 bright"),
    ])
  static let count = 2...8

  /// The wallpaper's color.
  public let color: StraightRGBA
  /// The number of the terminal's color, `0..<16`.
  public let number: UInt8

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, Self.object)
    color = try fields.color("color")
    number = UInt8(try fields.count("as"))
  }

  /// Returns the number among eight colors: that of the darker half, and for gray the end of the scale that is near.
  public func number(ofEight isLight: Bool) -> UInt8 {
    number == 8 ? (isLight ? 7 : 0) : number & 7
  }
}
