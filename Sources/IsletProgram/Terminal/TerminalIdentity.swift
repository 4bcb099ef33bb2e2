import CursesFrontEnd

/// A terminal's name, in lowercase letters, and its version.
struct TerminalIdentity: Hashable {
  var name: String
  /// The parts of the version, the greatest first; empty where it is unknown.
  var version: [Int] = []
}

extension TerminalIdentity {
  /// Reads the answer to XTVERSION, such as `kitty(0.40.1)` or `ghostty 1.2.0`.
  init?(answer: String) {
    let name = answer.prefix { $0 != "(" && $0 != " " && $0 != "/" }
    guard !name.isEmpty else { return nil }
    self.init(name: name.lowercased(), version: Self.version(in: answer.dropFirst(name.count)))
  }

  /// Takes the name and the version from the answers, and whatever they lack from the environment.
  ///
  /// `nil` where neither tells, and behind a multiplexer, which answers in its own name and leaves others in the environment.
  init?(_ findings: TerminalFindings, in environment: TerminalEnvironment) {
    guard !environment.isMultiplexed else { return nil }
    if let answer = findings.version.flatMap(TerminalIdentity.init(answer:)) {
      self = answer
    } else if let named = TerminalIdentity(environment) {
      self = named
    } else {
      return nil
    }
    // Alacritty's number of a version: 1401 is 0.14.1.
    if name == "alacritty", version.isEmpty, let number = findings.versionNumber, number > 0 {
      version = [number / 10_000, number / 100 % 100, number % 100]
    }
  }

  /// Reads the variables that a terminal sets.
  ///
  /// A terminal that is started from another one's shell inherits that one's variables, but has its own `TERM`. So they
  /// count where `TERM` is the terminal's own or the one that most terminals share.
  private init?(_ environment: TerminalEnvironment) {
    let term = environment.term ?? ""
    let own = Self.namesOfTypes.first { term.hasPrefix($0.type) }?.name
    let isShared = term == "xterm-256color"
    if let program = environment.program?.lowercased(), own == program || own == nil && isShared {
      self.init(
        name: program, version: Self.version(in: (environment.programVersion ?? "")[...]))
    } else if own == nil, isShared, let version = environment.vteVersion {
      self.init(name: "vte", version: Self.version(in: version[...]))
    } else if let own {
      self.init(name: own)
    } else {
      return nil
    }
  }

  /// The values of `TERM` by which a terminal is known.
  private static let namesOfTypes: [(type: String, name: String)] = [
    ("xterm-kitty", "kitty"), ("xterm-ghostty", "ghostty"), ("foot", "foot"),
    ("alacritty", "alacritty"), ("wezterm", "wezterm"), ("contour", "contour"), ("rio", "rio"),
  ]

  /// The most parts of a version, and the greatest part: those of a date.
  private static let (partCountMaximum, partMaximum) = (4, 99_999_999)

  /// Returns the numbers of a version such as `(0.40.1)` or ` 20240203-110809-5046fc22`.
  private static func version(in text: Substring) -> [Int] {
    let number = text.drop { !$0.isASCII || !$0.isNumber }
      .prefix { $0 == "." || $0.isASCII && $0.isNumber }
    return number.split(separator: ".").prefix(partCountMaximum)
      .map { min(Int($0) ?? partMaximum, partMaximum) }
  }
}
