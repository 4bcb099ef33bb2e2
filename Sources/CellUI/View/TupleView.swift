/// Several views in a row, as statements of a `ViewBuilder`.
public struct TupleView<each Content: View>: PrimitiveView {
  // A tuple of views would look its type up whenever it is copied or destroyed.
  private let views: [any View]

  fileprivate init(_ content: repeat each Content) {
    var (views, count) = ([any View](), 0)
    for _ in repeat (each Content).self { count += 1 }
    views.reserveCapacity(count)
    for view in repeat each content { views.append(view) }
    self.views = views
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    var nodes: [any Node] = []
    nodes.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      nodes += context.child(index).nodes(of: view)
    }
    return nodes
  }
}

extension ViewBuilder {
  /// Builds several views in a row.
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  {
    TupleView(repeat each content)
  }
}
