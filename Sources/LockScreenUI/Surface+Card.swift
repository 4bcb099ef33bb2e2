import ColorScience
import Compositing

extension Surface {
  /// Gives every filled cell without ink a blank, so that the picture hides the ink it is laid upon.
  mutating func hideGlyphsBeneath() {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        var cell = self[column, row]
        guard cell.glyph == .none, cell.upper.alpha > 0, cell.lower.alpha > 0 else { continue }
        cell.glyph = .space
        set(cell, column: column, row: row)
      }
    }
  }

  /// A Boolean value indicating whether any cell of the row has ink.
  func hasInk(inRow row: Int) -> Bool {
    (0..<size.columns).contains { self[$0, row].glyph.hasInk }
  }
}
