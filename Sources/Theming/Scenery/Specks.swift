import ColorScience

/// Scattered soft discs, or glyphs: petals, snow, bubbles, lights out of focus; they fall slowly where the wallpaper drifts.
struct Specks: Scenery {
  static let object = ThemeObject(
    "specks", "Soft discs, or glyphs: petals, snow, bubbles; they fall as the wallpaper drifts",
    [
      ThemeKey("colors", .colors(1...8), "in turn"),
      ThemeKey("symbols", .glyphs(0...8), else: .described("discs"), "glyphs of one cell instead"),
      .count("count", 1...400, else: 40, "of glyphs, on a whole device"),
      .number("radius", 0.002...1, else: 0.015, "the mean, in heights of the picture"),
      .number("stretch", 1...8, else: 1, "length over width"),
      .number("softness", 0...1, else: 0.5, "0 has sharp edges"),
      .number("top", -1...1, else: 0, "as a fraction of the height"),
      .number("bottom", 0...2, else: 1, "as a fraction of the height"),
      .seed,
    ])

  let values: ThemeValues

  var coverage: Double {
    guard values.glyphs("symbols").isEmpty else { return 0 }
    // The square around a disc, with the two squares by which `reach` exceeds it, on a whole device.
    let side = 2 * (Double(values.float("radius") * values.float("stretch")) + 2 / 106)
    return Double(values.count("count")) * min(1, side * side * 106 / 49)
  }

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, colors, symbols) = (
      values.noise(), values.colors("colors"), values.glyphs("symbols")
    )
    let (count, top, bottom) = (
      values.count("count"), canvas.staging.height(of: values.float("top")),
      canvas.staging.height(of: values.float("bottom"))
    )
    for index in 0..<(symbols.isEmpty ? count : canvas.share(of: count)) {
      var fall = noise.value(index, 2) + canvas.phase
      fall -= fall.rounded(.down)
      let y = mix(top, bottom, fall)
      let sway = sine(turns: canvas.phase + noise.value(index, 5)) * 0.02
      let x = noise.value(index, 1) + sway
      let color = colors[index % colors.count]
      guard symbols.isEmpty else {
        canvas.mark(
          symbols[index % symbols.count], color.axes, color.strength,
          column: Int((x * Float(canvas.columns)).rounded(.down)),
          row: Int((y * Float(canvas.rows / 2)).rounded(.down)))
        continue
      }
      paint(index, in: color, x: x, y: y, noise, on: &canvas)
    }
  }

  private func paint(
    _ index: Int, in color: StraightRGBA, x: Float, y: Float, _ noise: Noise,
    on canvas: inout WallpaperCanvas
  ) {
    let (axes, stretch) = (color.axes, values.float("stretch"))
    let size = values.float("radius") * (0.55 + 0.9 * noise.value(index, 3))
    let turns = noise.value(index, 4)
    let (sideways, upright) = (sine(turns: turns), cosine(turns: turns))
    let (columns, rows) = (Float(canvas.columns), Float(canvas.rows))
    let (middle, center) = (x * columns, y * rows)
    let reach = max(1, Int((size * stretch * rows).rounded(.up)) + 1)
    let soft = max(values.float("softness") * size, canvas.square)
    for row in Self.squares(near: center, within: reach, of: canvas.rows) {
      for column in Self.squares(near: middle, within: reach, of: canvas.columns) {
        let across = (Float(column) + 0.5 - middle) * canvas.square
        let down = (Float(row) + 0.5 - center) * canvas.square
        let along = (across * sideways + down * upright) / stretch
        let aside = across * upright - down * sideways
        let distance = (along * along + aside * aside).squareRoot()
        let cover = 1 - step(size - soft, size + soft / 2, distance)
        canvas.blend(axes, color.strength * cover, column: column, row: row)
      }
    }
  }

  /// The squares of a side near a place, clamped to the picture since a disc may reach far beyond.
  static func squares(near place: Float, within reach: Int, of count: Int) -> Range<Int> {
    let first = max(0, Int(place) - reach)
    return first..<max(first, min(count, Int(place) + reach + 1))
  }
}
