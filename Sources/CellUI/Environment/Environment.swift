/// A value of the surroundings, read inside of a view's `body`.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; there is none outside of `body`.
  public var wrappedValue: Value {
    guard let environment = EnvironmentValues.ofBody else {
      preconditionFailure("the environment is read inside of a view's body")
    }
    return environment[keyPath: keyPath]
  }
}

extension EnvironmentValues {
  /// The surroundings of the view whose body is being evaluated.
  ///
  /// A view is made before anybody knows where it will stand, and `body` takes no argument: this is how the surroundings
  /// reach it. The value is bound to the call.
  @TaskLocal static var ofBody: EnvironmentValues?
}

/// A value of the surroundings that another module adds.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value: Hashable & Sendable
  /// What holds where nobody sets the value.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { added[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { added[ObjectIdentifier(key)] = AddedValue(value: newValue) }
  }
}

/// A value under a key whose type only the key's module knows.
struct AddedValue: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (first: AddedValue, second: AddedValue) -> Bool {
    AnyHashable(first.value) == AnyHashable(second.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
