import Compositing

extension View {
  /// Multiplies the opacity of the view, `0...1`.
  public func opacity(_ opacity: Double) -> some View {
    ModifiedView(content: self) {
      OpacityNode(child: $0, opacity: opacity.isNaN ? 1 : max(0, min(1, opacity)))
    }
  }

  /// Hides the view; its space stays.
  public func hidden() -> some View { opacity(0) }
}

private struct OpacityNode: WrappingNode {
  let child: any Node
  let opacity: Double

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.opacity
    pass.opacity *= opacity
    child.place(in: rect, offered: proposal, in: &pass)
    pass.opacity = outer
  }
}
