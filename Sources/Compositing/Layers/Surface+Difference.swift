extension Surface {
  /// Returns rectangles around every cell in which two surfaces of one size differ, one for each run of rows.
  public func difference(from other: Surface) -> [CellRect] {
    var rects: [CellRect] = []
    for row in 0..<size.rows {
      guard let columns = differingColumns(from: other, row: row) else { continue }
      let rect = CellRect(
        column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
      if let last = rects.last, last.rowRange.upperBound == row {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  /// Returns the smallest range of columns with every difference in a row; `nil` where the rows are equal.
  func differingColumns(from other: Surface, row: Int) -> Range<Int>? {
    let start = row * size.columns
    var first = 0
    while first < size.columns, cells[start + first] == other.cells[start + first] { first += 1 }
    guard first < size.columns else { return nil }
    var end = size.columns
    while cells[start + end - 1] == other.cells[start + end - 1] { end -= 1 }
    // A wide glyph changes whole.
    if first > 0,
      cells[start + first].glyph == .continuation
        || other.cells[start + first].glyph == .continuation
    {
      first -= 1
    }
    if end < size.columns,
      cells[start + end - 1].width == 2 || other.cells[start + end - 1].width == 2
    {
      end += 1
    }
    return first..<end
  }
}
