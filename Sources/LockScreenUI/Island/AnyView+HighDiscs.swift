import CellUI
import Compositing

extension AnyView {
  /// Returns the layout of the view in which a disc is as high as the rows of the island's other part, where one row has no room
  /// for the disc's line.
  ///
  /// - Parameters:
  ///   - room: The cells of the view.
  ///   - environment: The environment.
  ///   - height: The height that a ring may have with its line, in points.
  ///   - layout: The view's layout in that room.
  /// - Returns: The layout; the one in that room where there is no disc, or no room for it.
  func layoutWithHighDiscs(
    in room: CellSize, _ environment: EnvironmentValues, within height: Double,
    beside layout: ViewLayout
  ) -> ViewLayout {
    guard room.rows > 1, layout.size.rows == 1,
      layout.withTallRings(IslandMeasures.barPoints, within: height) != nil
    else { return layout }
    var environment = environment
    environment.pointsPerRow = Points.perRow
    let high = self.layout(
      in: ProposedCells(columns: room.columns, rows: room.rows), environment: environment,
      after: layout)
    let isWhole = high.truncatedTexts.count <= layout.truncatedTexts.count
    return isWhole && high.size.rows == room.rows && high.size.columns <= room.columns
      ? high : layout
  }
}
