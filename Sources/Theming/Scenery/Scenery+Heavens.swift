import ColorScience
import StrictJSON

/// Points of light, more of them faint than bright; they twinkle where the wallpaper drifts.
struct Stars: Hashable, Sendable {
  let color: StraightRGBA
  let count: Int
  /// How far down they reach, as a fraction of the height.
  let bottom: Double
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["color", "count", "bottom", "seed"])
    color = try fields.color("color", else: StraightRGBA(rgb: 0xFFFFFF).opacity(0.6))
    count = try fields.count("count", in: 1...1000, else: 120)
    bottom = try fields.number("bottom", in: 0.01...1, else: 1)
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, axes) = (Noise(seed: seed), color.axes)
    for index in 0..<canvas.share(of: count) {
      let height = noise.value(index, 2)
      let column = Int(noise.value(index, 1) * Float(canvas.columns))
      let row = Int(height * Float(bottom) * Float(canvas.rows) / 2)
      let size = noise.value(index, 3)
      let rounds = Float(1 + index % 5)
      let twinkle = 0.82 + 0.18 * sine(turns: canvas.phase * rounds + noise.value(index, 4))
      // Toward their lower end they sink into haze.
      let haze = 1 - smooth((height - 0.6) / 0.4) * 0.8
      let light = color.strength * (0.3 + 0.7 * size * size) * twinkle * haze
      let glyph = size > 0.96 ? "✦" : size > 0.8 ? "•" : size > 0.35 ? "·" : "."
      canvas.mark(glyph, axes, light, column: column, row: row)
    }
  }
}

/// A disc of light with a halo: a sun, a moon.
struct Sun: Hashable, Sendable {
  let x: Double
  let y: Double
  let radius: Double
  /// The disc's color at its top.
  let color: StraightRGBA
  /// The disc's color at its bottom.
  let to: StraightRGBA
  /// The light around it, whose alpha is its strength at the disc's edge.
  let halo: StraightRGBA
  /// Where the halo has faded, in radii.
  let reach: Double
  /// How many gaps the lower half has, as setting suns on posters have.
  let bands: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(
      json, known: ["x", "y", "radius", "color", "to", "halo", "reach", "bands"])
    x = try fields.number("x", in: -1...2)
    y = try fields.number("y", in: -1...2)
    radius = try fields.number("radius", in: 0.005...2)
    color = try fields.color("color")
    to = try fields.color("to", else: color)
    halo = try fields.color("halo", else: color.opacity(0.4))
    reach = try fields.number("reach", in: 1...20, else: 4)
    bands = try fields.count("bands", in: 0...12, else: 0)
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (top, bottom, light) = (color.axes, to.axes, halo.axes)
    let (proportion, square) = (canvas.proportion, canvas.square)
    let (size, end) = (Float(radius), Float(radius * reach))
    canvas.paint(from: Float(y) - end, to: Float(y) + end) { place in
      let (across, down) = ((place.x - Float(x)) * proportion, place.y - Float(y))
      let distance = (across * across + down * down).squareRoot()
      let away = max(0, 1 - max(0, distance - size) / max(end - size, square))
      return (light, halo.strength * away * away * smooth(away))
    }
    canvas.paint(from: Float(y) - size - square, to: Float(y) + size + square) { place in
      let (across, down) = ((place.x - Float(x)) * proportion, place.y - Float(y))
      let distance = (across * across + down * down).squareRoot()
      let cover = max(0, min(1, (size - distance) / square + 0.5))
      let way = max(0, min(1, (down / size + 1) / 2))
      let strength = cover * mix(color.strength, to.strength, way)
      return (top + (bottom - top) * way, strength * gaps(at: way, square: square))
    }
  }

  /// How much of the disc is left in its gaps, which widen toward the bottom.
  private func gaps(at way: Float, square: Float) -> Float {
    guard bands > 0, way > 0.42 else { return 1 }
    let depth = (way - 0.42) / 0.58
    let turn = depth * Float(bands)
    let place = abs(turn - turn.rounded(.down) - 0.5) * 2
    let edge = max(0.05, square * Float(bands) / Float(radius))
    return step(0.12 + 0.5 * depth - edge, 0.12 + 0.5 * depth + edge, place)
  }
}

