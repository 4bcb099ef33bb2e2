import ColorScience
import Compositing

extension Surface {
  /// Gives every filled cell without ink a blank, so that the picture hides the ink beneath it.
  mutating func hideGlyphsBeneath() {
    updateCells { cell, _ in
      if cell.glyph == .none, cell.upper.alpha > 0, cell.lower.alpha > 0 { cell.glyph = .space }
    }
  }

  /// Returns whether any cell of the row has ink that is no part of a shape, such as a round corner.
  func hasInk(inRow row: Int) -> Bool {
    (0..<size.columns).contains {
      let glyph = self[$0, row].glyph
      return glyph.hasInk && CellMask(glyph) == nil
    }
  }
}
