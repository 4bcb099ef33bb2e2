import ColorScience
import StrictJSON

extension Wallpaper {
  private static let glowCountMaximum = 16
  private static let sceneryCountMaximum = 24
  /// The shortest and the longest round of a drifting wallpaper, in seconds.
  private static let driftSeconds = 10.0...86_400

  /// Reads a ground, which is `color`, `stops`, `radial` with stops, or `mesh`, and what lies upon it.
  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(
      json,
      known: ["angle", "stops", "radial", "mesh", "color", "glows", "scenery", "drift"])
    ground = try WallpaperGround(json, fields)
    glows = try Self.list(json["glows"], maximum: Self.glowCountMaximum) {
      value throws(JSONFault) in try Glow(value)
    }
    scenery = try Self.list(json["scenery"], maximum: Self.sceneryCountMaximum) {
      value throws(JSONFault) in try Scenery(value)
    }
    drift = try json["drift"].map { _ throws(JSONFault) in
      .seconds(try fields.number("drift", in: Self.driftSeconds))
    }
  }

  private static func list<Element>(
    _ json: JSONValue?, maximum: Int, _ read: (JSONValue) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    guard let json else { return [] }
    var list: [Element] = []
    for item in try json.asArray() {
      guard list.count < maximum else {
        throw json.fault(
          .unexpected(expected: "at most \(maximum)", found: "\(json.elements.count)"))
      }
      list.append(try read(item))
    }
    return list
  }
}

extension Wallpaper.Glow {
  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["color", "x", "y", "radius"])
    color = try fields.color("color")
    x = try fields.number("x", in: -5...5)
    y = try fields.number("y", in: -5...5)
    radius = try fields.number("radius", in: 0.001...10)
  }
}

extension WallpaperGround {
  private static let keys = ["color", "stops", "radial", "mesh"]

  init(_ json: JSONValue, _ fields: ThemeFields) throws(JSONFault) {
    let given = Self.keys.filter { json[$0] != nil }
    guard given.count == 1 else {
      guard given.isEmpty else {
        throw json.fault(
          .unexpected(
            expected: "one of \(Self.keys.joined(separator: ", "))",
            found: given.joined(separator: " and ")))
      }
      throw json.fault(.missingKey("stops"))
    }
    switch given[0] {
    case "color": self = .plain(try ThemeFields.opaqueColor(json.member("color")))
    case "stops":
      let degrees = try fields.number("angle", in: -360...360, else: 0)
      self = .linear(degrees: degrees, try Ramp(json.member("stops")))
    case "radial":
      let value = try json.member("radial")
      let radial = try ThemeFields(value, known: ["x", "y", "radius", "stops"])
      self = .radial(
        x: try radial.number("x", in: -5...5, else: 0.5),
        y: try radial.number("y", in: -5...5, else: 0.5),
        radius: try radial.number("radius", in: 0.01...10, else: 1),
        try Ramp(value.member("stops")))
    default: self = .mesh(try ColorMesh(json.member("mesh")))
    }
  }
}

extension WallpaperGround.Ramp {
  private static let stopCountMaximum = 16

  init(_ list: JSONValue) throws(JSONFault) {
    var stops: [Stop] = []
    for item in try list.asArray().prefix(Self.stopCountMaximum + 1) {
      _ = try item.members(known: ["color", "at"])
      let location = try item.member("at")
      let stop = Stop(
        color: try ThemeFields.opaqueColor(item.member("color")), location: try location.asDouble())
      guard stop.location >= stops.last?.location ?? 0, stop.location <= 1 else {
        throw location.fault(expected: "a place no lower than the one before, at most 1")
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
    self.init(stops: stops)
  }
}

extension ColorMesh {
  private static let sideMaximum = 8

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["colors", "warp", "seed"])
    let grid = try json.member("colors")
    var rows: [[StraightRGBA]] = []
    for row in try grid.asArray().prefix(Self.sideMaximum + 1) {
      var colors: [StraightRGBA] = []
      for color in try row.asArray().prefix(Self.sideMaximum + 1) {
        colors.append(try ThemeFields.opaqueColor(color))
      }
      guard (2...Self.sideMaximum).contains(colors.count),
        colors.count == rows.first?.count ?? colors.count
      else {
        throw row.fault(
          .unexpected(
            expected: "2 to \(Self.sideMaximum) colors, as many in each row",
            found: "\(colors.count)"))
      }
      rows.append(colors)
    }
    guard (2...Self.sideMaximum).contains(rows.count) else {
      throw grid.fault(
        .unexpected(expected: "2 to \(Self.sideMaximum) rows of colors", found: "\(rows.count)"))
    }
    self.init(
      colors: rows, warp: try fields.number("warp", in: 0...1, else: 0.12),
      seed: try fields.seed())
  }
}
