/// The circumstances of a change of state, of which a Live Activity's views make none.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// A Boolean value indicating whether the views' own animations are left out.
  public var disablesAnimations = false
  /// A Boolean value indicating whether the change is one of many.
  public var isContinuous = false

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
