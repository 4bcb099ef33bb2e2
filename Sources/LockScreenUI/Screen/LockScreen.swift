public import CellUI
public import ColorScience
public import Compositing
import FoundationEssentials
public import LiveActivities
public import Theming

/// The lock screen as a value: it takes activities and gestures, and makes frames.
///
/// Its parts own what they show: wallpaper, chrome, clock, cards, banners, island, StandBy and panels. A part lays out its
/// views when it is arranged, moves to its places on springs, says until when it is valid, and gives layers; a
/// `Compositor` makes a picture of them, and composes only what changed. The lock screen itself folds over the parts and
/// routes the person's gestures; the engine decides what comes of these.
///
/// A frame is asked for at a time of two clocks: views follow the device's, motion follows real time. Each frame tells
/// when the next one differs, so that an idle screen costs nothing. Neither terminal, feed nor clock are known here.
public struct LockScreen {
  var context: ScreenContext
  var content = ScreenContent()
  var wallpaper = WallpaperPart()
  private var chrome = ChromePart()
  var clock = ClockPart()
  var cards = CardsPart()
  private(set) var banners = BannersPart()
  private(set) var island: IslandPart
  private var notch = Notch()
  private var standBy = StandByPart()
  var app = AppPart()
  private var homeLight = HomeLight()
  /// The distance of the device from its place, in columns, while the inspector makes or takes room.
  var deviceShift = MovingNumber(0)
  private var reactions = ReactionsPart()
  var panels = PanelsPart()
  var picture: ScreenPicture
  /// The card or banner under the pointer's pressed button.
  var drag: Drag?
  /// The work on the next picture that can be done before it.
  var preparation: ArraySlice<Preparation> = []

  /// The color of the terminal around the device.
  public static let page = FixedColors.page

  /// Makes a lock screen with nothing on it.
  ///
  /// - Parameters:
  ///   - size: The terminal's size, in cells.
  ///   - theme: The theme to begin with.
  ///   - environment: The environment of views besides the theme's colors: time zone rules, glyph repertoire.
  ///   - hasDynamicIsland: Whether the device has an island.
  ///   - depth: The number of colors that the terminal has.
  ///   - measures: The device's measures; `nil` fits them to the terminal.
  public init(
    size: CellSize, theme: Theme, environment: EnvironmentValues, hasDynamicIsland: Bool = true,
    depth: ColorDepth = .direct24, measures: DeviceMeasures? = nil
  ) {
    context = ScreenContext(
      size: size, theme: theme, environment: environment, hasDynamicIsland: hasDynamicIsland,
      depth: depth, measures: measures)
    island = IslandPart(in: context)
    picture = ScreenPicture(size: size)
  }

  /// The motion that the person allows.
  public var motion: MotionPolicy {
    get { context.motion }
    set { context.motion = newValue }
  }

  /// A Boolean value indicating whether a drifting wallpaper has fewer pictures as time goes on.
  public var slowsDrift: Bool {
    get { context.slowsDrift }
    set { context.slowsDrift = newValue }
  }

  /// A Boolean value indicating whether the device has a Dynamic Island.
  public var hasDynamicIsland: Bool {
    get { context.hasDynamicIsland }
    set { context.hasDynamicIsland = newValue }
  }

  /// A Boolean value indicating whether the device is locked; the lock above the date is closed or open.
  public var isLocked: Bool {
    get { context.isLocked }
    set {
      guard newValue != isLocked else { return }
      context.isLocked = newValue
      clock.reset(.colors, in: context)
    }
  }

  /// A Boolean value indicating whether the upright device has room for the lock.
  public var showsLock: Bool {
    context.isDeviceSeen && (context.geometry.hasLockRow || !context.hasHalfRows)
  }

  /// The state of the display.
  public var display: DeviceDisplay { context.display }

  /// The selected activity; `nil` until the person selects one.
  public var selection: ActivityID? { content.selection }

  /// A Boolean value indicating whether there are stacks above or below those that were given.
  public var hasHiddenStacks: Bool { content.arrangement.hiddenStackCount > 0 }

  /// The activity that keys act on, and that the inspector shows: the selected one, else the topmost card's.
  public var target: ActivityID? { content.target }
}

// MARK: - State

