/// A type-erased view.
public struct AnyView: PrimitiveView {
  // The type is known only at run time: a layout from JSON, or a widget found by name.
  private let view: any View

  /// Wraps a view.
  public init(_ view: some View) {
    self.view = view
  }

  func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}

extension ViewBuilder {
  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
