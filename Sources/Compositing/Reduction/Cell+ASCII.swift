import ColorScience

extension Cell {
  /// Returns the cell as an ASCII-only device draws it.
  ///
  /// - Parameters:
  ///   - left: The original cell before it: a wide glyph's second mark stands in its right half.
  ///   - hasColors: A Boolean value indicating whether blocks become ground; without colors they become marks.
  /// - Returns: A cell whose glyph, if it has one, is ASCII.
  public func inASCII(after left: Cell?, hasColors: Bool) -> Cell {
    var cell = self
    // Half cells need a glyph that ASCII does not have, and a ground without a blank would be drawn in dots.
    cell.upper = meanBackground
    cell.lower = cell.upper
    if glyph == .continuation {
      guard let left, left.width == 2 else { return cell.blanked }
      cell.glyph = left.glyph.ascii(width: 2).second
      cell.width = 1
      return cell
    }
    guard glyph.hasInk else { return cell.blanked }
    if hasColors, let share = BlockShare.share(of: glyph.base) {
      guard share >= 0.5 else { return cell.blanked }
      cell.upper = foreground.over(cell.upper)
      cell.lower = cell.upper
      return cell.blanked
    }
    cell.glyph = glyph.ascii(width: Int(width)).first
    cell.width = 1
    return cell
  }
}

extension Surface {
  /// Returns the surface as an ASCII-only device draws it.
  public func inASCII(hasColors: Bool) -> Surface {
    var result = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let left = column > 0 ? self[column - 1, row] : nil
        result.set(
          self[column, row].inASCII(after: left, hasColors: hasColors), column: column, row: row)
      }
    }
    return result
  }
}
