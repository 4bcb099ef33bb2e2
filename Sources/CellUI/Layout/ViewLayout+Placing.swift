public import ColorScience
public import Compositing

extension ViewLayout {
  /// The smallest rectangle around all that is drawn.
  public var drawnFrame: CellRect {
    items.indices.reduce(CellRect(origin: .zero, size: .zero)) { whole, index in
      let frame = items[index].frame
      return whole.union(items[index].clip.map { $0.intersection(frame) } ?? frame)
    }
  }

  /// A Boolean value indicating whether a fill reaches an edge of the layout.
  public var bleedsToItsEdges: Bool { bleeds(to: CellRect(origin: .zero, size: size)) }

  /// Returns whether a fill reaches an edge of some cells of the layout, or a picture a corner.
  public func bleeds(to cells: CellRect) -> Bool {
    let inner = cells.inset(columns: 1, rows: 1)
    return items.indices.contains { index in
      if items[index].isPicture { return items[index].visibleFrame.hasCorner(of: cells) }
      guard items[index].isFill else { return false }
      return items[index].frame.intersection(inner) != items[index].frame
    }
  }

  /// A Boolean value indicating whether the upper or the lower edge is a band of one row, which is higher on a phone.
  ///
  /// Its letters would stand in the round corners of a card.
  public var endsWithLowBand: Bool {
    items.indices.contains { index in
      let frame = items[index].frame
      guard frame.size == CellSize(columns: size.columns, rows: 1), size.rows > 1,
        frame.origin.row == 0 || frame.origin.row == size.rows - 1,
        case .fill(.rectangle, _, _) = items[index].content
      else { return false }
      return true
    }
  }

  /// The color of a ground that the view itself draws behind all of it; `nil` where there is none, or one that shows the card.
  public var ownGround: StraightRGBA? {
    guard let item = items.first, item.isExtensible, item.masks.isEmpty, item.opacity == 1,
      item.frame == CellRect(origin: .zero, size: size), case .fill(_, let paint, _) = item.content,
      paint.color.isOpaque
    else { return nil }
    return paint.color
  }

  /// A Boolean value indicating whether padding is lost above and below, which is a row together.
  public var hasLostRow: Bool { lostPadding == .vertical }

  /// A Boolean value indicating whether padding is lost above the first row, while the last one is free.
  public var endsWithLostPaddingAbove: Bool {
    guard lostPadding.contains(.top), size.rows > 1 else { return false }
    // A ground of the whole view is behind both.
    let rows = items.map(\.frame.rowRange).filter { $0.count < size.rows }
    return rows.contains { $0.contains(0) } && !rows.contains { $0.contains(size.rows - 1) }
  }

  /// Places the layout in a larger one, which may clip it.
  ///
  /// - Parameters:
  ///   - origin: The place of the layout's top left cell, which may be outside.
  ///   - size: The size of the larger layout, in cells.
  ///   - clip: The part of the larger layout in which this one is visible.
  /// - Returns: The larger layout.
  public func placed(at origin: CellPoint, in size: CellSize, clip: CellRect) -> ViewLayout {
    var items = items
    for index in items.indices {
      items[index].move(by: origin)
      items[index].clip = items[index].clip.map { $0.intersection(clip) } ?? clip
    }
    return with(items, size: size, controls: controls.map { $0.offset(by: origin) })
  }

  /// The most rows or columns by which a picture is drawn out.
  private static let drawnOutMaximum = 2

  /// Extends fills, and pictures behind all, that reach an edge of `part` to the same edge of `frame`.
  ///
  /// - Parameters:
  ///   - part: The part of the layout that the view takes.
  ///   - frame: The rectangle whose edges the fills are extended to.
  ///   - onlyBackgrounds: Whether only fills of all of `part` are extended.
  /// - Returns: The layout with the extended fills.
  public func extendingFills(
    from part: CellRect, to frame: CellRect, onlyBackgrounds: Bool
  ) -> ViewLayout {
    guard items.contains(where: { $0.isExtensible || $0.isPicture }) else { return self }
    let isNear =
      frame.size.rows <= part.size.rows + Self.drawnOutMaximum
      && frame.size.columns <= part.size.columns + Self.drawnOutMaximum
    let items = items.map { item in
      let isBackground = item.visibleFrame.intersection(part) == part
      // A picture behind all is drawn out a little; more would change its form.
      let isDrawnOut =
        item.isPicture
        ? isBackground && isNear : item.isExtensible && (isBackground || !onlyBackgrounds)
      guard isDrawnOut else { return item }
      var item = item
      item.frame = item.frame.extended(from: part, to: frame)
      item.clip = item.clip?.extended(from: part, to: frame)
      return item
    }
    return with(items, size: size, controls: controls)
  }

