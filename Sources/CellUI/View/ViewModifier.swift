/// A change that can be made to any view.
public protocol ViewModifier {
  /// The view that is changed.
  typealias Content = AnyView
  /// What the changed view is made of.
  associatedtype Body: View
  /// Makes the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with a modifier's change.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// What the modifier makes of the view.
  public var body: some View {
    modifier.body(content: AnyView(content))
  }
}

extension View {
  /// Changes the view with a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier)
    -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}
