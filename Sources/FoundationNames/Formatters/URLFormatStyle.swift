public import Foundation

extension URL {
  /// The form of a URL's words.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The visibility of a part.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate let isShown: Bool

      /// The part is shown.
      public static let always = ComponentDisplayOption(isShown: true)
      /// The part is left out.
      public static let never = ComponentDisplayOption(isShown: false)
      /// The part is shown where it is not the usual one.
      public static let omitIfHTTPFamily = ComponentDisplayOption(isShown: false)
    }

    private var hidden: Set<String> = ["user", "password", "port"]

    /// Makes a form with scheme, host and path.
    public init() {}

    private func setting(_ part: String, _ option: ComponentDisplayOption) -> FormatStyle {
      var style = self
      if option.isShown { style.hidden.remove(part) } else { style.hidden.insert(part) }
      return style
    }

    /// Shows the scheme or leaves it out.
    public func scheme(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      setting("scheme", option)
    }
    /// Shows the user or leaves it out.
    public func user(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      setting("user", option)
    }
    /// Shows the host or leaves it out.
    public func host(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      setting("host", option)
    }
    /// Shows the port or leaves it out.
    public func port(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      setting("port", option)
    }
    /// Shows the path or leaves it out.
    public func path(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      setting("path", option)
    }
    /// Shows the query or leaves it out.
    public func query(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      setting("query", option)
    }
    /// Shows the fragment or leaves it out.
    public func fragment(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      setting("fragment", option)
    }

    /// Returns the words of a URL.
    public func format(_ value: URL) -> String {
      guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      if hidden.contains("user") { parts.user = nil }
      parts.password = nil
      if hidden.contains("host") { parts.host = nil }
      if hidden.contains("port") { parts.port = nil }
      if hidden.contains("path") { parts.path = "" }
      if hidden.contains("query") { parts.query = nil }
      if hidden.contains("fragment") { parts.fragment = nil }
      let hidesScheme = hidden.contains("scheme")
      if hidesScheme { parts.scheme = nil }
      let words = parts.string ?? value.absoluteString
      return hidesScheme && words.hasPrefix("//") ? String(words.dropFirst(2)) : words
    }
  }

  /// Returns the URL's words.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the URL's words in a form.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL {
    style.format(self)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The form of a URL's words.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