  /// Returns the layout with the fills that cover a part of it in darker colors.
  ///
  /// - Parameters:
  ///   - part: The part that a background covers.
  ///   - fraction: The part of their own colors that they show, `0...1`.
  /// - Returns: The layout.
  public func dimmingBackgrounds(over part: CellRect, to fraction: Double) -> ViewLayout {
    guard fraction < 1 else { return self }
    let items = items.map { item in
      guard item.isExtensible, item.visibleFrame.intersection(part) == part else { return item }
      var item = item
      item.content = item.content.recolored {
        .mix(.black.opacity(Double($0.alpha) / 255), $0, by: fraction)
      }
      return item
    }
    return with(items, size: size, controls: controls)
  }

  /// Returns the layout for a ground of a color, which the inside of a small ring may have.
  ///
  /// - Parameter ground: The color; one that is not opaque leaves the ground unknown.
  /// - Returns: The layout, which is the same where no small ring is.
  public func standing(on ground: StraightRGBA) -> ViewLayout {
    guard ground.isOpaque, self.items.contains(where: \.isSmallDot) else { return self }
    var items = items
    for index in items.indices { items[index].edges.ground = ground }
    return with(items, size: size, controls: controls)
  }

  /// Returns the layout for a ground of a color, which the signs have that are cut out of their discs.
  ///
  /// - Parameter ground: The color; one that is not opaque leaves the ground unknown.
  /// - Returns: The layout, which is the same where no such sign is.
  public func cuttingSigns(to ground: StraightRGBA) -> ViewLayout {
    guard ground.isOpaque, self.items.contains(where: \.hasCutSign) else { return self }
    var items = items
    for index in items.indices where items[index].hasCutSign {
      items[index].edges.ground = ground
    }
    return with(items, size: size, controls: controls)
  }

  func with(_ items: [DisplayItem], size: CellSize, controls: [PlacedControl])
    -> ViewLayout
  {
    ViewLayout(
      size: size, lackingPoints: lackingPoints, lostPadding: lostPadding, items: items,
      controls: controls,
      truncatedTexts: truncatedTexts,
      smallTextCount: smallTextCount, lowTextCount: lowTextCount,
      validUntil: validUntil, preferences: preferences,
      notes: notes,
      live: live, measurements: measurements)
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a circle in one row.
  fileprivate var isSmallDot: Bool {
    guard frame.size.rows == 1, case .fill(let outline, _, _) = content else { return false }
    return outline == .circle
  }

  /// A Boolean value indicating whether the item is a symbol whose sign is cut out of its disc.
  fileprivate var hasCutSign: Bool {
    guard case .symbol(let picture, _) = content else { return false }
    return picture.signPlace(in: frame)?.isCut ?? false
  }

  fileprivate var isPicture: Bool { if case .image = content { true } else { false } }

  /// A Boolean value indicating whether the item is a fill whose shape stays the same when it is larger.
  fileprivate var isExtensible: Bool {
    guard case .fill(let outline, _, _) = content else { return false }
    return switch outline {
    case .rectangle, .rounded: true
    case .capsule, .circle, .badge, .ellipse, .path: false
    }
  }
}

extension CellRect {
  /// Returns whether the rectangle has a corner of another one.
  fileprivate func hasCorner(of other: CellRect) -> Bool {
    (columnRange.contains(other.columnRange.lowerBound)
      || columnRange.contains(other.columnRange.upperBound - 1))
      && (rowRange.contains(other.rowRange.lowerBound)
        || rowRange.contains(other.rowRange.upperBound - 1))
  }

  fileprivate func extended(from part: CellRect, to frame: CellRect) -> CellRect {
    let columns = columnRange.extended(from: part.columnRange, to: frame.columnRange)
    let rows = rowRange.extended(from: part.rowRange, to: frame.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}

extension Range<Int> {
  fileprivate func extended(from part: Range, to whole: Range) -> Range {
    let start = lowerBound <= part.lowerBound ? Swift.min(lowerBound, whole.lowerBound) : lowerBound
    let end = upperBound >= part.upperBound ? Swift.max(upperBound, whole.upperBound) : upperBound
    return start..<end
  }
}
