/// The environment variables that describe the terminal.
public struct TerminalEnvironment: Hashable, Sendable {
  /// `TERM`: the terminal's type, or `nil` when it is not set.
  public var term: String?
  /// `COLORTERM`: `truecolor` or `24bit` where the terminal shows 24-bit color.
  public var colorTerm: String?
  /// `NO_COLOR`: any text but an empty one turns colors off.
  public var noColor: String?
  /// The locale of characters (`LC_ALL`, `LC_CTYPE` or `LANG`); `nil` where none is set.
  public var locale: String?

  /// Makes an environment from its variables.
  public init(
    term: String?, colorTerm: String? = nil, noColor: String? = nil, locale: String? = nil
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.noColor = noColor
    self.locale = locale
  }

  /// A Boolean value indicating whether the terminal's encoding is UTF-8.
  ///
  /// An unset locale, as in a container, counts as UTF-8.
  var namesUnicode: Bool {
    guard let locale, !locale.isEmpty else { return true }
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  var refusesColor: Bool { noColor?.isEmpty == false }

  var promisesDirectColor: Bool { colorTerm == "truecolor" || colorTerm == "24bit" }
}
