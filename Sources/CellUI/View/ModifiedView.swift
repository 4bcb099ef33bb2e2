import Compositing

/// A view whose nodes are each wrapped in another node.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any Node) -> any Node

  func nodes(in context: ViewContext) -> [any Node] {
    // A modifier on a group applies to each of its views, as in SwiftUI.
    context.nodes(of: content).map(wrap)
  }
}

/// A view whose nodes are each wrapped in another node with lengths, which scale with the magnification.
struct MagnifiedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any Node, Double) -> any Node

  func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content).map { wrap($0, context.environment.magnification) }
  }
}

extension View {
  /// Changes the pass when the view is placed: its scope for the view alone, all else for good.
  func placed(
    _ change: @escaping (inout LayoutPass, CellRect, ViewIdentity) -> Void
  ) -> some View {
    ModifiedView(content: self) { PlacedNode(child: $0, change: change) }
  }
}

private struct PlacedNode: WrappingNode {
  let child: any Node
  let change: (inout LayoutPass, CellRect, ViewIdentity) -> Void

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.scope
    change(&pass, rect, identity)
    child.place(in: rect, offered: proposal, in: &pass)
    pass.scope = outer
  }
}
