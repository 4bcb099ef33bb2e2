import ColorScience
public import StrictJSON

/// Why a theme is refused.
public enum ThemeFault: Error, Hashable, Sendable {
  /// A key is wrong, or what stands under it.
  case json(JSONFault)
  /// All is there, but something can't be read.
  case contrast([ContrastFinding])
}

extension Theme {
  private static let keys = [
    "order",
    "name", "title", "appearance", "wallpaper", "clock", "date", "card", "foreground", "tint",
  ]

  /// Reads a theme and judges it.
  ///
  /// Every key must be there and no other one may be; colors are `#RGB`, `#RRGGBB` or `#RRGGBBAA`; a gradient's
  /// locations rise from 0 to 1; `foreground` holds four inks; all must be readable.
  ///
  /// - Throws: The first key that is wrong, and why, or all that can't be read.
  public static func parse(_ bytes: [UInt8]) throws(ThemeFault) -> Theme {
    let theme: Theme
    do { theme = try reading(bytes) } catch { throw .json(error) }
    let findings = theme.audit()
    guard findings.isEmpty else { throw .contrast(findings) }
    return theme
  }

  /// Reads a theme, whether it can be read or not.
  ///
  /// - Throws: The first key that is wrong, and why.
  public static func reading(_ bytes: [UInt8]) throws(JSONFault) -> Theme {
    var parser = JSONParser()
    return try Theme(parser.parse(bytes))
  }

  init(_ json: JSONValue) throws(JSONFault) {
    _ = try json.members(known: Self.keys)
    name = try Self.text(json.member("name"))
    title = try Self.text(json.member("title"))
    let appearanceValue = try json.member("appearance")
    guard let appearance = Appearance(rawValue: try appearanceValue.asString()) else {
      throw appearanceValue.fault(expected: "\"light\" or \"dark\"")
    }
    self.appearance = appearance
    wallpaper = try Wallpaper(json.member("wallpaper"))
    let clock = try json.member("clock")
    clockStyle =
      clock.isString("vibrant") ? .vibrant : .color(try Self.clockColor(clock))
    dateColor = try ThemeFields.opaqueColor(json.member("date"))
    material = try CardMaterial(json.member("card"))
    tint = try ThemeFields.opaqueColor(json.member("tint"))
    let inks = try json.member("foreground")
    var foregroundStyles: [StraightRGBA] = []
    for ink in try inks.asArray().prefix(5) {
      foregroundStyles.append(try ThemeFields.color(ink))
    }
    guard foregroundStyles.count == 4 else {
      throw inks.fault(
        .unexpected(
          expected: "four colors, primary to quaternary", found: "\(foregroundStyles.count)"))
    }
    self.foregroundStyles = foregroundStyles
  }

  /// The longest name or title, in characters.
  private static let textLengthMaximum = 40

  private static func text(_ json: JSONValue) throws(JSONFault) -> String {
    let text = try json.asString()
    guard !text.isEmpty, text.count <= textLengthMaximum else {
      throw json.fault(expected: "1 to \(textLengthMaximum) characters")
    }
    return text
  }

  private static func clockColor(_ json: JSONValue) throws(JSONFault) -> StraightRGBA {
    guard let color = StraightRGBA(hex: try json.asString()) else {
      throw json.fault(expected: "a color such as \"#1A2B3C\", or \"vibrant\"")
    }
    return color
  }
}

extension CardMaterial {
  /// Reads `{"blur": points, "tint": color}`, or a color alone.
  init(_ json: JSONValue) throws(JSONFault) {
    guard json.kind == .object else {
      self.init(blur: Self.standardBlur, tint: try ThemeFields.color(json))
      return
    }
    let fields = try ThemeFields(json, known: ["blur", "tint"])
    self.init(
      blur: try fields.number("blur", in: 0...Self.blurMaximum, else: Self.standardBlur),
      tint: try fields.color("tint"))
  }
}
