/// One of two views: an `if` with an `else`, or a `switch`.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The first branch.
  case first(First)
  /// The other branch.
  case second(Second)

  package func nodes(in context: ViewContext) -> [any Node] {
    switch self {
    case .first(let view): context.child(true).nodes(of: view)
    case .second(let view): context.child(false).nodes(of: view)
    }
  }
}

extension ViewBuilder {
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First)
    -> ConditionalContent<First, Second>
  {
    .first(first)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second)
    -> ConditionalContent<First, Second>
  {
    .second(second)
  }
}
