import LiveActivities

/// The island's outline, relative to the device's top left corner: columns across, half rows down.
struct IslandShape: Hashable {
  /// Cells from the device's left edge.
  var column: Double
  /// The width, in cells.
  var columns: Double
  /// The height, in half rows of 8 points.
  var halfRows: Double
  /// The width of the detached circle at the right; 0 when there is none.
  var detachedColumns: Double

  /// The half row at which the island begins.
  static let firstHalfRow = 1
  /// The height of an island that is not expanded: 37 points.
  static let restHalfRows = 4
  /// The gap before the detached circle, in cells.
  static let gap = 1
  /// The compact island is 230 points wide (AK 4.23).
  private static let compactColumns = 29
  /// The bare camera cut-out: 126 points.
  private static let idleColumns = 15
  /// A minimal presentation is at most 45 points wide (AK 4.22).
  static let minimalColumns = 6
  /// The width of a compact side: 52 points (AK 4.22).
  static let compactSideColumns = 7
  /// The cells before a compact side: one for the outline, and one that keeps letters clear of it.
  static let compactInset = 2

  /// The outline for an arrangement; `expandedHalfRows` is what the expanded views take.
  init(for island: IslandArrangement, deviceColumns: Int, expandedHalfRows: Int) {
    var columns = Self.idleColumns
    var detached = 0
    var halfRows = Self.restHalfRows
    switch island {
    case .none: break
    case .compact: columns = Self.compactColumns
    case .minimal:
      detached = Self.minimalColumns
      columns = Self.compactColumns - Self.gap - detached
    case .expanded:
      columns = deviceColumns - 4
      halfRows = max(Self.restHalfRows, expandedHalfRows)
    }
    let whole = columns + (detached > 0 ? Self.gap + detached : 0)
    self.column = Double((deviceColumns - whole) / 2)
    self.columns = Double(columns)
    self.halfRows = Double(halfRows)
    detachedColumns = Double(detached)
  }
}

extension IslandShape {
  /// What a view in the island keeps to.
  enum Edge: Hashable {
    case leading, trailing
    /// The place that it has on the device.
    case middle
    /// The circle at the island's leading end.
    case attached
    /// The circle beside the island.
    case detached
  }
}

/// An outline on its way from one shape to another, as the system morphs it.
struct MovingIslandShape: Hashable {
  private var column: MovingNumber
  private var columns: MovingNumber
  private var halfRows: MovingNumber
  private var detachedColumns: MovingNumber

  init(_ shape: IslandShape) {
    column = MovingNumber(shape.column)
    columns = MovingNumber(shape.columns)
    halfRows = MovingNumber(shape.halfRows)
    detachedColumns = MovingNumber(shape.detachedColumns)
  }

  mutating func move(to shape: IslandShape, at now: Duration) {
    column.move(to: shape.column, on: .morph, at: now)
    columns.move(to: shape.columns, on: .morph, at: now)
    halfRows.move(to: shape.halfRows, on: .morph, at: now)
    detachedColumns.move(to: shape.detachedColumns, on: .settle, at: now)
  }

  func isMoving(at now: Duration) -> Bool {
    [column, columns, halfRows, detachedColumns].contains { $0.isMoving(at: now) }
  }

  /// The outline at a moment, in whole columns and half rows.
  func rounded(at now: Duration) -> IslandShape.Rounded {
    let left = Int(column.value(at: now).rounded())
    let right = Int((column.value(at: now) + columns.value(at: now)).rounded())
    return IslandShape.Rounded(
      column: max(0, left), columns: max(0, right - left),
      // The cut-out beneath is never smaller.
      halfRows: max(IslandShape.restHalfRows, Int(halfRows.value(at: now).rounded())),
      detachedColumns: max(0, Int(detachedColumns.value(at: now).rounded())))
  }
}

extension IslandShape {
  /// An outline in whole columns and half rows, as cells can draw it.
  struct Rounded: Hashable {
    let column: Int
    let columns: Int
    let halfRows: Int
    let detachedColumns: Int

    /// How far an edge is from where it is in another outline, in cells.
    func shift(of edge: Edge, from shape: IslandShape) -> Int {
      let right = column + columns - Int(shape.column + shape.columns)
      return switch edge {
      case .leading, .attached: column - Int(shape.column)
      case .trailing: right
      case .middle: 0
      case .detached: right + (detachedColumns - Int(shape.detachedColumns)) / 2
      }
    }

    /// The rows from the device's top to its lower edge.
    var rows: Int { (IslandShape.firstHalfRow + halfRows + 1) / 2 }
  }
}
