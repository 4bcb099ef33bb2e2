/// The place in which a preview shows an activity.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// A shape of the island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable, CaseIterable {
    case compact, minimal, expanded
  }

  /// The lock screen.
  case content
  /// The island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Builds the content states of a preview from the expressions of a closure.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// Accepts a state.
  public static func buildExpression(_ state: Attributes.ContentState)
    -> [Attributes.ContentState]
  {
    [state]
  }

  /// Accepts several states.
  public static func buildExpression(_ states: [Attributes.ContentState])
    -> [Attributes.ContentState]
  {
    states
  }

  /// Joins states.
  public static func buildBlock(_ states: [Attributes.ContentState]...)
    -> [Attributes.ContentState]
  {
    states.flatMap(\.self)
  }

  /// Joins the states of a loop.
  public static func buildArray(_ states: [[Attributes.ContentState]])
    -> [Attributes.ContentState]
  {
    states.flatMap(\.self)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ states: [Attributes.ContentState]?)
    -> [Attributes.ContentState]
  {
    states ?? []
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: [Attributes.ContentState]) -> [Attributes.ContentState] {
    first
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second: [Attributes.ContentState]) -> [Attributes.ContentState] {
    second
  }
}
