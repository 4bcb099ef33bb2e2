import CellUI
import ColorScience
import Compositing

extension Surface {
  /// Gives every filled cell without ink a blank, so that the picture hides the ink beneath it.
  mutating func hideGlyphsBeneath() {
    updateCells { cell, _ in
      if cell.glyph == .none, cell.upper.alpha > 0, cell.lower.alpha > 0 { cell.glyph = .space }
    }
  }

}

extension ViewLayout {
  /// Returns whether any cell of a row has ink in some columns that is no part of a shape, such as a round corner.
  func hasInk(inRow row: Int, columns: Range<Int>) -> Bool {
    guard (0..<size.rows).contains(row) else { return false }
    let surface = surface(around: row)
    return columns.clamped(to: 0..<size.columns).contains {
      let glyph = surface[$0, row].glyph
      return glyph.hasInk && CellMask(glyph) == nil
    }
  }
}
