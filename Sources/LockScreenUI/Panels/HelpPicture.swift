import ColorScience
import Compositing

/// Draws the help: a panel of keys and their meanings, of which a window is seen where not all of it fits.
struct HelpPicture {
  /// The ground of the panel.
  static let ground = StraightRGBA(rgb: 0x16161C)
  /// The cells at either side of the text.
  private static let sideMargin = 3
  /// The cells around a panel below which it fills the terminal instead, since only scraps would be left around it.
  private static let scrap = 4

  /// The rows of a panel from which on it has a blank one above its text though it scrolls.
  private static let roomyRows = 20

  private let layout: HelpLayout
  /// The size of the panel.
  let size: CellSize
  /// The blank rows above and below the text.
  private let margin: Int
  /// A Boolean value indicating whether nothing is seen beside the panel, so that it has no corners.
  private let fillsScreen: Bool

  /// Lays out a panel as large as its groups ask for, within `room`.
  init(_ groups: [HelpGroup], within room: CellSize) {
    layout = HelpLayout(groups, columns: room.columns - 2 * Self.sideMargin)
    // Every key is worth more than the panel's own margins.
    margin = layout.lineCount + 2 > room.rows ? 0 : 1
    size = CellSize(
      columns: Self.filling(room.columns, from: layout.width + 2 * Self.sideMargin),
      rows: Self.filling(room.rows, from: layout.lineCount + 2 * margin))
    fillsScreen = size == room
  }

  /// Returns a length, or all of the room where only scraps of the screen would be left around it.
  private static func filling(_ room: Int, from length: Int) -> Int {
    room - length < 2 * scrap ? room : length
  }

  /// A Boolean value indicating whether every line is seen to its end.
  var isWhole: Bool { !scrolls && layout.width + 2 * Self.sideMargin <= size.columns }

  /// A Boolean value indicating whether not all lines fit.
  private var scrolls: Bool { layout.lineCount > size.rows - 2 * margin }

  /// The blank rows above the text of a panel that scrolls.
  private var headRows: Int { size.rows >= Self.roomyRows ? 1 : 0 }

  /// The number of lines that are seen; one that scrolls says so in its last row.
  private var window: Int { max(0, size.rows - 2 * margin - (scrolls ? 2 + headRows : 0)) }

  /// The farthest that the help may be scrolled.
  var offsetMaximum: Int { max(0, layout.lineCount - window) }

  /// Returns the panel, scrolled by `offset` lines.
  func surface(offset: Int, edges: EdgeStyle) -> Surface {
    let offset = max(0, min(offset, offsetMaximum))
    var surface = Surface(size: size)
    let panel = Outline {
      $0.addRoundedRect(OutlineRect(surface.bounds), cornerRadius: CardGround.cornerRadius)
    }
    if fillsScreen {
      surface.fill(surface.bounds, with: Self.ground)
    } else {
      surface.fill(panel, with: Self.ground, edges: edges)
    }
    surface.hideGlyphsBeneath()
    let top = scrolls ? headRows : (size.rows - layout.lineCount) / 2
    var start = max(scrolls ? 2 : Self.sideMargin, (size.columns - layout.width) / 2)
    for column in layout.columns {
      for (row, line) in column.lines.dropFirst(offset).prefix(window).enumerated() {
        draw(line, of: column, at: CellPoint(column: start, row: top + row), on: &surface)
      }
      start += column.width + HelpLayout.columnGap
    }
    guard scrolls else { return surface }
    surface.draw(
      thumb: ScrollBar.thumb(
        offset: offset, window: window, lineCount: layout.lineCount, rows: window),
      column: size.columns - 1, from: top)
    drawFoot(on: &surface)
    return surface
  }

  private func draw(
    _ line: HelpLayout.Line, of column: HelpLayout.Column, at place: CellPoint,
    on surface: inout Surface
  ) {
    let end = max(place.column, min(place.column + column.width, size.columns - 1))
    switch line {
    case .blank: break
    case .title(let title):
      surface.draw(title, .faint, row: place.row, columns: place.column..<end)
    case .key(let line):
      surface.draw(line.key, .title, row: place.row, columns: place.column..<end)
      let meaning = min(end, place.column + column.keyWidth + HelpLayout.Column.gap)
      surface.draw(line.meaning, .plain, row: place.row, columns: meaning..<end)
    }
  }

  /// Draws the keys that scroll and close the panel in its last row.
  private func drawFoot(on surface: inout Surface) {
    var column = 2
    for (key, meaning) in [("↑↓", "scroll"), ("?", "close")] {
      let end = max(column, size.columns - 1)
      column = surface.draw(key, .title, row: size.rows - 1, columns: column..<end) + 1
      column =
        surface.draw(meaning, .faint, row: size.rows - 1, columns: min(column, end)..<end) + 3
    }
  }
}
