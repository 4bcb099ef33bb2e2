import ColorScience

/// Points of light, more of them faint than bright; they twinkle where the wallpaper drifts.
struct Stars: Scenery {
  static let object = ThemeObject(
    "stars",
    "Points of light, more of them faint than bright; they twinkle as the wallpaper drifts",
    [
      .color("color", else: .color(.white.opacity(0.6)), "the brightest one"),
      .count("count", 1...1000, else: 120, "on a whole device; fewer on a smaller picture"),
      .number("bottom", 0.01...1, else: 1, "the lowest one, as a fraction of the height"),
      .seed,
    ])

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, color, bottom) = (values.noise(), values.color("color"), values.float("bottom"))
    for index in 0..<canvas.share(of: values.count("count")) {
      let height = noise.value(index, 2)
      let column = Int(noise.value(index, 1) * Float(canvas.columns))
      let row = Int(height * bottom * Float(canvas.rows) / 2)
      let size = noise.value(index, 3)
      let rounds = Float(1 + index % 5)
      let twinkle = 0.82 + 0.18 * sine(turns: canvas.phase * rounds + noise.value(index, 4))
      // Low stars fade into haze.
      let haze = 1 - smooth((height - 0.6) / 0.4) * 0.8
      let light = color.strength * (0.3 + 0.7 * size * size) * twinkle * haze
      let glyph = size > 0.96 ? "✦" : size > 0.8 ? "•" : size > 0.35 ? "·" : "."
      canvas.mark(glyph, color.axes, light, column: column, row: row)
    }
  }
}
