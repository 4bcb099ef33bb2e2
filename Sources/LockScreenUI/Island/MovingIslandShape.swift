/// An outline on its way from one shape to another, as the system morphs it.
struct MovingIslandShape: Hashable {
  private let measures: IslandMeasures
  private var column: MovingNumber
  private var columns: MovingNumber
  private var halfRows: MovingNumber
  private var detachedColumns: MovingNumber

  init(_ shape: IslandShape) {
    measures = shape.measures
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

  /// Returns the outline at a moment, in whole columns and half rows.
  func rounded(at now: Duration) -> IslandShape.Rounded {
    let left = Int(column.value(at: now).rounded())
    let right = Int((column.value(at: now) + columns.value(at: now)).rounded())
    // The cut-out beneath is never smaller.
    let height = max(measures.restHalfRows, Int(halfRows.value(at: now).rounded()))
    return IslandShape.Rounded(
      column: max(0, left), columns: max(0, right - left), halfRows: height,
      detachedColumns: max(0, Int(detachedColumns.value(at: now).rounded())),
      rows: (measures.firstHalfRow + height + 1) / 2)
  }
}
