import Compositing
import HostIO

/// Lays out help as text: examples first, then options in two columns, then notes and exit statuses.
struct HelpPage {
  /// The width of a page, in cells.
  static let width = 80
  /// The first column at which explanations start, in cells.
  private static let column = 26

  private var lines: [String] = []

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The page of a command.
  init(_ command: Command, in table: CommandTable) {
    let words = [command.name.line, command.operands.syntax].filter { !$0.isEmpty }
    add(words.joined(separator: " ") + " [OPTION…]")
    add("")
    addParagraph(command.help.summary)
    addSection("Examples:")
    addRows(command.help.examples.map { ($0.line, $0.effect) }, columnMaximum: 40)
    if command.name == .islet {
      addSection("Commands, each with a --help of its own:")
      addRows(table.rows.filter { $0.name != .islet }.map { ($0.name.line, $0.help.summary) })
    }
    addSection("Options:")
    addRows(command.options.map { ($0.usageWithShortName, $0.help) })
    for note in command.help.notes {
      add("")
      switch note {
      case .paragraph(let text): addParagraph(text)
      case .literal(let text): lines += text.split(separator: "\n").map { "  \($0)" }
      }
    }
    if command.name == .islet { addTopics() }
    add("")
    addParagraph("Exit status, as in sysexits.h: " + command.help.statusWords)
  }

  /// An empty page.
  init() {}

  private mutating func addTopics() {
    addSection("Topics:")
    addRows(ReferenceName.allCases.map { ("islet help \($0.rawValue)", $0.summary) })
  }

  private mutating func add(_ line: String) { lines.append(line) }

  private mutating func addSection(_ title: String) {
    add("")
    add(title)
  }

  private mutating func addParagraph(_ text: String) {
    lines += Self.wrapped(text, to: Self.width)
  }

  /// Adds rows of two columns; an explanation whose name is too long stands below it.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - columnMaximum: The last column at which explanations may start, where that keeps names beside them.
  mutating func addRows(
    _ rows: [(name: String, explanation: String)], columnMaximum: Int = Self.column
  ) {
    let wishes = rows.map { TextCells.width(of: $0.name) + 4 }.filter { $0 <= columnMaximum }
    let column = max(Self.column, wishes.max() ?? 0)
    let indent = String(repeating: " ", count: column)
    for (name, explanation) in rows {
      let explained = Self.wrapped(explanation, to: Self.width - column)
      let room = column - 4 - TextCells.width(of: name)
      guard room >= 0, let first = explained.first else {
        add("  " + name)
        lines += explained.map { indent + $0 }
        continue
      }
      add("  " + name + String(repeating: " ", count: room + 2) + first)
      lines += explained.dropFirst().map { indent + $0 }
    }
  }

  /// The lines of a text, none longer than `width` cells unless a word is.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last,
        TextCells.width(of: last) + 1 + TextCells.width(of: String(word)) <= width
      {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension OptionFacts {
  /// The option with its short name and its value.
  var usageWithShortName: String {
    [shortName, usage].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Command.Help {
  /// The exit statuses and their reasons.
  var statusWords: String {
    let findings = findings.map { ["1 if \($0)"] } ?? []
    return (["0"] + findings + statuses.map { "\($0.rawValue) \($0.meaning)" })
      .joined(separator: "; ") + "."
  }
}

extension ExitCode {
  /// The reason for the status in a few words.
  var meaning: String {
    let meanings: [ExitCode: String] = [
      .usage: "usage", .dataError: "bad data", .noInput: "no input",
      .unavailable: "no terminal or socket", .ioError: "input or output failed",
    ]
    return meanings[self] ?? "as in sysexits.h"
  }
}
