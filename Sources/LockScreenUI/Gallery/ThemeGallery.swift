public import ColorScience
public import Compositing
public import Theming

/// Themes side by side: a tiny lock screen for each, one of them selected.
///
/// It is a scene as the lock screen is: it handles gestures, and gives a frame when one is asked for.
public struct ThemeGallery: Sendable {
  /// A gesture of the person in the gallery.
  public enum Gesture: Hashable, Sendable {
    /// Selects the theme some places to the right and some lines down.
    case move(columns: Int, lines: Int)
    /// Chooses the selected theme.
    case choose
    /// Selects the theme at a place, or chooses it if it is selected.
    case press(at: CellPoint)
  }

  /// Everything that the picture depends on besides the themes.
  private struct State: Hashable {
    var selection = 0
    var size: CellSize
    /// The first line of tiles that is seen.
    var firstLine = 0
  }

  /// The themes, in their order.
  private let themes: [Theme]
  private var state: State
  /// The state that the last frame showed.
  private var shown: State?
  private var tiles: [Surface] = []
  private var shelf: TileShelf
  private var depth: ColorDepth
  private var glyphs: GlyphRepertoire

  /// Makes a gallery, the first theme selected.
  ///
  /// - Parameters:
  ///   - themes: The themes; one at least.
  ///   - size: The terminal's size, in cells.
  ///   - depth: The number of colors that the terminal has.
  ///   - glyphs: The glyphs that large digits may be drawn with.
  public init(
    themes: [Theme], size: CellSize, depth: ColorDepth = .direct24,
    glyphs: GlyphRepertoire = .quadrant
  ) {
    precondition(!themes.isEmpty, "a gallery shows something")
    self.themes = themes
    self.depth = depth
    self.glyphs = glyphs
    state = State(size: size)
    shelf = TileShelf(of: themes.count, in: size)
    drawTiles()
  }

  private mutating func drawTiles() {
    tiles = themes.map { ThemeTile(size: shelf.tile).picture(of: $0, depth: depth, glyphs: glyphs) }
  }

  /// The place of the selected theme among the themes.
  var selection: Int { state.selection }

  var selected: Theme { themes[selection] }

  /// Handles a gesture of the person, and returns the theme that it chooses.
  public mutating func handle(_ gesture: Gesture) -> Theme? {
    switch gesture {
    case .move(let columns, let lines):
      select(selection + columns + lines * shelf.perLine)
      return nil
    case .choose: return selected
    case .press(let place):
      guard let index = themes.indices.first(where: { frame(of: $0)?.contains(place) == true })
      else { return nil }
      let isSelected = index == selection
      state.selection = index
      return isSelected ? selected : nil
    }
  }

  private mutating func select(_ index: Int) {
    guard themes.indices.contains(index) else { return }
    state.selection = index
    reveal()
  }

  /// Replaces the terminal's size, in cells.
  public mutating func resize(to size: CellSize) {
    state.size = size
    let before = shelf
    shelf = TileShelf(of: themes.count, in: size)
    if shelf.tile != before.tile { drawTiles() }
    state.firstLine = 0
    reveal()
  }

  /// Replaces the terminal's number of colors and its glyphs.
  public mutating func update(depth: ColorDepth, glyphs: GlyphRepertoire) {
    (self.depth, self.glyphs) = (depth, glyphs)
    drawTiles()
    shown = nil
  }

  /// Scrolls to the selected theme.
  private mutating func reveal() {
    let line = selection / shelf.perLine
    state.firstLine = min(max(state.firstLine, line - shelf.shownLines + 1), line)
  }

  /// The time at which the gallery changes by itself: never.
  public var nextTurn: Duration? { nil }

  /// Returns whether the next frame differs from the last one.
  public func wantsFrame(at now: Duration) -> Bool { state != shown }

  /// Returns the picture.
  public mutating func frame(at now: Duration) -> SceneFrame {
    let bounds = CellRect(origin: .zero, size: state.size)
    let damage = wantsFrame(at: now) ? [bounds] : []
    shown = state
    return SceneFrame(
      surface: surface(), damage: damage, isMoving: false, nextChange: nil, nextDrift: nil)
  }
}

// MARK: - Drawing

extension ThemeGallery {
  func surface() -> Surface {
    var surface = Surface(size: state.size, filledWith: Cell(background: page))
    for index in themes.indices { draw(index, on: &surface) }
    // The air above a selected tile may be the header's row.
    drawHeader(on: &surface)
    return surface
  }

  private func drawHeader(on surface: inout Surface) {
    let start = CellPoint(column: shelf.left + 1, row: max(0, shelf.top - 2))
    // The number of themes tells that some are out of sight.
    let title = shelf.showsAll ? "Themes" : "Themes \(selection + 1) of \(themes.count)"
    let used = surface.draw(title, at: start, foreground: .white, attributes: .bold)
    let column = start.column + used + 3
    let room = state.size.columns - column
    guard let hint = Self.hints.first(where: { TextCells.width(of: $0) <= room }) else { return }
    surface.draw(hint, at: CellPoint(column: column, row: start.row), foreground: Self.faint)
  }

  /// The meanings of keys, in fewer and fewer words.
  private static let hints = [
    "arrows select · Enter opens the demo · q quits", "Enter opens · q quits", "q quits",
  ]

  /// The terminal around the tiles.
  private var page: StraightRGBA { depth.isPlain ? PlainStyle.page : FixedColors.page }

  private static let faint = StraightRGBA(rgb: 0x8E8E93)
  private static let selectedGround = StraightRGBA(rgb: 0x2E2E36)

  /// The place of a theme's tile, its title and the air around them; `nil` for one that is not seen.
  private func frame(of index: Int) -> CellRect? {
    let line = index / shelf.perLine - state.firstLine
    guard (0..<shelf.shownLines).contains(line) else { return nil }
    return CellRect(
      column: shelf.left + index % shelf.perLine * shelf.cell.columns,
      row: shelf.top + line * shelf.cell.rows, columns: shelf.cell.columns, rows: shelf.cell.rows)
  }

  private func draw(_ index: Int, on surface: inout Surface) {
    guard let frame = frame(of: index) else { return }
    let isSelected = index == selection
    if isSelected, depth.isPlain {
      surface.draw(.heavy, around: frame, color: .white)
    } else if isSelected {
      var ground = Surface(size: frame.size)
      let rect = OutlineRect(ground.bounds)
      let outline = Outline {
        $0.addRoundedRect(
          OutlineRect(minX: 0, minY: 8, maxX: rect.maxX, maxY: rect.maxY), cornerRadius: 16)
      }
      ground.fill(
        outline, with: Self.selectedGround, edges: EdgeStyle(glyphs: glyphs, depth: depth))
      surface.composite(ground, at: frame.origin)
    }
    let corner = frame.origin + CellPoint(column: 1, row: shelf.air)
    surface.composite(tiles[index], at: corner)
    let row = frame.rowRange.upperBound - 1
    let theme = themes[index]
    let mark = isSelected ? "▸ " : ""
    let used = surface.draw(
      mark + theme.title, at: CellPoint(column: corner.column, row: row),
      foreground: isSelected ? .white : StraightRGBA(rgb: 0xC7C7CC),
      attributes: isSelected ? [.bold, .emphasized] : [],
      maximumColumns: shelf.tile.columns - 6)
    let kind = theme.appearance.rawValue
    surface.draw(
      kind,
      at: CellPoint(
        column: corner.column + max(used + 1, shelf.tile.columns - kind.utf8.count), row: row),
      foreground: Self.faint)
  }
}
