/// A value that a view keeps; in a Live Activity it always has its first value, because no code of a view runs later.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let value: Value

  /// Makes a state from its first value.
  public init(wrappedValue value: Value) {
    self.value = value
  }

  /// Makes a state from its first value.
  public init(initialValue value: Value) {
    self.value = value
  }

  /// The first value; a change is dropped.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { _ = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A value that belongs to a gesture, which a Live Activity has none of.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value

  /// Makes a state from its first value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself.
  public var projectedValue: GestureState { self }
}

/// The focus of a view, which a Live Activity has none of.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Makes the state of a view without focus.
  public init() where Value == Bool {
    value = false
  }

  /// Makes the state of views without focus.
  public init<Place>() where Value == Place? {
    value = nil
  }

  /// The state without focus; a change is dropped.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { _ = newValue }
  }

  /// The type of a binding to the state.
  public typealias Binding = CellUI.Binding<Value>

  /// A binding to the state.
  public var projectedValue: Binding { .constant(value) }
}
