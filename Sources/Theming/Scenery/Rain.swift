/// Falling rain: thin slanting lines, each brighter toward its lower end; it falls along itself where the wallpaper drifts.
struct Rain: Scenery {
  static let object = ThemeObject(
    "rain", "Falling rain: thin slanting lines, each brighter toward its lower end",
    [
      .color("color", "the nearest drops"),
      .count("count", 1...1000, else: 90, "on a whole device; fewer on a smaller picture"),
      .number("length", 0.01...0.5, else: 0.06, "of the nearest, as a fraction of the height"),
      .seed,
    ])

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, color, length) = (values.noise(), values.color("color"), values.float("length"))
    let (axes, rows) = (color.axes, canvas.rows / 2)
    for index in 0..<canvas.share(of: values.count("count")) {
      let near = 0.4 + 0.6 * noise.value(index, 3)
      let steps = max(1, Int(length * near * Float(rows)))
      let (height, width) = (rows + steps, canvas.columns + steps)
      let start = noise.value(index, 2)
      // Near drops fall faster. A whole number of falls closes the round.
      let place = start + (Self.fallsPerRound * near).rounded() * canvas.phase
      let row = Int((place - place.rounded(.down)) * Float(height))
      let fallen = row - Int(start * Float(height))
      // Drops move left as they fall, so as many enter at the right.
      let side = Int(noise.value(index, 1) * Float(width)) - fallen
      let column = (side % width + width) % width
      for step in 0..<steps {
        let light = color.strength * near * (Float(step) + 1) / Float(steps)
        canvas.mark("╱", axes, light, column: column - step, row: row - steps + step)
      }
    }
  }

  /// The falls of the nearest drop in one round of the wallpaper.
  private static let fallsPerRound: Float = 7
}
