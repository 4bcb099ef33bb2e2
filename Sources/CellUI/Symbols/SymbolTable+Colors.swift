extension SymbolTable {
  /// Returns the main one of a symbol's own colors, in which SF Symbols draws it where it is multicolor; `nil` for one that
  /// takes the foreground style.
  static func ownColor(of name: String) -> Color? {
    let steps = name.split(separator: ".").filter { $0 != "fill" }
    guard let first = steps.first else { return nil }
    let signs = steps.dropFirst()
    // Rain and snow are drawn smaller than the cloud.
    if first == "cloud" { return signs.contains("bolt") ? .yellow : .white }
    if let color = colors[String(steps.joined(separator: "."))] { return color }
    return colors[String(first)]
  }

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
