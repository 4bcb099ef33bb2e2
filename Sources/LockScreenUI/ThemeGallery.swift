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
    didSet { reveal() }
  }
  /// Which row of tiles is the first that is seen.
  private var firstLine = 0
  private let tiles: [Surface]

  /// How many colors the terminal has.
  private let depth: ColorDepth

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
    tiles = themes.map { ThemeTile.picture(of: $0, depth: depth, glyphs: glyphs) }
  }

  /// A Boolean value indicating whether it is drawn otherwise than another one of the same themes.
  public func differs(from other: ThemeGallery) -> Bool {
    selection != other.selection || size != other.size || firstLine != other.firstLine
  }

  /// The theme that is selected.
  public var selected: Theme { themes[selection] }

  /// Selects another theme, so many places to the right and so many lines down; there is no way out of the gallery.
  public mutating func move(columns: Int = 0, lines: Int = 0) {
    let target = selection + columns + lines * perLine
    guard themes.indices.contains(target) else { return }
    selection = target
    reveal()
  }

  /// Selects the theme at a place of the picture.
  ///
  /// - Returns: A Boolean value indicating whether it was selected before.
  public mutating func select(at place: CellPoint) -> Bool {
    for index in themes.indices where frame(of: index).contains(place) {
      defer { selection = index }
      return selection == index
    }
    return false
  }

  /// The picture: opaque, as large as the terminal.
  public func surface() -> Surface {
    var surface = Surface(size: size, filledWith: Cell(background: page))
    surface.draw(
      "Themes", at: CellPoint(column: left + 1, row: 0), foreground: .white, attributes: .bold)
    let hint = "arrows select · Enter opens the demo · q quits"
    surface.draw(
      hint, at: CellPoint(column: left + 10, row: 0), foreground: Self.faint,
      maximumColumns: max(0, size.columns - left - 10))
    for index in themes.indices { draw(index, on: &surface) }
    return surface
  }

  /// The terminal around the tiles.
  private var page: StraightRGBA { depth.isPlain ? PlainStyle.page : Backdrop.page }

  private static let faint = StraightRGBA(rgb: 0x8E8E93)
  private static let selectedGround = StraightRGBA(rgb: 0x2E2E36)
  /// A tile with its title, and the air around them.
  private static let cell = CellSize(
    columns: ThemeTile.size.columns + 2, rows: ThemeTile.size.rows + 2)

  private var perLine: Int { max(1, size.columns / Self.cell.columns) }
  private var shownLines: Int { max(1, (size.rows - 1) / Self.cell.rows) }
  private var left: Int { max(0, (size.columns - perLine * Self.cell.columns) / 2) }

  /// The place of a theme's tile, its title and the air at both sides.
  private func frame(of index: Int) -> CellRect {
    CellRect(
      column: left + index % perLine * Self.cell.columns,
      row: 1 + (index / perLine - firstLine) * Self.cell.rows, columns: Self.cell.columns,
      rows: Self.cell.rows)
  }

  private mutating func reveal() {
    let line = selection / perLine
    firstLine = min(max(firstLine, line - shownLines + 1), line)
  }

  private func draw(_ index: Int, on surface: inout Surface) {
    let frame = frame(of: index)
    guard frame.origin.row > 0, frame.intersection(surface.bounds).size.rows > 2 else { return }
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
    let corner = CellPoint(column: frame.origin.column + 1, row: frame.origin.row + 1)
    surface.composite(tiles[index], at: corner)
    let row = frame.rowRange.upperBound - 1
    let theme = themes[index]
    let mark = isSelected ? "▸ " : ""
    let used = surface.draw(
      mark + theme.title, at: CellPoint(column: corner.column, row: row),
      foreground: isSelected ? .white : StraightRGBA(rgb: 0xC7C7CC),
      attributes: isSelected ? [.bold, .emphasized] : [],
      maximumColumns: ThemeTile.size.columns - 6)
    let kind = theme.appearance.rawValue
    surface.draw(
      kind,
      at: CellPoint(
        column: corner.column + max(used + 1, ThemeTile.size.columns - kind.utf8.count), row: row),
      foreground: Self.faint)
  }
}

/// Draws a lock screen as small as can be: wallpaper, clock and a card.
enum ThemeTile {
  static let size = CellSize(columns: 18, rows: 10)
  private static let cornerRadius = 2
  private static let clockRow = 1
  private static let card = CellRect(column: 1, row: 5, columns: 16, rows: 4)

  static func picture(of theme: Theme, depth: ColorDepth, glyphs: GlyphRepertoire) -> Surface {
    let look = ScreenLook(theme: theme, display: DeviceDisplay())
      .limited(to: depth, before: theme.wallpaper)
    let clock = digits(color: look.clockColor, glyphs: glyphs)
    let origin = CellPoint(column: (size.columns - clock.size.columns) / 2, row: clockRow)
    let quiet = CellRect(
      column: origin.column - 1, row: origin.row, columns: clock.size.columns + 2,
      rows: clock.size.rows)
    let scene = Backdrop.Scene(of: theme, size: size, sparing: [quiet, card])
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
        of: surface.bounds, radius: cornerRadius,
        to: look.plain == nil ? Backdrop.page : PlainStyle.page, in: &surface)
    }
    return surface
  }

  private static func digits(color: StraightRGBA, glyphs: GlyphRepertoire) -> Surface {
    let environment = EnvironmentValues(
      now: Date(timeIntervalSince1970: 0), glyphRepertoire: glyphs)
    return Text("9:41").font(.system(size: 34, weight: .semibold))
      .foregroundStyle(Color(color))
      .layout(in: ProposedCells(columns: size.columns, rows: 3), environment: environment)
      .surface()
  }

  private static func cardPicture(in look: ScreenLook, before scene: Backdrop.Scene) -> Surface {
    let ground = CardGround(
      kind: .card, columns: card.size.columns, color: look.cardMaterial, style: look.plain)
    var surface = ground.surface(halfRows: 0..<2 * card.size.rows)
      .glazed(before: scene, at: card.origin)
    let ink = look.foregroundStyles
    surface.draw("Ride", at: CellPoint(column: 2, row: 1), foreground: ink[0], attributes: .bold)
    surface.draw("12:07", at: CellPoint(column: 9, row: 1), foreground: ink[1])
    surface.draw("━━━━━━━", at: CellPoint(column: 2, row: 2), foreground: look.tint)
    surface.draw("━━━━━", at: CellPoint(column: 9, row: 2), foreground: ink[3])
    return surface
  }
}
