/// An outline on its way from one shape to another, as the system morphs it.
struct MovingIslandShape: Hashable {
  private let measures: IslandMeasures
  private var column: MovingNumber
  private var columns: MovingNumber
  private var firstHalfRow: MovingNumber
  private var halfRows: MovingNumber
  /// The width of the latest detached circle, in cells.
  private var detachedColumns: Double
  /// The part of its way that the circle has budded off the island, `0...1`.
  private var budding: MovingNumber

  init(_ shape: IslandShape) {
    measures = shape.measures
    column = MovingNumber(shape.column)
    columns = MovingNumber(shape.columns)
    firstHalfRow = MovingNumber(shape.firstHalfRow)
    halfRows = MovingNumber(shape.halfRows)
    detachedColumns = shape.detachedColumns
    budding = .fraction(shape.detachedColumns > 0 ? 1 : 0)
  }

  mutating func move(to shape: IslandShape, at now: Duration) {
    column.move(to: shape.column, on: .morph, at: now)
    columns.move(to: shape.columns, on: .morph, at: now)
    firstHalfRow.move(to: shape.firstHalfRow, on: .morph, at: now)
    halfRows.move(to: shape.halfRows, on: .morph, at: now)
    if shape.detachedColumns > 0 { detachedColumns = shape.detachedColumns }
    budding.move(to: shape.detachedColumns > 0 ? 1 : 0, at: .bud, now: now)
  }

  /// Joins a free detached circle to the island in one shape, which then grows from the width of both.
  mutating func joinDetached(at now: Duration) {
    guard budding.value(at: now) >= IslandDrop.tear else { return }
    columns.jump(to: columns.value(at: now) + Double(measures.gap) + detachedColumns)
    budding.jump(to: 0)
  }

  func isMoving(at now: Duration) -> Bool {
    [column, columns, firstHalfRow, halfRows, budding].contains { $0.isMoving(at: now) }
  }

  /// Returns the outline at a moment, in whole columns and half rows.
  func rounded(at now: Duration) -> IslandShape.Rounded {
    let left = Int(column.value(at: now).rounded())
    let right = Int((column.value(at: now) + columns.value(at: now)).rounded())
    // The cut-out beneath is never smaller.
    let height = max(measures.restHalfRows, Int(halfRows.value(at: now).rounded()))
    let budding = self.budding.value(at: now)
    return IslandShape.Rounded(
      column: max(0, left), columns: max(0, right - left),
      firstHalfRow: max(0, Int(firstHalfRow.value(at: now).rounded())), halfRows: height,
      detachedColumns: budding > 0 ? Int(detachedColumns) : 0,
      budding: budding)
  }
}
