/// The table of rules and facts, as people read it: `islet rules` and `islet explain`.
public enum RuleBook {
  /// The width that no line exceeds but that of a source's address, in columns.
  static let columnCount = 100

  /// The text of `islet rules`: the whole table.
  public static var listing: String {
    let answers = Rule.answers + Rule.answersOfServers
    let chapters: [(title: String, entries: [String])] = [
      (
        "Where Apple is silent or its sources disagree, islet chose:",
        Rule.choices.map { entry($0.id, [$0.citation], $0.words) }
      ),
      (
        "A command is refused by:",
        Rule.refusals.map { rule in
          let error = rule.error.map { "throws \($0.rawValue)" }
          let choice = rule.choice.map { "choice \($0.id)" }
          return entry(rule.id, [rule.citation, error, choice].compactMap { $0 }, rule.words)
        }
      ),
      (
        "APNs answers a request that it does not take:",
        answers.map { entry($0.id, ["\($0.status ?? 0)", $0.citation], $0.words) }
      ),
    ]
    return chapters.map { "\($0.title)\n\n" + $0.entries.joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private static func entry(_ name: String, _ notes: [String], _ words: String) -> String {
    "\(name) (\(notes.joined(separator: "; ")))\n" + wrapped(words, indent: "  ") + "\n"
  }

  /// Everything that can be asked by a name of its own, for suggestions of near names.
  public static var names: [String] {
    let sections = FactSection.all
    let rules = Rule.all.flatMap { $0.id == $0.name ? [$0.id] : [$0.id, $0.name] }
    let facts = sections.flatMap { [$0.id] + $0.facts.map(\.id) }
    let names =
      rules + ActivityAuthorizationError.allCases.map(\.rawValue) + facts.map { "AK \($0.text)" }
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }

  /// Breaks a text into lines of at most `columnCount` columns; a word that is longer has a line of its own.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - head: The beginning of the first line, such as a label.
  ///   - indent: The blanks before each further line, and before the first where it has no head.
  /// - Returns: The lines, without a line's end after the last.
  static func wrapped(_ text: String, head: String? = nil, indent: String) -> String {
    var lines: [String] = []
    var line = head ?? indent
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > columnCount {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension Rule {
  /// The rules that refuse commands.
  static let refusals = pushRules + requestRules + personRules

  /// The whole table.
  static let all = refusals + answers + answersOfServers + choices

  /// The rule's whole text, with the names of values for the values.
  var words: String { parts.map { $0.filled(with: []) }.joined(separator: "; ") }
}
