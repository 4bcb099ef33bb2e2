public import CellUI

extension String {
  /// The manner in which a text is entered.
  public typealias IntentInputOptions = StringInputOptions
}

extension Bool {
  /// The names of a switch's states.
  public typealias IntentDisplayName = BoolDisplayName
}

/// The size of a widget, by the names of App Intents.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

/// The number of values of a parameter, for a widget of each size.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral,
  Hashable, Sendable
{
  private let counts: [IntentWidgetFamily: Int]
  private let count: Int?

  /// Makes a number for all sizes.
  public init(integerLiteral value: Int) {
    (counts, count) = ([:], value)
  }

  /// Makes a number for each size.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
    counts = Dictionary(elements) { $1 }
    count = nil
  }
}

extension IntentParameter {
  /// Makes a parameter of several values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }

  /// Makes a parameter without a title.
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: "", value: defaultValue)
  }
}

extension IntentParameter where Value == DateComponents {
  /// Makes parts of a date of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, value: defaultValue)
  }
}

extension IntentParameter {
  /// Makes a file of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile {
    self.init(title: title, value: nil)
  }

  /// Makes a file of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile? {
    self.init(title: title, value: nil)
  }

  /// Makes a file of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile {
    self.init(title: title, value: nil)
  }

  /// Makes a file of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil
  ) where Value == IntentFile? {
    self.init(title: title, value: nil)
  }

  /// Makes a measure in a unit.
  public convenience init<Measure: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, defaultUnit: Measure,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<Measure> {
    self.init(title: title, value: defaultValue)
  }

  /// Makes a measure in a unit.
  public convenience init<Measure: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultUnit: Measure, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<Measure>? {
    self.init(title: title, value: nil)
  }
}

/// A file that an intent is given, or that it makes.
public struct IntentFile: Hashable, Sendable {
  /// The content.
  public let data: Data
  /// The name.
  public var filename: String
  /// The place; `nil` for a file in memory.
  public let fileURL: URL?

  /// Makes a file in memory.
  public init(data: Data, filename: String) {
    (self.data, self.filename, fileURL) = (data, filename, nil)
  }

  /// Makes a file in memory of a type.
  public init(data: Data, filename: String, type: UTType?) {
    self.init(data: data, filename: filename)
  }

  /// Makes a file of a place.
  public init(fileURL: URL, filename: String? = nil) {
    // A file that can't be read counts as empty.
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}

/// A person that an intent is given.
public struct IntentPerson: Hashable, Sendable {
  /// The name of a person.
  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)
  }

  /// The name.
  public let name: Name

  /// Makes a person.
  public init(name: Name) {
    self.name = name
  }
}

/// The values of an intent's parameters, of which another one's options depend: none here, since nothing asks for them.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Makes a dependency on parameters.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  /// The intent with its values: none.
  public var wrappedValue: Intent? { nil }
}

// MARK: - Values in sections

/// Builds the sections of a collection.
@resultBuilder
public enum ItemSectionBuilder<Item: Sendable> {
  /// Accepts a section.
  public static func buildExpression(_ section: IntentItemSection<Item>) -> [IntentItemSection<
    Item
  >] { [section] }

  /// Joins sections.
  public static func buildBlock(_ sections: [IntentItemSection<Item>]...)
    -> [IntentItemSection<Item>]
  { sections.flatMap(\.self) }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ sections: [IntentItemSection<Item>]?)
    -> [IntentItemSection<Item>]
  { sections ?? [] }

  /// Builds a `for` loop.
  public static func buildArray(_ sections: [[IntentItemSection<Item>]])
    -> [IntentItemSection<Item>]
  { sections.flatMap(\.self) }
}

/// Builds the items of a section.
@resultBuilder
public enum ItemBuilder<Item: Sendable> {
  /// Accepts an item.
  public static func buildExpression(_ item: IntentItem<Item>) -> [IntentItem<Item>] { [item] }

  /// Accepts a value.
  public static func buildExpression(_ value: Item) -> [IntentItem<Item>] { [IntentItem(value)] }

  /// Joins items.
  public static func buildBlock(_ items: [IntentItem<Item>]...) -> [IntentItem<Item>] {
    items.flatMap(\.self)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ items: [IntentItem<Item>]?) -> [IntentItem<Item>] {
    items ?? []
  }

  /// Builds a `for` loop.
  public static func buildArray(_ items: [[IntentItem<Item>]]) -> [IntentItem<Item>] {
    items.flatMap(\.self)
  }
}

extension IntentItemCollection {
  /// Makes a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @ItemSectionBuilder<Item> sections: () -> [IntentItemSection<Item>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }
}

extension IntentItemSection {
  /// Makes a section.
  public init(
    _ title: LocalizedStringResource = "", @ItemBuilder<Item> items: () -> [IntentItem<Item>]
  ) {
    self.init(title, items: items())
  }
}
