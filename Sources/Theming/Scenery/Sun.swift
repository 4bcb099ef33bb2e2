/// A disc of light with a halo: a sun, a moon.
struct Sun: Scenery {
  static let object = ThemeObject(
    "sun", "A disc of light with a halo: a sun, a moon",
    [
      .number("x", -1...2, "the middle, as a fraction of the width"),
      .number("y", -1...2, "the middle, as a fraction of the height"),
      .number("radius", 0.005...2, "in heights of the picture"),
      .color("color", "the disc at its top"),
      .color("to", else: .same(as: "color"), "the disc at its bottom"),
      .color(
        "halo", else: .same(as: "color", opacity: 0.4),
        "the light around; its alpha is the strength"),
      .number("reach", 1...20, else: 4, "the end of the halo, in radii"),
      .count("bands", 0...12, else: 0, "gaps in the lower half, as on posters"),
    ])

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (color, to, halo) = (values.color("color"), values.color("to"), values.color("halo"))
    let (top, bottom, light) = (color.axes, to.axes, halo.axes)
    let (proportion, square) = (canvas.proportion, canvas.square)
    let x = values.float("x")
    let (y, size) = canvas.staging.disc(y: values.float("y"), radius: values.float("radius"))
    let end = size * values.float("reach")
    canvas.paint(from: y - end, to: y + end) { place in
      let (across, down) = ((place.x - x) * proportion, place.y - y)
      let distance = (across * across + down * down).squareRoot()
      let away = max(0, 1 - max(0, distance - size) / max(end - size, square))
      return (light, halo.strength * away * away * smooth(away))
    }
    let bands = Float(values.count("bands"))
    canvas.paint(from: y - size - square, to: y + size + square, detail: .halves) { place in
      let (across, down) = ((place.x - x) * proportion, place.y - y)
      let distance = (across * across + down * down).squareRoot()
      let cover = max(0, min(1, (size - distance) / (square * 0.75) + 0.5))
      let way = max(0, min(1, (down / size + 1) / 2))
      let strength = cover * mix(color.strength, to.strength, way)
      return (
        top + (bottom - top) * way,
        strength * Self.gaps(bands, at: way, edge: square * bands / size)
      )
    }
  }

  /// The opacity of the disc in its gaps, which widen toward the bottom.
  private static func gaps(_ count: Float, at way: Float, edge: Float) -> Float {
    guard count > 0, way > 0.42 else { return 1 }
    let depth = (way - 0.42) / 0.58
    let turn = depth * count
    let place = abs(turn - turn.rounded(.down) - 0.5) * 2
    let edge = max(0.05, edge)
    return step(0.12 + 0.5 * depth - edge, 0.12 + 0.5 * depth + edge, place)
  }
}
