import ActivityWidgets
import CellUI
import Compositing

/// One of the views in the island, at the place that the system gives it.
struct IslandSlot {
  /// The part of the activity that the view is.
  let presentation: Clipping.Presentation
  /// The view, laid out on the slot's whole frame.
  var layout: ViewLayout
  /// The cells that it may draw in, from the device's top left corner.
  let frame: CellRect
  /// The cells that it asks for, from the device's top left corner.
  let wanted: CellRect
  /// The columns of the frame on either side that drawings may reach into, such as a mark beside a row, and text does not.
  var margin = 0
  /// The edge that it keeps to while the island swings.
  var edge = IslandShape.Edge.middle

  /// The height and the width of which a part is cut, in points.
  var clippings: [Clipping] {
    let pointsPerRow =
      presentation.isInteractive
      ? Points.perRow : IslandMeasures.barPoints / Double(frame.size.rows)
    let rows = min(wanted.rowRange.upperBound, frame.rowRange.upperBound) - wanted.origin.row
    return Clipping.sides(
      of: wanted.size, in: CellSize(columns: frame.size.columns - 2 * margin, rows: rows),
      of: presentation,
      pointsPerRow: pointsPerRow)
  }
}
