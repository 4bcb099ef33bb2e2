/// The last values of some keys; when it is full, the value written longest ago goes.
///
/// Each change costs O(1).
package struct BoundedMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private var order = ArrivalOrder<Key>()
  /// The values, at their keys' places in the order.
  private var values: [Value] = []

  /// Makes a memory of at most so many entries.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of entries.
  package var count: Int { values.count }

  /// The value of a key; `nil` where there is none.
  package subscript(key: Key) -> Value? { order.place(of: key).map { values[$0] } }

  /// A Boolean value indicating whether the next new key costs an old one.
  var isFull: Bool { count >= capacity }

  /// The value written longest ago.
  var oldest: Value? { order.first.flatMap { self[$0] } }

  /// Sets the value of a key.
  package mutating func remember(_ value: Value, of key: Key) {
    if let place = place(of: key) { return change(at: place) { $0 = value } }
    order.add(key)
    values.append(value)
    if count > capacity, let oldest = order.first { forget(oldest) }
  }

  /// Removes a key and its value, if it is there.
  package mutating func forget(_ key: Key) {
    guard let place = order.remove(key) else { return }
    values.swapAt(place, values.count - 1)
    values.removeLast()
  }

  /// All keys, the one written longest ago first.
  package var keys: [Key] { order.elements }

  // MARK: - Places

  /// Returns the place of a key's value, valid until one is forgotten; `nil` where there is none.
  ///
  /// Reading and then changing a value takes a single look-up.
  func place(of key: Key) -> Int? { order.place(of: key) }

  subscript(place place: Int) -> Value { values[place] }

  /// Changes a value, which is then the last one written.
  mutating func change(at place: Int, _ change: (inout Value) -> Void) {
    change(&values[place])
    order.moveToEnd(place)
  }
}

extension BoundedMemory: Equatable where Value: Equatable {}
