import Compositing

extension LayoutPass {
  /// Places a view of a size at an alignment in a room.
  ///
  /// Of views that are centered one in another, each may be half a cell above its middle: these halves add up to whole cells
  /// for the innermost one, as long as each is alone in its room. Neighbors stay at each other's side.
  mutating func place(
    _ node: any Node, of size: CellSize, in room: CellRect, at alignment: Alignment,
    offered proposal: ProposedCells, inOwnRoom: Bool = false
  ) {
    let rest = scope.rest == (0, 0) || node.isDrawing ? (0, 0) : takeRest()
    let placed = alignment.place(size, in: room, beside: rest)
    place(
      node, in: placed.frame, offered: proposal, beside: placed.rest, inOwnRoom: inOwnRoom)
  }

  /// Places a view, and moves shapes by half a cell where that is the middle of the room around them.
  ///
  /// An odd number of cells has no middle in an even one. Letters stay in cells, and their background stays with them.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - frame: Its frame, in cells.
  ///   - proposal: The size that it is offered.
  ///   - rest: The distance of the middle from the frame's, in halves of cells, from -1 to 1.
  ///   - inOwnRoom: A Boolean value indicating whether the room is the view's alone, so that what stands in front of both is
  ///     beside the middle of the room, and not of the view.
  mutating func place(
    _ node: any Node, in frame: CellRect, offered proposal: ProposedCells,
    beside rest: (columns: Int, rows: Int), inOwnRoom: Bool = false
  ) {
    let count = itemCount
    let (outer, outerTaken) = (scope.rest, scope.isRestTaken)
    (scope.rest, scope.isRestTaken) = (rest == (0, 0) || node.isDrawing ? (0, 0) : rest, false)
    node.place(in: frame, offered: proposal, in: &self)
    let isTaken = scope.isRestTaken
    (scope.rest, scope.isRestTaken) = (outer, outerTaken || isTaken && outer != (0, 0))
    guard rest != (0, 0), !isTaken, inOwnRoom || !scope.isGround, scope.bar == nil,
      scope.barRoom == nil
    else { return }
    if holdsShapes(from: count) {
      moveShapes(from: count, halfColumns: rest.columns, halfRows: rest.rows)
    } else if rest.rows > 0, !lowerLines(from: count) {
      lowerLetters(from: count)
      if hasPaddedGrounds { addHighLetters(from: count) }
    }
  }

  /// Moves the lines placed since there were `count` items down by the second half of a row that the views around them have
  /// left: they stay in the middle of cells, so that the first half is only noted.
  ///
  /// - Returns: A Boolean value indicating whether all of the items are such lines.
  private mutating func lowerLines(from count: Int) -> Bool {
    guard kinds.contains(.rules), count < itemCount,
      items.indices.dropFirst(count).allSatisfy({ items[$0].isLevelLine })
    else { return false }
    let lines = count..<itemCount
    if raisedLines == lines {
      raisedLines = nil
      changeItems(from: count) { $0.frame.origin.row += 1 }
    } else {
      raisedLines = lines
    }
    return true
  }

  /// Returns the halves of cells that the views around have left to the one that they are alone with.
  private mutating func takeRest() -> (columns: Int, rows: Int) {
    scope.isRestTaken = true
    return scope.rest
  }

  /// Moves the shapes placed since there were `count` items by half columns and half rows, at most one of each.
  mutating func moveShapes(from count: Int, halfColumns: Int, halfRows: Int) {
    let outer = scope.clip
    changeItems(from: count) { item in
      // The page of a drawing, to which its shapes are cut, moves with them within the clip around it.
      let isPage = item.clip == item.frame
      item.moveShape(halfColumns: halfColumns, halfRows: halfRows)
      if isPage { item.clip = outer.map { $0.intersection(item.frame) } ?? item.frame }
    }
  }

  /// Returns whether all items placed since there were `count` are shapes.
  func holdsShapes(from count: Int) -> Bool {
    items.dropFirst(count).allSatisfy(\.isShape)
  }
}

extension Alignment {
  /// Returns the rectangle of a view of `size` in a larger one, and the distance of its middle from the rectangle's, in halves
  /// of cells; the room's own place is some halves of cells beside its cells.
  func place(_ size: CellSize, in room: CellRect, beside rest: (columns: Int, rows: Int)) -> (
    frame: CellRect, rest: (columns: Int, rows: Int)
  ) {
    var frame = place(size, in: room)
    var left = rest
    if horizontal == .center {
      let halves = room.size.columns - size.columns + rest.columns
      frame.origin.column = room.origin.column + halves / 2
      left.columns = halves % 2
    }
    if vertical == .center {
      let halves = room.size.rows - size.rows + rest.rows
      frame.origin.row = room.origin.row + halves / 2
      left.rows = halves % 2
    }
    return (frame, left)
  }

  /// Returns the distance of a room's middle from that of a view that is centered in it, in halves of cells.
  func rest(of size: CellSize, in room: CellSize) -> (columns: Int, rows: Int) {
    (
      horizontal.rest(of: size.columns, in: room.columns),
      vertical.rest(of: size.rows, in: room.rows)
    )
  }
}

extension HorizontalAlignment {
  /// Returns the distance of a room's middle from that of a view that is centered in it, in halves of columns.
  func rest(of length: Int, in room: Int) -> Int {
    self == .center ? (room - length) % 2 : 0
  }
}

extension VerticalAlignment {
  /// Returns the distance of a room's middle from that of a view that is centered in it, in halves of rows.
  func rest(of length: Int, in room: Int) -> Int {
    self == .center ? (room - length) % 2 : 0
  }
}
