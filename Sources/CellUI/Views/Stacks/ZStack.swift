/// Views on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Arranges views on top of each other, the first one at the bottom.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    [
      ZStackNode(
        children: context.inside(nil).nodes(of: content), alignment: alignment,
        identity: context.identity)
    ]
  }
}
