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
  private(set) var clock = ClockPart()
  var cards = CardsPart()
  private(set) var banners = BannersPart()
  private(set) var island: IslandPart
  private var standBy = StandByPart()
  var panels = PanelsPart()
  private var picture: ScreenPicture
  /// The card or banner under the pointer's pressed button.
  var drag: Drag?

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
  ///   - measures: The device's measures.
  public init(
    size: CellSize, theme: Theme, environment: EnvironmentValues, hasDynamicIsland: Bool = true,
    depth: ColorDepth = .direct24, measures: DeviceMeasures = .iPhone
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

  /// A Boolean value indicating whether the device has a Dynamic Island.
  public var hasDynamicIsland: Bool {
    get { context.hasDynamicIsland }
    set { context.hasDynamicIsland = newValue }
  }

  /// A Boolean value indicating whether the device is locked; an open padlock shows that it is not.
  public var isLocked: Bool {
    get { context.isLocked }
    set {
      guard newValue != isLocked else { return }
      context.isLocked = newValue
      clock.reset(.colors, in: context)
    }
  }

  /// The selected activity; `nil` until the person selects one.
  public var selection: ActivityID? { content.selection }
}

// MARK: - State

extension LockScreen {
  /// Replaces the arrangement and the activities' views.
  public mutating func update(
    _ arrangement: Arrangement, activities: [PresentedActivity], at time: SceneTime
  ) {
    content.update(arrangement, activities: activities)
    arrange(at: time)
  }

  /// Replaces the state of the display, which the picture dissolves into; an alert that wakes it lights it up.
  public mutating func update(
    _ display: DeviceDisplay, isAlerted: Bool = false, at time: SceneTime
  ) {
    let before = context.display
    guard display != before else { return }
    let isAsleep = display.isAlwaysOn && !before.isAlwaysOn
    dissolve(on: isAsleep ? Spring.doze : Spring.dissolve, at: time.motion)
    if isAlerted, before.isAlwaysOn, !display.isAlwaysOn {
      wallpaper.lightUp(in: context, at: time.motion)
    }
    context.update(display)
    recolor(at: time)
  }

  /// Replaces the theme; the picture dissolves into it.
  public mutating func update(_ theme: Theme, at time: SceneTime) {
    guard theme != context.theme else { return }
    dissolve(on: .dissolve, at: time.motion)
    context.update(theme)
    recolor(at: time)
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
    reset(.size)
    arrange(at: time)
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
    panels.reset(cause, in: context)
  }
}

// MARK: - Frames

extension LockScreen {
  /// Returns the picture at a moment; only what changed since the last one is composed anew.
  public mutating func frame(at time: SceneTime) -> SceneFrame {
    guard context.isLargeEnough else { return .tooSmall(context.size) }
    let nextDrift = advance(at: time.motion)
    if !clock.isArranged || nextChange.map({ $0 <= time.device }) ?? false { arrange(at: time) }
    let composed = picture.compose(layers(at: time.motion), at: time.motion)
    context.hasShown = true
    return SceneFrame(
      surface: composed.surface, damage: composed.damage, isMoving: isMoving(at: time.motion),
      nextChange: nextChange, nextDrift: nextDrift)
  }

  /// Lays out every view that is no longer valid, and sends everything to its place.
  mutating func arrange(at time: SceneTime) {
    let jumps = [
      cards.arrange(content, in: context, at: time),
      island.arrange(content, in: context, at: time),
      banners.arrange(cards.bannerFace(of: content), in: context, at: time),
      standBy.arrange(content, in: context, at: time),
      clock.arrange(below: coveredRows, in: context, at: time),
    ]
    if jumps.contains(true) { fade(at: time.motion) }
  }

  /// The rows of the glass that the island and a banner cover once they rest.
  private var coveredRows: Int {
    max(context.hasDynamicIsland ? island.rowsAtRest : 0, banners.rowsAtRest)
  }

  private mutating func advance(at now: Duration) -> Duration? {
    [
      wallpaper.advance(in: context, at: now), cards.advance(in: context, at: now),
      banners.advance(in: context, at: now), panels.advance(in: context, at: now),
    ].compactMap { $0 }.min()
  }

  private func isMoving(at now: Duration) -> Bool {
    if picture.isDissolving || standBy.isMoving(at: now) || panels.isMoving(at: now) { return true }
    guard context.isDeviceSeen else { return false }
    return cards.isMoving(at: now) || banners.isMoving(at: now) || island.isMoving(at: now)
      || clock.isMoving(at: now) || wallpaper.isMoving(at: now)
  }

  /// The time at which the picture changes by itself, on the device's clock.
  private var nextChange: Date? {
    [
      clock.validUntil, cards.validUntil, banners.validUntil, island.validUntil,
      standBy.validUntil,
    ].compactMap { $0 }.min()
  }

  /// Returns the layers of a moment, from the farthest to the nearest.
  mutating func layers(at now: Duration) -> [Layer] {
    let panels = panels.layers(in: context, at: now)
    guard context.isDeviceSeen else {
      return wallpaper.layers(in: context, at: now) + standBy.layers(in: context, at: now) + panels
    }
    let covered = cards.places(in: context, at: now) + banners.places(in: context, at: now)
    return wallpaper.layers(beneath: covered, in: context, at: now) + deviceLayers(at: now) + panels
  }

  /// Returns the layers upon the glass of the upright device.
  private mutating func deviceLayers(at now: Duration) -> [Layer] {
    let scene = wallpaper.scene(in: context)
    let glass = context.geometry.glass(from: banners.end(in: context, at: now))
    let top = context.geometry.device.origin.row + island.rows(at: now)
    return chrome.layers(clip: glass, in: context)
      + clock.layers(
        before: scene, clip: glass.intersection(context.geometry.glass(from: top)), in: context,
        at: now)
      + cards.layers(
        of: content, before: scene, noteOpacity: 1 - panels.announcementOpacity(at: now),
        in: context, at: now)
      + island.layers(in: context, at: now)
      + banners.layers(before: scene, in: context, at: now)
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

// MARK: - Panels

extension LockScreen {
  /// The inspector, beside the device or over it; it keeps its place in the page when it changes.
  public var inspector: Inspector {
    get { panels.inspector }
    set { panels.inspector = newValue }
  }

  /// A line over the foot of the screen about a fault outside of the feed; `nil` for none.
  public var notice: String? {
    get { panels.notice }
    set { panels.notice = newValue }
  }

  /// The help, shown over everything; `nil` when it is put away.
  public var help: [HelpLine]? {
    get { panels.help }
    set { panels.help = newValue }
  }

  /// The width of the inspector's text, in cells; `nil` where it is not shown.
  public var inspectorColumns: Int? {
    context.geometry.inspector.map { max(0, $0.size.columns - InspectorPicture.gutter) }
  }

  /// Announces for a moment that something was switched; newer words take the place of older ones.
  public mutating func announce(_ words: String, at time: SceneTime) {
    panels.announce(words, in: context, at: time.motion)
  }
}
