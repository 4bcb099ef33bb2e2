/// A size in cells.
public struct CellSize: Hashable, Sendable {
  /// The width, in cells.
  public var columns: Int
  /// The height, in cells.
  public var rows: Int

  /// Makes a size; negative numbers count as 0.
  @inlinable
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No cells.
  public static let zero = CellSize(columns: 0, rows: 0)

  /// A Boolean value indicating whether there is no cell inside.
  @inlinable
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}

/// A place in cells, from the top left corner; it may lie outside a surface.
public struct CellPoint: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the top edge.
  public var row: Int

  /// Makes a place.
  @inlinable
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The top left corner.
  public static let zero = CellPoint(column: 0, row: 0)
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// The size, in cells.
  public var size: CellSize

  /// Makes a rectangle from its corner and size.
  @inlinable
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its edges' places and lengths, in cells.
  @inlinable
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  /// The columns inside.
  @inlinable
  public var columnRange: Range<Int> { origin.column..<(origin.column + size.columns) }
  /// The rows inside.
  @inlinable
  public var rowRange: Range<Int> { origin.row..<(origin.row + size.rows) }
  /// A Boolean value indicating whether there is no cell inside.
  @inlinable
  public var isEmpty: Bool { size.isEmpty }

  /// A Boolean value indicating whether the cell at `point` is inside.
  @inlinable
  public func contains(_ point: CellPoint) -> Bool {
    columnRange.contains(point.column) && rowRange.contains(point.row)
  }

  /// The cells that both rectangles hold; empty where they do not meet.
  @inlinable
  public func intersection(_ other: CellRect) -> CellRect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// The least rectangle that holds both; an empty one adds nothing.
  @inlinable
  public func union(_ other: CellRect) -> CellRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let column = min(origin.column, other.origin.column)
    let row = min(origin.row, other.origin.row)
    return CellRect(
      column: column, row: row,
      columns: max(columnRange.upperBound, other.columnRange.upperBound) - column,
      rows: max(rowRange.upperBound, other.rowRange.upperBound) - row)
  }

  /// The same rectangle, moved.
  @inlinable
  public func offset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      origin: CellPoint(column: origin.column + columns, row: origin.row + rows), size: size)
  }
}
