public import StrictJSON

extension Theme {
  /// Reads a theme and audits it.
  ///
  /// - Throws: The first wrong key with the reason, or all texts that can't be read.
  public static func parse(_ bytes: [UInt8]) throws(ThemeFault) -> Theme {
    let theme: Theme
    do { theme = try reading(bytes) } catch { throw .json(error) }
    let findings = theme.audit()
    guard findings.isEmpty else { throw .contrast(findings) }
    return theme
  }

  /// Reads a theme, or an object whose `theme` it is, without an audit.
  ///
  /// - Throws: The first wrong key with the reason.
  public static func reading(_ bytes: [UInt8]) throws(JSONFault) -> Theme {
    var parser = JSONParser()
    let value = try parser.parse(bytes)
    // A line of a feed has no key of a theme itself.
    let isTheme = value.members.contains { key, _ in
      Self.object.keys.contains { $0.name == key.text }
    }
    return try Theme(isTheme ? value : value["theme"] ?? value)
  }

  /// The table of a theme file.
  static let object = ThemeObject(
    "theme", "The whole file",
    [
      ThemeKey(
        "name", .text(lengthMaximum: 40), "the name for --theme; in Themes/ the file's name"),
      ThemeKey("title", .text(lengthMaximum: 40), "the name that is shown"),
      ThemeKey(
        "order", .count(0...1_000_000), else: .described("last"),
        "place among islet's own, the lowest first"),
      ThemeKey("appearance", .word(Appearance.allCases.map(\.rawValue)), "the glass of the cards"),
      ThemeKey("wallpaper", .object(Wallpaper.object), "the picture behind everything"),
      ThemeKey(
        "clock", .colorOrWord(vibrantWord), "the digits; vibrant is the wallpaper, light or dark"),
      ThemeKey("date", .opaqueColor, "date, status bar and other text on the wallpaper"),
      ThemeKey("card", .objectOrColor(CardMaterial.object), "the glass of a card"),
      ThemeKey("foreground", .colors(4...4), "the inks on a card: primary to quaternary"),
      ThemeKey("tint", .opaqueColor, "the accent color, unless the app's assets have one"),
    ])

  private static let vibrantWord = "vibrant"

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, Self.object)
    name = try fields.text("name")
    title = try fields.text("title")
    if fields.has("order") { _ = try fields.count("order") }
    let appearanceValue = try fields.value("appearance")
    guard let appearance = Appearance(rawValue: try appearanceValue.asString()) else {
      throw appearanceValue.fault(expected: "\"light\" or \"dark\"")
    }
    self.appearance = appearance
    wallpaper = try Wallpaper(fields.value("wallpaper"))
    let isVibrant = try fields.value("clock").isString(Self.vibrantWord)
    clockStyle = isVibrant ? .vibrant : .color(try fields.color("clock"))
    dateColor = try fields.color("date")
    material = try CardMaterial(fields.value("card"))
    tint = try fields.color("tint")
    foregroundStyles = try fields.colors("foreground")
  }
}

extension CardMaterial {
  static let object = ThemeObject(
    "card", "The glass of a card, or a color alone",
    [
      .number(
        "blur", 0...100, else: standardBlur, "reach of the blur, in points; 0 is clear glass"),
      .color("tint", "the color over it; its alpha is what it hides"),
    ])

  /// The blur of a material that is given as a color alone.
  private static let standardBlur = 20.0

  init(_ json: JSONValue) throws(JSONFault) {
    guard json.kind == .object else {
      self.init(blur: Self.standardBlur, tint: try ThemeFields.color(json))
      return
    }
    let fields = try ThemeFields(json, Self.object)
    self.init(blur: try fields.number("blur"), tint: try fields.color("tint"))
  }
}
