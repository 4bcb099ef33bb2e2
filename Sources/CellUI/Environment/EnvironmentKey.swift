/// The key of an environment value that a view or another module adds.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Hashable & Sendable
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { added[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { added[ObjectIdentifier(key)] = AddedValue(value: newValue) }
  }

  /// A value whose type only its key knows.
  struct AddedValue: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (first: AddedValue, second: AddedValue) -> Bool {
      AnyHashable(first.value) == AnyHashable(second.value)
    }

    func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}
