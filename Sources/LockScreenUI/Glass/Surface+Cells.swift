import Compositing

extension Surface {
  /// Changes each cell; the right half of a wide glyph goes with the left one.
  mutating func updateCells(_ update: (inout Cell, CellPoint) -> Void) {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let before = self[column, row]
        guard before.glyph != .continuation else { continue }
        var cell = before
        update(&cell, CellPoint(column: column, row: row))
        if cell != before { set(cell, column: column, row: row) }
      }
    }
  }
}
