import ColorScience
import StrictJSON

/// Clouds, lit from above; they pass where the wallpaper drifts.
struct Clouds: Hashable, Sendable {
  /// Where the light falls on them.
  let color: StraightRGBA
  /// Where it does not.
  let shade: StraightRGBA
  /// How much of the sky they cover.
  let cover: Double
  /// How small they are.
  let scale: Double
  let top: Double
  let bottom: Double
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(
      json, known: ["color", "shade", "cover", "scale", "top", "bottom", "seed"])
    color = try fields.color("color")
    shade = try fields.color("shade", else: color)
    cover = try fields.number("cover", in: 0...1, else: 0.5)
    scale = try fields.number("scale", in: 0.1...10, else: 1)
    top = try fields.number("top", in: -1...1, else: -1)
    bottom = try fields.number("bottom", in: 0...2, else: 0.5)
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, lit, dark) = (Noise(seed: seed), color.axes, shade.axes)
    let (across, down) = (Float(scale) * 3 * canvas.proportion, Float(scale) * 5)
    let (east, south) = (cosine(turns: canvas.phase) * 0.8, sine(turns: canvas.phase) * 0.25)
    let threshold = 0.72 - Float(cover) * 0.5
    let (start, end) = (Float(top), Float(bottom))
    canvas.paint(from: start, to: end) { place in
      let (u, v) = (place.x * across + east, place.y * down + south)
      let density = noise.fractal(u, v, octaves: 4)
      let edge = step(start, start + 0.12, place.y) * (1 - step(end - 0.2, end, place.y))
      let strength = step(threshold - 0.1, threshold + 0.16, density) * edge
      guard strength > 0 else { return (lit, 0) }
      // More of the cloud above than here: this is its underside.
      let above = noise.fractal(u + 0.12, v - 0.35, octaves: 3)
      let light = step(-0.14, 0.14, density - above)
      return (dark + (lit - dark) * light, strength * mix(shade.strength, color.strength, light))
    }
  }
}

/// Falling rain: thin slanting lines, each brighter toward its lower end; it falls along itself where the wallpaper drifts.
struct Rain: Hashable, Sendable {
  let color: StraightRGBA
  let count: Int
  let length: Double
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["color", "count", "length", "seed"])
    color = try fields.color("color")
    count = try fields.count("count", in: 1...1000, else: 90)
    length = try fields.number("length", in: 0.01...0.5, else: 0.06)
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
      // What is near falls faster; whole falls only, or the round would not close.
      let place = start + (Self.fallsPerRound * near).rounded() * canvas.phase
      let row = Int((place - place.rounded(.down)) * Float(height))
      let fallen = row - Int(start * Float(height))
      // It leaves at the left as it comes in at the right.
      let side = Int(noise.value(index, 1) * Float(width)) - fallen
      let column = (side % width + width) % width
      for step in 0..<steps {
        let light = color.strength * near * (Float(step) + 1) / Float(steps)
        canvas.mark("╱", axes, light, column: column - step, row: row - steps + step)
      }
    }
  }

  /// How often the nearest drop falls while the wallpaper drifts round once.
  private static let fallsPerRound: Float = 7
}
