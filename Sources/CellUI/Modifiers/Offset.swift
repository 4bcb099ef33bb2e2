import Compositing
public import Foundation

extension View {
  /// Moves the view's drawing by points; its layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    MagnifiedView(content: self) {
      OffsetNode(child: $0, columns: $1.columns(x), rows: $1.rows(y))
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

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(
      in: rect.offset(columns: columns, rows: rows), offered: proposal, in: &pass)
  }
}
