public import ColorScience

extension Surface {
  /// Sets the cell at a place; outside the surface nothing changes.
  ///
  /// A wide glyph that loses a half becomes a blank.
  ///
  /// A cell of width 2 takes the next place, too; at the right edge it becomes a blank.
  public mutating func set(_ cell: Cell, column: Int, row: Int) {
    guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return }
    let index = row * size.columns + column
    mendNeighbors(ofCellAt: index, column: column)
    guard cell.width == 2 else {
      cells[index] = cell
      return
    }
    guard column + 1 < size.columns else {
      cells[index] = cell.blanked
      return
    }
    mendNeighbors(ofCellAt: index + 1, column: column + 1)
    cells[index] = cell
    cells[index + 1] = cell
    cells[index + 1].glyph = .continuation
    cells[index + 1].width = 1
  }

  /// Blanks the other half of a wide glyph before one half is overwritten.
  mutating func mendNeighbors(ofCellAt index: Int, column: Int) {
    if cells[index].glyph == .continuation, column > 0 {
      cells[index - 1] = cells[index - 1].blanked
    }
    if cells[index].width == 2, column + 1 < size.columns {
      cells[index + 1] = cells[index + 1].blanked
    }
  }

  /// Sets the colors of a cell to another one's, and its glyph to a blank if only the other one has ink; widths stay.
  public mutating func recolor(column: Int, row: Int, like cell: Cell) {
    precondition(
      column >= 0 && row >= 0 && column < size.columns && row < size.rows,
      "a cell is recolored inside its surface")
    let index = row * size.columns + column
    cells[index].upper = cell.upper
    cells[index].lower = cell.lower
    cells[index].foreground = cell.foreground
    if cells[index].glyph == .none, cell.glyph == .space { cells[index].glyph = .space }
  }

  /// Lays a color over both halves of each cell in a rectangle, and over the parts of shapes in it; letters stay.
  public mutating func fill(_ rect: CellRect, with color: StraightRGBA) {
    fill(
      columns: rect.columnRange,
      halfRows: (2 * rect.rowRange.lowerBound)..<(2 * rect.rowRange.upperBound), with: color)
  }

  /// Lays a color over half cells: half row `2r` is the upper half of row `r`, `2r + 1` its lower half.
  public mutating func fill(
    columns: Range<Int>, halfRows: Range<Int>, with color: StraightRGBA
  ) {
    let columns = columns.clamped(to: 0..<size.columns)
    for halfRow in halfRows.clamped(to: 0..<(2 * size.rows)) {
      let start = halfRow / 2 * size.columns
      for index in (start + columns.lowerBound)..<(start + columns.upperBound) {
        if halfRow % 2 == 0 {
          cells[index].upper = color.over(cells[index].upper)
        } else {
          cells[index].lower = color.over(cells[index].lower)
        }
        cells[index].layOnMask(color, halves: 1)
      }
    }
  }
}

extension Surface {
  /// Lays a color over the letter of a cell that a shape in front covers whole: an opaque one hides it, and one that leaves
  /// less than half of it hides an emoji, which is never dim.
  public mutating func layOnLetter(_ color: StraightRGBA, column: Int, row: Int) {
    guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return }
    let index = row * size.columns + column
    let glyph = cells[index].glyph
    guard glyph == .continuation || glyph.hasInk && CellMask(glyph) == nil else { return }
    let first = glyph == .continuation && column > 0 ? cells[index - 1].glyph : glyph
    let hidesEmoji = 1 - Double(color.alpha) / 255 < Glyph.emojiOpacityMinimum
    guard color.alpha == 255 || hidesEmoji && first.ownColor != nil else {
      return cells[index].tintInk(with: color)
    }
    mendNeighbors(ofCellAt: index, column: column)
    cells[index] = cells[index].blanked
  }
}

extension Cell {
  /// Lays a color over the ink, as it is laid over the ground beneath it: so the ink's alpha stays.
  @inline(__always)
  mutating func tintInk(with color: StraightRGBA) {
    let alpha = foreground.alpha
    foreground.alpha = 255
    foreground = color.over(foreground)
    foreground.alpha = alpha
  }

  /// Lays colors over both halves, and over the ink of a part of a shape.
  mutating func layWhole(upper color: StraightRGBA, lower lowerColor: StraightRGBA) {
    let isFlat = color == lowerColor && lower == upper
    upper = color.over(upper)
    lower = isFlat ? upper : lowerColor.over(lower)
    layOnMask(color, halves: 2)
  }

  /// Lays a color over the ink of a part of a shape, which is no nearer than its ground.
  ///
  /// - Parameters:
  ///   - color: The color, which may be translucent.
  ///   - halves: The halves of the cell that the color is laid on; a whole cell may be laid on half by half.
  mutating func layOnMask(_ color: StraightRGBA, halves: Int) {
    guard glyph.hasInk, CellMask(glyph) != nil else { return }
    var color = color
    if halves == 1 {
      let rest = 1 - Double(color.alpha) / 255
      color.alpha = UInt8(((1 - rest.squareRoot()) * 255).rounded())
    }
    foreground = color.over(foreground)
  }

  /// The same cell with a blank instead of its glyph.
  var blanked: Cell {
    var cell = self
    cell.glyph = .space
    cell.width = 1
    return cell
  }
}
