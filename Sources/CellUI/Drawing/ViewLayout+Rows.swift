public import Compositing

extension ViewLayout {
  /// Returns the picture of the layout, made of the picture of another one: only rows with other items are drawn anew.
  ///
  /// - Parameters:
  ///   - former: The other layout.
  ///   - picture: Its picture.
  /// - Returns: The same as `surface()`.
  public func surface(after former: ViewLayout, drawnAs picture: Surface) -> Surface {
    guard former.size == size, picture.size == size, former.items.count == items.count else {
      return surface()
    }
    var rows = [Bool](repeating: false, count: size.rows)
    for (old, new) in zip(former.items, items) where old != new {
      for row in old.rows(in: size) { rows[row] = true }
      for row in new.rows(in: size) { rows[row] = true }
    }
    guard markWholeItems(&rows) else { return surface() }
    var surface = picture
    var row = 0
    while row < rows.count {
      let start = row
      while row < rows.count, rows[row] { row += 1 }
      surface.clear(
        CellRect(column: 0, row: start, columns: size.columns, rows: row - start))
      while row < rows.count, !rows[row] { row += 1 }
    }
    draw(rows, on: &surface)
    return surface
  }

  /// Returns the picture of the layout in some rows, which may have others beside them.
  public func surface(around someRows: [Int]) -> Surface {
    var rows = [Bool](repeating: false, count: size.rows)
    for row in someRows where rows.indices.contains(row) { rows[row] = true }
    guard markWholeItems(&rows) else { return surface() }
    var surface = Surface(size: size)
    draw(rows, on: &surface)
    return surface
  }

  /// Returns which rows have ink in some columns that is no part of a shape, such as a round corner.
  ///
  /// A row with nothing but shapes is not drawn to know it.
  public func rowsWithInk(among someRows: [Int], columns: Range<Int>) -> [Int] {
    let seen = columns.clamped(to: 0..<size.columns)
    let rows = someRows.filter { row in
      items.contains { $0.content.hasGlyphs && $0.rows(in: size).contains(row) }
    }
    guard !rows.isEmpty else { return [] }
    let surface = surface(around: rows)
    return rows.filter { row in
      seen.contains {
        let glyph = surface[$0, row].glyph
        return glyph.hasInk && CellMask(glyph) == nil
      }
    }
  }

  /// Marks the rows of items that stand in marked rows, since only a whole item looks as in the whole picture.
  ///
  /// - Returns: A Boolean value indicating whether there are rows that need not be drawn.
  private func markWholeItems(_ rows: inout [Bool]) -> Bool {
    var isWhole = false
    while !isWhole {
      isWhole = true
      for item in items {
        let own = item.rows(in: size)
        guard own.contains(where: { rows[$0] }), own.contains(where: { !rows[$0] }) else {
          continue
        }
        for row in own { rows[row] = true }
        isWhole = false
      }
    }
    return rows.contains(false)
  }

  private func draw(_ rows: [Bool], on surface: inout Surface) {
    for item in items where item.rows(in: size).first.map({ rows[$0] }) ?? false {
      item.draw(on: &surface)
    }
  }
}

extension DisplayItem.Content {
  /// A Boolean value indicating whether it has glyphs other than the parts of a shape.
  fileprivate var hasGlyphs: Bool {
    switch self {
    case .fill: false
    case .line, .block, .stroke, .bar, .rule, .symbol, .image: true
    }
  }
}

extension DisplayItem {
  /// Returns the rows of a layout in which the item is seen.
  fileprivate func rows(in size: CellSize) -> Range<Int> {
    visibleFrame.intersection(CellRect(origin: .zero, size: size)).rowRange
  }
}
