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

  /// Makes a rectangle from its column, row and lengths, in cells.
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
  /// A Boolean value indicating whether it has no cell.
  @inlinable
  public var isEmpty: Bool { size.isEmpty }

  /// Returns whether the cell at `point` is inside.
  @inlinable
  public func contains(_ point: CellPoint) -> Bool {
    columnRange.contains(point.column) && rowRange.contains(point.row)
  }

  /// Returns the intersection; empty where the rectangles do not overlap.
  @inlinable
  public func intersection(_ other: CellRect) -> CellRect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
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

  /// Returns the rectangle, moved.
  @inlinable
  public func offset(columns: Int, rows: Int) -> CellRect {
    offset(by: CellPoint(column: columns, row: rows))
  }

  /// Returns the rectangle, moved.
  @inlinable
  public func offset(by step: CellPoint) -> CellRect {
    CellRect(origin: origin + step, size: size)
  }

  /// Returns the rectangle without so many cells at each side; negative numbers widen it.
  @inlinable
  public func inset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: origin.column + columns, row: origin.row + rows, columns: size.columns - 2 * columns,
      rows: size.rows - 2 * rows)
  }
}
