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
