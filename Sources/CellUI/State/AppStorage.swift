public import Foundation

/// A value of the app's defaults; the app's store is not here, so it has the value that the code gives.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let value: Value

  private init(value: Value) {
    self.value = value
  }

  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(value: wrappedValue)
  }

  /// The default; a change is dropped.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { _ = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value without a default.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(value: nil)
  }
}

/// A value of a scene, which has the value that the code gives.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  /// Makes a value with a default.
  public init(wrappedValue: Value, _ key: String) {
    value = wrappedValue
  }

  /// The default; a change is dropped.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { _ = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// A number of points that grows with the text size, which is always the standard one here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Makes a number.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a number that grows with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// A room of names for views that match.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a room.
  public struct ID: Hashable, Sendable {}

  /// Makes a room.
  public init() {}

  /// The room's identity.
  public var wrappedValue: ID { ID() }
}
