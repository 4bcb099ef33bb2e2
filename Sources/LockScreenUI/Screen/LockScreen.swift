import ActivityWidgets
public import CellUI
public import ColorScience
public import Compositing
import FoundationEssentials
public import LiveActivities
public import Theming

/// The lock screen as a value: what is arranged, what the person has selected, what is on its way.
///
/// It owns where things stand and how they move, and makes the layers of each frame. It never knows a terminal, a feed
/// or a clock: both of the clocks that it follows are given to it.
public struct LockScreen {
  /// The terminal's size, in cells.
  public private(set) var size: CellSize
  /// The theme in use.
  public private(set) var theme: Theme
  /// What stands beside the device, or over it; it keeps its place in the page when it changes.
  public var inspector = Inspector() {
    didSet { if inspector != oldValue { inspectorPicture = nil } }
  }
  /// A line over the foot of the screen, about what went wrong and was not the feed's doing; `nil` for none.
  public var notice: String?
  /// What was just said about a switch; `nil` while nothing is.
  var announcement: Announcement?
  /// The help, shown over everything; `nil` when it is put away.
  public var help: [HelpLine]?
  /// How the display shows things, whatever the theme.
  public private(set) var display = DeviceDisplay()
  /// A Boolean value indicating whether the device is locked; an open padlock shows that it is not.
  public var isLocked = true {
    didSet { if isLocked != oldValue { clock = nil } }
  }
  /// How much may move.
  public var motion = MotionPolicy.full
  /// A Boolean value indicating whether the device has a Dynamic Island.
  public var hasDynamicIsland: Bool
  /// The selected activity; `nil` until somebody selects one.
  public private(set) var selection: ActivityID?

  var environment: EnvironmentValues
  var geometry: ScreenGeometry
  var arrangement = Arrangement.empty
  var activities: [ActivityID: PresentedActivity] = [:]
  /// How many contents were given to the lock screen so far.
  private var serial = 0
  /// The faces that were laid out, until their content or their time is another.
  var faces: [ActivityID: CardFace] = [:]
  var pieces: [Piece] = []
  /// The banner that is shown, and those on their way out.
  var banners: [Piece] = []
  var hiddenCount = 0
  /// What is said where there is no card, or no room for one; it fades.
  var note = (text: "", opacity: MovingNumber.fraction(0))
  var island: Island
  /// What is shown instead of all that while the device lies on its side.
  var standBy: StandBy?
  /// How much the screen is lit up, `0...1`.
  var glow = MovingNumber.fraction(0)
  var drag: Drag?
  /// Cards that are flying out while the engine has yet to hear of it.
  var swiped: Set<ActivityID> = []
  var inspectorWish = ScreenGeometry.InspectorWish()
  /// How far the inspector is scrolled; more than its page has when the page has become shorter.
  var inspectorOffset = 0
  var inspectorPicture: Surface?
  var clock: ClockPicture?
  /// How much is seen of the date and of the digits: nothing where something above them covers them.
  var clockPresence = (date: MovingNumber.fraction(1), digits: MovingNumber.fraction(1))
  /// The clock's digits, which roll.
  var digits: ChangingView?
  var chrome: Surface?
  var backdrop: Surface?
  /// The wallpaper, as it is and behind glass.
  var scene: Backdrop.Scene?
  var sceneCount = 0
  /// The wallpaper's glyphs, and what they were drawn around.
  var drawnSymbols: (scene: Int, places: [CellRect], surface: Surface)?
  /// How far a drifting wallpaper has gone on its round.
  var phase = 0.0
  /// The clock's digits in the wallpaper's colors, where the theme asks for that, and what they were made of.
  var vibrantDigits: (source: Surface, result: Surface)?
  var compositor: Compositor
  /// The picture that dissolves into the present one; `nil` while none does.
  var dissolve: Dissolve?
  var hasShown = false
  /// How many colors there are.
  let depth: ColorDepth
  /// The theme's colors on the display.
  private(set) var look: ScreenLook

  /// How bright a screen is as an alert wakes it, `0...1`.
  private static let glowStrength = 0.2

  /// Makes a lock screen with nothing on it.
  ///
  /// - Parameters:
  ///   - size: The terminal's size, in cells.
  ///   - theme: The theme to begin with.
  ///   - environment: What views are given besides the theme's colors: time zone rules, glyph repertoire.
  ///   - hasDynamicIsland: Whether the device has an island.
  ///   - depth: How many colors the terminal has.
  public init(
    size: CellSize, theme: Theme, environment: EnvironmentValues, hasDynamicIsland: Bool = true,
    depth: ColorDepth = .direct24
  ) {
    self.size = size
    self.theme = theme
    self.environment = environment
    self.hasDynamicIsland = hasDynamicIsland
    self.depth = depth
    self.environment.drawsBarsWithInk = depth.isPlain
    look = ScreenLook(theme: theme, display: display)
      .limited(to: depth, before: theme.wallpaper)
    geometry = ScreenGeometry(screen: size)
    island = Island(deviceColumns: geometry.device.size.columns)
    compositor = Compositor(size: size)
  }

