import ColorScience

/// A property wrapper that reads a value of the environment inside a view's `body`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value; outside of a view's closures that of an environment without changes.
  public var wrappedValue: Value {
    read(SharedEnvironment.ofRunningClosure?.values ?? EnvironmentValues())
  }
}

extension Environment where Value: Sendable {
  /// Reads an object that a view around this one has set by its type; `nil` where none has.
  public init<Object: AnyObject & Sendable>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// Reads an object that a view around this one has set by its type.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values.object(of: type) else {
        preconditionFailure("no view around this one sets the environment's \(type)")
      }
      return object
    }
  }
}

extension EnvironmentValues {
  /// Returns the object of a type.
  func object<Object: AnyObject & Sendable>(of type: Object.Type) -> Object? {
    added[ObjectIdentifier(type)]?.value as? Object
  }

  mutating func set<Object: AnyObject & Sendable>(_ object: Object?) {
    added[ObjectIdentifier(Object.self)] = object.map { AddedValue(value: $0) }
  }
}

/// The environment of many contexts, so that a context is small; one context's never changes.
final class SharedEnvironment: Sendable {
  private let stored: EnvironmentValues

  /// The values, which are read in their place: a copy retains a dozen objects.
  var values: EnvironmentValues { _read { yield stored } }

  init(_ values: consuming EnvironmentValues) {
    stored = values
  }

  /// The font of text without a font of its own.
  var usualFont: Font { stored.font ?? .body }

  /// The color of text without a style of its own.
  var foregroundColor: StraightRGBA {
    guard let hierarchy = stored.hierarchy, !hierarchy.isEmpty else {
      return stored.foregroundStyles[0]
    }
    return hierarchy[0].color
  }

  /// Returns a font's size, in points, with the magnification.
  func magnifiedPoints(of font: Double) -> Double {
    stored.magnifiedPoints(of: font)
  }

  /// The environment of the view whose closure is running.
  ///
  /// A view is made before its place in the tree is known, and `body` takes no arguments, so the environment is bound to
  /// the call.
  @TaskLocal static var ofRunningClosure: SharedEnvironment?
}

/// A property whose value the system sets before a view's body is read.
public protocol DynamicProperty {}
