public import Foundation

/// A string that is looked up when it is shown, as Foundation has it on Apple's systems.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The place of the strings.
  public enum BundleDescription: Hashable, Sendable {
    /// The app's own bundle.
    case main
    /// The bundle of a class.
    case forClass
    /// The bundle at a URL.
    case atURL(URL)

    /// Returns the bundle of a class.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .forClass }
  }

  /// The key: the literal, with its values in their places.
  public let key: String
  /// The words without a translation; `nil` means the key.
  public let defaultValue: String?
  /// The table of the translations; `nil` means the standard one.
  public let table: String?
  /// The locale of the words.
  public var locale: Locale

  /// Makes a resource from a key and the words without a translation.
  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale)
  }

  /// Makes a resource from its words.
  public init(
    _ key: String, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key, defaultValue: nil, table: table, locale: locale)
  }

  private init(key: String, defaultValue: String?, table: String?, locale: Locale) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// Makes a resource from a literal.
  public init(stringLiteral text: String) {
    self.init(key: text, defaultValue: nil, table: nil, locale: .current)
  }

  /// Makes a resource from an interpolated literal.
  public init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: String(stringInterpolation: stringInterpolation))
  }

  /// The words.
  public var text: String { defaultValue ?? key }
}

extension String {
  /// Makes the words of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}

extension Text {
  /// Makes a text of a resource's words.
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.text)
  }
}
