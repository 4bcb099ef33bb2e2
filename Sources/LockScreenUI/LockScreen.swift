import ActivityWidgets
public import CellUI
import ColorScience
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
  /// The help, shown over everything; `nil` when it is put away.
  public var help: [HelpLine]?
  /// How the display shows things, whatever the theme.
  public private(set) var display = DeviceDisplay()
  /// A Boolean value indicating whether the device is locked; an open padlock shows that it is not.
  public var isLocked = true {
    didSet { if isLocked != oldValue { header = nil } }
  }
  /// A Boolean value indicating whether the device has a Dynamic Island.
  public var hasDynamicIsland: Bool
  /// The selected activity; `nil` until somebody selects one.
  public private(set) var selection: ActivityID?

  var environment: EnvironmentValues
  var geometry: ScreenGeometry
  var arrangement = Arrangement.empty
  var activities: [ActivityID: PresentedActivity] = [:]
  var pieces: [Piece] = []
  /// The banner that is shown, and those on their way out.
  var banners: [Piece] = []
  var hiddenCount = 0
  var island: IslandPicture
  var islandShape: MovingIslandShape
  var islandOpacity = MovingNumber(1)
  var drag: Drag?
  /// Cards that are flying out while the engine has yet to hear of it.
  var swiped: Set<ActivityID> = []
  var inspectorWish = ScreenGeometry.InspectorWish()
  /// How far the inspector is scrolled; more than its page has when the page has become shorter.
  var inspectorOffset = 0
  var inspectorPicture: Surface?
  var header: (picture: Picture, origin: CellPoint)?
  var chrome: Surface?
  var backdrop: Surface?
  var compositor: Compositor
  var hasShown = false
  /// The theme's colors on the display.
  private(set) var look: ScreenLook

  /// Makes a lock screen with nothing on it.
  ///
  /// - Parameters:
  ///   - size: The terminal's size, in cells.
  ///   - theme: The theme to begin with.
  ///   - environment: What views are given besides the theme's colors: time zone rules, glyph repertoire.
  ///   - hasDynamicIsland: Whether the device has an island.
  public init(
    size: CellSize, theme: Theme, environment: EnvironmentValues, hasDynamicIsland: Bool = true
  ) {
    self.size = size
    self.theme = theme
    self.environment = environment
    self.hasDynamicIsland = hasDynamicIsland
    look = ScreenLook(theme: theme, display: display)
    geometry = ScreenGeometry(screen: size)
    island = IslandPicture(deviceColumns: geometry.device.size.columns)
    islandShape = MovingIslandShape(
      IslandShape(
        for: .none, deviceColumns: geometry.device.size.columns, expandedHalfRows: 0))
    compositor = Compositor(size: size)
  }

  /// Takes over what is true now: which activities stand where, and their views.
  public mutating func update(
    _ arrangement: Arrangement, activities: [PresentedActivity], at time: SceneTime
  ) {
    self.arrangement = arrangement
    swiped = []
    self.activities = Dictionary(activities.map { ($0.id, $0) }) { _, last in last }
    if let selected = selection, !shownKeys.contains(selected) { selection = nil }
    arrange(at: time)
  }

  /// Takes over a new size of the terminal; nothing moves, all is where it belongs at once.
  public mutating func resize(to size: CellSize, at time: SceneTime) {
    self.size = size
    geometry = ScreenGeometry(screen: size, inspector: inspectorWish)
    compositor = Compositor(size: size)
    jump(at: time)
  }

  /// Takes over another state of the display; nothing moves, all looks as it shall at once.
  public mutating func show(_ display: DeviceDisplay, at time: SceneTime) {
    guard display != self.display else { return }
    self.display = display
    look = ScreenLook(theme: theme, display: display)
    jump(at: time)
  }

  /// Takes over another theme.
  public mutating func use(_ theme: Theme, at time: SceneTime) {
    self.theme = theme
    look = ScreenLook(theme: theme, display: display)
    forgetPictures()
    arrange(at: time)
  }

  /// The picture at a moment; only what changed since the last one is composed anew.
  public mutating func frame(at time: SceneTime) -> LockScreenFrame {
    guard size.columns >= ScreenGeometry.minimumSize.columns,
      size.rows >= ScreenGeometry.minimumSize.rows
    else { return tooSmall() }
    pieces.removeAll { $0.isLeaving && !$0.isMoving(at: time.motion) }
    banners.removeAll { $0.isLeaving && !$0.isMoving(at: time.motion) }
    if header == nil || nextChange.map({ $0 <= time.device }) ?? false { arrange(at: time) }
    hasShown = true
    let damage = compositor.compose(layers(at: time))
    return LockScreenFrame(
      surface: compositor.surface, damage: damage, isMoving: isMoving(at: time.motion),
      nextChange: nextChange)
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
    pieces = []
    banners = []
    drag = nil
    hasShown = false
    arrange(at: time)
  }

  /// How long a motion takes: no time on a display that is always on (AK 4.29).
  func pace(_ length: Duration) -> Duration { look.isAlwaysOn ? .zero : length }

  mutating func forgetPictures() {
    header = nil
    chrome = nil
    backdrop = nil
    inspectorPicture = nil
  }
}

