import Synchronization

/// Values that cost much to make, kept under their keys while they are in use.
///
/// A value is a pure function of its key, so that it makes no difference who made it. Of two generations the older one goes
/// when the younger is full; a value that is asked for returns to the younger one.
package final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
  }

  private let generations = Mutex(Generations())
  private let countMaximum: Int

  /// Keeps values.
  ///
  /// - Parameter countMaximum: The most values that are kept.
  package init(countMaximum: Int) {
    self.countMaximum = countMaximum
  }

  /// The number of values that are kept.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Returns the value under a key; one that is not kept is made.
  package func value(for key: Key, _ make: () -> Value) -> Value {
    let known = generations.withLock { generations -> Value? in
      if let value = generations.young[key] { return value }
      guard let value = generations.old[key] else { return nil }
      keep(value, for: key, in: &generations)
      return value
    }
    if let known { return known }
    let value = make()
    generations.withLock { keep(value, for: key, in: &$0) }
    return value
  }

  private func keep(_ value: Value, for key: Key, in generations: inout Generations) {
    if generations.young.count >= countMaximum / 2 {
      (generations.old, generations.young) = (generations.young, [:])
    }
    generations.young[key] = value
    generations.old[key] = nil
  }
}
