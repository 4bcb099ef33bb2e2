/// What was written down last under some keys; when it is full, what was written longest ago is forgotten.
///
/// Each change costs O(1) amortized.
struct BoundedMemory<Key: Hashable & Sendable, Value: Equatable & Sendable>: Equatable, Sendable {
  let capacity: Int
  private var order = ArrivalOrder<Key>()
  private var values: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many entries are held, gaps included.
  var entryCount: Int { order.slotCount }

  subscript(key: Key) -> Value? { values[key] }

  /// A Boolean value indicating whether the next new key costs an old one.
  var isFull: Bool { order.count >= capacity }

  /// What was written longest ago.
  var oldest: (key: Key, value: Value)? {
    guard let key = order.first, let value = values[key] else { return nil }
    return (key, value)
  }

  mutating func remember(_ value: Value, of key: Key) {
    values[key] = value
    order.append(key)
    if order.count > capacity, let oldest = order.first { forget(oldest) }
  }

  mutating func forget(_ key: Key) {
    values[key] = nil
    order.remove(key)
  }

  /// All that is remembered, what was written longest ago first.
  var entries: [(key: Key, value: Value)] {
    order.elements.compactMap { key in values[key].map { (key, $0) } }
  }
}

/// How and when an activity went, so that a push that comes too late is told so.
struct Dismissal: Equatable, Sendable {
  let time: Timestamp
  let cause: TransitionCause
}
