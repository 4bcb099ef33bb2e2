extension View {
  /// Sets an environment value for the view and its content.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(
      content: self, transform: { $0[keyPath: keyPath] = value },
      setsDirection: Value.self == LayoutDirection.self)
  }

  /// Changes the environment of the view and its content.
  func transformEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, transform: transform)
  }
}

/// A view in a changed environment.
///
/// The closure lives only as long as the view, which is resolved at once; no state keeps it. Other modules see the type behind
/// `some View`, or each call there would search for it at run time.
package struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void
  /// A Boolean value indicating whether the direction of text may change.
  var setsDirection = false

  package func nodes(in context: ViewContext) -> [any Node] {
    var inner = context
    transform(&inner.environment)
    let nodes = inner.nodes(of: content)
    let turns =
      setsDirection && inner.environment.layoutDirection != context.environment.layoutDirection
    return turns ? nodes.map { MirroredNode(child: $0) } : nodes
  }
}
