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
  /// The page with the glass on it, as large as the terminal, with the scene that it was drawn for.
  private var backdrop: (scene: Int, surface: Surface)?
  /// The wallpaper's glyphs, with the scene and the covered places that they were drawn for.
  private var symbols: (scene: Int, places: [CellRect], turn: Double, surface: Surface)?
  /// The time of the rain that runs off the cards, which goes on for a moment after each change of the cards.
  private var runoffTurn = MovingNumber(0, precision: 0.05)
  /// The rows that clock and cards leave free.
  private var freeRows: Range<Double>?
  /// The state of the wallpaper's moving parts.
  private var moment = WallpaperMoment()
  /// The brightness of a screen that an alert wakes, `0...1`.
  private var glow = MovingNumber.fraction(0)

  /// The brightness at its beginning.
  private static let glowStrength = 0.2
  /// The steps of a mixture of two scenes, since each step draws the glass of every card anew.
  private static let mixtureSteps = 16.0

  func isMoving(at now: Duration) -> Bool {
    [glow, progress, excitement, runoffTurn].contains { $0.isMoving(at: now) }
  }

  /// Moves a drifting wallpaper on; it rests with the display, and for people who reduce motion.
  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    guard context.look.plain == nil, !context.look.isAlwaysOn, context.motion.movesThings,
      context.isDeviceSeen,
      let (phase, next) = context.theme.wallpaper.phase(at: now, isSlowing: context.slowsDrift)
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
    if context.theme.wallpaper.runoff != nil, freeRows != rows { pour(in: context, at: now) }
    freeRows = rows
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

  /// Lets rain run off the cards for a moment.
  private mutating func pour(in context: ScreenContext, at now: Duration) {
    guard context.movesThings else { return }
    runoffTurn.move(to: runoffTurn.target + Self.runoffTurns, on: .afterglow, at: now)
  }

  /// The time that runs off in such a moment.
  private static let runoffTurns = 2.0

  /// Makes a screen that an alert wakes a little brighter at first (AK 4.25).
  mutating func lightUp(in context: ScreenContext, at now: Duration) {
    guard context.motion != .off else { return }
    glow = .fraction(Self.glowStrength)
    glow.move(to: 0, on: .doze, at: now)
  }

  /// Brightens the wallpaper's own lights for a moment, where it has some.
  mutating func excite(in context: ScreenContext, at now: Duration) {
    if context.theme.wallpaper.runoff != nil { pour(in: context, at: now) }
    guard context.movesThings, context.look.plain == nil, context.theme.wallpaper.answersAlerts
    else { return }
    excited = nil
    excitement = .fraction(1)
    excitement.move(to: 0, on: .afterglow, at: now)
  }

  /// Shows a wallpaper that another screen of the same theme and size has painted; tests paint each one once.
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

  /// Returns the backdrop, and where the device is seen the wallpaper's glyphs and the light on them.
  mutating func layers(
    beneath places: [CellRect] = [], in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    let ground = ground(in: context, at: now)
    let below = [Layer(surface: ground, origin: .zero)]
    guard context.isDeviceSeen else { return below }
    let light = light(upon: ground, in: context, at: now)
    return below + [symbolLayer(around: places, in: context, at: now), light].compactMap { $0 }
  }

  /// Returns the page, with the glass on it where the device is seen.
  mutating func ground(in context: ScreenContext, at now: Duration) -> Surface {
    guard context.isDeviceSeen else {
      return Surface(size: context.size, filledWith: Cell(background: context.page))
    }
    let scene = scene(in: context, at: now)
    if let backdrop, backdrop.scene == scene.serial { return backdrop.surface }
    let made = Backdrop.surface(
      geometry: context.geometry, scene: scene, style: context.look.plain,
      edges: context.edges)
    backdrop = (scene.serial, made)
    return made
  }

  /// Returns the wallpaper's glyphs around the covered places, since ink can't be seen through frosted glass.
  private mutating func symbolLayer(
    around places: [CellRect], in context: ScreenContext, at now: Duration
  ) -> Layer? {
    let scene = scene(in: context, at: now)
    guard !scene.symbols.isEmpty else { return nil }
    let cards = places.map { $0.offset(by: .zero - scene.origin) }
    // Drops move by quarters of a row, and with each step of the drift.
    let turn = (runoffTurn.value(at: now) * 16).rounded() / 16 + moment.phase * 48
    if let symbols, symbols.scene == scene.serial, symbols.places == cards, symbols.turn == turn {
      return Layer(surface: symbols.surface, origin: scene.origin)
    }
    var surface = Surface(size: context.geometry.device.size)
    // A card in motion stands at half a row.
    surface.draw(scene.symbols, sparing: cards.map { $0.inset(columns: 0, rows: -1) })
    drawRunoff(around: cards, at: turn, before: scene, on: &surface, in: context)
    symbols = (scene.serial, cards, turn, surface)
    return Layer(surface: surface, origin: scene.origin)
  }

  /// Draws the rain that runs off the cards, where the wallpaper is free.
  private func drawRunoff(
    around cards: [CellRect], at turn: Double, before scene: WallpaperScene,
    on surface: inout Surface, in context: ScreenContext
  ) {
    guard let runoff = context.theme.wallpaper.runoff, !context.look.isAlwaysOn else { return }
    let quiet = context.geometry.quietPlaces + cards
    let drops = runoff.drops(around: cards.map { ($0.columnRange, $0.rowRange) }, at: turn)
    for var drop in drops where scene.wallpaper.bounds.contains(drop.rect.origin) {
      guard quiet.allSatisfy({ $0.intersection(drop.rect).isEmpty }) else { continue }
      let cell = scene.wallpaper[drop.column, drop.row]
      // A drop on the edge of a band would cut a notch into it.
      guard cell.hasEvenGround else { continue }
      let ground = cell.meanBackground
      drop.color = context.look.plain?.ink ?? drop.color.map { $0.over(ground) }
      surface.draw([drop])
    }
  }

  /// Returns the light of a screen that an alert has just woken, on its glass; `nil` when it is out.
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
