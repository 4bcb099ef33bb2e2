import Compositing

extension View {
  /// Sets the transition with which the view is inserted and removed.
  public func transition(_ t: AnyTransition) -> some View {
    ModifiedView(content: self) { TransitionNode(child: $0, transition: t) }
  }
}

private struct TransitionNode: WrappingNode {
  let child: any Node
  let transition: AnyTransition

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    pass.motion.scopes.append(.init(identity: identity, transition: transition, frame: rect))
    child.place(in: rect, offered: proposal, in: &pass)
    pass.motion.scopes.removeLast()
  }
}
