public import ColorScience

extension Surface {
  /// Draws a line of text, in the order in which it is seen; the background stays.
  ///
  /// - Parameters:
  ///   - text: The text; scalars that could control a terminal are drawn as marks (see `TextCells`).
  ///   - origin: The place of its first glyph.
  ///   - foreground: The ink's color.
  ///   - attributes: The ink's attributes.
  ///   - maximumColumns: The most cells; a wide glyph is never cut in half.
  /// - Returns: The columns used.
  @discardableResult
  public mutating func draw(
    _ text: String, at origin: CellPoint, foreground: StraightRGBA,
    attributes: CellAttributes = [], maximumColumns: Int = .max
  ) -> Int {
    var used = 0
    for measured in TextCells.line(of: text, maximumColumns: maximumColumns) {
      draw(
        measured, column: origin.column + used, row: origin.row, foreground: foreground,
        attributes: attributes)
      used += measured.width
    }
    return used
  }

  /// Draws one glyph; the background stays.
  public mutating func draw(
    _ measured: MeasuredGlyph, column: Int, row: Int, foreground: StraightRGBA,
    attributes: CellAttributes = []
  ) {
    guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return }
    let index = row * size.columns + column
    var cell = cells[index]
    if cell.glyph.bits >= 0x2580, CellMask(measured.glyph) == nil { cell.turnMaskToGround() }
    cell.glyph = measured.glyph
    cell.width = UInt8(measured.width)
    cell.foreground = foreground
    cell.attributes = attributes
    guard measured.width == 2 else {
      mendNeighbors(ofCellAt: index, column: column)
      cells[index] = cell
      return
    }
    let right = column + 1 < size.columns ? cells[index + 1] : nil
    set(cell, column: column, row: row)
    guard var right else { return }
    // The right half keeps its own background.
    right.glyph = .continuation
    right.width = 1
    right.foreground = foreground
    right.attributes = attributes
    cells[index + 1] = right
  }
}
