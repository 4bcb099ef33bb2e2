import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Theming

/// The circumstances under which every part of the screen is arranged and drawn.
struct ScreenContext {
  /// The number of colors that the terminal has.
  private(set) var depth: ColorDepth
  /// The environment of views besides the theme's colors and the time.
  private var environment: EnvironmentValues
  /// The device's measures; `nil` fits them to the terminal.
  private let measures: DeviceMeasures?
  /// The terminal's size, in cells.
  private(set) var size: CellSize
  /// The theme in use.
  private(set) var theme: Theme
  /// The state of the display.
  private(set) var display = DeviceDisplay()
  /// A Boolean value indicating whether the device is locked.
  var isLocked = true
  /// The motion that the person allows.
  var motion = MotionPolicy.full
  /// A Boolean value indicating whether a drifting wallpaper has fewer pictures as time goes on.
  var slowsDrift = false
  /// A Boolean value indicating whether the device has a Dynamic Island.
  var hasDynamicIsland: Bool
  /// A Boolean value indicating whether a frame was shown since everything last began anew.
  var hasShown = false
  /// A Boolean value indicating whether cards change between light and dark on their own.
  var recolorsCards = false
  /// A Boolean value indicating whether contents change at once, since the whole screen dissolves.
  var changesContentsAtOnce = false
  /// The person's choice of a place for the inspector.
  private var placement = ScreenGeometry.InspectorPlacement()
  /// The theme's colors on the display.
  private(set) var look: ScreenLook
  /// The places of everything on the terminal.
  private(set) var geometry: ScreenGeometry

  init(
    size: CellSize, theme: Theme, environment: EnvironmentValues, hasDynamicIsland: Bool,
    depth: ColorDepth, measures: DeviceMeasures?
  ) {
    self.size = size
    self.theme = theme
    var environment = environment
    environment.drawsBarsWithInk = depth.isPlain
    self.environment = environment
    self.hasDynamicIsland = hasDynamicIsland
    self.depth = depth
    self.measures = measures
    look = ScreenLook(theme: theme, display: display, depth: depth)
    geometry = ScreenGeometry(screen: size, measures: measures)
  }

  /// The glyphs of pictures.
  var glyphs: GlyphRepertoire { environment.glyphRepertoire }

  mutating func update(depth: ColorDepth, glyphs: GlyphRepertoire) {
    self.depth = depth
    environment.glyphRepertoire = glyphs
    environment.drawsBarsWithInk = depth.isPlain
    look = ScreenLook(theme: theme, display: display, depth: depth)
  }

  mutating func update(_ theme: Theme) {
    self.theme = theme
    look = ScreenLook(theme: theme, display: display, depth: depth)
  }

  mutating func update(_ display: DeviceDisplay) {
    self.display = display
    look = ScreenLook(theme: theme, display: display, depth: depth)
  }

  mutating func resize(to size: CellSize) {
    self.size = size
    updateGeometry()
  }

  /// A Boolean value indicating whether an open stack takes the room of the large clock.
  var isListOpen = false {
    didSet { if isListOpen != oldValue { updateGeometry() } }
  }

  private mutating func updateGeometry() {
    geometry = ScreenGeometry(
      screen: size, measures: measures, inspector: placement, isListOpen: isListOpen)
  }

  /// The places of everything below the large clock, whether it is shown or not.
  var geometryBelowClock: ScreenGeometry {
    guard isListOpen else { return geometry }
    return ScreenGeometry(screen: size, measures: measures, inspector: placement)
  }

  /// The places of everything where an open stack has the room of the large clock.
  var geometryOfOpenList: ScreenGeometry {
    ScreenGeometry(screen: size, measures: measures, inspector: placement, isListOpen: true)
  }

  /// Shows or hides the inspector in the place that the terminal has for it.
  mutating func toggleInspector() {
    placement.toggle(in: size)
    updateGeometry()
  }

  /// A Boolean value indicating whether the terminal can show the device.
  var isLargeEnough: Bool {
    let least = ScreenGeometry.minimumSize
    return size.columns >= least.columns && size.rows >= least.rows
  }

  /// A Boolean value indicating whether the upright device is in sight: neither covered nor on its side.
  var isDeviceSeen: Bool { !geometry.isDeviceCovered && !display.isStandBy }

  /// A Boolean value indicating whether a cell can have two grounds; ASCII has no glyph for them.
  var hasHalfRows: Bool { environment.glyphRepertoire != .ascii }

  /// The way in which the edges of shapes are shown.
  var edges: EdgeStyle { EdgeStyle(glyphs: environment.glyphRepertoire, depth: depth) }

  /// The color of the terminal around the device.
  var page: StraightRGBA { look.plain == nil ? FixedColors.page : PlainStyle.page }

  /// A Boolean value indicating whether things move to their places rather than jump.
  ///
  /// Nothing moves on a display that is always on (AK 4.29), nor before anything was shown.
  var movesThings: Bool { hasShown && !look.isAlwaysOn && motion.movesThings }

  /// The motion with which the views' contents change.
  var contentMotion: ContentMotion {
    guard hasShown, !look.isAlwaysOn, !changesContentsAtOnce, motion != .off else { return .off }
    return ContentMotion(
      policy: look.plain == nil ? motion : .reduced, spreadsLight: spreadsLight)
  }

  /// A Boolean value indicating whether the terminal has the shades for ink that spreads as light.
  var spreadsLight: Bool { depth == .direct24 }
}

// MARK: - The environments of views

extension ScreenContext {
  /// Returns the environment of a view on a card: the theme's colors and the device's time.
  func cardEnvironment(at date: Date) -> EnvironmentValues {
    var values = environment
    values.now = date
    values.colorScheme = look.colorScheme
    values.isLuminanceReduced = look.isAlwaysOn
    values.foregroundStyles = look.foregroundStyles
    values.localTime.uses24HourClock = AppResources.current.uses24HourClock
    setTint(of: &values, to: look.tint)
    return values
  }

  /// Returns the environment of the device's clock, which has 24 hours in every language.
  func clockEnvironment(at date: Date) -> EnvironmentValues {
    var values = cardEnvironment(at: date)
    values.localTime.uses24HourClock = true
    return values
  }

  /// Returns the environment of a view on black: in the island, which is black whatever the theme (AK 4.16), and in
  /// StandBy.
  func islandEnvironment(at date: Date) -> EnvironmentValues {
    var values = cardEnvironment(at: date)
    values.colorScheme = .dark
    values.foregroundStyles =
      look.plain?.islandForegroundStyles ?? FixedColors.islandForegroundStyles
    setTint(of: &values, to: look.islandTint)
    return values
  }

  /// Sets the tint to the accent color of the app's assets, or to the theme's where they have none.
  private func setTint(of values: inout EnvironmentValues, to own: StraightRGBA) {
    let accent = accent(isDark: values.colorScheme == .dark)
    values.tint = accent ?? own
    values.tintOrigin = accent == nil ? .theme : .accentColor
  }

  /// Returns the accent color of the app, for which the theme's tint gives way: that of its assets, or the system's blue where
  /// the app's source is known; `nil` where they have none, or the terminal has few colors.
  private func accent(isDark: Bool) -> StraightRGBA? {
    guard look.plain == nil else { return nil }
    let resources = AppResources.current
    return resources.accentColor(isDark: isDark)
      ?? (resources.isOwnSource ? SystemColors(isDark ? .dark : .light).tint : nil)
  }
}
