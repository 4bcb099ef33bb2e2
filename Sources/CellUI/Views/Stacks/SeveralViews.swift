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
    let nodes = context.nodes(of: content)
    guard nodes.count > 1 else { return nodes }
    return switch axis {
    case .horizontal(let alignment):
      context.nodes(of: HStack(alignment: alignment) { content })
    case .vertical(let alignment):
      context.nodes(of: VStack(alignment: alignment) { content })
    }
  }
}
