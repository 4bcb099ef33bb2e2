/// A type-erased view.
public struct AnyView: PrimitiveView {
  // The type is known only at run time: a layout from JSON, or a widget found by name.
  private let view: any View

  /// Wraps a view; a type-erased one stays as it is.
  public init(_ view: some View) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Wraps a view of a type that is known only at run time.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}

extension ViewBuilder {
  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
