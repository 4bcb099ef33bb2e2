public import Foundation

extension AttributedString {
  /// The options of looking up a string.
  public struct LocalizationOptions: Hashable, Sendable {
    /// A Boolean value indicating whether values are told by their places, which nothing here asks for.
    public var applyReplacementIndexAttribute = false

    /// Makes options.
    public init() {}

    /// Values are told by their places.
    public static var applyReplacementIndexAttribute: LocalizationOptions {
      var options = LocalizationOptions()
      options.applyReplacementIndexAttribute = true
      return options
    }
  }

  /// Looks a string up in the app's tables, with Markdown's marks in it.
  ///
  /// - Parameters:
  ///   - key: The key, which is the string itself where no table has it.
  ///   - options: Options.
  ///   - table: The table; `nil` means `Localizable`.
  ///   - bundle: The bundle, of which islet knows one.
  ///   - locale: The language, which is always the program's.
  ///   - comment: A note for translators.
  public init(
    localized key: String.LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(fragments: key.fragments(table: table))
  }

  /// Looks a string up in the app's tables, with a text for apps without tables.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: LocalizationOptions = LocalizationOptions(), table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table))
  }

  /// Looks a string up in the app's tables.
  public init(localized resource: LocalizedStringResource) {
    self.init(fragments: resource.content.fragments(table: resource.table))
  }

  /// Looks a string up in the app's tables; the attributes are those of views.
  public init<Scope: AttributeScope>(
    localized key: String.LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self.init(localized: key, options: options, table: table)
  }

  /// Looks a string up in the app's tables; the attributes are those of views.
  public init<Scope: AttributeScope>(
    localized key: String.LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil, including scope: Scope.Type
  ) {
    self.init(localized: key, options: options, table: table)
  }

  /// Makes a string from text with Markdown's inline marks; the attributes are those of views.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Makes a string of the parts of a text.
  init(fragments: [TextFragment]) {
    self.init()
    for fragment in fragments {
      guard case .plain(.verbatim(let text)) = fragment.content else { continue }
      var part = AttributedString(text)
      part.font = fragment.font
      if fragment.traits != TextTraits() { part.traits = fragment.traits }
      if fragment.style != nil { part.foregroundColor = .accentColor }
      self += part
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The emphasis of letters, as Markdown's inline marks ask for it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}
