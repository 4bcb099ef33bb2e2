import ColorScience
import Compositing

extension Surface {
  /// Returns the picture within the cells that another one fills, since views are seen only where the island is; one at rest
  /// has whole letters in its corners.
  func cut(to shape: Surface, isAtRest: Bool) -> Surface {
    var result = Surface(size: shape.size)
    let common = bounds.intersection(shape.bounds)
    for row in common.rowRange {
      for column in common.columnRange where self[column, row] != .clear {
        let cell = self[column, row].cut(to: shape[column, row], keepsLetters: isAtRest)
        if cell != .clear, cell.glyph != .continuation {
          result.set(cell, column: column, row: row)
        }
      }
    }
    return result
  }
}

extension Cell {
  /// Returns the part of the cell that is seen on one of a shape.
  ///
  /// A cell that is wholly filled hides the cell beneath; one in a corner is ink. A letter or any ground hides the lens.
  fileprivate func cut(to beneath: Cell, keepsLetters: Bool) -> Cell {
    guard beneath.glyph != .space else { return self }
    var cell = Cell.clear
    guard !beneath.isOpaque else {
      cell = self
      if !glyph.hasInk, glyph != .continuation { cell.glyph = .space }
      return cell
    }
    let covered = beneath.coverage
    // Most of a letter would be seen in a corner: it is whole, and so is the black beneath it.
    if keepsLetters, isLetter, (covered.upper + covered.lower) / 2 >= Self.letterCoverageMinimum {
      cell = self
      (cell.upper, cell.lower) = (upper.over(.black), lower.over(.black))
      return cell
    }
    // The half of a cell along an edge shows what is drawn there, as far as the shape covers that half.
    var ground = self
    ground.turnMaskToGround()
    guard ground.glyph == .none else { return cell }
    if covered.upper >= Self.coverageMinimum { cell.upper = ground.upper.opacity(covered.upper) }
    if covered.lower >= Self.coverageMinimum { cell.lower = ground.lower.opacity(covered.lower) }
    return cell
  }

  /// The part of a half cell that a shape covers at least where something is seen on it.
  private static var coverageMinimum: Double { 0.75 }

  /// The part of a cell that a shape covers at least where a letter stands on it.
  private static var letterCoverageMinimum: Double { 0.6 }

  /// A Boolean value indicating whether it is a letter or a sign of one cell.
  private var isLetter: Bool { glyph.hasInk && CellMask(glyph) == nil }

  /// A Boolean value indicating whether its ground hides the cell beneath, whatever ink stands on it.
  fileprivate var isOpaque: Bool { upper.alpha == 255 && lower.alpha == 255 }
}
