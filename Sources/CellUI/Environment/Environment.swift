/// A property wrapper that reads a value of the environment inside a view's `body`.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; it may be read only inside `body`.
  public var wrappedValue: Value {
    guard let environment = EnvironmentValues.ofBody else {
      preconditionFailure("the environment is read inside of a view's body")
    }
    return environment[keyPath: keyPath]
  }
}

extension EnvironmentValues {
  /// The environment of the view whose body is being evaluated.
  ///
  /// A view is made before its place in the tree is known, and `body` takes no arguments, so the environment is bound to
  /// the call.
  @TaskLocal static var ofBody: EnvironmentValues?
}
