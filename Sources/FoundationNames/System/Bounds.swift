public import Foundation

// The toolchain's `CGFloat` has static members of these names that can't be used, so that in its extensions they hide the
// functions that Apple's compiler finds there.

extension CGFloat {
  /// Returns the lesser of two values.
  public func min<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
    Swift.min(first, second)
  }

  /// Returns the greater of two values.
  public func max<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
    Swift.max(first, second)
  }

  /// Returns the least of several values.
  public func min<Value: Comparable>(
    _ first: Value, _ second: Value, _ third: Value, _ rest: Value...
  ) -> Value {
    rest.reduce(Swift.min(first, second, third)) { Swift.min($0, $1) }
  }

  /// Returns the greatest of several values.
  public func max<Value: Comparable>(
    _ first: Value, _ second: Value, _ third: Value, _ rest: Value...
  ) -> Value {
    rest.reduce(Swift.max(first, second, third)) { Swift.max($0, $1) }
  }

  /// Returns the lesser of two values.
  public static func min<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
    Swift.min(first, second)
  }

  /// Returns the greater of two values.
  public static func max<Value: Comparable>(_ first: Value, _ second: Value) -> Value {
    Swift.max(first, second)
  }
}
