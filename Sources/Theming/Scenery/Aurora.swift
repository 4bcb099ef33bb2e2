/// Curtains of light in a night sky, that wave where the wallpaper drifts.
struct Aurora: Scenery {
  static let object = ThemeObject(
    "aurora", "Curtains of light in a night sky; they wave as the wallpaper drifts",
    [
      ThemeKey("colors", .colors(1...4), "from the lower edge upward"),
      .number("y", 0...1.5, else: 0.5, "the lower edges, as a fraction of the height"),
      .number("height", 0.05...1, else: 0.35, "as a fraction of the picture's"),
      .count("curtains", 1...5, else: 3, "one behind the other"),
      .seed,
    ])

  static let answersAlerts = true

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let curtains = values.count("curtains")
    for curtain in (0..<curtains).reversed() { paint(curtain, of: curtains, on: &canvas) }
  }

  private func paint(_ curtain: Int, of curtains: Int, on canvas: inout WallpaperCanvas) {
    let (noise, colors) = (values.noise(plus: curtain * 101), values.colors("colors"))
    let ramp = colors.map(\.axes)
    let strengths = colors.map(\.strength)
    let tall = values.float("height") * (1 - 0.14 * Float(curtain))
    let level =
      canvas.staging.height(of: values.float("y")) + (Float(curtain) - Float(curtains - 1) / 2)
      * tall * 0.42
    // An alert's light adds to the curtains, which reach no more than their color.
    let gain = 1 + canvas.excitement * Self.alertGain
    // Each curtain sways a different way, and all come back after a round.
    let sway = sine(turns: canvas.phase + Float(curtain) * 0.37) * 0.5
    let breath = cosine(turns: canvas.phase * Float(1 + curtain % 2)) * 0.35
    let edges = (0..<canvas.columns).map { column -> (line: Float, light: Float) in
      let x = (Float(column) + 0.5) / Float(canvas.columns) * canvas.proportion * 2
      let line = level + (noise.fractal(x * 1.6 + sway, breath, octaves: 3) - 0.5) * tall * 1.5
      let rays = 0.35 + 0.65 * noise.fractal(x * 11 + sway * 4, 5 + breath, octaves: 3)
      let presence = step(0.22, 0.6, noise.field(x * 1.3 + 60 - sway, 9 + breath))
      return (line, rays * presence)
    }
    canvas.paint(from: level - tall * 2.2, to: level + tall * 1.2) { place in
      let (line, light) = edges[place.column]
      let rise = (line - place.y) / tall
      guard rise > -0.12, rise < 1 else { return (ramp[0], 0) }
      let fade = (1 - max(0, rise)) * (1 - max(0, rise))
      let way = max(0, min(0.999, rise)) * Float(ramp.count - 1)
      let (index, part) = (Int(way), way - way.rounded(.down))
      let next = min(index + 1, ramp.count - 1)
      let color = ramp[index] + (ramp[next] - ramp[index]) * part
      let strength = mix(strengths[index], strengths[next], part)
      return (color, min(1, strength * light * gain) * fade * step(-0.12, 0.06, rise))
    }
  }

  /// The part by which an alert brightens the curtains.
  private static let alertGain: Float = 1.1
}
