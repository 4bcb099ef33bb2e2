import AssetCatalogs
public import Foundation

/// A reference to a localized string, which is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The place of a string's table.
  public enum BundleDescription: Hashable, Sendable {
    /// The app's own.
    case main
    /// That of a class.
    case forClass(ObjectIdentifier)
    /// That of a folder.
    case atURL(URL)
  }

  let content: LocalizedStringKey
  /// The table; `nil` means `Localizable`.
  public let table: String?

  /// Makes a reference from a key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    content = keyAndValue
    self.table = table
  }

  /// Makes a reference from a key, with a text for apps without tables.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    let name = LocalizedStringKey(key.description)
    let isKnown = AppResources.current.strings.string(
      name.key, table: table ?? "Localizable", locale: AppResources.current.locale)
    content = isKnown == nil ? defaultValue : name
    self.table = table
  }

  /// Makes a reference from a key of a bundle's table.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale)
  }

  /// Makes a reference from a key of a bundle's table, with a text for apps without tables.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table, locale: locale)
  }

  /// Makes a reference from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(stringLiteral: value))
  }

  /// Makes a reference from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// The values of an interpolated literal, with their formats.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// Makes a reference from the words of an interpolated literal.
  public init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: String(stringInterpolation: stringInterpolation))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }

  /// The key.
  public var key: String { content.key }
  /// The language, which is always the program's.
  public var locale: Locale { Locale(identifier: AppResources.current.locale) }
  /// The place of the table, which islet knows one of.
  public var bundle: BundleDescription { .main }
  /// The key with its values.
  public var defaultValue: String.LocalizationValue { content }

  /// The words.
  public var text: String { content.string(table: table) }
}

extension String {
  /// A key with the values that are interpolated into it.
  public typealias LocalizationValue = LocalizedStringKey

  /// Looks a string up in the app's tables.
  ///
  /// - Parameters:
  ///   - key: The key, which is the string itself where no table has it.
  ///   - table: The table; `nil` means `Localizable`.
  ///   - bundle: The bundle, of which islet knows one.
  ///   - locale: The language, which is always the program's.
  ///   - comment: A note for translators.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = key.string(table: table)
  }

  /// Looks a string up in the app's tables, with a text for apps without tables.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, defaultValue: defaultValue, table: table).text
  }

  /// Looks a string up in the app's tables.
  public init(localized resource: LocalizedStringResource) {
    self = resource.content.string(table: resource.table)
  }
}

extension LocalizedStringKey {
  /// A place for a value that is not known yet, by the specifier of its type.
  public enum Placeholder: String, Hashable, Sendable {
    case int = "%lld"
    case uint = "%llu"
    case float = "%f"
    case double = "%lf"
    case object = "%@"
  }
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, table
  }

  /// Decodes a reference, as Apple codes it, or its key alone.
  public init(from decoder: any Decoder) throws {
    if let key = try? decoder.singleValueContainer().decode(String.self) {
      self.init(stringLiteral: key)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      LocalizedStringKey(try container.decode(String.self, forKey: .key)),
      table: try container.decodeIfPresent(String.self, forKey: .table))
  }

  /// Encodes the key and the table.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encodeIfPresent(table, forKey: .table)
  }
}