// MARK: - Arranging

extension LockScreen {
  /// Lays out every view for the moment and sends each piece to its place.
  mutating func arrange(at time: SceneTime) {
    let views = viewEnvironment(at: time)
    let area = geometry.cards
    let blocks = arrangement.stacks.map { stack in
      CardColumn.Block(of: stack, without: swiped) { key in
        activities[key].map {
          CardPicture.picture(
            of: $0, columns: area.size.columns, look: look, environment: views)
        }
      } edges: { count in
        CardPicture.edges(count: count, columns: area.size.columns, look: look)
      }
    }
    let placed = CardColumn.place(blocks, in: area, selected: selection)
    hiddenCount = placed.hiddenCount
    settle(placed.pieces, at: time.motion)
    arrangeIsland(views: views, at: time)
    arrangeBanner(views: views, at: time)
    if header.map({ ($0.picture.validUntil ?? .distantFuture) <= time.device }) ?? true {
      header = DeviceChrome.header(
        geometry: geometry, look: look, isLocked: isLocked, environment: views)
    }
  }

  /// The environment of a view on a card: the theme's colors and the device's time.
  private func viewEnvironment(at time: SceneTime) -> EnvironmentValues {
    var values = environment
    values.now = time.device
    values.colorScheme = look.colorScheme
    values.isLuminanceReduced = look.isAlwaysOn
    values.foregroundStyles = look.foregroundStyles
    values.tint = look.tint
    return values
  }

  private mutating func arrangeIsland(views: EnvironmentValues, at time: SceneTime) {
    guard hasDynamicIsland else { return }
    var values = views
    values.colorScheme = .dark
    values.foregroundStyles = IslandPicture.foregroundStyles
    values.tint = IslandPicture.legibleTint(theme.tint)
    let columns = geometry.device.size.columns
    let before = island.arrangement
    island = IslandPicture(
      of: arrangement.island, deviceColumns: columns, environment: values
    ) { activities[$0] }
    let shape = IslandShape(
      for: arrangement.island, deviceColumns: columns, expandedHalfRows: island.expandedHalfRows)
    guard hasShown, !look.isAlwaysOn else {
      islandShape = MovingIslandShape(shape)
      islandOpacity = MovingNumber(1)
      return
    }
    islandShape.move(to: shape, at: time.motion)
    guard before != arrangement.island else { return }
    islandOpacity = MovingNumber(0)
    islandOpacity.move(to: 1, over: SystemMotion.morph, at: time.motion)
  }

  /// Matches pieces with those on screen: the known move, the new fade in, the missing fade out.
  private mutating func settle(_ placed: [PlacedPiece], at now: Duration) {
    let wanted = Set(placed.map(\.key))
    for index in pieces.indices where !pieces[index].isLeaving {
      guard !wanted.contains(pieces[index].key) else { continue }
      pieces[index].isLeaving = true
      pieces[index].opacity.move(to: 0, over: pace(SystemMotion.fade), at: now)
    }
    for target in placed {
      guard let index = pieces.firstIndex(where: { $0.key == target.key && !$0.isLeaving }) else {
        var piece = Piece(
          key: target.key, app: target.app, picture: target.picture, column: MovingNumber(0),
          row: MovingNumber(Double(target.row)), opacity: MovingNumber(hasShown ? 0 : 1))
        piece.opacity.move(to: 1, over: pace(SystemMotion.fade), at: now)
        pieces.append(piece)
        continue
      }
      pieces[index].picture = target.picture
      pieces[index].row.move(to: Double(target.row), over: pace(SystemMotion.settle), at: now)
    }
  }

  /// When the picture changes by itself, on the device's clock.
  private var nextChange: Date? {
    let dates =
      (pieces + banners).map(\.picture.validUntil) + [
        island.validUntil, header?.picture.validUntil,
      ]
    return dates.compactMap { $0 }.min()
  }

  private func isMoving(at now: Duration) -> Bool {
    guard !geometry.isDeviceCovered else { return false }
    return (pieces + banners).contains { $0.isMoving(at: now) } || islandShape.isMoving(at: now)
      || islandOpacity.isMoving(at: now)
  }
}
