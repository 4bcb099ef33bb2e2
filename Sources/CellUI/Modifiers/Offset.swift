import Compositing
public import Foundation

extension View {
  /// Moves the view's drawing by points; its layout stays.
  ///
  /// Shapes move by halves of cells, and letters by whole ones.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    MagnifiedView(content: self) {
      OffsetNode(
        child: $0, columns: $1.columns(x), rows: $1.rows(y), halfColumns: $1.columns(2 * x),
        halfRows: $1.rows(2 * y))
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
  var sizeKey: SizeKey? { SizeKey(.position).mixed(with: child) }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let own = child.size(offered: proposal, in: &pass)
    return CellSize(columns: proposal.columns ?? own.columns, rows: proposal.rows ?? own.rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let size = child.size(offered: proposal, in: &pass)
    let origin = CellPoint(
      column: rect.origin.column + Points.columns(x - Double(size.columns) * Points.perColumn / 2),
      row: rect.origin.row + Points.rows(y - Double(size.rows) * Points.perRow / 2))
    child.place(in: CellRect(origin: origin, size: size), offered: proposal, in: &pass)
  }
}

private struct OffsetNode: WrappingNode {
  let child: any Node
  let columns: Int
  let rows: Int
  /// The distance in halves of cells.
  let halfColumns: Int
  let halfRows: Int

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let count = pass.itemCount
    child.place(
      in: rect.offset(columns: columns, rows: rows), offered: proposal, in: &pass)
    // The limit of a length is that of its halves, too.
    let rest = (
      max(-1, min(1, halfColumns - 2 * columns)), max(-1, min(1, halfRows - 2 * rows))
    )
    // Letters stay in cells, and what is behind them stays with them.
    guard rest != (0, 0), pass.holdsShapes(from: count) else { return }
    pass.moveShapes(from: count, halfColumns: rest.0, halfRows: rest.1)
  }
}
