import ColorScience
import StrictJSON

/// Straight bands of color, such as the light that blinds let through.
struct Stripes: Scenery {
  static let object = ThemeObject(
    "stripes", "Straight bands of color, such as light through blinds",
    [
      .color("color", "the bands"),
      .number("angle", -360...360, else: 0, "degrees; 0 lays them flat"),
      .number("count", 0.5...60, else: 8, "bands in the picture's height"),
      .number("width", 0...1, else: 0.5, "the colored part of each"),
      .number("softness", 0.01...1, else: 0.2, "of the edges"),
      .number("left", -2...1, else: -1, "side of the patch, as a fraction of the width"),
      .number("right", 0...3, else: 2, "side of the patch, as a fraction of the width"),
      .number("top", -2...1, else: -1, "end of the patch, as a fraction of the height"),
      .number("bottom", 0...3, else: 2, "end of the patch, as a fraction of the height"),
    ])

  let color: StraightRGBA
  let angle: Double
  let count: Double
  let width: Double
  let softness: Double
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double

  init(_ fields: ThemeFields) throws(JSONFault) {
    color = try fields.color("color")
    angle = try fields.number("angle")
    count = try fields.number("count")
    width = try fields.number("width")
    softness = try fields.number("softness")
    left = try fields.number("left")
    right = try fields.number("right")
    top = try fields.number("top")
    bottom = try fields.number("bottom")
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (axes, proportion) = (color.axes, canvas.proportion)
    let turns = Float(angle / 360)
    let (down, across) = (cosine(turns: turns), sine(turns: turns))
    let soft = Float(softness)
    canvas.paint(from: Float(top), to: Float(bottom)) { place in
      // A patch of light leans as its bands do.
      let lean = place.x - (place.y - 0.5) * across * 0.4
      let inside =
        step(Float(left), Float(left) + 0.12, lean)
        * (1 - step(Float(right) - 0.12, Float(right), lean))
        * step(Float(top), Float(top) + 0.1, place.y)
        * (1 - step(Float(bottom) - 0.1, Float(bottom), place.y))
      let way = (place.y * down + place.x * proportion * across) * Float(count)
      let part = abs(way - way.rounded(.down) - 0.5) * 2
      let band = 1 - step(Float(width) - soft / 2, Float(width) + soft / 2, part)
      return (axes, color.strength * inside * band)
    }
  }
}
