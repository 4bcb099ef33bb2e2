/// The key of an environment value that a view or another module adds.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let known = added[ObjectIdentifier(key)] else { return Key.defaultValue }
      return known.value as? Key.Value ?? Key.defaultValue
    }
    set { added[ObjectIdentifier(key)] = AddedValue(value: newValue) }
  }

  /// A value whose type only its key knows.
  ///
  /// Equal environments give equal pictures. A value that can't be compared counts as different from every other.
  struct AddedValue: Hashable, Sendable {
    let value: any Sendable

    static func == (first: AddedValue, second: AddedValue) -> Bool {
      guard let one = first.value as? any Hashable, let other = second.value as? any Hashable
      else { return false }
      return AnyHashable(one) == AnyHashable(other)
    }

    func hash(into hasher: inout Hasher) {
      (value as? any Hashable)?.hash(into: &hasher)
    }
  }
}
