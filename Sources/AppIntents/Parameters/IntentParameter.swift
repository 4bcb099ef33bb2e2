public import CellUI
import Synchronization

/// A parameter of an intent or a property of an entity, with a value that may be set later.
///
/// It is an object, because Shortcuts sets the values of an intent that it holds only as a constant.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  /// The parameter's name for people; empty for one without.
  public let title: LocalizedStringResource
  private let stored: Mutex<Value?>

  init(title: LocalizedStringResource, value: Value?) {
    self.title = title
    stored = Mutex(value)
  }

  /// Makes a parameter without a value; an initializer of an extension would not let an intent leave it out.
  public convenience init() {
    self.init(title: "", value: nil)
  }

  /// The value; reading one that was never set is the author's mistake, unless it is optional.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }) { return value }
      if let type = Value.self as? any NoValue.Type, let none = type.none as? Value { return none }
      preconditionFailure(
        "the parameter \"\(String(localized: title))\" is read before it has a value")
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter { self }

  /// A Boolean value indicating whether a value was set.
  var hasValue: Bool { stored.withLock { $0 != nil } }

  /// Asks the person for the value.
  ///
  /// - Throws: Always: nothing here can ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsValue(String(localized: title))
  }

  /// Makes the error that asks the person for the value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue(String(localized: title))
  }

  /// Asks the person to choose a value.
  ///
  /// - Throws: Always: nothing here can ask.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil)
    async throws -> Value
  {
    throw AppIntentError.needsValue(String(localized: title))
  }

  /// Asks the person to confirm a value; it counts as confirmed.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws
    -> Bool
  {
    true
  }
}

/// A type that has a value for nothing.
private protocol NoValue {
  static var none: Self { get }
}

extension Optional: NoValue {}

extension IntentParameter {
  /// The parts of a date that are entered.
  public typealias DateKind = IntentDateKind

  /// Makes a parameter.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: nil)
  }

  /// Makes a parameter with a default value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: defaultValue)
  }

  /// Makes a parameter whose values a type offers.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    self.init(title: title, value: defaultValue)
  }

  /// Makes a parameter whose entities a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, query: Query
  ) {
    self.init(title: title, value: nil)
  }

  /// Makes a parameter with a default in the manner of a property's value.
  public convenience init(wrappedValue: Value) {
    self.init(title: "", value: wrappedValue)
  }
}

extension IntentParameter where Value: BinaryInteger {
  /// Makes a whole number within limits.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter where Value: BinaryFloatingPoint {
  /// Makes a number within limits.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter where Value == Date {
  /// Makes a date of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter where Value == String {
  /// Makes a text that is entered in a manner.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: StringInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter where Value == Bool {
  /// Makes a switch with names for its states.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: BoolDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}
