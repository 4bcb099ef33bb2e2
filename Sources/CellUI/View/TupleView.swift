/// Several views in a row, as statements of a `ViewBuilder`.
///
/// The views' types are no part of its own, so that stacks of different views share one type: each would be made at run time.
public struct TupleView: PrimitiveView {
  private let views: [any View]

  fileprivate init<each Content: View>(_ content: repeat each Content) {
    var (views, count) = ([any View](), 0)
    for _ in repeat (each Content).self { count += 1 }
    views.reserveCapacity(count)
    for view in repeat each content { views.append(view) }
    self.views = views
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    var nodes: [any Node] = []
    nodes.reserveCapacity(views.count)
    for index in views.indices {
      let more = context.child(index).nodes(of: views[index])
      // Most views have one node, which is added without a copy of the array's memory.
      if more.count == 1 { nodes.append(more[0]) } else { nodes += more }
    }
    return nodes
  }
}

extension ViewBuilder {
  /// Builds several views in a row.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    TupleView(repeat each content)
  }
}
