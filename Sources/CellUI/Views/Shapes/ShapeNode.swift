import Compositing

/// The layout of a filled or stroked shape.
struct ShapeNode: Node {
  private let shape: ShapeOutline
  private let paint: Paint
  let identity: ViewIdentity
  private let isStroke: Bool

  init(shape: ShapeOutline, paint: Paint, context: ViewContext, isStroke: Bool = false) {
    self.shape = shape
    self.paint = paint
    self.isStroke = isStroke
    identity = context.identity
  }

  // A shape's ideal size in SwiftUI is 10 points: one cell.
  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let columns = proposal.columns ?? 1
    let rows = proposal.rows ?? 1
    guard shape == .circle else { return CellSize(columns: columns, rows: rows) }
    let diameter = min((columns + 1) / 2, rows)
    return CellSize(columns: min(columns, diameter * 2), rows: diameter)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let content: DisplayItem.Content =
      if let line = pass.scope.lineStroke, line.fits(rect.size) {
        .rule(paint.color, line)
      } else {
        isStroke ? .stroke(shape, paint.color) : .fill(shape, paint)
      }
    pass.add(content, frame: rect, identity: identity)
  }
}
