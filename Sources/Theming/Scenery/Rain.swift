import ColorScience
import StrictJSON

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

  let color: StraightRGBA
  let count: Int
  let length: Double
  let seed: Int

  init(_ fields: ThemeFields) throws(JSONFault) {
    color = try fields.color("color")
    count = try fields.count("count")
    length = try fields.number("length")
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, axes) = (Noise(seed: seed), color.axes)
    let rows = canvas.rows / 2
    for index in 0..<canvas.share(of: count) {
      let near = 0.4 + 0.6 * noise.value(index, 3)
      let steps = max(1, Int(Float(length) * near * Float(rows)))
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
