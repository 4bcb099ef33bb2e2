import ColorScience
import StrictJSON

/// The lowest picture of a wallpaper, which covers all of it.
enum WallpaperGround: Hashable, Sendable {
  /// One color.
  case plain(StraightRGBA)
  /// Colors along a line; 0 degrees go from top to bottom, 90 from left to right.
  case linear(degrees: Double, ColorRamp)
  /// Colors from a middle outward; the radius is in heights of the picture.
  case radial(x: Double, y: Double, radius: Double, ColorRamp)
  /// Colors between those of a grid.
  case mesh(ColorMesh)

  /// The kinds by the key that asks for each; a wallpaper has one of these keys.
  private enum Key: String, CaseIterable {
    case color, stops, radial, mesh
  }

  static let names = Key.allCases.map(\.rawValue)

  /// The rows of the wallpaper's table for its ground.
  static let keys = [
    ThemeKey("color", .opaqueColor, else: oneOf, "one color"),
    ThemeKey("stops", .objects(ColorRamp.stop, ColorRamp.stopCount), else: oneOf, "a gradient"),
    .number("angle", -360...360, else: 0, "of stops: 0 runs down, 90 to the right"),
    ThemeKey("radial", .object(radial), else: oneOf, "a gradient around a middle"),
    ThemeKey("mesh", .object(ColorMesh.object), else: oneOf, "colors between those of a grid"),
  ]

  private static let oneOf = ThemeKey.Standard.described("one of four")

  private static let radial = ThemeObject(
    "radial", "A gradient from a middle outward",
    [
      .number("x", -5...5, else: 0.5, "the middle, as a fraction of the width"),
      .number("y", -5...5, else: 0.5, "the middle, as a fraction of the height"),
      .number("radius", 0.01...10, else: 1, "its end, in heights of the picture"),
      ThemeKey("stops", .objects(ColorRamp.stop, ColorRamp.stopCount), "from the middle outward"),
    ])

  init(_ fields: ThemeFields) throws(JSONFault) {
    let given = Key.allCases.filter { fields.has($0.rawValue) }
    guard let key = given.first else { throw fields.fault(.missingKey("stops")) }
    guard given.count == 1 else {
      throw fields.fault(
        .unexpected(
          expected: "one of \(Self.names.joined(separator: ", "))",
          found: given.map(\.rawValue).joined(separator: " and ")))
    }
    let value = try fields.value(key.rawValue)
    switch key {
    case .color: self = .plain(try ThemeFields.opaqueColor(value))
    case .stops: self = .linear(degrees: try fields.number("angle"), try ColorRamp(value))
    case .radial:
      let radial = try ThemeFields(value, Self.radial)
      self = .radial(
        x: try radial.number("x"), y: try radial.number("y"), radius: try radial.number("radius"),
        try ColorRamp(radial.value("stops")))
    case .mesh: self = .mesh(try ColorMesh(value))
    }
  }

  /// The name in the list of a theme's ingredients.
  var name: String {
    switch self {
    case .plain: "plain"
    case .linear: "linear"
    case .radial: "radial"
    case .mesh: "mesh"
    }
  }

  func paint(on canvas: inout WallpaperCanvas) {
    switch self {
    case .plain(let color):
      let axes = color.axes
      canvas.paint { _ in (axes, 1) }
    case .linear(let degrees, let ramp): Self.paintLinear(degrees, ramp, on: &canvas)
    case .radial(let x, let y, let radius, let ramp):
      let (colors, proportion) = (ramp.places, canvas.proportion)
      let middle = canvas.staging.height(of: Float(y))
      canvas.paint { place in
        let (across, down) = ((place.x - Float(x)) * proportion, place.y - middle)
        let distance = (across * across + down * down).squareRoot()
        return (colors.axes(at: distance / Float(radius)), 1)
      }
    case .mesh(let mesh): mesh.paint(on: &canvas)
    }
  }

  private static func paintLinear(
    _ degrees: Double, _ ramp: ColorRamp, on canvas: inout WallpaperCanvas
  ) {
    let turns = Float(degrees / 360)
    let (downward, across) = (cosine(turns: turns), sine(turns: turns))
    let reach = max(abs(downward) + abs(across), 0.001)
    let (colors, staging) = (ramp.places, canvas.staging)
    canvas.paint { place in
      let way =
        ((staging.source(of: place.y) - 0.5) * downward + (place.x - 0.5) * across) / reach + 0.5
      return (colors.axes(at: way), 1)
    }
  }
}
