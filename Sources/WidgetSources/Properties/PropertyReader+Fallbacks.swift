/// The reading of texts that stand in for optional ones.
extension PropertyReader {
  /// The most letters of such a text.
  private static let fallbackLengthMaximum = 40
  /// The words of texts that say only that there is none.
  private static let emptyWords: Set<String> = [
    "available", "default", "empty", "loading", "missing", "na", "nil", "no", "none", "not", "null",
    "tbd", "unknown", "unnamed", "untitled",
  ]

  /// Reads `context.state.emoji ?? "🍳"`, whose text is what the author would have there.
  mutating func readFallback(of chain: Chain) {
    guard word(chain.end) == "?", word(chain.end + 1) == "?",
      let text = ValueReader.text(of: word(chain.end + 2)),
      text.count <= Self.fallbackLengthMaximum, let name = key(of: chain.names)
    else { return }
    // `title` may belong to anything, unless it is the state's.
    let isOfState = chain.names.contains("state") || chain.names.contains("attributes")
    guard isOfState || !PropertyUses.plainWords.contains(name) else { return }
    guard Self.tells(text, of: name) else { return }
    if uses.fallbacks[name] == nil { uses.fallbacks[name] = text }
  }

  /// Reads `Entry(status: "On the way")`, whose text is one that a property of the same name may have.
  mutating func readLiteral(of label: String, at index: Int) {
    guard let callee = brackets.last?.callee, callee.first?.isUppercase == true,
      let text = ValueReader.text(of: words[index]), [",", ")"].contains(word(index + 1)),
      !PropertyUses.plainWords.contains(label), !Self.systemLabels.contains(label),
      text.count <= Self.fallbackLengthMaximum,
      Self.tells(text, of: label) || text.count > 2 && text.contains(where: \.isNumber)
    else { return }
    if uses.literals[label] == nil { uses.literals[label] = text }
  }

  /// Labels of the system's own calls, which say nothing of properties.
  private static let systemLabels: Set<String> = [
    "category", "comment", "description", "format", "from", "identifier", "key", "kind", "named",
    "prompt", "string", "subsystem", "suiteName", "systemImage", "systemName", "url",
  ]

  /// Returns whether a text tells more of a property than its name, or that there is none.
  private static func tells(_ text: String, of name: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let isSign = text.contains { $0.isLetter } || text.unicodeScalars.contains { $0.value > 0x2600 }
    return isSign && emptyWords.isDisjoint(with: words) && words.joined() != name.lowercased()
  }
}
