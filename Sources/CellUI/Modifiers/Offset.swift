import Compositing
public import Foundation

extension View {
  /// Moves the view's drawing by points; its layout stays.
  ///
  /// Shapes move by halves of cells, and letters by whole ones.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    MagnifiedView(content: self) {
      OffsetNode(child: $0, x: x * $1.magnification, y: $1.cellPoints(y))
    }
  }

  /// Moves the view's drawing by points; its layout stays.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the view's middle to a place of the parent, in points; the view takes all of its proposal.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    MagnifiedView(content: self) {
      PositionNode(child: $0, x: Double(x) * $1.magnification, y: Double(y) * $1.magnification)
    }
  }

  /// Moves the view's middle to a place of the parent, in points; the view takes all of its proposal.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

private struct PositionNode: WrappingNode {
  let child: any Node
  let x: Double
  let y: Double

  var isSpacer: Bool { false }
  // The view takes the space that it is offered.
  var leastHeight: Double { 0 }
  var sizeKey: SizeKey? { SizeKey(.position).mixed(with: child) }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let own = child.size(offered: proposal, in: &pass)
    return CellSize(columns: proposal.columns ?? own.columns, rows: proposal.rows ?? own.rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let size = child.size(offered: proposal, in: &pass)
    if size.rows == 1, size.columns <= 2, child.isShape,
      let cell = pass.cellOfLine(through: OutlinePoint(x: x, y: y), in: rect)
    {
      let frame = CellRect(origin: cell, size: CellSize(columns: 1, rows: 1))
      return child.place(in: frame, offered: ProposedCells(columns: 1, rows: 1), in: &pass)
    }
    let origin = CellPoint(
      column: rect.origin.column + Points.columns(x - Double(size.columns) * Points.perColumn / 2),
      row: rect.origin.row + Points.rows(y - Double(size.rows) * Points.perRow / 2))
    child.place(in: CellRect(origin: origin, size: size), offered: proposal, in: &pass)
  }
}

struct OffsetNode: WrappingNode {
  let child: any Node
  /// The distance, in points of cells.
  let x: Double
  let y: Double

  var sizeKey: SizeKey? { child.sizeKey }

  var movedSign: MovedSign? {
    guard let size = (child as? FrameNode)?.signSize else { return nil }
    return MovedSign(width: size.width, height: size.height, x: x, y: y)
  }

  /// Returns the cells of a shape of one sign that lies in the room around it; `nil` for any other view.
  private func cells(of rect: CellRect, in pass: inout LayoutPass) -> CellRect? {
    guard let cell = pass.scope.signCell else { return nil }
    pass.scope.signCell = nil
    guard pass.scope.rest == (0, 0) else { return nil }
    // A wider shape is moved by its own columns.
    let column = rect.size.columns == 1 ? cell.column : rect.origin.column + Points.columns(x)
    return CellRect(origin: CellPoint(column: column, row: cell.row), size: rect.size)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    if let cells = cells(of: rect, in: &pass) {
      pass.scope.isRestTaken = true
      return child.place(in: cells, offered: proposal, in: &pass)
    }
    // The halves of cells that the views around have left count together with the distance.
    let isTaking = x != 0 && pass.scope.rest.columns != 0 || y != 0 && pass.scope.rest.rows != 0
    let rest = isTaking ? pass.scope.rest : (columns: 0, rows: 0)
    if isTaking { (pass.scope.rest, pass.scope.isRestTaken) = ((0, 0), true) }
    let restPoints = (
      Double(rest.columns) * Points.perColumn / 2, Double(rest.rows) * Points.perRow / 2
    )
    let columns =
      rest.columns == 0 ? Points.columns(x) : -Points.columns(-x - restPoints.0)
    let rows = Points.rows(y + restPoints.1)
    let count = pass.itemCount
    child.place(
      in: rect.offset(columns: columns, rows: rows), offered: proposal, in: &pass)
    // The limit of a length is that of its halves, too.
    let halves = (
      max(-1, min(1, Points.columns(2 * (x + restPoints.0)) - 2 * columns)),
      max(-1, min(1, Points.rows(2 * (y + restPoints.1)) - 2 * rows))
    )
    // Letters stay in cells, and what is behind them stays with them.
    guard halves != (0, 0), pass.holdsShapes(from: count) else { return }
    pass.moveShapes(from: count, halfColumns: halves.0, halfRows: halves.1)
  }
}
