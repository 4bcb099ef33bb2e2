/// A turn of an image by right angles, and a mirror of it.
package struct ImageTurn: Sendable, Equatable {
  /// A Boolean value indicating whether columns become rows.
  let isTransposed: Bool
  /// A Boolean value indicating whether the columns of the file's image go from right to left.
  let mirrorsColumns: Bool
  /// A Boolean value indicating whether the rows of the file's image go from the bottom to the top.
  let mirrorsRows: Bool

  /// Makes a turn.
  package init(isTransposed: Bool = false, mirrorsColumns: Bool = false, mirrorsRows: Bool = false)
  {
    self.isTransposed = isTransposed
    self.mirrorsColumns = mirrorsColumns
    self.mirrorsRows = mirrorsRows
  }
}
