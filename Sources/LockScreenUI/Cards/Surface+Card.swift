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
