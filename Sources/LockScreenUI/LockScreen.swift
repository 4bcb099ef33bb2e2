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
  /// What stands beside the device, where there is room.
  public var inspector = Inspector() {
    didSet { if inspector != oldValue { inspectorPicture = nil } }
  }
  /// The help, shown over everything; `nil` when it is put away.
  public var help: [HelpLine]?
  /// The selected activity; `nil` until somebody selects one.
  public private(set) var selection: ActivityID?

  var environment: EnvironmentValues
  var geometry: ScreenGeometry
  var arrangement = Arrangement.empty
  var activities: [ActivityID: PresentedActivity] = [:]
  var pieces: [Piece] = []
  var hiddenCount = 0
  var island: IslandPicture
  var islandShape: MovingIslandShape
  var islandOpacity = MovingNumber(1)
  var drag: Drag?
  /// Cards that are flying out while the engine has yet to hear of it.
  var swiped: Set<ActivityID> = []
  private var inspectorPicture: Surface?
  private var header: (picture: Picture, origin: CellPoint)?
  private var chrome: Surface?
  private var backdrop: Surface?
  private var compositor: Compositor
  private var hasShown = false

  /// Makes a lock screen with nothing on it.
  ///
  /// - Parameters:
  ///   - size: The terminal's size, in cells.
  ///   - theme: The theme to begin with.
  ///   - environment: What views are given besides the theme's colors: time zone rules, glyph repertoire.
  public init(size: CellSize, theme: Theme, environment: EnvironmentValues) {
    self.size = size
    self.theme = theme
    self.environment = environment
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
    geometry = ScreenGeometry(screen: size)
    compositor = Compositor(size: size)
    forgetPictures()
    pieces = []
    hasShown = false
    arrange(at: time)
  }

  /// Takes over another theme.
  public mutating func use(_ theme: Theme, at time: SceneTime) {
    self.theme = theme
    forgetPictures()
    arrange(at: time)
  }

  /// The picture at a moment; only what changed since the last one is composed anew.
  public mutating func frame(at time: SceneTime) -> LockScreenFrame {
    guard size.columns >= ScreenGeometry.minimumSize.columns,
      size.rows >= ScreenGeometry.minimumSize.rows
    else { return tooSmall() }
    pieces.removeAll { $0.isLeaving && !$0.isMoving(at: time.motion) }
    if let change = nextChange, change <= time.device { arrange(at: time) }
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

  private mutating func forgetPictures() {
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
            of: $0, columns: area.size.columns, theme: theme, environment: views)
        }
      } edges: { count in
        CardPicture.edges(count: count, columns: area.size.columns, theme: theme)
      }
    }
    let placed = CardColumn.place(blocks, in: area, selected: selection)
    hiddenCount = placed.hiddenCount
    settle(placed.pieces, at: time.motion)
    arrangeIsland(views: views, at: time)
    if header.map({ ($0.picture.validUntil ?? .distantFuture) <= time.device }) ?? true {
      header = DeviceChrome.header(geometry: geometry, theme: theme, environment: views)
    }
  }

  /// The environment of a view on a card: the theme's colors and the device's time.
  private func viewEnvironment(at time: SceneTime) -> EnvironmentValues {
    var values = environment
    values.now = time.device
    values.colorScheme = theme.appearance == .light ? .light : .dark
    values.foregroundStyles = theme.foregroundStyles
    values.tint = theme.tint
    return values
  }

  private mutating func arrangeIsland(views: EnvironmentValues, at time: SceneTime) {
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
    guard hasShown else {
      islandShape = MovingIslandShape(shape)
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
      pieces[index].opacity.move(to: 0, over: SystemMotion.fade, at: now)
    }
    for target in placed {
      guard let index = pieces.firstIndex(where: { $0.key == target.key && !$0.isLeaving }) else {
        var piece = Piece(
          key: target.key, app: target.app, picture: target.picture, column: MovingNumber(0),
          row: MovingNumber(Double(target.row)), opacity: MovingNumber(hasShown ? 0 : 1))
        piece.opacity.move(to: 1, over: SystemMotion.fade, at: now)
        pieces.append(piece)
        continue
      }
      pieces[index].picture = target.picture
      pieces[index].row.move(to: Double(target.row), over: SystemMotion.settle, at: now)
    }
  }

  /// When the picture changes by itself, on the device's clock.
  private var nextChange: Date? {
    let dates = pieces.map(\.picture.validUntil) + [island.validUntil, header?.picture.validUntil]
    return dates.compactMap { $0 }.min()
  }

  private func isMoving(at now: Duration) -> Bool {
    pieces.contains { $0.isMoving(at: now) } || islandShape.isMoving(at: now)
      || islandOpacity.isMoving(at: now)
  }
}