  /// Takes over what is true now: which activities stand where, and their views.
  public mutating func update(
    _ arrangement: Arrangement, activities: [PresentedActivity], at time: SceneTime
  ) {
    self.arrangement = arrangement
    swiped = []
    take(activities)
    if let selected = selection, !shownKeys.contains(selected) { selection = nil }
    arrange(at: time)
  }

  private mutating func take(_ activities: [PresentedActivity]) {
    var taken: [ActivityID: PresentedActivity] = [:]
    for var activity in activities {
      if let known = self.activities[activity.id], known.looks(as: activity) {
        activity.serial = known.serial
      } else {
        serial += 1
        activity.serial = serial
      }
      taken[activity.id] = activity
    }
    self.activities = taken
    faces = faces.filter { key, face in taken[key]?.serial == face.serial }
  }

  /// Takes over a new size of the terminal; nothing moves, all is where it belongs at once.
  public mutating func resize(to size: CellSize, at time: SceneTime) {
    self.size = size
    geometry = ScreenGeometry(screen: size, inspector: inspectorWish)
    compositor = Compositor(size: size)
    jump(at: time)
  }

  /// Takes over another state of the display, which the picture dissolves into; an alert that wakes it lights it up.
  public mutating func show(
    _ display: DeviceDisplay, isAlerted: Bool = false, at time: SceneTime
  ) {
    guard display != self.display else { return }
    let isAsleep = display.isAlwaysOn && !self.display.isAlwaysOn
    dissolve(on: isAsleep ? Spring.doze : Spring.dissolve, at: time.motion)
    if isAlerted, self.display.isAlwaysOn, !display.isAlwaysOn { light(at: time.motion) }
    self.display = display
    recolor(at: time)
  }

  /// Takes over another theme, which the picture dissolves into.
  public mutating func use(_ theme: Theme, at time: SceneTime) {
    guard theme != self.theme else { return }
    dissolve(on: .dissolve, at: time.motion)
    self.theme = theme
    recolor(at: time)
  }

  /// Lets a screen that an alert wakes be a little brighter at first (AK 4.25).
  private mutating func light(at now: Duration) {
    guard motion != .off else { return }
    glow = .fraction(Self.glowStrength)
    glow.move(to: 0, on: .doze, at: now)
  }

  private mutating func recolor(at time: SceneTime) {
    look = ScreenLook(theme: theme, display: display)
      .limited(to: depth, before: theme.wallpaper)
    forgetPictures()
    faces = [:]
    // The whole screen dissolves; nothing on it changes on its own besides.
    arrange(at: time, contentMotion: .off)
  }

  /// The picture at a moment; only what changed since the last one is composed anew.
  public mutating func frame(at time: SceneTime) -> LockScreenFrame {
    guard size.columns >= ScreenGeometry.minimumSize.columns,
      size.rows >= ScreenGeometry.minimumSize.rows
    else { return tooSmall() }
    pieces.removeAll { $0.isLeaving && !$0.isMoving(at: time.motion) }
    banners.removeAll { $0.isLeaving && !$0.isMoving(at: time.motion) }
    if clock == nil || isOverdue(at: time) { arrange(at: time) }
    let nextDrift = [drift(at: time.motion), fadeAnnouncement(at: time.motion)]
      .compactMap { $0 }.min()
    let composed = compositor.compose(layers(at: time))
    let (surface, damage) = dissolved(damage: composed, at: time.motion)
    hasShown = true
    return LockScreenFrame(
      surface: surface, damage: damage, isMoving: isMoving(at: time.motion), nextChange: nextChange,
      nextDrift: nextDrift)
  }

  /// The activities with a card on screen or below the fold of one that is fanned out, from the top.
  var shownKeys: [ActivityID] {
    arrangement.stacks.flatMap { stack in
      let keys = stack.activities.filter { !swiped.contains($0) }
      return stack.isUnfolded ? keys : Array(keys.prefix(1))
    }
  }

  mutating func select(_ key: ActivityID?, at time: SceneTime) {
    selection = key
    arrange(at: time)
  }

  /// Begins anew, with everything where it belongs.
  private mutating func jump(at time: SceneTime) {
    forgetPictures()
    faces = [:]
    pieces = []
    banners = []
    digits = nil
    standBy = nil
    glow.jump(to: 0)
    drag = nil
    dissolve = nil
    island = Island(deviceColumns: geometry.device.size.columns)
    hasShown = false
    arrange(at: time)
  }

  mutating func forgetPictures() {
    clock = nil
    chrome = nil
    forgetWallpaper()
    inspectorPicture = nil
  }
}
