/// A view that is made anew only where it is another one.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let body: Content

  /// Makes a view that is compared.
  public init(content: Content) {
    body = content
  }
}

extension View where Self: Equatable {
  /// Compares the view with its next one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
