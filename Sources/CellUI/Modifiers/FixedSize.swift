import Compositing

extension View {
  /// Gives the view its ideal size, whatever its parent proposes.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    ModifiedView(content: self) {
      FixedSizeNode(child: $0, horizontal: horizontal, vertical: vertical)
    }
  }
}

private struct FixedSizeNode: WrappingNode {
  let child: any Node
  let horizontal: Bool
  let vertical: Bool

  var growsWithLiveText: Bool { !horizontal && child.growsWithLiveText }

  var sizeKey: SizeKey? {
    SizeKey(.fixedSize, horizontal ? 1 : 0, vertical ? 1 : 0).mixed(with: child)
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    child.size(offered: innerProposal(proposal), in: &pass)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(in: rect, offered: innerProposal(proposal), in: &pass)
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    child.baseline(of: size, offered: innerProposal(proposal), in: &pass)
  }

  private func innerProposal(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(
      columns: horizontal ? nil : proposal.columns, rows: vertical ? nil : proposal.rows)
  }
}
