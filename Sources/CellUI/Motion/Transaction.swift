/// The circumstances of a change of state, of which a Live Activity's views make none.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// A Boolean value indicating whether the views' own animations are left out.
  public var disablesAnimations = false
  /// A Boolean value indicating whether the change is one of many.
  public var isContinuous = false
  /// A Boolean value indicating whether the change's speed is kept.
  public var tracksVelocity = false
  private var added: [ObjectIdentifier: Any] = [:]

  /// The value of a key that an app adds.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { added[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { added[ObjectIdentifier(key)] = newValue }
  }

  /// Accepted: no animation of a view's own runs, so that none ends.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}

  /// Makes a change with an animation.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Runs a closure; the system animates a Live Activity's changes by itself (AK 6).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure; the system animates a Live Activity's changes by itself (AK 6).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// The key of a value that an app adds to changes.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The time at which an animation counts as done.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Runs a closure, and then the other one, since the system animates a Live Activity's changes by itself (AK 6).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs a closure; the system animates a Live Activity's changes by itself (AK 6).
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Changes the view; the system animates a Live Activity's changes by itself (AK 6).
  public func transaction<Changed: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> Changed
  ) -> some View { body(self) }
}
