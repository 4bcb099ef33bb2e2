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

  /// The largest part of a terminal that is drawn.
  ///
  /// ncurses keeps three copies of each cell, and a terminal may have 65,535 by 65,535 of them.
  public static let terminalMaximum = CellSize(columns: 1000, rows: 400)
  /// The largest picture that is drawn without a terminal, which bounds memory.
  public static let pictureMaximum = CellSize(columns: 1000, rows: 1000)

  /// No cells.
  public static let zero = CellSize(columns: 0, rows: 0)

  /// A Boolean value indicating whether it has no cell.
  @inlinable
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Returns the corner of something in the middle of a room of this size.
  public func centered(_ size: CellSize) -> CellPoint {
    CellPoint(column: (columns - size.columns) / 2, row: (rows - size.rows) / 2)
  }
}
