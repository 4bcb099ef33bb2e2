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
  /// The edge that it keeps to while the island swings.
  var edge = IslandShape.Edge.middle

  /// The height and the width of which a part is cut, in points.
  var clippings: [Clipping] {
    let pointsPerRow =
      presentation.isInteractive
      ? Points.perRow : IslandMeasures.barPoints / Double(frame.size.rows)
    let points = { (rows: Int) in Int(Double(rows) * pointsPerRow) }
    let rows = min(wanted.rowRange.upperBound, frame.rowRange.upperBound) - wanted.origin.row
    var clippings: [Clipping] = []
    if wanted.size.rows > rows {
      clippings.append(
        .height(presentation, points: points(wanted.size.rows), limit: points(rows)))
    }
    if wanted.size.columns > frame.size.columns {
      let width = { (columns: Int) in columns * Int(Points.perColumn) }
      clippings.append(
        .width(
          presentation, points: width(wanted.size.columns), limit: width(frame.size.columns)))
    }
    return clippings
  }
}
