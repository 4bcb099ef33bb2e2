public import ColorScience

extension Surface {
  /// Lays a picture over cells: each becomes the mask and the two colors that come nearest.
  ///
  /// - Parameters:
  ///   - colors: The colors of sub-pixels, row by row: as many in a row as `size` has columns of the glyphs' sub-pixels.
  ///   - size: The size of the picture, in cells.
  ///   - origin: The place of its upper left cell, which may lie outside.
  ///   - glyphs: The glyphs to draw with.
  public mutating func lay(
    _ colors: [StraightRGBA], of size: CellSize, at origin: CellPoint, glyphs: GlyphRepertoire
  ) {
    let (wide, high) = (glyphs.pixelColumns, glyphs.pixelRows)
    precondition(
      colors.count == size.columns * wide * size.rows * high, "a color for each sub-pixel")
    let area = CellRect(origin: origin, size: size).intersection(bounds)
    for row in area.rowRange {
      for column in area.columnRange {
        let place = { (pixel: Int) in
          ((row - origin.row) * high + pixel / wide) * size.columns * wide
            + (column - origin.column) * wide + pixel % wide
        }
        guard glyphs != .ascii else {
          let color = colors[place(0)]
          fill(CellRect(column: column, row: row, columns: 1, rows: 1), with: color)
          continue
        }
        lay(column: column, row: row, pixelRows: high) { colors[place($0)] }
      }
    }
  }

  /// Lays colors over the sub-pixels of a cell.
  private mutating func lay(
    column: Int, row: Int, pixelRows: Int, color: (_ pixel: Int) -> StraightRGBA
  ) {
    var pixels = CellPixels(of: self[column, row], rows: pixelRows)
    var isSeen = false
    for pixel in 0..<pixels.count {
      let color = color(pixel)
      guard color.alpha > 0 else { continue }
      isSeen = true
      pixels.lay(color.premultiplied, on: pixel)
    }
    if isSeen { set(pixels.cell(ink: nil), column: column, row: row) }
  }
}
