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

  /// Leaves what fills whole rows only, where half of one would become a shade between it and what lies beneath.
  mutating func keepWholeRows() {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[column, row]
        let isHalf = !cell.glyph.hasInk && (cell.upper.alpha > 0) != (cell.lower.alpha > 0)
        guard isHalf || cell.glyph.isCornerQuarter else { continue }
        set(.clear, column: column, row: row)
      }
    }
  }

  /// A Boolean value indicating whether any cell of the row has ink.
  func hasInk(inRow row: Int) -> Bool {
    (0..<size.columns).contains { self[$0, row].glyph.hasInk }
  }
}

extension Glyph {
  /// A Boolean value indicating whether a single quarter of the cell is covered.
  fileprivate var isCornerQuarter: Bool {
    [0x2596, 0x2597, 0x2598, 0x259D].contains(base.value)
  }
}
