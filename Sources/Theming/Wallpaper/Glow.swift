import ColorScience
import StrictJSON

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

  let color: StraightRGBA
  let x: Double
  let y: Double
  let radius: Double

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, Self.object)
    color = try fields.color("color")
    x = try fields.number("x")
    y = try fields.number("y")
    radius = try fields.number("radius")
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (axes, proportion) = (color.axes, canvas.proportion)
    let (left, top, reach) = (Float(x), Float(y), Float(radius))
    canvas.paint(from: top - reach, to: top + reach) { place in
      let (across, down) = ((place.x - left) * proportion, place.y - top)
      let distance = (across * across + down * down).squareRoot() / reach
      // The falloff is smooth at the middle and at the edge.
      return (axes, color.strength * (1 - smooth(distance)))
    }
  }
}
