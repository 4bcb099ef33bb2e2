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
    // `title` may be that of anything, but for that of the state.
    let isOfState = chain.names.contains("state") || chain.names.contains("attributes")
    guard isOfState || !PropertyUses.plainWords.contains(name) else { return }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let isSign = text.contains { $0.isLetter } || text.unicodeScalars.contains { $0.value > 0x2600 }
    guard isSign, Self.emptyWords.isDisjoint(with: words), words.joined() != name.lowercased()
    else {
      return
    }
    if uses.fallbacks[name] == nil { uses.fallbacks[name] = text }
  }
}
