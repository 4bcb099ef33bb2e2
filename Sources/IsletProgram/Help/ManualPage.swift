import LockScreenSession
import LockScreenUI

/// Writes the manual page of all commands, in the macros of mdoc(7).
struct ManualPage {
  /// The day of the last change of what the page says by itself.
  private static let date = "November 22, 2026"

  private var lines: [String] = []

  var text: String { lines.map { $0 + "\n" }.joined() }

  init(_ table: CommandTable) {
    lines = [
      ".Dd \(Self.date)", ".Dt ISLET 1", ".Os", ".Sh NAME", ".Nm islet",
      ".Nd a lock screen for iOS Live Activities in a terminal", ".Sh SYNOPSIS",
    ]
    for command in table.rows {
      add(".Nm islet")
      if command.name != .islet { add(".Cm \(command.name.rawValue)") }
      if !command.operands.syntax.isEmpty { addArgument(command.operands.syntax) }
      addArgument("[OPTION…]")
    }
    add(".Sh DESCRIPTION")
    for command in table.rows { addCommand(command) }
    addTopics()
    addKeys()
    addEnvironment()
    add(".Sh EXIT STATUS")
    addText("0 for success; 1 for findings; else as in")
    add(".Xr sysexits 3 :")
    addText(table[.islet].help.statusWords)
    add(".Sh SEE ALSO", ".Xr asciinema 1")
  }

  private mutating func addCommand(_ command: Command) {
    add(".Ss \(command.name.line)")
    addText(command.help.summary)
    addDisplay(
      command.help.examples.map { "\($0.line)\n    # \($0.effect)" }.joined(separator: "\n"))
    add(".Bl -tag -width Ds")
    for option in command.options {
      let name = ".It Fl \(Self.escaped(String(option.name.dropFirst())))"
      let short = option.shortName.map { ".It Fl \($0.dropFirst()) , Fl " } ?? ".It Fl "
      let value = option.syntax.isEmpty ? "" : " Ar \(Self.argument(option.syntax))"
      add(short + name.dropFirst(".It Fl ".count) + value)
      addText(option.help + (option.argument == .optional ? "; the value may be left out" : ""))
    }
    add(".El")
    for note in command.help.notes {
      switch note {
      case .paragraph(let text):
        add(".Pp")
        addText(text)
      case .literal(let text): addDisplay(text)
      }
    }
    add(".Pp")
    addText("Exit status: " + command.help.statusWords)
  }

  private mutating func addTopics() {
    add(".Sh TOPICS")
    for topic in ReferenceName.allCases {
      addText("islet help \(topic.rawValue): \(topic.summary).")
      add(".Pp")
    }
    lines.removeLast()
  }

  private mutating func addKeys() {
    add(".Sh KEYS", ".Bl -tag -width x_Del_xxxx")
    for line in KeyBinding.help.flatMap(\.lines) {
      add(".It \(Self.argument(line.key))")
      addText(line.meaning)
    }
    add(".El")
  }

  private mutating func addEnvironment() {
    add(".Sh ENVIRONMENT", ".Bl -tag -width Ds")
    for (name, meaning) in ReferenceTexts.environment {
      add(".It Ev \(name)")
      addText(meaning)
    }
    add(".El")
  }

  private mutating func add(_ requests: String...) { lines += requests }

  private mutating func addText(_ text: String) {
    lines += HelpPage.wrapped(text, to: 78).map(Self.line)
  }

  private mutating func addArgument(_ syntax: String) {
    add(".Ar \(Self.argument(syntax))")
  }

  private mutating func addDisplay(_ text: String) {
    add(".Bd -literal -offset 2n")
    lines += text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.line(String($0)) }
    add(".Ed")
  }

  /// An argument of a macro, blanks and quotes included.
  private static func argument(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\"\"") + "\""
  }

  /// A line of text, which is no request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// A text without anything that roff would read as its own; all of it is ASCII.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: scalar.isASCII ? String(scalar) : "\\[u\(hex(scalar))]"
      }
    }.joined()
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
