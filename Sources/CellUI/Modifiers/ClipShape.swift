import Compositing

extension View {
  /// Clips the view to its frame.
  public func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// Clips the view to its frame, and fills of the whole frame to a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    ModifiedView(content: self) { ClipNode(child: $0, outline: shape.outline) }
  }

  /// Clips the view to its frame, and rounds the corners of fills of the whole frame.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

private struct ClipNode: WrappingNode {
  let child: any Node
  let outline: ShapeOutline

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = (pass.clip, pass.clipOutline)
    pass.clip = outer.0.map { $0.intersection(rect) } ?? rect
    pass.clipOutline = outline
    child.place(in: rect, offered: proposal, in: &pass)
    (pass.clip, pass.clipOutline) = outer
  }
}
