/// What the environment says of the terminal.
public struct TerminalEnvironment: Hashable, Sendable {
  /// `TERM`: the terminal's type, or `nil` when it is not set.
  public var term: String?
  /// `COLORTERM`: `truecolor` or `24bit` where the terminal shows 24-bit color.
  public var colorTerm: String?
  /// `NO_COLOR`: anything but an empty text asks for no color at all.
  public var noColor: String?
  /// The locale of characters that somebody has set (`LC_ALL`, `LC_CTYPE` or `LANG`); `nil` where nobody has.
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

  /// A Boolean value indicating whether the locale names the encoding that terminals have today.
  ///
  /// A locale that nobody has set, as in a container, says nothing of the terminal.
  var namesUnicode: Bool {
    guard let locale, !locale.isEmpty else { return true }
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  var refusesColor: Bool { noColor?.isEmpty == false }

  var promisesDirectColor: Bool { colorTerm == "truecolor" || colorTerm == "24bit" }
}

/// Why a terminal can't be drawn upon.
public enum CursesFault: Error, Hashable, Sendable {
  /// The descriptor is not a terminal's.
  case notATerminal
  /// `TERM` is not set, or empty.
  case typeUnset
  /// The terminal database does not know `TERM`.
  case typeUnknown(String)
  /// The terminal can't move its cursor, so there is no screen to speak of.
  case noCursorMotion(String)
  /// There is no terminal database on this machine.
  case databaseMissing
  /// ncurses, or the system, gave no screen.
  case screenRefused
}
