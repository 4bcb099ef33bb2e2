public import Compositing

extension ViewLayout {
  /// The least part of the layout that holds all that is drawn.
  public var drawnFrame: CellRect {
    items.reduce(CellRect(origin: .zero, size: .zero)) { frame, item in
      frame.union(item.clip.map { $0.intersection(item.frame) } ?? item.frame)
    }
  }
}

extension ViewLayout {
  /// The layout at a place of something larger, which may cut it.
  ///
  /// - Parameters:
  ///   - origin: Where the layout's top left cell comes to lie; it may be outside.
  ///   - size: The size of the whole, in cells.
  ///   - clip: The part of the whole in which the layout may be seen.
  /// - Returns: The whole.
  public func placed(at origin: CellPoint, in size: CellSize, clip: CellRect) -> ViewLayout {
    let items = items.map { item in
      var item = item.offset(columns: origin.column, rows: origin.row)
      item.clip = item.clip.map { $0.intersection(clip) } ?? clip
      return item
    }
    return ViewLayout(
      size: size, items: items, controls: controls.map { $0.offset(by: origin) },
      truncatedTexts: truncatedTexts, validUntil: validUntil, preferences: preferences)
  }
}

extension ViewLayout {
  /// The layout with its fills drawn out to the edges of a frame, where they end at those of the part that it takes.
  ///
  /// - Parameters:
  ///   - part: The part of the whole that the view takes.
  ///   - frame: Where a fill that ends where the part ends shall end.
  ///   - onlyGround: Whether that is done to nothing but what fills all of the part.
  /// - Returns: The layout.
  public func drawnOut(
    from part: CellRect, to frame: CellRect, onlyGround: Bool
  ) -> ViewLayout {
    guard items.contains(where: \.isSlab) else { return self }
    let items = items.map { item in
      let seen = item.clip.map { $0.intersection(item.frame) } ?? item.frame
      let isGround = seen.intersection(part) == part
      guard item.isSlab, isGround || !onlyGround else { return item }
      var item = item
      item.frame = item.frame.drawnOut(from: part, to: frame)
      item.clip = item.clip?.drawnOut(from: part, to: frame)
      return item
    }
    return ViewLayout(
      size: size, items: items, controls: controls, truncatedTexts: truncatedTexts,
      validUntil: validUntil, preferences: preferences)
  }

  /// A Boolean value indicating whether a fill reaches an edge of the layout.
  public var bleeds: Bool {
    let inner = CellRect(
      column: 1, row: 1, columns: max(0, size.columns - 2), rows: max(0, size.rows - 2))
    return items.contains { item in
      guard case .fill = item.content else { return false }
      return item.frame.intersection(inner) != item.frame
    }
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a fill that still looks as it was meant when it is larger.
  fileprivate var isSlab: Bool {
    switch content {
    case .fill(.rectangle, _), .fill(.rounded, _): true
    default: false
    }
  }
}

extension CellRect {
  fileprivate func drawnOut(from part: CellRect, to frame: CellRect) -> CellRect {
    let columns = columnRange.drawnOut(from: part.columnRange, to: frame.columnRange)
    let rows = rowRange.drawnOut(from: part.rowRange, to: frame.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}

extension Range<Int> {
  fileprivate func drawnOut(from part: Range, to whole: Range) -> Range {
    let start = lowerBound <= part.lowerBound ? Swift.min(lowerBound, whole.lowerBound) : lowerBound
    let end = upperBound >= part.upperBound ? Swift.max(upperBound, whole.upperBound) : upperBound
    return start..<end
  }
}
