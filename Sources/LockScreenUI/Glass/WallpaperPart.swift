import CellUI
import ColorScience
import Compositing
import Theming

/// The page and the glass with its wallpaper beneath everything, and the light of a screen that wakes.
struct WallpaperPart: ScreenPart {
  /// The wallpaper, plain and behind frosted glass.
  private var scene: WallpaperScene?
  private var sceneCount = 0
  /// The page with the glass upon it, as large as the terminal.
  private var backdrop: Surface?
  /// The wallpaper's glyphs, with the scene and the covered places that they were drawn for.
  private var symbols: (scene: Int, places: [CellRect], surface: Surface)?
  /// The progress of a drifting wallpaper on its round, `0...1`.
  private var phase = 0.0
  /// The brightness of a screen that an alert wakes, `0...1`.
  private var glow = MovingNumber.fraction(0)

  /// The brightness at its beginning.
  private static let glowStrength = 0.2

  func isMoving(at now: Duration) -> Bool { glow.isMoving(at: now) }

  /// Moves a drifting wallpaper on; it rests with the display, and for people who reduce motion.
  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    guard context.look.plain == nil, !context.look.isAlwaysOn, context.motion.movesThings,
      context.isDeviceSeen, let (phase, next) = context.theme.wallpaper.phase(at: now)
    else { return nil }
    if phase != self.phase {
      self.phase = phase
      forgetPictures()
    }
    return next
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    forgetPictures()
    if cause == .size { glow.jump(to: 0) }
  }

  private mutating func forgetPictures() {
    (scene, backdrop) = (nil, nil)
  }

  /// Makes a screen that an alert wakes a little brighter at first (AK 4.25).
  mutating func lightUp(in context: ScreenContext, at now: Duration) {
    guard context.motion != .off else { return }
    glow = .fraction(Self.glowStrength)
    glow.move(to: 0, on: .doze, at: now)
  }

  /// Shows a wallpaper that another screen of the same theme and size has painted.
  mutating func adopt(_ painted: WallpaperScene) {
    (scene, sceneCount) = (painted, painted.serial)
  }

  /// Returns the wallpaper as it is now, painted once for a theme, a size and a step of its drift.
  mutating func scene(in context: ScreenContext) -> WallpaperScene {
    if let scene { return scene }
    sceneCount += 1
    let made = WallpaperScene(in: context, phase: phase, serial: sceneCount)
    scene = made
    return made
  }

  /// Returns the backdrop, and where the device is seen the wallpaper's glyphs and the light upon them.
  mutating func layers(
    beneath places: [CellRect] = [], in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    let ground = ground(in: context)
    let below = [Layer(surface: ground, origin: .zero)]
    guard context.isDeviceSeen else { return below }
    let light = light(upon: ground, in: context, at: now)
    return below + [symbolLayer(around: places, in: context), light].compactMap { $0 }
  }

  private mutating func ground(in context: ScreenContext) -> Surface {
    if let backdrop { return backdrop }
    let made =
      context.isDeviceSeen
      ? Backdrop.surface(
        geometry: context.geometry, scene: scene(in: context), style: context.look.plain,
        edges: context.edges)
      : Surface(size: context.size, filledWith: Cell(background: context.page))
    backdrop = made
    return made
  }

  /// Returns the wallpaper's glyphs around the covered places, since ink can't be seen through frosted glass.
  private mutating func symbolLayer(
    around places: [CellRect], in context: ScreenContext
  ) -> Layer? {
    let scene = scene(in: context)
    guard !scene.symbols.isEmpty else { return nil }
    // A card in motion stands at half a row.
    let places = places.map { $0.offset(by: .zero - scene.origin).inset(columns: 0, rows: -1) }
    if let symbols, symbols.scene == scene.serial, symbols.places == places {
      return Layer(surface: symbols.surface, origin: scene.origin)
    }
    var surface = Surface(size: context.geometry.device.size)
    surface.draw(scene.symbols, sparing: places)
    symbols = (scene.serial, places, surface)
    return Layer(surface: surface, origin: scene.origin)
  }

  /// Returns the light of a screen that an alert has just woken, upon its glass; `nil` when it is out.
  private func light(
    upon ground: Surface, in context: ScreenContext, at now: Duration
  ) -> Layer? {
    guard context.look.plain == nil, glow.isMoving(at: now) else { return nil }
    let device = context.geometry.device
    var light = Surface(size: device.size, filledWith: Cell(background: .white))
    light.updateCells { cell, place in
      let beneath = ground[place.column + device.origin.column, place.row + device.origin.row]
      // A corner's cells are cut by ink, or belong to the page.
      if beneath.glyph.hasInk || beneath.upper == FixedColors.page { cell = .clear }
    }
    return Layer(surface: light, origin: device.origin, opacity: glow.value(at: now))
  }
}
