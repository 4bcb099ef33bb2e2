/// An object whose changes redraw its views, as Combine has it; here its views are drawn once for each content state.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// The object's announcements of changes, which nothing listens to.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// The announcements of an object's changes, which nothing listens to.
public struct ObservableObjectPublisher: Sendable {
  /// Makes a publisher.
  public init() {}

  /// Does nothing, since no view observes the object.
  public func send() {}
}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a property from its first value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a property from its first value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The property itself, in place of its values over time.
  public var projectedValue: Published { self }
}

/// An object that a view makes.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  /// The object.
  public let wrappedValue: Object

  /// Makes the object.
  public init(wrappedValue thunk: @autoclosure () -> Object) {
    wrappedValue = thunk()
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// Bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// The binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>)
      -> Binding<Subject>
    {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: Object

  /// Takes an object.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Takes an object.
  public init(initialValue: Object) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object> {
  /// The object.
  public var wrappedValue: Object

  /// Takes an object.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Takes an object.
  public init(_ object: Object) {
    wrappedValue = object
  }

  /// The bindings.
  public var projectedValue: Bindable { self }

  /// The binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>)
    -> Binding<Subject> where Object: AnyObject
  {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// An object that a view around this one has set.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject & Sendable>: DynamicProperty {
  private let environment = Environment<Object>(Object.self)

  /// Reads the object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: Object { environment.wrappedValue }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension View {
  /// Sets an object for the view and its content, found there by its type.
  public func environmentObject<Object: ObservableObject & Sendable>(_ object: Object) -> some View
  {
    transformEnvironment { $0.set(object) }
  }

  /// Sets an object for the view and its content, found there by its type.
  public func environment<Object: AnyObject & Sendable>(_ object: Object?) -> some View {
    transformEnvironment { $0.set(object) }
  }
}
