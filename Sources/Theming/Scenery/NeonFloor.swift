/// A floor of glowing lines that runs to a horizon.
struct NeonFloor: Scenery {
  static let object = ThemeObject(
    "floor", "A floor of glowing lines that runs to a horizon",
    [
      .color("color", "the lines"),
      .number("horizon", 0...0.95, else: 0.6, "as a fraction of the height"),
      .number("lines", 1...40, else: 8, "across the near edge"),
    ])

  static let answersAlerts = true

  let values: ThemeValues

  func paint(on canvas: inout WallpaperCanvas) {
    let (color, count) = (values.color("color"), values.float("lines"))
    let start = min(0.98, canvas.staging.height(of: values.float("horizon")))
    let strength = min(1, color.strength * (1 + canvas.excitement * 0.6))
    let (axes, proportion, square) = (color.axes, canvas.proportion, canvas.square)
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
      return (axes, strength * light * step(0, 0.25, near))
    }
  }

  /// The brightness of lines at the whole numbers, where a square is `spread` wide.
  private static func line(at place: Float, _ spread: Float) -> Float {
    let distance = abs(place - place.rounded())
    return max(0, 1 - distance / spread) * min(1, 0.4 / spread)
  }
}
