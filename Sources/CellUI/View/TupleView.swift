/// Several views in a row, as statements of a `ViewBuilder`.
///
/// The views' types are no part of its own, so that stacks of different views share one type: each would be made at run time.
public struct TupleView: PrimitiveView {
  private let views: [any View]

  fileprivate init(_ views: [any View]) {
    self.views = views
  }

  fileprivate init<each Content: View>(_ content: repeat each Content) {
    var (views, count) = ([any View](), 0)
    for _ in repeat (each Content).self { count += 1 }
    views.reserveCapacity(count)
    for view in repeat each content { views.append(view) }
    self.views = views
  }

  /// Makes the views of a tuple, as a builder of one's own does.
  public init<each Content: View>(_ value: (repeat each Content)) {
    self.init(repeat each value)
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

  // Most rows have two or three views, for which the run time need not go through a pack of types.

  /// Builds two views in a row.
  public static func buildBlock<First: View, Second: View>(
    _ first: First, _ second: Second
  ) -> TupleView {
    TupleView([first, second])
  }

  /// Builds three views in a row.
  public static func buildBlock<First: View, Second: View, Third: View>(
    _ first: First, _ second: Second, _ third: Third
  ) -> TupleView {
    TupleView([first, second, third])
  }
}
