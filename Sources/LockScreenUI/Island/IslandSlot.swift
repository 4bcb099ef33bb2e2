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
  /// The edge that it keeps to while the island swings.
  var edge = IslandShape.Edge.middle
}
