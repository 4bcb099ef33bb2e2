import Compositing

/// The layout of `ZStack`: each child is offered the whole proposal, and the largest determines the size.
struct ZStackNode: Node {
  let children: [any Node]
  let alignment: Alignment
  let identity: ViewIdentity

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    var size = CellSize.zero
    for child in children {
      let own = child.size(offered: proposal, in: &pass)
      size = CellSize(columns: max(size.columns, own.columns), rows: max(size.rows, own.rows))
    }
    return size
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    for child in children {
      let size = child.size(offered: proposal, in: &pass)
      child.place(in: alignment.place(size, in: rect), offered: proposal, in: &pass)
    }
  }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    for child in children {
      let own = child.size(offered: proposal, in: &pass)
      if let row = child.firstBaseline(of: own, offered: proposal, in: &pass) {
        return row + alignment.vertical.offset(of: own.rows, in: size.rows)
      }
    }
    return nil
  }

  var layoutPriority: Double { children.map(\.layoutPriority).max() ?? 0 }
}
