import CellUI
import ColorScience
import Compositing
import Theming

/// The page and the glass with its wallpaper beneath everything, and the light of a screen that wakes.
struct WallpaperPart: ScreenPart {
  /// The wallpaper, plain and behind frosted glass.
  private var scene: WallpaperScene?
  private var sceneCount = 0
  /// The scene before the subjects moved, and the share of the present one, `0...1`.
  private var before: WallpaperScene?
  private var progress = MovingNumber.fraction(1)
  /// The scene in an alert's light, and the strength of that light, `0...1`.
  private var excited: WallpaperScene?
  private var excitement = MovingNumber.fraction(0)
  /// The scene between those, with the steps that it was mixed at.
  private var mixture: (steps: [Int], scene: WallpaperScene)?
  /// The page with the glass upon it, as large as the terminal, with the scene that it was drawn for.
  private var backdrop: (scene: Int, surface: Surface)?
  /// The wallpaper's glyphs, with the scene and the covered places that they were drawn for.
  private var symbols: (scene: Int, places: [CellRect], surface: Surface)?
  /// The state of the wallpaper's moving parts.
  private var moment = WallpaperMoment()
  /// The brightness of a screen that an alert wakes, `0...1`.
  private var glow = MovingNumber.fraction(0)

  /// The brightness at its beginning.
  private static let glowStrength = 0.2
  /// The steps of a mixture of two scenes, since each step draws the glass of every card anew.
  private static let mixtureSteps = 16.0

  func isMoving(at now: Duration) -> Bool {
    glow.isMoving(at: now) || progress.isMoving(at: now) || excitement.isMoving(at: now)
  }

  /// Moves a drifting wallpaper on; it rests with the display, and for people who reduce motion.
  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    guard context.look.plain == nil, !context.look.isAlwaysOn, context.motion.movesThings,
      context.isDeviceSeen, let (phase, next) = context.theme.wallpaper.phase(at: now)
    else { return nil }
    if phase != moment.phase {
      moment.phase = phase
      forgetPictures()
    }
    return next
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    forgetPictures()
    (before, excited) = (nil, nil)
    progress.jump(to: 1)
    excitement.jump(to: 0)
    if cause == .size { glow.jump(to: 0) }
  }

  private mutating func forgetPictures() {
    (scene, backdrop, mixture) = (nil, nil, nil)
  }

  /// Moves the subjects to the rows that clock and cards leave free, from the device's top: the old picture dissolves into
  /// the new one.
  mutating func arrange(free rows: Range<Double>, in context: ScreenContext, at now: Duration) {
    guard context.theme.wallpaper.hasSubjects else { return moment.free = nil }
    let height = Double(max(1, context.geometry.device.size.rows))
    let free = rows.lowerBound / height...rows.upperBound / height
    guard moment.free != free else { return }
    let old = context.movesThings && moment.free != nil ? scene(in: context, at: now) : nil
    moment.free = free
    forgetPictures()
    guard let old else { return before = nil }
    before = old
    progress = .fraction(0)
    progress.move(to: 1, on: .settle, at: now)
  }

  /// Makes a screen that an alert wakes a little brighter at first (AK 4.25).
  mutating func lightUp(in context: ScreenContext, at now: Duration) {
    guard context.motion != .off else { return }
    glow = .fraction(Self.glowStrength)
    glow.move(to: 0, on: .doze, at: now)
  }

  /// Brightens the wallpaper's own lights for a moment, where it has some.
  mutating func excite(in context: ScreenContext, at now: Duration) {
    guard context.movesThings, context.look.plain == nil, context.theme.wallpaper.answersAlerts
    else { return }
    excited = nil
    excitement = .fraction(1)
    excitement.move(to: 0, on: .afterglow, at: now)
  }

  /// Shows a wallpaper that another screen of the same theme and size has painted.
  mutating func adopt(_ painted: WallpaperScene) {
    (scene, sceneCount) = (painted, painted.serial)
  }

  /// Returns the wallpaper as it is now: painted once for a theme, a size, a step of its drift and a place of its
  /// subjects, and mixed of two such pictures while it changes.
  mutating func scene(in context: ScreenContext, at now: Duration) -> WallpaperScene {
    let scene = restingScene(in: context)
    if !progress.isMoving(at: now) { before = nil }
    if !excitement.isMoving(at: now) { excited = nil }
    let steps = [progress.value(at: now), excitement.value(at: now)].map {
      Int((max(0, min(1, $0)) * Self.mixtureSteps).rounded())
    }
    guard before != nil && steps[0] < Int(Self.mixtureSteps) || steps[1] > 0 else {
      return scene
    }
    if let mixture, mixture.steps == steps { return mixture.scene }
    var mixed = scene
    if let before {
      mixed = before.mixed(
        with: scene, by: Double(steps[0]) / Self.mixtureSteps, serial: takeSerial())
    }
    if steps[1] > 0 {
      let light = excited ?? paint(excitement: 1, in: context)
      excited = light
      mixed = mixed.mixed(
        with: light, by: Double(steps[1]) / Self.mixtureSteps, serial: takeSerial())
    }
    mixture = (steps, mixed)
    return mixed
  }

  private mutating func restingScene(in context: ScreenContext) -> WallpaperScene {
    if let scene { return scene }
    let made = paint(excitement: 0, in: context)
    scene = made
    return made
  }

  private mutating func paint(excitement: Double, in context: ScreenContext) -> WallpaperScene {
    var moment = moment
    moment.excitement = excitement
    return WallpaperScene(in: context, at: moment, serial: takeSerial())
  }

  private mutating func takeSerial() -> Int {
    sceneCount += 1
    return sceneCount
  }

  /// Returns the backdrop, and where the device is seen the wallpaper's glyphs and the light upon them.
  mutating func layers(
    beneath places: [CellRect] = [], in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    let ground = ground(in: context, at: now)
    let below = [Layer(surface: ground, origin: .zero)]
    guard context.isDeviceSeen else { return below }
    let light = light(upon: ground, in: context, at: now)
    return below + [symbolLayer(around: places, in: context, at: now), light].compactMap { $0 }
  }

  private mutating func ground(in context: ScreenContext, at now: Duration) -> Surface {
    guard context.isDeviceSeen else {
      return Surface(size: context.size, filledWith: Cell(background: context.page))
    }
    let scene = scene(in: context, at: now)
    if let backdrop, backdrop.scene == scene.serial { return backdrop.surface }
    let made = Backdrop.surface(
      geometry: context.geometry, scene: scene, style: context.look.plain)
    backdrop = (scene.serial, made)
    return made
  }

  /// Returns the wallpaper's glyphs around the covered places, since ink can't be seen through frosted glass.
  private mutating func symbolLayer(
    around places: [CellRect], in context: ScreenContext, at now: Duration
  ) -> Layer? {
    let scene = scene(in: context, at: now)
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
