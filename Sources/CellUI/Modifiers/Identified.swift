extension View {
  /// Sets the view's identity among other views in its place.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  func nodes(in context: ViewContext) -> [any Node] {
    context.child(id).nodes(of: content)
  }
}
