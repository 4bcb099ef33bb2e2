import ColorScience
import Compositing

extension Surface {
  /// Gives every filled cell without ink a blank, so that the picture hides the ink beneath it.
  mutating func hideGlyphsBeneath() {
    updateCells { cell, _ in
      if cell.glyph == .none, cell.upper.alpha > 0, cell.lower.alpha > 0 { cell.glyph = .space }
    }
  }

  /// Clears cells that are filled by half, which would become a shade between two colors where a cell has one ground.
  mutating func keepWholeRows() {
    updateCells { cell, _ in
      let isHalf = !cell.glyph.hasInk && (cell.upper.alpha > 0) != (cell.lower.alpha > 0)
      if isHalf || cell.glyph.isCornerQuarter { cell = .clear }
    }
  }

  /// Returns whether any cell of the row has ink.
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
