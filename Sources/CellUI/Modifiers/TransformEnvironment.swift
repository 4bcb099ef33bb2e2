extension View {
  /// Sets an environment value for the view and its content.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes the environment of the view and its content.
  func transformEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, transform: transform)
  }
}

/// A view in a changed environment.
///
/// The closure lives only as long as the view, which is resolved at once; no state keeps it.
private struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  func nodes(in context: ViewContext) -> [any Node] {
    var context = context
    transform(&context.environment)
    return context.nodes(of: content)
  }
}
