extension SymbolTable {
  /// Returns a symbol's own colors, in which SF Symbols draws it where it is multicolor: the main one, and beside a cloud those
  /// of light and water; `nil` for one that takes the foreground style.
  static func ownColors(of name: String) -> [Color]? {
    let steps = name.split(separator: ".").filter { $0 != "fill" }
    guard let first = steps.first else { return nil }
    if first == "cloud" { return [.white, .yellow, .cyan] }
    return (colors[String(steps.joined(separator: "."))] ?? colors[String(first)]).map { [$0] }
  }

  /// Returns the emoji of a symbol of several colors; `nil` where its text in one color is as good.
  static func multicolorText(for name: String) -> String? {
    weather[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name]
  }

  /// The emoji of the weather, of which terminals count one cell, while some fonts draw them in two.
  private static let weather = [
    "cloud.rain": "🌧 ", "cloud.heavyrain": "🌧 ", "cloud.drizzle": "🌧 ", "cloud.snow": "🌨 ",
    "cloud.sleet": "🌨 ", "cloud.hail": "🌨 ", "cloud.bolt": "🌩 ", "cloud.bolt.rain": "⛈ ",
    "cloud.sun.rain": "🌦 ", "cloud.sun.bolt": "⛈ ", "cloud.fog": "🌫 ",
  ]

  private static let colors: [String: Color] = [
    "sun": .yellow, "sunrise": .yellow, "sunset": .yellow, "sparkles": .yellow, "bolt": .yellow,
    "star": .yellow, "lightbulb": .yellow, "drop": .cyan, "humidity": .cyan, "snowflake": .cyan,
    "thermometer": .red, "heart": .red, "trash": .red, "flame": .orange, "leaf": .green,
    "exclamationmark.triangle": .yellow, "exclamationmark.circle": .red, "xmark.circle": .red,
    "checkmark.circle": .green, "checkmark.seal": .green, "phone": .green, "video": .green,
    "phone.down": .red, "minus.circle": .red, "plus.circle": .green, "battery": .green,
    "moon.stars": .white, "moon": .white,
  ]
}
