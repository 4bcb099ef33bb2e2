import ColorScience
import Compositing

/// A line around a rectangle.
enum Outline {
  case thin
  /// The line around a selection.
  case heavy

  /// Top left, top right, bottom left, bottom right, across and down.
  fileprivate var glyphs: [Glyph] {
    switch self {
    case .thin: ["╭", "╮", "╰", "╯", "─", "│"].map { Glyph($0) }
    case .heavy: ["┏", "┓", "┗", "┛", "━", "┃"].map { Glyph($0) }
    }
  }
}

extension Surface {
  /// Draws a line around the inside of a rectangle, upon the grounds that are there.
  mutating func draw(_ outline: Outline, around rect: CellRect, color: StraightRGBA) {
    guard rect.size.columns > 1, rect.size.rows > 1 else { return }
    let (columns, rows) = (rect.columnRange, rect.rowRange)
    let (right, bottom) = (columns.upperBound - 1, rows.upperBound - 1)
    let glyphs = outline.glyphs
    for column in columns.dropFirst().dropLast() {
      draw(line: glyphs[4], column: column, row: rows.lowerBound, color, outline)
      draw(line: glyphs[4], column: column, row: bottom, color, outline)
    }
    for row in rows.dropFirst().dropLast() {
      draw(line: glyphs[5], column: columns.lowerBound, row: row, color, outline)
      draw(line: glyphs[5], column: right, row: row, color, outline)
    }
    draw(line: glyphs[0], column: columns.lowerBound, row: rows.lowerBound, color, outline)
    draw(line: glyphs[1], column: right, row: rows.lowerBound, color, outline)
    draw(line: glyphs[2], column: columns.lowerBound, row: bottom, color, outline)
    draw(line: glyphs[3], column: right, row: bottom, color, outline)
  }

  /// Draws the lower edge of a card that lies below another.
  mutating func drawEdge(columns: Range<Int>, row: Int, color: StraightRGBA) {
    guard columns.count > 1 else { return }
    let glyphs = Outline.thin.glyphs
    for column in columns {
      draw(line: glyphs[4], column: column, row: row, color, .thin)
    }
    draw(line: glyphs[2], column: columns.lowerBound, row: row, color, .thin)
    draw(line: glyphs[3], column: columns.upperBound - 1, row: row, color, .thin)
  }

  private mutating func draw(
    line glyph: Glyph, column: Int, row: Int, _ color: StraightRGBA, _ outline: Outline
  ) {
    draw(
      MeasuredGlyph(glyph, width: 1), column: column, row: row, foreground: color,
      attributes: outline == .heavy ? .bold : [])
  }
}
