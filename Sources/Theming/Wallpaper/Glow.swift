/// A light that fades from its middle outward.
struct Glow: Hashable, Sendable {
  static let object = ThemeObject(
    "glows", "Lights that fade from their middle outward",
    [
      .color("color", "its alpha is the strength in the middle"),
      .number("x", -5...5, "the middle, as a fraction of the width"),
      .number("y", -5...5, "the middle, as a fraction of the height"),
      .number("radius", 0.001...10, "its end, in heights of the picture"),
    ])

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (color, proportion) = (values.color("color"), canvas.proportion)
    let (axes, reach) = (color.axes, values.float("radius"))
    let (left, top) = (values.float("x"), canvas.staging.height(of: values.float("y")))
    canvas.paint(from: top - reach, to: top + reach) { place in
      let (across, down) = ((place.x - left) * proportion, place.y - top)
      let distance = (across * across + down * down).squareRoot() / reach
      // The falloff is smooth at the middle and at the edge.
      return (axes, color.strength * (1 - smooth(distance)))
    }
  }
}
