/// The key of a value that a view passes up to the views around it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where no view sets one.
  static var defaultValue: Value { get }
}

/// The preferences that the views of a layout have set; for each key the first view in order wins.
public struct PreferenceValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  mutating func set<Key: PreferenceKey>(_ key: Key.Type, to value: Key.Value) {
    guard values[ObjectIdentifier(key)] == nil else { return }
    values[ObjectIdentifier(key)] = value
  }
}
