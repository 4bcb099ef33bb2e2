import Compositing

/// Padding at the upper and lower edge of a view that is about half a row, and so no row in cells.
public struct LostPadding: Hashable, Sendable {
  /// A Boolean value indicating whether the view's first row has lost the padding above it.
  private var isAbove = false
  /// The row below the lowest view that has lost the padding below it.
  private var rowBelow = -1
  /// The number of rows of the whole view.
  private var rows = 0

  /// A Boolean value indicating whether both edges have lost padding, which is a row together.
  public var isRow: Bool { isAbove && rowBelow == rows }

  /// A Boolean value indicating whether the view's upper edge has lost padding.
  var isAtTop: Bool { isAbove }

  /// Records what the padding around a view has lost.
  ///
  /// - Parameters:
  ///   - edges: The edges that have lost it.
  ///   - rect: The rows of the view with its padding.
  mutating func add(_ edges: Edge.Set, around rect: CellRect) {
    if edges.contains(.top), rect.origin.row == 0 { isAbove = true }
    if edges.contains(.bottom) { rowBelow = max(rowBelow, rect.rowRange.upperBound) }
  }

  /// Returns the padding that a view of a number of rows has lost.
  func of(rows: Int) -> LostPadding {
    var padding = self
    padding.rows = rows
    return padding
  }
}
