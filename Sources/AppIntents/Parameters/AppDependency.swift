import Synchronization

/// An object that an app made at its start for its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let manager: AppDependencyManager

  /// Makes a dependency on the object of the type, or of a key.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    self.key = key ?? String(reflecting: Value.self)
    self.manager = manager
  }

  /// The object; reading one that the app never added is the author's mistake.
  public var wrappedValue: Value {
    guard let value = manager.value(of: key) as? Value else {
      preconditionFailure("no dependency \(key) was added to AppDependencyManager")
    }
    return value
  }
}

/// The objects that an app made at its start for its intents.
public final class AppDependencyManager: Sendable {
  /// The app's own objects.
  public static let shared = AppDependencyManager()

  private let makers = Mutex<[String: @Sendable () -> any Sendable]>([:])

  private init() {}

  /// Adds an object under its type, or under a key.
  public func add<Value: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    makers.withLock { $0[key ?? String(reflecting: Value.self)] = dependency }
  }

  fileprivate func value(of key: String) -> (any Sendable)? {
    makers.withLock { $0[key] }?()
  }
}
