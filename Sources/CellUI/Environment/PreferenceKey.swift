/// The key of a value that a view passes up to the views around it.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Joins the value of a view with the one of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// The preferences that the views of a layout have set, joined in the order of the views.
public struct PreferenceValues: Sendable {
  private struct Entry: Sendable {
    var value: any Sendable
    /// Joins the value with a later one.
    let join: @Sendable (any Sendable, any Sendable) -> any Sendable
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  /// Replaces the value of a key.
  mutating func set<Key: PreferenceKey>(_ key: Key.Type, to value: Key.Value) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { first, next in
      guard var value = first as? Key.Value, let next = next as? Key.Value else { return first }
      Key.reduce(value: &value) { next }
      return value
    }
  }

  /// Joins the values with those of later views.
  mutating func append(_ later: PreferenceValues) {
    entries.merge(later.entries) { first, next in
      Entry(value: first.join(first.value, next.value), join: first.join)
    }
  }
}
