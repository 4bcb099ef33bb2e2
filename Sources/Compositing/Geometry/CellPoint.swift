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

  /// Moves a place by the columns and rows of another.
  @inlinable
  public static func + (place: CellPoint, step: CellPoint) -> CellPoint {
    CellPoint(column: place.column + step.column, row: place.row + step.row)
  }

  /// Returns a place as it is seen from another.
  @inlinable
  public static func - (place: CellPoint, origin: CellPoint) -> CellPoint {
    CellPoint(column: place.column - origin.column, row: place.row - origin.row)
  }
}
