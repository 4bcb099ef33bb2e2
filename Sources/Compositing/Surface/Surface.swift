/// A rectangle of cells: the one picture that views draw into and that output devices read.
///
/// A `Cell` is a glyph with an ink on a background of two halves, so that a picture has twice the rows of its text; any
/// color may be translucent. Views draw text and rectangles into surfaces. A `Layer` is a surface at a place with an
/// opacity; a `Compositor` stacks layers with `composite`, which blends cell by cell (`CellBlender`), and returns the
/// damage: the rectangles that changed. Pictures also turn into one another: `blurred(into:by:)` and `crossFaded(into:by:)`
/// move ink as light (`LightField`).
///
/// For a device, a `CellReducer` turns cells of 24-bit colors into cells of its palette, and `inASCII` replaces glyphs that
/// it lacks. `TextCells` measures text and makes it safe for a terminal. Wide glyphs take two cells, of which the second
/// is a `continuation`; every operation keeps the two together. This module knows nothing of views or terminals.
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

  /// Makes a copy of a surface in which some rows are clear, and of which the others alone are copied.
  ///
  /// - Parameters:
  ///   - other: The surface.
  ///   - clearRows: For each row whether it is clear.
  public init(_ other: Surface, clearing clearRows: [Bool]) {
    precondition(clearRows.count == other.size.rows, "each row is copied or not")
    size = other.size
    cells = []
    cells.reserveCapacity(other.cells.count)
    let columns = size.columns
    for row in clearRows.indices {
      if clearRows[row] {
        cells.append(contentsOf: repeatElement(.clear, count: columns))
      } else {
        cells.append(contentsOf: other.cells[row * columns..<(row + 1) * columns])
      }
    }
  }

  /// The whole surface as a rectangle at the origin.
  @inlinable
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a place inside the surface.
  @inlinable
  public subscript(column: Int, row: Int) -> Cell {
    precondition(
      column >= 0 && row >= 0 && column < size.columns && row < size.rows,
      "a cell is read inside its surface")
    return cells[row * size.columns + column]
  }
}
