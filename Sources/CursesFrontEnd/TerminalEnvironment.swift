/// What the environment says of the terminal.
public struct TerminalEnvironment: Hashable, Sendable {
  /// `TERM`: the terminal's type, or `nil` when it is not set.
  public var term: String?
  /// `COLORTERM`: `truecolor` or `24bit` where the terminal shows 24-bit color.
  public var colorTerm: String?
  /// `NO_COLOR`: anything but an empty text asks for no color at all.
  public var noColor: String?

  /// Makes an environment from its variables.
  public init(term: String?, colorTerm: String? = nil, noColor: String? = nil) {
    self.term = term
    self.colorTerm = colorTerm
    self.noColor = noColor
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
