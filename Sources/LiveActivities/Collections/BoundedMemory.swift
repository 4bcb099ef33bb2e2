/// What was written down last under some keys; when it is full, what was written longest ago is forgotten.
///
/// Each change costs O(1).
package struct BoundedMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private var order = ArrivalOrder<Key>()
  /// At the places that the order has for their keys.
  private var values: [Value] = []

  /// Makes a memory of at most so many entries.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many entries are held.
  package var count: Int { values.count }

  /// What is written down under a key; `nil` where there is nothing.
  package subscript(key: Key) -> Value? { order.place(of: key).map { values[$0] } }

  /// A Boolean value indicating whether the next new key costs an old one.
  var isFull: Bool { count >= capacity }

  /// What was written longest ago.
  var oldest: Value? { order.first.flatMap { self[$0] } }

  /// Writes a value down under a key.
  package mutating func remember(_ value: Value, of key: Key) {
    if let place = place(of: key) { return change(at: place) { $0 = value } }
    order.add(key)
    values.append(value)
    if count > capacity, let oldest = order.first { forget(oldest) }
  }

  /// Forgets what is written down under a key, if there is something.
  package mutating func forget(_ key: Key) {
    guard let place = order.remove(key) else { return }
    values.swapAt(place, values.count - 1)
    values.removeLast()
  }

  /// All keys, the one written longest ago first.
  package var keys: [Key] { order.elements }

  // MARK: - Places

  /// Where a key's value is, until something is forgotten; `nil` where there is none.
  ///
  /// Who reads a value and then writes it down looks its key up once.
  func place(of key: Key) -> Int? { order.place(of: key) }

  subscript(place place: Int) -> Value { values[place] }

  /// Writes down another value, which is then the last one written.
  mutating func change(at place: Int, _ change: (inout Value) -> Void) {
    change(&values[place])
    order.moveToEnd(place)
  }
}

extension BoundedMemory: Equatable where Value: Equatable {}
