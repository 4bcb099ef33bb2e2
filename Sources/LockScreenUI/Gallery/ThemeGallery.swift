public import CellUI
public import ColorScience
public import Compositing
import FoundationEssentials
public import Theming

/// Themes side by side: a tiny lock screen for each, one of them selected.
public struct ThemeGallery: Sendable {
  /// The themes, in their order.
  public let themes: [Theme]
  /// The place of the selected one.
  public private(set) var selection = 0
  /// The terminal's size, in cells.
  public var size: CellSize {
    didSet { resize() }
  }
  /// Which row of tiles is the first that is seen.
  private var firstLine = 0
  private var tiles: [Surface]
  private var shelf: Shelf

  /// How many colors the terminal has.
  private let depth: ColorDepth
  /// What large digits are made of.
  private let glyphs: GlyphRepertoire

  /// Makes a gallery, the first theme selected.
  ///
  /// - Parameters:
  ///   - themes: The themes; one at least.
  ///   - size: The terminal's size, in cells.
  ///   - depth: How many colors the terminal has.
  ///   - glyphs: What large digits are made of.
  public init(
    themes: [Theme], size: CellSize, depth: ColorDepth = .direct24,
    glyphs: GlyphRepertoire = .quadrant
  ) {
    precondition(!themes.isEmpty, "a gallery shows something")
    self.themes = themes
    self.size = size
    self.depth = depth
    self.glyphs = glyphs
    shelf = Shelf(of: themes.count, in: size)
    tiles = []
    drawTiles()
  }

  private mutating func drawTiles() {
    tiles = themes.map { ThemeTile(size: shelf.tile).picture(of: $0, depth: depth, glyphs: glyphs) }
  }

  private mutating func resize() {
    let before = shelf
    shelf = Shelf(of: themes.count, in: size)
    if shelf.tile != before.tile { drawTiles() }
    firstLine = 0
    reveal()
  }

  /// A Boolean value indicating whether it is drawn otherwise than another one of the same themes.
  public func differs(from other: ThemeGallery) -> Bool {
    selection != other.selection || size != other.size || firstLine != other.firstLine
  }

  /// The theme that is selected.
  public var selected: Theme { themes[selection] }

  /// Selects another theme, so many places to the right and so many lines down; there is no way out of the gallery.
  public mutating func move(columns: Int = 0, lines: Int = 0) {
    let target = selection + columns + lines * shelf.perLine
    guard themes.indices.contains(target) else { return }
    selection = target
    reveal()
  }

  /// Selects the theme at a place of the picture.
  ///
  /// - Returns: A Boolean value indicating whether it was selected before.
  public mutating func select(at place: CellPoint) -> Bool {
    for index in themes.indices where frame(of: index)?.contains(place) == true {
      defer { selection = index }
      return selection == index
    }
    return false
  }

  /// The picture: opaque, as large as the terminal.
  public func surface() -> Surface {
    var surface = Surface(size: size, filledWith: Cell(background: page))
    drawHeader(on: &surface)
    for index in themes.indices { draw(index, on: &surface) }
    return surface
  }

  private func drawHeader(on surface: inout Surface) {
    let start = CellPoint(column: shelf.left + 1, row: max(0, shelf.top - 2))
    // Where some are out of sight it is told that there are more.
    let title = shelf.showsAll ? "Themes" : "Themes \(selection + 1) of \(themes.count)"
    let used = surface.draw(title, at: start, foreground: .white, attributes: .bold)
    let column = start.column + used + 3
    let room = size.columns - column
    guard let hint = Self.hints.first(where: { TextCells.width(of: $0) <= room }) else { return }
    surface.draw(hint, at: CellPoint(column: column, row: start.row), foreground: Self.faint)
  }

  /// What keys do, in fewer and fewer words.
  private static let hints = [
    "arrows select · Enter opens the demo · q quits", "Enter opens · q quits", "q quits",
  ]

  /// The terminal around the tiles.
  private var page: StraightRGBA { depth.isPlain ? PlainStyle.page : FixedColors.page }

  private static let faint = StraightRGBA(rgb: 0x8E8E93)
  private static let selectedGround = StraightRGBA(rgb: 0x2E2E36)

  /// The place of a theme's tile, its title and the air around them; `nil` for one that is not seen.
  private func frame(of index: Int) -> CellRect? {
    let line = index / shelf.perLine - firstLine
    guard (0..<shelf.shownLines).contains(line) else { return nil }
    return CellRect(
      column: shelf.left + index % shelf.perLine * shelf.cell.columns,
      row: shelf.top + line * shelf.cell.rows, columns: shelf.cell.columns, rows: shelf.cell.rows)
  }

  private mutating func reveal() {
    let line = selection / shelf.perLine
    firstLine = min(max(firstLine, line - shelf.shownLines + 1), line)
  }

