/// A reusable change to any view.
public protocol ViewModifier {
  /// The view to modify.
  typealias Content = AnyView
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with a `ViewModifier` applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// The modified view.
  public var body: some View {
    modifier.body(content: AnyView(content))
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier)
    -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}
