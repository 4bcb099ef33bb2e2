/// The reasons for which words must not be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is the person's alone.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Draws the view's texts as bars.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment { $0.redactionReasons.formUnion(reason) }
      .placed { pass, _, _ in
        if reason.contains(.placeholder) { pass.scope.isRedacted = true }
      }
  }

  /// Draws the view's texts as they are.
  public func unredacted() -> some View {
    transformEnvironment { $0.redactionReasons = [] }
      .placed { pass, _, _ in pass.scope.isRedacted = false }
  }

  /// Accepted: a terminal's lock screen shows all to its owner.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepted: the system marks content that its button has made out of date; here it is drawn at once.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets whether the controls of the view react; those that do not are gray.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the size of text that the view takes as the person's wish.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Bounds the size of text: it is always the standard one.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }

  /// Accepted: a layout is drawn from left to right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Changes an environment value of the view and its content.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
