import Compositing

extension View {
  /// Makes the view a control that sends an intent; `nil` sends none.
  func control(_ intent: String?) -> some View {
    ModifiedView(content: self) { ControlNode(child: $0, intent: intent) }
  }
}

private struct ControlNode: WrappingNode {
  let child: any Node
  let intent: String?

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    if let intent { pass.add(PlacedControl(intent: intent, frame: rect)) }
    child.place(in: rect, offered: proposal, in: &pass)
  }
}
