public import ActivityWidgets
public import CellUI
import Compositing

extension PresentedActivity {
  /// What is cut of the activity's views on a device of full size.
  public func clippings(in environment: EnvironmentValues) -> [Clipping] {
    places.flatMap { place, view, room in
      view.map { Self.clippings(of: $0, at: place, room: room, environment) } ?? []
    }
  }

  /// The names of what can be pressed on the activity's card and in its expanded island (AK 5.5).
  public func controls(in environment: EnvironmentValues) -> [String] {
    let shown = places.filter { $0.0.isInteractive }
    return shown.flatMap { _, view, room in
      view?.layout(
        in: ProposedCells(columns: room.columns, rows: room.rows), environment: environment
      ).controls.map(\.intent) ?? []
    }
  }

  /// The activity's views, and the room that a device of full size has for each.
  var places: [(Clipping.Presentation, AnyView?, CellSize)] {
    let views = presentations
    let side = IslandShape.compactSideColumns
    let card = ScreenGeometry.cardColumns
    // Beside the camera an expanded island has what its middle leaves over.
    let region = (card - 4 - IslandPicture.cameraColumns) / 2
    return [
      (.lockScreen, views.content, CellSize(columns: card, rows: CardFace.rowsMaximum)),
      (.compactLeading, views.compactLeading, CellSize(columns: side, rows: 1)),
      (.compactTrailing, views.compactTrailing, CellSize(columns: side, rows: 1)),
      (.minimal, views.minimal, CellSize(columns: IslandShape.minimalColumns, rows: 1)),
      (.expandedLeading, views.expanded.leading, CellSize(columns: region, rows: 4)),
      (.expandedTrailing, views.expanded.trailing, CellSize(columns: region, rows: 4)),
      (.expandedCenter, views.expanded.center, CellSize(columns: (card - 4) / 2, rows: 4)),
      (.expandedBottom, views.expanded.bottom, CellSize(columns: card - 4, rows: 8)),
    ]
  }

  private static func clippings(
    of view: AnyView, at place: Clipping.Presentation, room: CellSize,
    _ environment: EnvironmentValues
  ) -> [Clipping] {
    let layout = view.layout(
      in: ProposedCells(columns: room.columns, rows: room.rows), environment: environment)
    var clippings = layout.truncatedTexts.map { Clipping.text(place, $0) }
    if layout.size.rows > room.rows {
      clippings.append(
        .height(place, points: layout.size.rows * 16, limit: room.rows * 16))
    }
    if layout.size.columns > room.columns {
      clippings.append(
        .width(place, points: layout.size.columns * 8, limit: room.columns * 8))
    }
    return clippings
  }
}