/// A ball in space, lit from one side, with land, clouds and a rim of air.
struct Planet: Hashable, Sendable {
  let x: Double
  let y: Double
  let radius: Double
  let color: StraightRGBA
  let land: StraightRGBA
  let clouds: StraightRGBA
  let night: StraightRGBA
  /// The air at the rim, whose alpha is its strength; a clear one is none.
  let air: StraightRGBA
  /// Where the light comes from, in degrees: 0 above, 90 from the right.
  let light: Double
  /// How fine land and clouds are.
  let detail: Double
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(
      json,
      known: [
        "x", "y", "radius", "color", "land", "clouds", "night", "air", "light", "detail", "seed",
      ])
    x = try fields.number("x", in: -3...4)
    y = try fields.number("y", in: -3...4)
    radius = try fields.number("radius", in: 0.01...4)
    color = try fields.color("color")
    land = try fields.color("land", else: color)
    clouds = try fields.color("clouds", else: .clear)
    night = try fields.color("night", else: .black)
    air = try fields.color("air", else: .clear)
    light = try fields.number("light", in: -360...360, else: 0)
    detail = try fields.number("detail", in: 0.1...20, else: 2)
    seed = try fields.seed()
  }

  /// How far the air is seen beyond the rim, in radii at most and in heights at most.
  private var airReach: Float { min(Float(radius) * 0.35, 0.09) }
  /// How much the light comes from before the ball rather than from its side.
  private static let lightAhead: Float = 0.42

  func paint(on canvas: inout WallpaperCanvas) {
    let noise = Noise(seed: seed)
    let surfaces = (sea: color.axes, land: land.axes, cloud: clouds.axes, night: night.axes)
    let (size, proportion, square, glow) = (
      Float(radius), canvas.proportion, canvas.square, air.axes
    )
    let turns = Float(light / 360)
    let (sunX, sunY) = (sine(turns: turns), -cosine(turns: turns))
    let end = size + airReach
    let grain = Float(detail)
    canvas.paint(from: Float(y) - end, to: Float(y) + end) { place in
      let (across, down) = ((place.x - Float(x)) * proportion, place.y - Float(y))
      let distance = (across * across + down * down).squareRoot()
      guard distance < end else { return (glow, 0) }
      let (normalX, normalY) = (across / max(distance, size), down / max(distance, size))
      let facing = max(0, 1 - normalX * normalX - normalY * normalY).squareRoot()
      let side = normalX * sunX + normalY * sunY
      let day = step(-0.1, 0.75, side * 0.9 + facing * Self.lightAhead)
      let away = max(0, min(1, 1 - (distance - size) / airReach))
      let haze = air.strength * away * away * away * step(-0.3, 0.7, side)
      let cover = max(0, min(1, (size - distance) / square + 0.5))
      guard cover > 0 else { return (glow, haze) }
      let (u, v) = (normalX / (facing + 0.7) * grain, normalY / (facing + 0.7) * grain)
      let ground =
        surfaces.sea
        + (surfaces.land - surfaces.sea) * step(0.5, 0.6, noise.fractal(u * 2 + 40, v * 2 + 40))
      let cloud = clouds.strength * step(0.48, 0.72, noise.fractal(u * 3 + 90, v * 4.5 + 7))
      let lit = ground + (surfaces.cloud - ground) * cloud
      let rim = (1 - facing) * (1 - facing) * (1 - facing) * air.strength * day
      let shown = surfaces.night + (lit - surfaces.night) * day
      let ball = shown + (glow - shown) * rim
      return (glow + (ball - glow) * cover, max(cover, haze))
    }
  }
}

/// Curtains of light in a night sky, that wave where the wallpaper drifts.
struct Aurora: Hashable, Sendable {
  /// From the lower edge upward.
  let colors: [StraightRGBA]
  /// Where the lower edges lie.
  let y: Double
  let height: Double
  let curtains: Int
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["colors", "y", "height", "curtains", "seed"])
    colors = try fields.colors("colors", count: 1...4)
    y = try fields.number("y", in: 0...1.5, else: 0.5)
    height = try fields.number("height", in: 0.05...1, else: 0.35)
    curtains = try fields.count("curtains", in: 1...5, else: 3)
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    for curtain in (0..<curtains).reversed() { paint(curtain, on: &canvas) }
  }

  private func paint(_ curtain: Int, on canvas: inout WallpaperCanvas) {
    let noise = Noise(seed: seed + curtain * 101)
    let ramp = colors.map(\.axes)
    let strengths = colors.map(\.strength)
    let tall = Float(height) * (1 - 0.14 * Float(curtain))
    let level = Float(y) + (Float(curtain) - Float(curtains - 1) / 2) * tall * 0.42
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
      return (color, strength * light * fade * step(-0.12, 0.06, rise))
    }
  }
}