extension LockScreen {
  /// Replaces the arrangement and the activities' views, and the question about an app.
  public mutating func update(
    _ arrangement: Arrangement, activities: [PresentedActivity],
    question: PermissionQuestion? = nil, at time: SceneTime
  ) {
    content.question = question
    content.update(arrangement, activities: activities)
    arrange(at: time)
  }

  /// Replaces the state of the display, which the picture dissolves into; an alert that wakes it lights it up.
  public mutating func update(
    _ display: DeviceDisplay, isAlerted: Bool = false, at time: SceneTime
  ) {
    let before = context.display
    guard display != before else { return }
    defer { preparation = Preparation.allCases[...] }
    if recolorsCards(from: before, to: display) {
      context.update(display)
      context.recolorsCards = true
      reset(.colors)
      arrange(at: time)
      context.recolorsCards = false
      return
    }
    if display.isStandBy != before.isStandBy, context.movesThings {
      return turn(to: display, at: time)
    }
    let isAsleep = display.isAlwaysOn && !before.isAlwaysOn
    dissolve(on: isAsleep ? Spring.doze : Spring.dissolve, at: time.motion)
    if isAlerted, before.isAlwaysOn, !display.isAlwaysOn {
      wallpaper.lightUp(in: context, at: time.motion)
    }
    context.update(display)
    recolor(at: time)
  }

  /// Turns the device on its side, or upright: the screen goes black, and the next one comes out of the black.
  private mutating func turn(to display: DeviceDisplay, at time: SceneTime) {
    if !context.display.isStandBy { content.prefersDetached = !hasMark }
    picture.goBlack(at: time.motion)
    app.reset(.size, in: context)
    context.update(display)
    recolor(at: time)
    standBy.turn(at: time.motion)
  }

  /// Lets the wallpaper answer an event for a moment, after which everything is as before.
  public mutating func react(to reaction: WallpaperReaction, at time: SceneTime) {
    wallpaper.excite(in: context, at: time.motion)
    guard reaction == .goal else { return }
    reactions.celebrate(from: coveredRows, in: context, at: time.motion)
  }

  /// Replaces the theme; the picture dissolves into it.
  public mutating func update(_ theme: Theme, at time: SceneTime) {
    guard theme != context.theme else { return }
    dissolve(on: .dissolve, at: time.motion)
    context.update(theme)
    recolor(at: time)
    preparation = Preparation.allCases[...]
  }

  /// Replaces the terminal's number of colors and its glyphs; the picture dissolves from the one that it has shown.
  public mutating func update(depth: ColorDepth, glyphs: GlyphRepertoire, at time: SceneTime) {
    let before = context.depth
    guard depth != before || glyphs != context.glyphs else { return }
    dissolve(on: .dissolve, at: time.motion, from: depth == before ? nil : before)
    context.update(depth: depth, glyphs: glyphs)
    beginAnew(at: time)
  }

  /// Replaces the terminal's size; everything takes its place at once.
  public mutating func resize(to size: CellSize, at time: SceneTime) {
    context.resize(to: size)
    picture = ScreenPicture(size: size)
    beginAnew(at: time)
  }

  private mutating func beginAnew(at time: SceneTime) {
    context.hasShown = false
    drag = nil
    deviceShift.jump(to: 0)
    reset(.size)
    arrange(at: time)
  }

  /// Returns whether a display differs from the one before in the colors of cards alone, which then change on their own.
  private func recolorsCards(from before: DeviceDisplay, to display: DeviceDisplay) -> Bool {
    var same = display
    (same.colorScheme, same.colors) = (before.colorScheme, before.colors)
    return same == before && !display.isAlwaysOn && !display.isStandBy
      && context.look.plain == nil && context.motion != .off && context.hasShown
      && !picture.isDissolving
  }

  private mutating func recolor(at time: SceneTime) {
    reset(.colors)
    // The whole screen dissolves, so nothing on it changes on its own.
    context.changesContentsAtOnce = true
    arrange(at: time)
    context.changesContentsAtOnce = false
  }

