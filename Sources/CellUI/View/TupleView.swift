/// Several views in a row, as statements of a `ViewBuilder`.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  package func nodes(in context: ViewContext) -> [any Node] {
    var nodes: [any Node] = []
    var index = 0
    for view in repeat each content {
      nodes += context.child(index).nodes(of: view)
      index += 1
    }
    return nodes
  }
}

extension ViewBuilder {
  /// Builds several views in a row.
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  {
    TupleView(content: (repeat each content))
  }
}
