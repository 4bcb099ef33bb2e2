public import CellUI

extension IntentParameter where Value == Date? {
  /// Makes a date of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter where Value == DateComponents? {
  /// Makes parts of a date of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter {
  /// Makes a whole number within limits.
  public convenience init<Number: BinaryInteger & Sendable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Number, upperBound: Number),
    requestValueDialog: IntentDialog? = nil
  ) where Value == Number? {
    self.init(title: title, value: defaultValue)
  }

  /// Makes a number within limits.
  public convenience init<Number: BinaryFloatingPoint & Sendable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Number, upperBound: Number),
    requestValueDialog: IntentDialog? = nil
  ) where Value == Number? {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter where Value == String? {
  /// Makes a text that is entered in a manner.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value = nil, inputOptions: StringInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter where Value == Bool? {
  /// Makes a switch with names for its states.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value = nil, displayName: BoolDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}
