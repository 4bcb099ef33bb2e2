public import ColorScience

/// A line around a rectangle.
public enum BoxLine: Sendable {
  /// A thin line with square corners.
  case square
  /// A thin line with round corners.
  case thin
  /// The bold line around a selection.
  case heavy

  /// The numbers of the glyphs of lines.
  static let glyphRange: ClosedRange<UInt32> = 0x2500...0x257F

  /// Top left, top right, bottom left, bottom right, across and down.
  fileprivate var glyphs: [Glyph] {
    switch self {
    case .square: ["┌", "┐", "└", "┘", "─", "│"].map { Glyph($0) }
    case .thin: ["╭", "╮", "╰", "╯", "─", "│"].map { Glyph($0) }
    case .heavy: ["┏", "┓", "┗", "┛", "━", "┃"].map { Glyph($0) }
    }
  }
}

extension Surface {
  /// Draws a line around the inside of a rectangle, on the grounds that are there.
  public mutating func draw(_ line: BoxLine, around rect: CellRect, color: StraightRGBA) {
    guard rect.size.columns > 1, rect.size.rows > 1 else { return }
    let glyphs = line.glyphs
    let attributes: CellAttributes = line == .heavy ? .bold : []
    let (top, bottom) = (rect.rowRange.lowerBound, rect.rowRange.upperBound - 1)
    draw(glyphs[0], glyphs[4], glyphs[1], columns: rect.columnRange, row: top, color, attributes)
    // A frame may reach far beyond the surface.
    for row in (top + 1..<bottom).clamped(to: 0..<size.rows) {
      for column in [rect.columnRange.lowerBound, rect.columnRange.upperBound - 1] {
        draw(
          MeasuredGlyph(glyphs[5], width: 1), column: column, row: row, foreground: color,
          attributes: attributes)
      }
    }
    draw(glyphs[2], glyphs[4], glyphs[3], columns: rect.columnRange, row: bottom, color, attributes)
  }

  /// Draws the lower edge of a card that lies below another.
  public mutating func drawEdge(columns: Range<Int>, row: Int, color: StraightRGBA) {
    guard columns.count > 1 else { return }
    let glyphs = BoxLine.thin.glyphs
    draw(glyphs[2], glyphs[4], glyphs[3], columns: columns, row: row, color, [])
  }

  private mutating func draw(
    _ first: Glyph, _ middle: Glyph, _ last: Glyph, columns: Range<Int>, row: Int,
    _ color: StraightRGBA, _ attributes: CellAttributes
  ) {
    for column in columns.clamped(to: 0..<size.columns) {
      let glyph =
        column == columns.lowerBound ? first : column == columns.upperBound - 1 ? last : middle
      draw(
        MeasuredGlyph(glyph, width: 1), column: column, row: row, foreground: color,
        attributes: attributes)
    }
  }
}

extension Glyph {
  /// A Boolean value indicating whether the glyph is a line of a box.
  public var isBoxLine: Bool { BoxLine.glyphRange.contains(base.value) }
}