// MARK: - Layers

extension LockScreen {
  /// The layers of a moment, from the farthest to the nearest.
  private mutating func layers(at time: SceneTime) -> [Layer] {
    let now = time.motion
    let ground =
      backdrop ?? Backdrop.surface(geometry: geometry, wallpaper: theme.wallpaper)
    backdrop = ground
    let marks = chrome ?? DeviceChrome.surface(geometry: geometry, theme: theme)
    chrome = marks
    var layers = [
      Layer(surface: ground, origin: .zero),
      Layer(surface: marks, origin: geometry.device.origin),
    ]
    if let header { layers.append(Layer(surface: header.picture.surface, origin: header.origin)) }
    // Edges lie below every card; what leaves lies above what stays.
    for piece in pieces where !piece.key.isCard { layers.append(layer(of: piece, at: now)) }
    for piece in pieces where piece.key.isCard && !piece.isLeaving {
      layers.append(layer(of: piece, at: now))
    }
    for piece in pieces where piece.key.isCard && piece.isLeaving {
      layers.append(layer(of: piece, at: now))
    }
    layers += notes(at: now)
    layers.append(
      Layer(
        surface: island.surface(
          shape: islandShape.rounded(at: now), opacity: islandOpacity.value(at: now)),
        origin: geometry.device.origin))
    if let place = geometry.inspector {
      let picture = inspectorPicture ?? InspectorPicture.surface(of: inspector, size: place.size)
      inspectorPicture = picture
      layers.append(Layer(surface: picture, origin: place.origin))
    }
    if let help {
      let panel = InspectorPicture.help(help, within: size)
      layers.append(Layer(surface: panel, origin: center(panel.size)))
    }
    return layers
  }

  private func layer(of piece: Piece, at now: Duration) -> Layer {
    var opacity = piece.opacity.value(at: now)
    if let drag, piece.key == .card(drag.key) { opacity *= drag.opacity }
    return Layer(
      surface: piece.picture.surface, origin: piece.rect(at: now, in: geometry.cards).origin,
      opacity: opacity, clip: geometry.device)
  }

  /// The mark of the selected card, and what is said where there is no card or no room for one.
  private func notes(at now: Duration) -> [Layer] {
    var layers: [Layer] = []
    if let selection,
      let piece = pieces.first(where: { $0.key == .card(selection) && !$0.isLeaving })
    {
      let rect = piece.rect(at: now, in: geometry.cards)
      var mark = Surface(size: CellSize(columns: 1, rows: max(1, rect.size.rows - 2)))
      for row in 0..<mark.size.rows {
        mark.set(
          Cell(glyph: Glyph("▐"), foreground: theme.tint, attributes: .emphasized), column: 0,
          row: row)
      }
      layers.append(
        Layer(
          surface: mark,
          origin: CellPoint(column: geometry.cards.origin.column - 1, row: rect.origin.row + 1),
          clip: geometry.device))
    }
    if let text = emptyText {
      var note = Surface(size: CellSize(columns: TextCells.width(of: text), rows: 1))
      note.draw(text, at: .zero, foreground: theme.dateColor.opacity(0.8), attributes: [])
      let column =
        geometry.device.origin.column + (geometry.device.size.columns - note.size.columns) / 2
      let row = min(geometry.cards.rowRange.upperBound, geometry.device.rowRange.upperBound - 2)
      layers.append(Layer(surface: note, origin: CellPoint(column: column, row: row)))
    }
    return layers
  }

  private var emptyText: String? {
    if arrangement.stacks.isEmpty { return "No Live Activities" }
    return hiddenCount > 0 ? "\(hiddenCount) more" : nil
  }

  private func center(_ panel: CellSize) -> CellPoint {
    CellPoint(column: (size.columns - panel.columns) / 2, row: (size.rows - panel.rows) / 2)
  }

  /// A terminal that cannot show the device says so, and what it would take.
  private mutating func tooSmall() -> LockScreenFrame {
    var surface = Surface(size: size, filledWith: Cell(background: Backdrop.page))
    let least = ScreenGeometry.minimumSize
    let lines = [
      "islet needs \(least.columns) x \(least.rows)", "here: \(size.columns) x \(size.rows)",
    ]
    for (index, line) in lines.enumerated() {
      let place = CellPoint(
        column: max(0, (size.columns - TextCells.width(of: line)) / 2),
        row: max(0, size.rows / 2 - 1) + index)
      surface.draw(line, at: place, foreground: .white, attributes: [])
    }
    return LockScreenFrame(
      surface: surface, damage: [surface.bounds], isMoving: false, nextChange: nil)
  }
}
