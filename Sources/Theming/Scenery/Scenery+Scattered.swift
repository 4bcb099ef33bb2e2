import ColorScience
import StrictJSON

/// Scattered soft discs, or glyphs: petals, snow, bubbles, lights out of focus; they fall slowly where the wallpaper drifts.
struct Specks: Hashable, Sendable {
  let colors: [StraightRGBA]
  /// Glyphs of one cell instead of discs.
  let symbols: [String]
  let count: Int
  /// The middle of their radii, in heights of the picture.
  let radius: Double
  /// How much longer than wide they are.
  let stretch: Double
  /// 0 has sharp edges, 1 none.
  let softness: Double
  let top: Double
  let bottom: Double
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(
      json,
      known: [
        "colors", "symbols", "count", "radius", "stretch", "softness", "top", "bottom", "seed",
      ])
    colors = try fields.colors("colors", count: 1...8)
    symbols = try fields.symbols("symbols", count: 0...8)
    count = try fields.count("count", in: 1...400, else: 40)
    radius = try fields.number("radius", in: 0.002...1, else: 0.015)
    stretch = try fields.number("stretch", in: 1...8, else: 1)
    softness = try fields.number("softness", in: 0...1, else: 0.5)
    top = try fields.number("top", in: -1...1, else: 0)
    bottom = try fields.number("bottom", in: 0...2, else: 1)
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let noise = Noise(seed: seed)
    for index in 0..<(symbols.isEmpty ? count : canvas.share(of: count)) {
      var fall = noise.value(index, 2) + canvas.phase
      fall -= fall.rounded(.down)
      let y = mix(Float(top), Float(bottom), fall)
      let sway = sine(turns: canvas.phase + noise.value(index, 5)) * 0.02
      let x = noise.value(index, 1) + sway
      guard symbols.isEmpty else {
        let color = colors[index % colors.count]
        canvas.mark(
          symbols[index % symbols.count], color.axes, color.strength,
          column: Int((x * Float(canvas.columns)).rounded(.down)),
          row: Int((y * Float(canvas.rows / 2)).rounded(.down)))
        continue
      }
      paint(index, x: x, y: y, noise, on: &canvas)
    }
  }

  private func paint(
    _ index: Int, x: Float, y: Float, _ noise: Noise, on canvas: inout WallpaperCanvas
  ) {
    let color = colors[index % colors.count]
    let axes = color.axes
    let size = Float(radius) * (0.55 + 0.9 * noise.value(index, 3))
    let turns = noise.value(index, 4)
    let (sideways, upright) = (sine(turns: turns), cosine(turns: turns))
    let (columns, rows) = (Float(canvas.columns), Float(canvas.rows))
    let (middle, center) = (x * columns, y * rows)
    let reach = max(1, Int((size * Float(stretch) * rows).rounded(.up)) + 1)
    let soft = max(Float(softness) * size, canvas.square)
    for row in Self.squares(near: center, within: reach, of: canvas.rows) {
      for column in Self.squares(near: middle, within: reach, of: canvas.columns) {
        let across = (Float(column) + 0.5 - middle) * canvas.square
        let down = (Float(row) + 0.5 - center) * canvas.square
        let along = (across * sideways + down * upright) / Float(stretch)
        let aside = across * upright - down * sideways
        let distance = (along * along + aside * aside).squareRoot()
        let cover = 1 - step(size - soft, size + soft / 2, distance)
        canvas.blend(axes, color.strength * cover, column: column, row: row)
      }
    }
  }

  /// Which of the squares of a side lie near a place: a disc may reach much farther than the picture.
  static func squares(near place: Float, within reach: Int, of count: Int) -> Range<Int> {
    let first = max(0, Int(place) - reach)
    return first..<max(first, min(count, Int(place) + reach + 1))
  }
}

/// The tooth of paper or of film.
struct Grain: Hashable, Sendable {
  /// How much lighter or darker than its surroundings a square may be.
  let strength: Double
  /// How large the fibers are, in squares; 1 is every square for itself.
  let size: Double
  let seed: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["strength", "size", "seed"])
    strength = try fields.number("strength", in: 0...0.2, else: 0.02)
    size = try fields.number("size", in: 1...50, else: 1)
    seed = try fields.seed()
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, light) = (Noise(seed: seed), Float(strength))
    canvas.shade { place in
      guard size > 1 else { return (noise.value(place.column, place.row) - 0.5) * light }
      // Fibers lie along the sheet.
      let (u, v) = (Float(place.column) / Float(size), Float(place.row) / Float(size) * 2.2)
      return (noise.fractal(u, v, octaves: 3) - 0.5) * 2 * light
    }
  }
}

/// Emoji in staggered rows, as on a wallpaper made of them.
struct EmojiPattern: Hashable, Sendable {
  let symbols: [String]
  /// Cells from one to the next in a row.
  let columns: Int
  /// Rows from one to the next.
  let rows: Int

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, known: ["symbols", "columns", "rows"])
    columns = try fields.count("columns", in: 3...40, else: 8)
    rows = try fields.count("rows", in: 1...20, else: 3)
    symbols = try fields.symbols("symbols", count: 1...Self.symbolCountMaximum)
  }

  private static let symbolCountMaximum = 32

  func symbols(columns width: Int, rows height: Int) -> [WallpaperPicture.Symbol] {
    let lines = height <= 0 ? 0 : (height + rows - 1) / rows
    return (0..<lines).flatMap { line -> [WallpaperPicture.Symbol] in
      let first = line % 2 == 0 ? columns / 4 : columns / 4 + columns / 2
      return stride(from: first, to: max(first, width - 1), by: columns).map { column in
        // Rows begin with another one each, or the same would stand in slanting lines.
        let turn = (column / columns + line * 5 + line / 2) % symbols.count
        return WallpaperPicture.Symbol(
          text: symbols[turn], column: column, row: min(height - 1, line * rows + rows / 2),
          color: nil)
      }
    }
  }
}
