/// Builds a view from the statements of a closure.
///
/// The statements that need a view of their own (`if`, several views, none) are in the files of those views.
@resultBuilder
public enum ViewBuilder {
  /// Returns a single view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Accepts an expression that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }
}