  mutating func reset(_ cause: ResetCause) {
    wallpaper.reset(cause, in: context)
    chrome.reset(cause, in: context)
    clock.reset(cause, in: context)
    cards.reset(cause, in: context)
    banners.reset(cause, in: context)
    island.reset(cause, in: context)
    standBy.reset(cause, in: context)
    app.reset(cause, in: context)
    reactions.reset(cause, in: context)
    panels.reset(cause, in: context)
  }
}

// MARK: - Frames

extension LockScreen {
  /// Draws the picture of a moment; only what changed since the last one is composed anew.
  ///
  /// Moving things are shown ahead by a lead: with a frame's length, the first picture of a motion already shows it.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - lead: The time by which moving things are shown ahead.
  ///   - cellMaximum: The most cells of a large change that this picture shows; the next one, at the same moment, has all.
  /// - Returns: The picture, and the times at which it changes.
  public mutating func frame(
    at time: SceneTime, ahead lead: Duration = .zero, cellMaximum: Int = .max
  ) -> SceneFrame {
    preparation = []
    guard context.isLargeEnough else { return .tooSmall(context.size) }
    let seen = time.motion + lead
    let wasOpen = app.isOpen
    let nextDrift = advance(at: seen)
    // With less motion an app closes by a dissolve.
    if wasOpen, !app.isOpen, !context.movesThings { fade(at: time.motion) }
    if !clock.isArranged || nextChange.map({ $0 <= time.device }) ?? false { arrange(at: time) }
    panels.moveHelp(in: context, at: time.motion)
    let composed = picture.compose(layers(at: seen), at: seen, cellMaximum: cellMaximum)
    context.hasShown = true
    return SceneFrame(
      surface: composed.surface, damage: composed.damage, isMoving: isMoving(at: seen),
      isPart: !picture.isComplete, nextChange: nextChange, nextDrift: nextDrift)
  }

  /// Lays out every view that is no longer valid, and sends everything to its place.
  mutating func arrange(at time: SceneTime) {
    content.prefersDetached = context.display.isStandBy && !hasMark
    context.isListOpen = cards.needsMoreRoom(for: content, in: context, at: time)
    homeLight.update(in: context, at: time.motion)
    let jumps = [
      island.arrange(content, in: context, at: time),
      cards.arrange(content, below: expandedIslandEnd, in: context, at: time),
      banners.arrange(cards.bannerFace(of: content), in: context, at: time),
      standBy.arrange(content, in: context, at: time),
      clock.arrange(below: rowsAboveHeader, above: cards.firstRow, in: context, at: time),
    ]
    wallpaper.arrange(free: freeRows, in: context, at: time.motion)
    if jumps.contains(true) { fade(at: time.motion) }
  }

  /// The rows between the clock and the cards once everything rests, from the device's top.
  private var freeRows: Range<Double> {
    let (geometry, top) = (context.geometry, Double(context.geometry.device.origin.row))
    let start = clock.end.map { Double($0) + 0.5 } ?? Double(geometry.cards.origin.row)
    let end = cards.firstRow ?? Double(geometry.cards.rowRange.upperBound)
    return start - top..<max(start, end) - top
  }

  /// A Boolean value indicating whether the island is an expanded one.
  private var isIslandExpanded: Bool {
    if context.hasDynamicIsland, case .expanded = content.arrangement.island { true } else { false }
  }

  /// The half row of the terminal in which the expanded island ends once it rests; `nil` without one.
  private var expandedIslandEnd: Int? {
    isIslandExpanded ? island.endHalfRow(in: context, at: nil) : nil
  }

  /// The rows of the glass that the island and a banner cover once they rest.
  private var coveredRows: Int {
    max(context.hasDynamicIsland ? island.rowsAtRest : 0, banners.rowsAtRest(in: context))
  }

  /// The rows of the glass that date and digits keep clear of: those that are covered, and some room below what lies over
  /// the header; the compact island has its place above them.
  private var rowsAboveHeader: Double {
    let island = isIslandExpanded ? island.rowsAtRest : 0
    let over = max(island, banners.rowsAtRest(in: context))
    return max(Double(coveredRows), over > 0 ? Double(over) + Self.headerGap : 0)
  }

  /// The rows between date or digits and what covers the glass above them; with less they give way.
  private static let headerGap = 1.5

