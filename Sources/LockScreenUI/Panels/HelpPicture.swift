import ColorScience
import Compositing

/// Draws the help: a panel of keys and their meanings.
enum HelpPicture {
  /// Lines below one another, with keys flush and meanings flush.
  private struct Column {
    let lines: ArraySlice<HelpLine>
    let keyWidth: Int
    let width: Int

    init(_ lines: ArraySlice<HelpLine>) {
      self.lines = lines
      keyWidth = lines.map { TextCells.width(of: $0.key) }.max() ?? 0
      width = keyWidth + 2 + (lines.map { TextCells.width(of: $0.meaning) }.max() ?? 0)
    }
  }

  private static let margin = 3
  private static let gap = 2
  /// The cells at a side of the panel from which on the screen shows more than scraps there.
  private static let scrap = 4

  /// Returns a panel as wide and high as its lines ask for, within `room`.
  static func surface(of lines: [HelpLine], within room: CellSize, edges: EdgeStyle) -> Surface {
    let shown = columns(of: lines, within: room)
    let height = shown.map(\.lines.count).max() ?? 0
    // Every key is worth more than the panel's own margins.
    let margins = height + 4 > room.rows ? 0 : 1
    let size = CellSize(
      columns: filling(room.columns, from: width(of: shown)),
      rows: filling(room.rows, from: height + 2 + 2 * margins))
    var surface = Surface(size: size)
    let panel = Outline {
      $0.addRoundedRect(OutlineRect(surface.bounds), cornerRadius: CardGround.cornerRadius)
    }
    surface.fill(panel, with: StraightRGBA(rgb: 0x16161C), edges: edges)
    surface.hideGlyphsBeneath()
    var start = max(margin, (size.columns - width(of: shown)) / 2 + margin)
    surface.draw("Keys", .title, row: margins, columns: start..<max(start, size.columns))
    for column in shown {
      draw(column, from: start, margins: margins, on: &surface)
      start += column.width + gap
    }
    return surface
  }

  /// Returns a length, or all of the room where only scraps of the screen would be left around it.
  private static func filling(_ room: Int, from length: Int) -> Int {
    room - length < 2 * scrap ? room : length
  }

  /// Returns one column, or two where one is too high and two are not too wide.
  private static func columns(of lines: [HelpLine], within room: CellSize) -> [Column] {
    let half = (lines.count + 1) / 2
    let halves = [Column(lines[..<half]), Column(lines[half...])]
    let isTooHigh = lines.count > room.rows - 4
    return isTooHigh && width(of: halves) <= room.columns ? halves : [Column(lines[...])]
  }

  private static func width(of columns: [Column]) -> Int {
    columns.reduce(2 * margin - gap) { $0 + $1.width + gap }
  }

  private static func draw(
    _ column: Column, from start: Int, margins: Int, on surface: inout Surface
  ) {
    let (end, top) = (surface.size.columns, 2 + margins)
    for (index, line) in column.lines.prefix(max(0, surface.size.rows - top - margins)).enumerated()
    {
      let key = start + column.keyWidth - TextCells.width(of: line.key)
      surface.draw(line.key, .title, row: index + top, columns: key..<max(key, end))
      let meaning = start + column.keyWidth + 2
      surface.draw(line.meaning, .plain, row: index + top, columns: meaning..<max(meaning, end))
    }
  }
}
