import Compositing

extension View {
  /// Sets the transition of the view's texts and symbols when their content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    ModifiedView(content: self) {
      ContentTransitionNode(child: $0, transition: transition, isDefault: false)
    }
  }
}

/// The layout of `contentTransition(_:)`: the innermost modifier wins, and a default yields to any modifier.
struct ContentTransitionNode: WrappingNode {
  let child: any Node
  let transition: ContentTransition
  let isDefault: Bool

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.motion.contentTransition
    pass.motion.contentTransition = isDefault ? outer ?? transition : transition
    child.place(in: rect, offered: proposal, in: &pass)
    pass.motion.contentTransition = outer
  }
}
