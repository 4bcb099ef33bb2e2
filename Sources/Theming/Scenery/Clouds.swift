/// Clouds, lit from above; they pass where the wallpaper drifts.
struct Clouds: Scenery {
  static let object = ThemeObject(
    "clouds", "Clouds, lit from above; they pass as the wallpaper drifts",
    [
      .color("color", "the lit side"),
      .color("shade", else: .same(as: "color"), "the underside"),
      .number("cover", 0...1, else: 0.5, "the covered part of the sky"),
      .number("scale", 0.1...10, else: 1, "more is smaller clouds"),
      .number("top", -1...1, else: -1, "as a fraction of the height"),
      .number("bottom", 0...2, else: 0.5, "as a fraction of the height"),
      .seed,
    ])

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, color, shade) = (values.noise(), values.color("color"), values.color("shade"))
    let (lit, dark, scale) = (color.axes, shade.axes, values.float("scale"))
    let (across, down) = (scale * 3 * canvas.proportion, scale * 5)
    let (east, south) = (cosine(turns: canvas.phase) * 0.8, sine(turns: canvas.phase) * 0.25)
    let threshold = 0.72 - values.float("cover") * 0.5
    let staging = canvas.staging
    let start = staging.height(of: values.float("top"))
    let end = staging.height(of: values.float("bottom"))
    canvas.paint(from: start, to: end) { place in
      let (u, v) = (place.x * across + east, place.y * down + south)
      let density = noise.fractal(u, v, octaves: 4)
      let edge = step(start, start + 0.12, place.y) * (1 - step(end - 0.2, end, place.y))
      let strength = step(threshold - 0.1, threshold + 0.16, density) * edge
      guard strength > 0 else { return (lit, 0) }
      // The underside has more of the cloud above it than here.
      let above = noise.fractal(u + 0.12, v - 0.35, octaves: 3)
      let light = step(-0.14, 0.14, density - above)
      return (dark + (lit - dark) * light, strength * mix(shade.strength, color.strength, light))
    }
  }
}
