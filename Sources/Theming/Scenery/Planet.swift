import ColorScience

/// A ball in space, lit from one side, with land, clouds and a rim of air.
struct Planet: Scenery {
  static let object = ThemeObject(
    "planet", "A ball in space, lit from one side, with land, clouds and a rim of air",
    [
      .number("x", -3...4, "the middle, as a fraction of the width"),
      .number("y", -3...4, "the middle, as a fraction of the height"),
      .number("radius", 0.01...4, "in heights of the picture"),
      .color("color", "the sea, or the bare ball"),
      .color("land", else: .same(as: "color"), "the land"),
      .color("clouds", else: .color(.clear), "the clouds"),
      .color("night", else: .color(.black), "the side away from the light"),
      .color("air", else: .color(.clear), "the air at the rim; its alpha is the strength"),
      .number("light", -360...360, else: 0, "degrees: 0 from above, 90 from the right"),
      .number("detail", 0.1...20, else: 2, "fineness of land and clouds"),
      .seed,
    ])

  let values: ThemeValues

  /// The part of the light that comes from the viewer's side.
  private static let lightAhead: Float = 0.42

  func paint(on canvas: inout WallpaperCanvas) {
    let (noise, clouds, air) = (values.noise(), values.color("clouds"), values.color("air"))
    let surfaces = (
      sea: values.color("color").axes, land: values.color("land").axes, cloud: clouds.axes,
      night: values.color("night").axes
    )
    let (proportion, square, glow) = (canvas.proportion, canvas.square, air.axes)
    let (y, size) = canvas.staging.disc(y: values.float("y"), radius: values.float("radius"))
    let (x, turns) = (values.float("x"), values.turns("light"))
    let (sunX, sunY) = (sine(turns: turns), -cosine(turns: turns))
    // The air reaches beyond the rim, in heights of the picture.
    let airReach = min(size * 0.35, 0.09)
    let (end, grain) = (size + airReach, values.float("detail"))
    canvas.paint(from: y - end, to: y + end, detail: .halves) { place in
      let (across, down) = ((place.x - x) * proportion, place.y - y)
      let distance = (across * across + down * down).squareRoot()
      guard distance < end else { return (glow, 0) }
      let (normalX, normalY) = (across / max(distance, size), down / max(distance, size))
      let facing = max(0, 1 - normalX * normalX - normalY * normalY).squareRoot()
      let side = normalX * sunX + normalY * sunY
      let day = step(-0.1, 0.75, side * 0.9 + facing * Self.lightAhead)
      let away = max(0, min(1, 1 - (distance - size) / airReach))
      let haze = air.strength * away * away * away * step(-0.3, 0.7, side)
      let cover = max(0, min(1, (size - distance) / (square * 0.75) + 0.5))
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
      // At the rim the air shines beside the ball, and where there is night none does.
      let beside = haze * (1 - cover)
      return ((ball * cover + glow * beside) / (cover + beside), cover + beside)
    }
  }
}
