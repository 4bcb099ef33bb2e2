import Compositing

/// Padding at the upper and lower edge of a view that is about half a row, and so no row in cells.
struct LostPadding {
  /// A Boolean value indicating whether the view's first row has lost the padding above it.
  private var isAbove = false
  /// The row below the lowest view that has lost the padding below it.
  private var rowBelow = -1

  /// Records the padding that a part of the view has lost.
  ///
  /// - Parameters:
  ///   - edges: The edges that have lost it.
  ///   - rect: The part with its padding.
  mutating func add(_ edges: Edge.Set, around rect: CellRect) {
    if edges.contains(.top), rect.origin.row == 0 { isAbove = true }
    if edges.contains(.bottom) { rowBelow = max(rowBelow, rect.rowRange.upperBound) }
  }

  /// Returns the edges of a view of a number of rows that have lost padding.
  func edges(rows: Int) -> Edge.Set {
    var edges: Edge.Set = isAbove ? .top : []
    if rowBelow == rows { edges.insert(.bottom) }
    return edges
  }
}
