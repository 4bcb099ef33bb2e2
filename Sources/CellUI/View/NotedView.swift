extension View {
  /// Notes that cells cannot show a modifier of the view.
  func undrawn(_ modifier: String) -> NotedView<Self> {
    NotedView(content: self, note: .undrawn(modifier))
  }
}

/// A view with a note on its layout.
package struct NotedView<Content: View>: PrimitiveView {
  let content: Content
  let note: LayoutNote

  package func nodes(in context: ViewContext) -> [any Node] {
    let nodes = context.nodes(of: content)
    if !nodes.isEmpty { context.notes.add(note) }
    return nodes
  }
}

extension ViewContext {
  /// Returns a mark in place of a view; nothing where the layout has one already.
  func mark(_ note: LayoutNote) -> [any Node] {
    notes.add(note) ? Text(verbatim: "…").nodes(in: self) : []
  }
}
