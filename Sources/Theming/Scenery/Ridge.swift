import ColorScience

/// Ground below a rough line: mountains, hills, dunes, waves.
struct Ridge: Scenery {
  static let object = ThemeObject(
    "ridge", "Ground below a rough line: mountains, hills, dunes, waves",
    [
      .color("color", "at the line"),
      .color("to", else: .same(as: "color"), "at the foot of the picture"),
      .color("crest", else: .color(.clear), "the light along the line"),
      .color("shade", else: .color(.clear), "over slopes that fall to the right"),
      .number("y", -1...2, "the line, as a fraction of the height"),
      .number("height", 0...1, else: 0.08, "of the rises, as a fraction of the picture's"),
      .number("scale", 0.1...30, else: 3, "rises across a picture as wide as it is high"),
      .count("roughness", 1...6, else: 3, "1 is smooth"),
      .seed,
    ])

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (color, to) = (values.color("color"), values.color("to"))
    let (crest, shade) = (values.color("crest"), values.color("shade"))
    let (upper, lower, light, dark) = (color.axes, to.axes, crest.axes, shade.axes)
    let highest = canvas.staging.height(of: values.float("y") - values.float("height"))
    let lines = lines(on: canvas)
    let square = canvas.square
    canvas.paint(from: highest - square, detail: .halves) { place in
      let index = 2 * place.column + place.half + 2
      let line = lines[index]
      let below = place.y - line
      let cover = max(0, min(1, below / square + 0.5))
      guard cover > 0 else { return (upper, 0) }
      let way = max(0, min(1, below / max(1 - line, square)))
      var shown = upper + (lower - upper) * way
      // Light comes from the left, so a slope that falls to the right is in the shade.
      let slope = (lines[index + 2] - lines[index - 2]) / (2 * square)
      let turned = step(-0.02, 0.35, slope) * (1 - smooth(below / 0.22))
      shown += (dark - shown) * turned * shade.strength
      let shine = max(0, 1 - below / 0.035)
      shown += (light - shown) * shine * shine * crest.strength * (1 - turned)
      return (shown, cover * mix(color.strength, to.strength, way))
    }
  }

  /// The heights of the line at each half of a column, from one column before the first to one after the last.
  private func lines(on canvas: WallpaperCanvas) -> [Float] {
    let (noise, scale, roughness) = (
      values.noise(), values.float("scale"), values.count("roughness")
    )
    let (y, height, staging) = (values.float("y"), values.float("height"), canvas.staging)
    let (east, south) = (sine(turns: canvas.phase) * 0.35, cosine(turns: canvas.phase) * 0.35)
    return (-2...max(0, 2 * canvas.columns) + 1).map { half in
      let x = (Float(half) + 0.5) / 2 * canvas.square * scale
      let rise = noise.fractal(x + east, south, octaves: roughness)
      return staging.height(of: y - height * (rise - 0.5) * 2)
    }
  }
}