  private func draw(_ index: Int, on surface: inout Surface) {
    guard let frame = frame(of: index) else { return }
    let isSelected = index == selection
    if isSelected, depth.isPlain {
      surface.draw(.heavy, around: frame, color: .white)
    } else if isSelected {
      var ground = Surface(size: frame.size)
      ground.fillRoundedRectangle(
        columns: 0..<frame.size.columns, halfRows: 1..<2 * frame.size.rows, radius: 2,
        with: Self.selectedGround)
      surface.composite(ground, at: frame.origin)
    }
    let corner = CellPoint(column: frame.origin.column + 1, row: frame.origin.row + shelf.air)
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

/// How tiles stand on a terminal: as large as shows them all, and in its middle.
private struct Shelf: Hashable {
  /// A tile's size.
  let tile: CellSize
  /// The rows above a tile: a row of air, where it costs no line of tiles.
  let air: Int
  let perLine: Int
  let shownLines: Int
  let showsAll: Bool
  let left: Int
  let top: Int

  /// A tile with its title, and the air around them.
  var cell: CellSize { CellSize(columns: tile.columns + 2, rows: tile.rows + 1 + air) }

  /// Beginning with the largest.
  private static let tiles = [
    CellSize(columns: 34, rows: 19), CellSize(columns: 26, rows: 14), ThemeTile.leastSize,
  ]

  init(of count: Int, in screen: CellSize) {
    let room = CellSize(columns: screen.columns, rows: screen.rows - 1)
    let shelves = Self.tiles.map { Shelf(of: count, tile: $0, in: room) }
    self = shelves.first(where: \.showsAll) ?? shelves[shelves.count - 1]
  }

  private init(of count: Int, tile: CellSize, in room: CellSize) {
    let (columns, rows) = (tile.columns + 2, tile.rows + 1)
    let fitting = max(1, room.columns / columns)
    let lines = (count + fitting - 1) / fitting
    self.tile = tile
    // Lines of one length.
    perLine = (count + lines - 1) / lines
    air = min(lines, room.rows / (rows + 1)) == min(lines, room.rows / rows) ? 1 : 0
    shownLines = max(1, min(lines, room.rows / (rows + air)))
    showsAll = shownLines == lines && shownLines * (rows + air) <= room.rows
    left = max(0, (room.columns - perLine * columns) / 2)
    top = 1 + max(0, (room.rows - shownLines * (rows + air)) / 2)
  }
}

/// Draws a lock screen as small as can be: wallpaper, clock and a card.
struct ThemeTile {
  static let leastSize = CellSize(columns: 18, rows: 10)
  let size: CellSize

  private static let cornerRadius = 2
  private var clockRow: Int { size.rows / 8 }
  private var card: CellRect {
    CellRect(column: 1, row: size.rows - 5, columns: size.columns - 2, rows: 4)
  }

  func picture(of theme: Theme, depth: ColorDepth, glyphs: GlyphRepertoire) -> Surface {
    let look = ScreenLook(theme: theme, display: DeviceDisplay())
      .limited(to: depth, before: theme.wallpaper)
    let clock = digits(color: look.clockColor, glyphs: glyphs)
    let origin = CellPoint(column: (size.columns - clock.size.columns) / 2, row: clockRow)
    let quiet = CellRect(
      column: origin.column - 1, row: origin.row, columns: clock.size.columns + 2,
      rows: clock.size.rows)
    let scene = WallpaperScene(of: theme, size: size, sparing: [quiet, card])
      .limited(to: depth, bands: look.plain?.bands, headerRows: origin.row + clock.size.rows)
    var surface = scene.wallpaper
    surface.draw(scene.symbols)
    let isVibrant = theme.clockStyle == .vibrant && look.plain == nil
    surface.composite(
      isVibrant ? clock.vibrant(in: theme, before: scene, at: origin) : clock, at: origin)
    surface.composite(cardPicture(in: look, before: scene), at: card.origin)
    if let style = look.plain, style.outlinesDevice {
      surface.draw(.thin, around: surface.bounds, color: style.faint)
    } else {
      Backdrop.cutCorners(
        of: surface.bounds, radius: Self.cornerRadius,
        to: look.plain == nil ? FixedColors.page : PlainStyle.page, in: &surface)
    }
    return surface
  }

  private func digits(color: StraightRGBA, glyphs: GlyphRepertoire) -> Surface {
    let environment = EnvironmentValues(
      now: Date(timeIntervalSince1970: 0), glyphRepertoire: glyphs)
    return Text("9:41").font(.system(size: 34, weight: .semibold))
      .foregroundStyle(Color(color))
      .layout(in: ProposedCells(columns: size.columns, rows: 3), environment: environment)
      .surface()
  }

  private func cardPicture(in look: ScreenLook, before scene: WallpaperScene) -> Surface {
    let ground = CardGround(
      kind: .card, columns: card.size.columns, color: look.cardMaterial, style: look.plain)
    var surface = ground.surface(halfRows: 0..<2 * card.size.rows)
      .glazed(before: scene, at: card.origin)
    let ink = look.foregroundStyles
    surface.draw("Ride", at: CellPoint(column: 2, row: 1), foreground: ink[0], attributes: .bold)
    let (end, done) = (card.size.columns - 2, card.size.columns / 2 + 1)
    surface.draw("12:07", at: CellPoint(column: end - 5, row: 1), foreground: ink[1])
    let bar = { String(repeating: "━", count: $0) }
    surface.draw(bar(done - 2), at: CellPoint(column: 2, row: 2), foreground: look.tint)
    surface.draw(bar(end - done), at: CellPoint(column: done, row: 2), foreground: ink[3])
    return surface
  }
}
