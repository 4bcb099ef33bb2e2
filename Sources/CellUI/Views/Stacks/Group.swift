/// Views that share modifiers and take part in their parent's layout one by one.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content)
  }
}
