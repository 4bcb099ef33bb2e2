import Compositing
import LiveActivities

/// The island's outline, relative to the device's top left corner: columns across, half rows down.
struct IslandShape: Hashable {
  /// Cells from the device's left edge.
  var column: Double
  /// The width, in cells.
  var columns: Double
  /// The half row of the device at which the island begins.
  var firstHalfRow: Double
  /// The height, in half rows of 8 points.
  var halfRows: Double
  /// The width of the detached circle at the right, in cells; 0 where there is none.
  var detachedColumns: Double

  /// The measures of the device's island.
  let measures: IslandMeasures

  /// Makes the outline for an arrangement.
  ///
  /// `expandedHalfRows` is the height of the expanded views, `barRows` the number of rows of an island that is not
  /// expanded: two begin with a whole row, and end as low as one.
  init(
    for island: IslandArrangement, deviceColumns: Int, expandedHalfRows: Int, barRows: Int = 1,
    measures: IslandMeasures
  ) {
    self.measures = measures
    var columns = measures.cameraColumns
    var detached = 0
    var halfRows = measures.restHalfRows
    switch island {
    case .none: break
    case .compact: columns = measures.compactColumns
    case .minimal:
      detached = measures.minimalColumns
      columns = measures.compactColumns - measures.gap - detached
    case .expanded:
      columns = deviceColumns - 2 * measures.expandedMargin
      halfRows = max(measures.restHalfRows, expandedHalfRows)
    }
    let whole = columns + (detached > 0 ? measures.gap + detached : 0)
    self.column = Double((deviceColumns - whole) / 2)
    self.columns = Double(columns)
    self.halfRows = Double(halfRows)
    firstHalfRow = Double(barRows > 1 ? 2 * IslandMeasures.barRow : measures.firstHalfRow)
    detachedColumns = Double(detached)
  }
}

extension IslandShape {
  /// The edge of the island that a view keeps to.
  enum Edge: Hashable {
    case leading, trailing
    /// Its own place on the device.
    case middle
    /// The circle at the island's leading end.
    case attached
    /// The circle beside the island.
    case detached
  }
}

extension IslandShape {
  /// An outline in whole columns and half rows, as cells can draw it.
  struct Rounded: Hashable {
    let column: Int
    let columns: Int
    let firstHalfRow: Int
    let halfRows: Int
    let detachedColumns: Int
    /// The part of its way that the detached circle has budded off the island, `0...1` or a little more.
    let budding: Double

    /// The rows from the device's top to the outline's lower edge.
    var rows: Int { (firstHalfRow + halfRows + 1) / 2 }

    /// Returns the distance of an edge from its place in another outline, in cells.
    func shift(of edge: Edge, from shape: IslandShape) -> Int {
      let right = column + columns - Int(shape.column + shape.columns)
      return switch edge {
      case .leading, .attached: column - Int(shape.column)
      case .trailing: right
      case .middle: 0
      case .detached:
        right
          - Int(
            ((1 - budding) * (Double(detachedColumns) / 2 + Double(shape.measures.gap) + 2))
              .rounded())
      }
    }
  }
}

extension IslandShape.Rounded {
  /// The outline's rectangle on the device, in points.
  var rect: OutlineRect {
    OutlineRect(
      x: Double(column) * OutlinePoint.perColumn, y: Double(firstHalfRow) * 8,
      width: Double(columns) * OutlinePoint.perColumn, height: Double(halfRows) * 8)
  }
}

extension IslandMeasures {
  /// The distance of the lens from the camera's cut-out's end, in points.
  private static let lensInset = 28.0

  /// Returns the square around a circle of the lens, on a device of some columns, in an island that begins at a half row.
  func lensRect(
    radius: Double, deviceColumns: Int, firstHalfRow: Int
  ) -> OutlineRect {
    let middle = Double(deviceColumns) / 2 * OutlinePoint.perColumn
    let camera = Double(cameraColumns) * OutlinePoint.perColumn
    let y = Double(firstHalfRow + restHalfRows / 2) * 8
    return OutlineRect(
      x: middle + camera / 2 - Self.lensInset - radius, y: y - radius, width: 2 * radius,
      height: 2 * radius)
  }
}
