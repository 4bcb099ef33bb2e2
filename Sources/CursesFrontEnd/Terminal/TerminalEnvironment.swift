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
  /// `TERM_PROGRAM`: the terminal's name, as some terminals and tmux set it.
  public var program: String?
  /// `TERM_PROGRAM_VERSION`: that program's version.
  public var programVersion: String?
  /// `VTE_VERSION`: the version of the library that GNOME's terminals and many others are made with.
  public var vteVersion: String?
  /// A Boolean value indicating whether GNU screen stands between islet and the terminal (`STY`).
  public var isInScreen = false
  /// A Boolean value indicating whether tmux does (`TMUX`).
  public var isInTmux = false

  /// Makes an environment from its variables.
  public init(
    term: String?, colorTerm: String? = nil, noColor: String? = nil, locale: String? = nil
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.noColor = noColor
    self.locale = locale
  }

  /// A Boolean value indicating whether a multiplexer stands between islet and the terminal.
  public var isMultiplexed: Bool {
    isInTmux || isInScreen || ["screen", "tmux"].contains { term?.hasPrefix($0) == true }
  }

  /// A Boolean value indicating whether the terminal would show a question as text, or do something else with it.
  ///
  /// GNU screen passes device control strings on, and so does what counts as one: a `TERM` of screen's, since tmux's name
  /// does not cross ssh. Apple's Terminal prints questions (neovim issue 28776).
  var garblesQuestions: Bool {
    isInScreen || !isInTmux && term?.hasPrefix("screen") == true || program == "Apple_Terminal"
  }

  /// A Boolean value indicating whether the terminal's encoding is UTF-8.
  ///
  /// An unset locale, as in a container, counts as UTF-8.
  var namesUnicode: Bool {
    guard let locale, !locale.isEmpty else { return true }
    // As in en_US.UTF-8@euro.
    let encoding = locale.split(separator: ".").last?.prefix { $0 != "@" } ?? ""
    return encoding.lowercased().filter { $0 != "-" } == "utf8"
  }

  var refusesColor: Bool { noColor?.isEmpty == false }

  var promisesDirectColor: Bool { colorTerm == "truecolor" || colorTerm == "24bit" }
}
