/// The content of a place that the system gives views to: several views stand in a stack, one is left as it is.
package struct SeveralViews<Content: View>: PrimitiveView {
  /// The direction of the stack, with its alignment.
  package enum Axis: Sendable {
    case horizontal(VerticalAlignment)
    case vertical(HorizontalAlignment)
  }

  private let axis: Axis
  private let content: Content

  /// Makes the content.
  package init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    switch axis {
    case .horizontal(let alignment):
      let nodes = context.inside(.horizontal).nodes(of: content)
      guard nodes.count > 1 else { return nodes }
      return context.nodes(of: HStack(alignment: alignment) { ResolvedViews(nodes: nodes) })
    case .vertical(let alignment):
      let nodes = context.inside(.vertical).nodes(of: content)
      guard nodes.count > 1 else { return nodes }
      return context.nodes(of: VStack(alignment: alignment) { ResolvedViews(nodes: nodes) })
    }
  }
}

/// Views that were resolved before.
private struct ResolvedViews: PrimitiveView {
  let nodes: [any Node]

  func nodes(in context: ViewContext) -> [any Node] { nodes }
}
