import ColorScience
public import StrictJSON

extension Theme {
  private static let keys = [
    "name", "title", "appearance", "wallpaper", "clock", "date", "card", "foreground", "tint",
  ]

  /// Reads a theme.
  ///
  /// Every key must be there and no other one may be; colors are `#RGB`, `#RRGGBB` or `#RRGGBBAA`; the gradient's
  /// locations rise from 0 to 1; `foreground` holds four inks.
  ///
  /// - Throws: The first key that is wrong, and why.
  public static func parse(_ bytes: [UInt8]) throws(JSONFault) -> Theme {
    var parser = JSONParser()
    return try Theme(parser.parse(bytes))
  }

  /// Reads a theme from a value, as `parse` does.
  public init(_ json: JSONValue) throws(JSONFault) {
    _ = try json.members(known: Self.keys)
    name = try json.member("name").asString()
    title = try json.member("title").asString()
    let appearanceValue = try json.member("appearance")
    guard let appearance = Appearance(rawValue: try appearanceValue.asString()) else {
      throw appearanceValue.fault(expected: "\"light\" or \"dark\"")
    }
    self.appearance = appearance
    wallpaper = try Wallpaper(json.member("wallpaper"))
    clockColor = try Self.color(json.member("clock"))
    dateColor = try Self.color(json.member("date"))
    cardMaterial = try Self.color(json.member("card"))
    tint = try Self.color(json.member("tint"))
    let inks = try json.member("foreground")
    var foregroundStyles: [StraightRGBA] = []
    for ink in try inks.asArray() { foregroundStyles.append(try Self.color(ink)) }
    guard foregroundStyles.count == 4 else {
      throw inks.fault(
        .unexpected(
          expected: "four colors, primary to quaternary", found: "\(foregroundStyles.count)"))
    }
    self.foregroundStyles = foregroundStyles
  }

  static func color(_ json: JSONValue) throws(JSONFault) -> StraightRGBA {
    guard let color = StraightRGBA(hex: try json.asString()) else {
      throw json.fault(expected: "a color such as \"#1A2B3C\"")
    }
    return color
  }
}

extension Wallpaper {
  private static let stopCountMaximum = 16
  private static let glowCountMaximum = 16

  init(_ json: JSONValue) throws(JSONFault) {
    _ = try json.members(known: ["angle", "stops", "glows"])
    angle = try json["angle"]?.asDouble() ?? 0
    let list = try json.member("stops")
    var stops: [Stop] = []
    for item in try list.asArray() {
      _ = try item.members(known: ["color", "at"])
      let location = try item.member("at")
      let stop = Stop(
        color: try Theme.color(item.member("color")), location: try location.asDouble())
      guard stop.location >= stops.last?.location ?? 0, stop.location <= 1 else {
        throw location.fault(expected: "a place no lower than the one before, at most 1")
      }
      guard stop.color.isOpaque else {
        throw try item.member("color").fault(expected: "an opaque color")
      }
      stops.append(stop)
    }
    guard stops.first?.location == 0, stops.last?.location == 1,
      stops.count <= Self.stopCountMaximum
    else {
      throw list.fault(
        .unexpected(
          expected: "2 to \(Self.stopCountMaximum) stops, the first at 0 and the last at 1",
          found: "\(stops.count)"))
    }
    self.stops = stops
    glows = try json["glows"].map { value throws(JSONFault) in try Self.glows(value) } ?? []
  }

  private static func glows(_ json: JSONValue) throws(JSONFault) -> [Glow] {
    var glows: [Glow] = []
    for item in try json.asArray().prefix(glowCountMaximum) {
      _ = try item.members(known: ["color", "x", "y", "radius"])
      let radius = try item.member("radius")
      guard try radius.asDouble() > 0 else { throw radius.fault(expected: "a number above 0") }
      glows.append(
        Glow(
          color: try Theme.color(item.member("color")), x: try item.member("x").asDouble(),
          y: try item.member("y").asDouble(), radius: try radius.asDouble()))
    }
    return glows
  }
}
