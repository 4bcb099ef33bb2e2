import ColorScience
import StrictJSON

/// A disc of light with a halo: a sun, a moon.
struct Sun: Scenery {
  static let object = ThemeObject(
    "sun", "A disc of light with a halo: a sun, a moon",
    [
      .number("x", -1...2, "the middle, as a fraction of the width"),
      .number("y", -1...2, "the middle, as a fraction of the height"),
      .number("radius", 0.005...2, "in heights of the picture"),
      .color("color", "the disc at its top"),
      .color("to", else: "color", "the disc at its bottom"),
      .color("halo", else: "color, alpha 40 %", "the light around; its alpha is the strength"),
      .number("reach", 1...20, else: 4, "the end of the halo, in radii"),
      .count("bands", 0...12, else: 0, "gaps in the lower half, as on posters"),
    ])

  let x: Double
  let y: Double
  let radius: Double
  let color: StraightRGBA
  let to: StraightRGBA
  let halo: StraightRGBA
  let reach: Double
  let bands: Int

  init(_ fields: ThemeFields) throws(JSONFault) {
    x = try fields.number("x")
    y = try fields.number("y")
    radius = try fields.number("radius")
    color = try fields.color("color")
    to = try fields.color("to", else: color)
    halo = try fields.color("halo", else: color.opacity(0.4))
    reach = try fields.number("reach")
    bands = try fields.count("bands")
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (top, bottom, light) = (color.axes, to.axes, halo.axes)
    let (proportion, square) = (canvas.proportion, canvas.square)
    let (size, end) = (Float(radius), Float(radius * reach))
    canvas.paint(from: Float(y) - end, to: Float(y) + end) { place in
      let (across, down) = ((place.x - Float(x)) * proportion, place.y - Float(y))
      let distance = (across * across + down * down).squareRoot()
      let away = max(0, 1 - max(0, distance - size) / max(end - size, square))
      return (light, halo.strength * away * away * smooth(away))
    }
    canvas.paint(from: Float(y) - size - square, to: Float(y) + size + square) { place in
      let (across, down) = ((place.x - Float(x)) * proportion, place.y - Float(y))
      let distance = (across * across + down * down).squareRoot()
      let cover = max(0, min(1, (size - distance) / square + 0.5))
      let way = max(0, min(1, (down / size + 1) / 2))
      let strength = cover * mix(color.strength, to.strength, way)
      return (top + (bottom - top) * way, strength * gaps(at: way, square: square))
    }
  }

  /// The opacity of the disc in its gaps, which widen toward the bottom.
  private func gaps(at way: Float, square: Float) -> Float {
    guard bands > 0, way > 0.42 else { return 1 }
    let depth = (way - 0.42) / 0.58
    let turn = depth * Float(bands)
    let place = abs(turn - turn.rounded(.down) - 0.5) * 2
    let edge = max(0.05, square * Float(bands) / Float(radius))
    return step(0.12 + 0.5 * depth - edge, 0.12 + 0.5 * depth + edge, place)
  }
}
