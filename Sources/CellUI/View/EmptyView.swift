/// A view without content or size.
public struct EmptyView: PrimitiveView {
  /// Makes an empty view.
  public init() {}

  package func nodes(in context: ViewContext) -> [any Node] { [] }
}

extension ViewBuilder {
  /// Builds a closure without statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }
}
