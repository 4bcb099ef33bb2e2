/// The tooth of paper or of film.
struct Grain: Scenery {
  static let object = ThemeObject(
    "grain", "The tooth of paper, or of film",
    [
      .number("strength", 0...0.2, else: 0.02, "the most that a square is lighter or darker"),
      .number("size", 1...50, else: 1, "of the fibers, in squares of 8 points"),
      .seed,
    ])

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, light, size) = (values.noise(), values.float("strength"), values.float("size"))
    canvas.shade { place in
      guard size > 1 else { return (noise.value(place.column, place.row) - 0.5) * light }
      // Fibers lie along the sheet.
      let (u, v) = (Float(place.column) / size, Float(place.row) / size * 2.2)
      return (noise.fractal(u, v, octaves: 3) - 0.5) * 2 * light
    }
  }
}
