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