  private mutating func advance(at now: Duration) -> Duration? {
    [
      wallpaper.advance(in: context, at: now), reactions.advance(in: context, at: now),
      cards.advance(in: context, at: now),
      banners.advance(in: context, at: now), panels.advance(in: context, at: now),
      app.advance(in: context, at: now),
    ].compactMap { $0 }.min()
  }

  private func isMoving(at now: Duration) -> Bool {
    if picture.isDissolving || standBy.isMoving(at: now) || panels.isMoving(at: now) { return true }
    guard context.isDeviceSeen else { return false }
    return deviceShift.isMoving(at: now) || cards.isMoving(at: now) || app.isMoving(at: now)
      || banners.isMoving(at: now) || island.isMoving(at: now)
      || homeLight.isMoving(at: now) || clock.isMoving(at: now) || wallpaper.isMoving(at: now)
      || reactions.isMoving(at: now)
  }

  /// The time at which the picture changes by itself, on the device's clock.
  var nextChange: Date? {
    [
      clock.validUntil, cards.validUntil, banners.validUntil, island.validUntil,
      standBy.validUntil,
    ].compactMap { $0 }.min()
  }

  /// Returns the layers of a moment, from the farthest to the nearest.
  mutating func layers(at now: Duration) -> [Layer] {
    var panels = panels.layers(in: context, at: now)
    if let black = standBy.blackLayer(in: context, at: now) { panels.append(black) }
    guard context.isDeviceSeen else {
      return wallpaper.layers(in: context, at: now) + standBy.layers(in: context, at: now) + panels
    }
    let covered =
      cards.places(in: context, at: now) + banners.places(in: context, at: now)
      + island.places(in: context, at: now)
    let device =
      wallpaper.layers(beneath: covered, in: context, at: now) + deviceLayers(at: now)
      + reactions.layers(in: context, at: now)
    let shift = Int(deviceShift.value(at: now).rounded())
    guard shift != 0 else { return device + panels }
    let page = Surface(size: context.size, filledWith: Cell(background: context.page))
    return [Layer(surface: page, origin: .zero)] + device.map { $0.shifted(by: shift) } + panels
  }

  /// Returns the layers on the glass of the upright device.
  mutating func deviceLayers(at now: Duration) -> [Layer] {
    let scene = wallpaper.scene(in: context, at: now)
    let glass = context.geometry.glass(from: banners.end(in: context, at: now))
    let top = context.geometry.device.origin.row + island.rows(at: now)
    let below = glass.intersection(context.geometry.glass(from: top))
    // An expanded island lies on the status bar, whose ends would look out beside its corners.
    let isExpanded = island.rows(at: now) > context.geometry.measures.island.restRows
    let end = island.endHalfRow(in: context, at: now) / 2
    var layers = chrome.layers(clip: isExpanded ? below : glass, in: context)
    layers += clock.layers(before: scene, clip: below, in: context, at: now)
    if let light = homeLight.layer(in: context, at: now) { layers.append(light) }
    layers += cards.layers(
      of: content, before: scene, noteOpacity: panels.noteOpacity(at: now),
      on: isExpanded ? glass.intersection(context.geometry.glass(from: end)) : glass, in: context,
      at: now)
    layers += app.layers(in: context, at: now)
    layers += island.layers(in: context, at: now)
    layers += banners.layers(before: scene, in: context, at: now)
    if let notch = notch.layer(in: context) { layers.append(notch) }
    return layers
  }

  /// Dissolves the picture into what comes next, unless nothing may move.
  ///
  /// - Parameters:
  ///   - spring: The way there.
  ///   - now: The time in which motion runs.
  ///   - depth: The number of colors in which the picture is shown, where the next one has more.
  private mutating func dissolve(
    on spring: Spring, at now: Duration, from depth: ColorDepth? = nil
  ) {
    guard context.motion != .off, context.hasShown else { return }
    picture.dissolve(on: spring, at: now, from: depth)
  }

  /// Dissolves the picture where something jumped to its place.
  ///
  /// A dissolve that is young leads to the new picture instead, so that a change in each frame never holds it up.
  mutating func fade(at now: Duration) {
    guard !context.look.isAlwaysOn, !(picture.isDissolving && picture.showsMostlyOld(at: now))
    else { return }
    dissolve(on: .fade, at: now)
  }
}
