/// A value that never changes, shared by its copies.
package final class SharedBox<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package static func == (left: SharedBox, right: SharedBox) -> Bool {
    left === right || left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
