public import CellUI

/// The way in which a shortcut's former action fills a parameter.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`, connectToPreviousIntentResult, never
}

/// The control with which a number is entered.
public enum IntentNumberControlStyle: Hashable, Sendable {
  case field, stepper, slider
}

/// The parts of a date that are entered.
public enum IntentDateKind: Hashable, Sendable {
  case date, dateTime, time
}

/// The manner in which a text is entered.
public struct StringInputOptions: Hashable, Sendable {
  /// The letters that become capitals.
  public enum CapitalizationType: Hashable, Sendable {
    case none, words, sentences, allCharacters
  }

  /// The keyboard.
  public enum KeyboardType: Hashable, Sendable {
    case `default`, numbersAndPunctuation, numberPad, decimalPad, URL, emailAddress
  }

  /// Makes the manner.
  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
    smartDashes: Bool = true
  ) {}
}

/// The names of a switch's states.
public struct BoolDisplayName: Equatable, Sendable {
  /// The name of true.
  public let `true`: LocalizedStringResource
  /// The name of false.
  public let `false`: LocalizedStringResource

  /// Makes the names.
  public init(true: LocalizedStringResource, false: LocalizedStringResource) {
    self.true = `true`
    self.false = `false`
  }
}

/// Values that a provider offers: a list, or one in sections.
public protocol ResultsCollection {}

extension Array: ResultsCollection {}
extension IntentItemCollection: ResultsCollection {}
extension Optional: ResultsCollection where Wrapped: ResultsCollection {}

/// A source of the values that a parameter may have.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the values.
  associatedtype Result: ResultsCollection
  /// The type of the default.
  associatedtype DefaultValue = Never

  /// Returns the values.
  func results() async throws -> Result
  /// Returns the default; `nil` for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values in sections.
public struct IntentItemCollection<Item: Sendable>: Sendable {
  /// The items.
  public let items: [IntentItem<Item>]

  /// Makes a collection of values.
  public init(promptLabel: LocalizedStringResource? = nil, items: [Item]) {
    self.items = items.map { IntentItem($0) }
  }

  /// Makes a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) {
    items = sections.flatMap(\.items)
  }
}

/// Values under a title.
public struct IntentItemSection<Item: Sendable>: Sendable {
  /// The items.
  public let items: [IntentItem<Item>]

  /// Makes a section.
  public init(_ title: LocalizedStringResource = "", items: [IntentItem<Item>]) {
    self.items = items
  }
}

/// A value with its appearance in a list.
public struct IntentItem<Item: Sendable>: Sendable {
  /// The value.
  public let value: Item

  /// Makes an item.
  public init(
    _ value: Item, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
  }
}

/// A collection of values that a provider offers.
public typealias ItemCollection = IntentItemCollection
/// A section of values that a provider offers.
public typealias ItemSection = IntentItemSection
