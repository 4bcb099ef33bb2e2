/// A rectangle of cells: the one picture that views draw into and that output devices read.
///
/// This module owns cells, how they lie upon one another, how one picture becomes another, and how many cells a text
/// takes. It knows nothing of views or terminals.
public struct Surface: Hashable, Sendable {
  /// The size, in cells.
  public let size: CellSize
  /// The cells, row by row from the top left.
  public internal(set) var cells: [Cell]

  /// Makes a surface in which each cell is `cell`.
  public init(size: CellSize, filledWith cell: Cell = .clear) {
    self.size = size
    cells = Array(repeating: cell, count: size.columns * size.rows)
  }

  /// The whole surface as a rectangle at the origin.
  @inlinable
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a place that must lie inside.
  @inlinable
  public subscript(column: Int, row: Int) -> Cell {
    precondition(
      column >= 0 && row >= 0 && column < size.columns && row < size.rows,
      "a cell is read inside its surface")
    return cells[row * size.columns + column]
  }
}
