extension ModuleStubs {
  /// Settings by typed keys, each with its first value.
  static let defaults = """
    enum Defaults {
      class AnyKey: @unchecked Sendable {
        typealias Key = Defaults.Key
        let name: String
        init(named name: String) { self.name = name }
      }
      typealias Keys = AnyKey
      final class Key<Value>: AnyKey, @unchecked Sendable {
        let defaultValue: Value
        init(_ name: String, default value: Value, suite: UserDefaults = .standard, iCloud: Bool = false) {
          defaultValue = value
          super.init(named: name)
        }
        init(_ name: String, suite: UserDefaults = .standard, iCloud: Bool = false, default value: () -> Value) {
          defaultValue = value()
          super.init(named: name)
        }
        init<Wrapped>(_ name: String, suite: UserDefaults = .standard, iCloud: Bool = false) where Value == Wrapped? {
          defaultValue = nil
          super.init(named: name)
        }
        func reset() {}
      }
      protocol Serializable {}
      protocol PreferRawRepresentable: RawRepresentable {}
      protocol PreferNSSecureCoding {}
      protocol CollectionSerializable: Collection, Serializable {}
      static subscript<Value>(_ key: Key<Value>) -> Value {
        get { key.defaultValue }
        set { _ = newValue }
      }
      static func reset(_ keys: AnyKey..., suite: UserDefaults = .standard) {}
      static func removeAll(suite: UserDefaults = .standard) {}
    }
    @propertyWrapper struct Default<Value>: DynamicProperty {
      private let key: Defaults.Key<Value>
      init(_ key: Defaults.Key<Value>) { self.key = key }
      var wrappedValue: Value {
        get { key.defaultValue }
        nonmutating set { _ = newValue }
      }
      var projectedValue: Binding<Value> { .constant(key.defaultValue) }
    }

    """

  /// Shared state by keys, each with its first value.
  static let sharing = """
    protocol SharedReaderKey<Value> {
      associatedtype Value
      var firstValue: Value? { get }
    }
    protocol SharedKey<Value>: SharedReaderKey {}
    extension SharedReaderKey {
      typealias Default = IsletSharedDefault_<Self>
      var firstValue: Value? { nil }
    }
    struct IsletSharedDefault_<Base: SharedReaderKey>: SharedKey {
      typealias Value = Base.Value
      let firstValue: Value?
      static subscript(_ key: Base, default value: @autoclosure () -> Value) -> Self { Self(firstValue: value()) }
    }
    struct FileStorageKey<Value>: SharedKey {}
    struct AppStorageKey<Value>: SharedKey {}
    struct InMemoryKey<Value>: SharedKey {}
    extension SharedReaderKey {
      static func fileStorage<Value>(_ url: URL) -> Self where Self == FileStorageKey<Value> { Self() }
      static func appStorage<Value>(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Value> { Self() }
      static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> { Self() }
    }
    @propertyWrapper struct SharedReader<Value>: DynamicProperty {
      let wrappedValue: Value
      init<Base: SharedReaderKey>(_ key: IsletSharedDefault_<Base>) where Base.Value == Value { wrappedValue = key.firstValue! }
      init(wrappedValue: Value, _ key: some SharedReaderKey<Value>) { self.wrappedValue = wrappedValue }
      init(value: Value) { wrappedValue = value }
      init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? { wrappedValue = nil }
      var projectedValue: Self { self }
    }
    extension SharedReader: Equatable where Value: Equatable {}
    extension Shared: Equatable where Value: Equatable {}
    @propertyWrapper struct Shared<Value>: DynamicProperty {
      private let value: Value
      init<Base: SharedReaderKey>(_ key: IsletSharedDefault_<Base>) where Base.Value == Value { value = key.firstValue! }
      init(wrappedValue: Value, _ key: some SharedReaderKey<Value>) { value = wrappedValue }
      init(value: Value) { self.value = value }
      init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? { value = nil }
      var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
      }
      var projectedValue: Self { self }
      @discardableResult func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        var copy = value
        return try body(&copy)
      }
    }

    """

  /// Values that are given from without: those for previews.
  static let dependencies = """
    protocol TestDependencyKey<Value> {
      associatedtype Value = Self
      static var previewValue: Value { get }
      static var testValue: Value { get }
    }
    extension TestDependencyKey {
      static var previewValue: Value { testValue }
    }
    protocol DependencyKey<Value>: TestDependencyKey {
      static var liveValue: Value { get }
    }
    extension DependencyKey {
      static var previewValue: Value { liveValue }
      static var testValue: Value { previewValue }
    }
    struct DependencyValues {
      struct DateGenerator {
        var now: Date { Date() }
        func callAsFunction() -> Date { now }
      }
      struct UUIDGenerator { func callAsFunction() -> UUID { UUID() } }
      var date = DateGenerator()
      var uuid = UUIDGenerator()
      var calendar = Calendar.current
      var locale = Locale.current
      var timeZone = TimeZone.current
      var continuousClock: any _Concurrency.Clock<Duration> = ContinuousClock()
      subscript<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value {
        get { Key.previewValue }
        set { _ = newValue }
      }
    }
    @propertyWrapper struct Dependency<Value> {
      let wrappedValue: Value
      init(_ path: KeyPath<DependencyValues, Value>) { wrappedValue = DependencyValues()[keyPath: path] }
      init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value { wrappedValue = Key.previewValue }
    }

    """

  /// Notes between processes, which no process gets.
  static let darwinNotes = """
    typealias CFString = String
    typealias CFDictionary = NSDictionary
    final class CFNotificationCenter: Sendable {}
    struct CFNotificationName: RawRepresentable, Hashable, Sendable {
      let rawValue: CFString
      init(_ rawValue: CFString) { self.rawValue = rawValue }
      init(rawValue: CFString) { self.rawValue = rawValue }
    }
    enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }
    typealias CFNotificationCallback = (
      CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void
    func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { CFNotificationCenter() }
    func CFNotificationCenterPostNotification(
      _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
      _ deliverImmediately: Bool
    ) {}
    func CFNotificationCenterPostNotificationWithOptions(
      _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
      _ options: UInt
    ) {}
    func CFNotificationCenterAddObserver(
      _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!, _ name: CFString!,
      _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
    ) {}
    func CFNotificationCenterRemoveObserver(
      _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
    ) {}
    func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {}

    """
}
