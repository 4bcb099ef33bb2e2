import Compositing

extension View {
  /// Moves the view's drawing by points; its layout stays.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    MagnifiedView(content: self) {
      OffsetNode(child: $0, columns: Points.columns(x * $1), rows: Points.rows(y * $1))
    }
  }
}

private struct OffsetNode: WrappingNode {
  let child: any Node
  let columns: Int
  let rows: Int

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(
      in: rect.offset(columns: columns, rows: rows), offered: proposal, in: &pass)
  }
}
