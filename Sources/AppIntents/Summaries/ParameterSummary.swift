/// A sentence that describes an intent with its parameters; Shortcuts alone shows it.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  /// Makes no sentence.
  public init() {}
}

/// A sentence with parameters in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Makes a sentence.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> ParameterKeyPaths<Intent> = {
      ParameterKeyPaths()
    }
  ) {}

  /// Makes a summary without a sentence.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> ParameterKeyPaths<Intent> = {
      ParameterKeyPaths()
    }
  ) {}
}

/// The words of a sentence with parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Makes words from a literal.
  public init(stringLiteral text: String) {}

  /// Makes words from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {}

  /// The words as they are built.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes empty words.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Leaves a part of the literal out.
    public mutating func appendLiteral(_ literal: String) {}

    /// Leaves a parameter out.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Parameters that a sentence does not name.
public struct ParameterKeyPaths<Intent: AppIntent> {
  /// Makes no sentence.
  public init() {}
}

/// Builds the parameters that a sentence does not name.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Accepts a parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterKeyPaths<Intent> {
    ParameterKeyPaths()
  }

  /// Joins parameters.
  public static func buildBlock(_ parameters: ParameterKeyPaths<Intent>...)
    -> ParameterKeyPaths<Intent>
  {
    ParameterKeyPaths()
  }
}

/// Builds the sentence of an intent.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns a sentence as it is.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }

  /// Accepts a sentence.
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}

/// A sentence for the values for which a condition holds, and another one.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Value: Sendable, First: ParameterSummary, Second: ParameterSummary
>: ParameterSummary {
  /// Makes the sentences for a parameter that equals a value.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> First,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Second
  ) {}

  /// Makes the sentences for a parameter that has a value.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ content: () -> First,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Second
  ) {}
}

/// A comparison of a parameter with a value.
public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  case oneOf
}

/// The presence of a parameter's value.
public enum ParameterSummaryPresence: Hashable, Sendable {
  case hasAnyValue, hasNoValue
}

/// Sentences for the cases of a parameter.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: Sendable, Cases: ParameterSummaryCases
>: ParameterSummary {
  /// Makes the sentences of a parameter's cases.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {}
}

/// Sentences for cases.
public protocol ParameterSummaryCases {}

/// Several sentences for cases.
public struct ParameterSummaryTupleCases: ParameterSummaryCases {}

/// A sentence for a case.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: Sendable, Content: ParameterSummary
>: ParameterSummaryCases {
  /// Makes the sentence of a case.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}

  /// Makes the sentence of some cases.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// A sentence for all other cases.
public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent, Content: ParameterSummary
>: ParameterSummaryCases {
  /// Makes the sentence of all other cases.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// Builds the sentences of a parameter's cases.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Sendable> {
  /// Accepts a sentence for cases of the parameter.
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { content }

  /// Accepts a sentence for all other cases.
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { content }

  /// Joins sentences.
  public static func buildBlock<each Content: ParameterSummaryCases>(
    _ cases: repeat each Content
  ) -> ParameterSummaryTupleCases {
    ParameterSummaryTupleCases()
  }
}

extension AppIntent {
  /// A sentence under a condition.
  public typealias When<Value: Sendable, First: ParameterSummary, Second: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Value, First, Second>
  /// Sentences for the cases of a parameter.
  public typealias Switch<Value: Sendable, Cases: ParameterSummaryCases> =
    ParameterSummarySwitchCondition<Self, Value, Cases>
  /// A sentence for a case.
  public typealias Case<Value: Sendable, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// A sentence for all other cases.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}
