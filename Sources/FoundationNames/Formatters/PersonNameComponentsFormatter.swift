public import Foundation

/// A formatter of names, in the order of English; the toolchain's own cannot be made.
open class PersonNameComponentsFormatter: Formatter {
  /// The length of a name.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// A choice of names' pronunciation, which is not shown.
  public struct Options: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The length of the name.
  open var style = Style.default
  /// The language, which is English.
  open var locale = Locale(identifier: "en_US")
  /// A Boolean value indicating whether the pronunciation is shown, which it never is here.
  open var isPhonetic = false

  /// Makes a formatter of given and family names.
  public override init() {
    super.init()
  }

  /// Makes a formatter; an archive has no say.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the name.
  open func string(from components: PersonNameComponents) -> String {
    let parts: [String?]
    switch style {
    case .short: return components.nickname ?? components.givenName ?? components.familyName ?? ""
    case .abbreviated:
      let names = [components.givenName, components.familyName]
      return names.compactMap { $0?.first.map(String.init) }.joined()
    case .default, .medium: parts = [components.givenName, components.familyName]
    case .long:
      parts = [
        components.namePrefix, components.givenName, components.middleName,
        components.familyName, components.nameSuffix,
      ]
    }
    return parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: " ")
  }

  /// Returns the parts of a name by its spaces; `nil` for an empty one.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 {
      components.middleName = words.dropFirst().dropLast().joined(separator: " ")
    }
    return components
  }

  /// Returns the name.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// Returns the name; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string)
  }
}

extension PersonNameComponents {
  /// The form of a name.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a name.
    public enum Style: Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    /// The length of the name.
    public var style: Style

    /// Makes a form.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
    }

    /// Returns the name.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return formatter.string(from: value)
    }
  }

  /// Returns the name in its usual form.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name in a form.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The form of a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style)
    -> PersonNameComponents.FormatStyle
  { PersonNameComponents.FormatStyle(style: style) }
}
