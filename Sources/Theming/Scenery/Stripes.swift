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

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (color, proportion) = (values.color("color"), canvas.proportion)
    let turns = values.turns("angle")
    let (axes, down, across) = (color.axes, cosine(turns: turns), sine(turns: turns))
    let (count, width, soft) = (
      values.float("count"), values.float("width"), values.float("softness")
    )
    let (left, right) = (values.float("left"), values.float("right"))
    let (top, bottom) = (values.float("top"), values.float("bottom"))
    canvas.paint(from: top, to: bottom) { place in
      // A patch of light leans as its bands do.
      let lean = place.x - (place.y - 0.5) * across * 0.4
      let inside =
        step(left, left + 0.12, lean) * (1 - step(right - 0.12, right, lean))
        * step(top, top + 0.1, place.y) * (1 - step(bottom - 0.1, bottom, place.y))
      let way = (place.y * down + place.x * proportion * across) * count
      let part = abs(way - way.rounded(.down) - 0.5) * 2
      let band = 1 - step(width - soft / 2, width + soft / 2, part)
      return (axes, color.strength * inside * band)
    }
  }
}
