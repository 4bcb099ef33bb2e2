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
    // In a span items, which are large, are compared and drawn in their place.
    let (items, others) = (items, former.items)
    let new = items.span
    let old = others.span
    for index in items.indices where old[index] != new[index] {
      for row in former.rows(ofItemAt: index) { rows[row] = true }
      for row in self.rows(ofItemAt: index) { rows[row] = true }
    }
    guard markWholeItems(&rows) else { return surface() }
    var surface = Surface(picture, clearing: rows)
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

  /// Returns whether the upper half of a row and the lower half of another have ink in some columns that is no part of a
  /// shape, such as a round corner.
  ///
  /// A row with nothing but shapes is not drawn to know it. Large letters have ink in halves of rows, and others in whole ones.
  public func hasInk(above first: Int, below last: Int, columns: Range<Int>) -> (
    above: Bool, below: Bool
  ) {
    let seen = columns.clamped(to: 0..<size.columns)
    let rows = Set([first, last]).filter(hasGlyphs).sorted()
    guard !rows.isEmpty else { return (false, false) }
    let surface = surface(around: rows)
    let letters = items.lazy.filter(\.content.isLarge).map(\.frame)
    func hasInk(in row: Int, _ half: (Glyph) -> Float) -> Bool {
      rows.contains(row)
        && seen.contains { column in
          let glyph = surface[column, row].glyph
          guard glyph.hasInk else { return false }
          guard CellMask(glyph) != nil else { return true }
          let place = CellRect(column: column, row: row, columns: 1, rows: 1)
          return half(glyph) > 0 && letters.contains { $0.intersection(place) == place }
        }
    }
    return (hasInk(in: first) { $0.coverage.upper }, hasInk(in: last) { $0.coverage.lower })
  }

  /// Returns whether there are glyphs other than the parts of a shape in a row.
  private func hasGlyphs(row: Int) -> Bool {
    items.indices.contains {
      rows(ofItemAt: $0).contains(row) && items[$0].content.hasGlyphs
    }
  }

  /// Marks the rows of items that stand in marked rows, since only a whole item looks as in the whole picture.
  ///
  /// - Returns: A Boolean value indicating whether there are rows that need not be drawn.
  private func markWholeItems(_ rows: inout [Bool]) -> Bool {
    var isWhole = false
    while !isWhole {
      isWhole = true
      for index in items.indices {
        let own = self.rows(ofItemAt: index)
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
    let items = items
    let drawn = items.span
    for index in items.indices {
      guard let row = self.rows(ofItemAt: index).first, rows[row] else { continue }
      drawn[index].draw(on: &surface)
    }
  }

  /// Returns the rows in which an item is seen; the item, which is large, is not copied for it.
  private func rows(ofItemAt index: Int) -> Range<Int> {
    let frame = items[index].frame
    let visible = items[index].clip.map { $0.intersection(frame) } ?? frame
    return visible.intersection(CellRect(origin: .zero, size: size)).rowRange
  }
}

extension DisplayItem.Content {
  /// A Boolean value indicating whether it is a line of large letters.
  fileprivate var isLarge: Bool {
    if case .block = self { true } else { false }
  }

  /// A Boolean value indicating whether it has glyphs other than the parts of a shape.
  fileprivate var hasGlyphs: Bool {
    switch self {
    case .fill: false
    case .line, .block, .stroke, .bar, .rule, .symbol, .image: true
    }
  }
}
