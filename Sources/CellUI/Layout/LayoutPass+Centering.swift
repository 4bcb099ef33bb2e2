import Compositing

extension LayoutPass {
  /// Places a view, and moves shapes by half a cell where that is the middle of the room around them.
  ///
  /// An odd number of cells has no middle in an even one. Letters stay in cells, and what is behind them stays with them.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - frame: Its frame, in cells.
  ///   - proposal: The size that it is offered.
  ///   - rest: The distance of the middle from the frame's, in halves of cells, from -1 to 1.
  mutating func place(
    _ node: any Node, in frame: CellRect, offered proposal: ProposedCells,
    beside rest: (columns: Int, rows: Int)
  ) {
    let count = itemCount
    node.place(in: frame, offered: proposal, in: &self)
    guard rest != (0, 0), !scope.isGround, scope.bar == nil, scope.barRoom == nil,
      holdsShapes(from: count)
    else { return }
    moveShapes(from: count, halfColumns: rest.columns, halfRows: rest.rows)
  }

  /// Moves the shapes placed since there were `count` items by half columns and half rows, at most one of each.
  mutating func moveShapes(from count: Int, halfColumns: Int, halfRows: Int) {
    changeItems(from: count) { $0.moveShape(halfColumns: halfColumns, halfRows: halfRows) }
  }

  /// Returns whether all items placed since there were `count` are shapes.
  func holdsShapes(from count: Int) -> Bool {
    items.dropFirst(count).allSatisfy(\.isShape)
  }
}

extension Alignment {
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
