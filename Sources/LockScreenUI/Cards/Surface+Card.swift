import ColorScience
import Compositing

extension Surface {
  /// Gives every filled cell without ink a blank, so that the picture hides the ink beneath it.
  mutating func hideGlyphsBeneath() {
    updateCells { cell, _ in
      if cell.glyph == .none, cell.upper.alpha > 0, cell.lower.alpha > 0 { cell.glyph = .space }
    }
  }

  /// Draws a card's rim upon its own cells: the halves and quarters that it begins and ends with, and a line at its sides.
  mutating func drawRim(_ color: StraightRGBA) {
    let places = (0..<size.rows).flatMap { row in
      (0..<size.columns).map { CellPoint(column: $0, row: row) }
    }
    let columns = places.filter { self[$0.column, $0.row].upper.alpha > 0 }.map(\.column)
    let (first, last) = (columns.min() ?? 0, columns.max() ?? 0)
    updateCells { cell, place in
      if cell.glyph.hasInk {
        cell.foreground = color
      } else if (cell.upper.alpha > 0) != (cell.lower.alpha > 0) {
        if cell.upper.alpha > 0 { cell.upper = color } else { cell.lower = color }
      } else if cell.upper.alpha > 0, place.column == first || place.column == last {
        cell.glyph = Glyph(place.column == first ? "▏" : "▕")
        cell.foreground = color
      }
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
