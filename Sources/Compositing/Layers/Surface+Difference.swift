extension Surface {
  /// The most equal cells in a rectangle around two rows that differ: a rectangle more costs as much.
  private static let sparedMaximum = 24

  /// Returns rectangles around every cell in which two surfaces of one size differ, one for each run of rows that differ
  /// in nearly the same columns.
  public func difference(from other: Surface) -> [CellRect] {
    var rects: [CellRect] = []
    for row in 0..<size.rows {
      guard let columns = differingColumns(from: other, row: row) else { continue }
      let rect = CellRect(
        column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
      if let last = rects.last, last.rowRange.upperBound == row,
        last.union(rect).cellCount <= last.cellCount + rect.cellCount + Self.sparedMaximum
      {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  /// Returns the smallest range of columns with every difference in a row; `nil` where the rows are equal.
  func differingColumns(from other: Surface, row: Int) -> Range<Int>? {
    let place = row * size.columns..<(row + 1) * size.columns
    let (new, old) = (cells.span.extracting(place), other.cells.span.extracting(place))
    var first = 0
    while first < size.columns, new[first] == old[first] { first += 1 }
    guard first < size.columns else { return nil }
    var end = size.columns
    while new[end - 1] == old[end - 1] { end -= 1 }
    // A wide glyph changes whole.
    if first > 0, new[first].glyph == .continuation || old[first].glyph == .continuation {
      first -= 1
    }
    if end < size.columns, new[end - 1].width == 2 || old[end - 1].width == 2 { end += 1 }
    return first..<end
  }
}

extension CellRect {
  fileprivate var cellCount: Int { size.columns * size.rows }
}
