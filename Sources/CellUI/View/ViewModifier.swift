/// A reusable change to any view.
public protocol ViewModifier {
  /// The view to modify.
  typealias Content = AnyView
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A value with a modifier applied; a view if the modifier is a `ViewModifier`.
public struct ModifiedContent<Content, Modifier> {
  /// The value that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a value.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The modified view.
  public var body: some View {
    modifier.body(content: AnyView(content))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content view: AnyView) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public init() {}

  /// Returns the view.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// Applies another modifier after this one.
  public func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension AnyTransition {
  /// The view fades, because the system has no transitions of the app's own (AK 6.3).
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier)
    -> AnyTransition
  { .opacity }
}
