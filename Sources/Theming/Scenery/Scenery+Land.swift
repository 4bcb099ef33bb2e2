import ColorScience
import StrictJSON

/// What lies below a rough line: mountains, hills, dunes, waves.
struct Ridge: Hashable, Sendable {
  /// The color at the line.
  let color: StraightRGBA
  /// The color at the picture's foot.
  let to: StraightRGBA
  /// The light along the line.
  let crest: StraightRGBA
  /// What lies over the slopes that turn away from the light, at the left.
  let shade: StraightRGBA
  let y: Double
  let height: Double
  /// How many rises there are across a picture as wide as it is high.
  let scale: Double
  /// 1 is smooth, more is ever more rugged.
  let roughness: Int
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(
      json,
      known: ["color", "to", "crest", "shade", "y", "height", "scale", "roughness", "seed"])
    color = try fields.color("color")
    to = try fields.color("to", else: color)
    crest = try fields.color("crest", else: .clear)
    shade = try fields.color("shade", else: .clear)
    y = try fields.number("y", in: -1...2)
    height = try fields.number("height", in: 0...1, else: 0.08)
    scale = try fields.number("scale", in: 0.1...30, else: 3)
    roughness = try fields.count("roughness", in: 1...6, else: 3)
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (upper, lower, light, dark) = (color.axes, to.axes, crest.axes, shade.axes)
    let lines = lines(on: canvas)
    let square = canvas.square
    canvas.paint(from: Float(y - height) - square) { place in
      let line = lines[place.column + 1]
      let below = place.y - line
      let cover = max(0, min(1, below / square + 0.5))
      guard cover > 0 else { return (upper, 0) }
      let way = max(0, min(1, below / max(1 - line, square)))
      var shown = upper + (lower - upper) * way
      // A slope that falls to the right lies in the shade, most at its edge.
      let slope = (lines[place.column + 2] - lines[place.column]) / (2 * square)
      let turned = step(-0.02, 0.35, slope) * (1 - smooth(below / 0.22))
      shown += (dark - shown) * turned * shade.strength
      let shine = max(0, 1 - below / 0.035)
      shown += (light - shown) * shine * shine * crest.strength * (1 - turned)
      return (shown, cover * mix(color.strength, to.strength, way))
    }
  }

  /// Where the line runs, from one column before the first to one after the last.
  private func lines(on canvas: WallpaperCanvas) -> [Float] {
    let noise = Noise(seed: seed)
    let (east, south) = (sine(turns: canvas.phase) * 0.35, cosine(turns: canvas.phase) * 0.35)
    return (-1...max(0, canvas.columns)).map { column in
      let x = (Float(column) + 0.5) * canvas.square * Float(scale)
      let rise = noise.fractal(x + east, south, octaves: roughness)
      return Float(y) - Float(height) * (rise - 0.5) * 2
    }
  }
}

/// A floor of glowing lines that runs to a horizon.
struct NeonFloor: Hashable, Sendable {
  let color: StraightRGBA
  let horizon: Double
  /// How many lines there are across the near edge.
  let lines: Double

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["color", "horizon", "lines"])
    color = try fields.color("color")
    horizon = try fields.number("horizon", in: 0...0.95, else: 0.6)
    lines = try fields.number("lines", in: 1...40, else: 8)
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (axes, start) = (color.axes, Float(horizon))
    let (proportion, square, count) = (canvas.proportion, canvas.square, Float(lines))
    let phase = canvas.phase
    canvas.paint(from: start) { place in
      let depth = place.y - start
      guard depth > 0 else { return (axes, 0) }
      let near = depth / (1 - start)
      let across = (place.x - 0.5) * count / max(near, 0.001)
      let spread = count * square / max(proportion * near, 0.001)
      let away = 3 * (1 / max(near, 0.001) + phase)
      let reach = 3 * square / max((1 - start) * near * near, 0.001)
      let light = max(Self.line(at: across, spread), Self.line(at: away, reach))
      return (axes, color.strength * light * step(0, 0.25, near))
    }
  }

  /// How bright a line is that lies at every whole number, where a square is `spread` wide.
  private static func line(at place: Float, _ spread: Float) -> Float {
    let distance = abs(place - place.rounded())
    return max(0, 1 - distance / spread) * min(1, 0.4 / spread)
  }
}

/// Straight bands of color, such as the light that blinds let through.
struct Stripes: Hashable, Sendable {
  let color: StraightRGBA
  /// The direction across the bands, in degrees: 0 lays them flat.
  let angle: Double
  let count: Double
  /// How much of each is colored.
  let width: Double
  let softness: Double
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(
      json,
      known: [
        "color", "angle", "count", "width", "softness", "left", "right", "top", "bottom",
      ])
    color = try fields.color("color")
    angle = try fields.number("angle", in: -360...360, else: 0)
    count = try fields.number("count", in: 0.5...60, else: 8)
    width = try fields.number("width", in: 0...1, else: 0.5)
    softness = try fields.number("softness", in: 0.01...1, else: 0.2)
    left = try fields.number("left", in: -2...1, else: -1)
    right = try fields.number("right", in: 0...3, else: 2)
    top = try fields.number("top", in: -2...1, else: -1)
    bottom = try fields.number("bottom", in: 0...3, else: 2)
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
