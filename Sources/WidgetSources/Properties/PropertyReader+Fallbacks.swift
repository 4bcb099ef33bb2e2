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
    noteFallback(text, of: name)
  }

  /// Reads `data["remaining"] ?? "--:--"`, `data["name"] as? String ?? "Ann"`, `state.text("name") ?? "Ann"` and
  /// `data["name"]?.asString() ?? "Ann"` from the key on.
  mutating func readFallback(ofKeyAt index: Int) {
    guard ["[", "(", ":"].contains(word(index - 1)), let key = ValueReader.text(of: words[index])
    else { return }
    var end = index + 1
    while ["]", ")"].contains(word(end)), end < index + 3 { end += 1 }
    if word(end) == "as", word(end + 1) == "?", word(end + 2) == "String" { end += 3 }
    end = conversionEnd(from: end)
    // `(data["name"] as? String)`
    if end > index + 2, word(end) == ")", word(end + 1) == "?" { end += 1 }
    guard end > index + 1, word(end) == "?", word(end + 1) == "?",
      let text = ValueReader.text(of: word(end + 2)), text.count <= Self.fallbackLengthMaximum
    else { return }
    // The value is a text, as a property that is declared as one.
    uses.insert(key, as: .text)
    noteFallback(text, of: key)
  }

  /// Returns the token behind a conversion of an optional, as `?.asString()` and `?.stringValue`; the first one where there is none.
  private func conversionEnd(from start: Int) -> Int {
    guard word(start) == "?", word(start + 1) == ".", start + 2 < words.count,
      tokens[start + 2].kind == .name
    else { return start }
    let end = start + 3
    return word(end) == "(" && word(end + 1) == ")" ? end + 2 : end
  }

  private mutating func noteFallback(_ text: String, of name: String) {
    guard uses.fallbacks[name] == nil else { return }
    if Self.isColor(text, of: name) {
      uses.fallbacks[name] = text
    } else if let form = Self.form(of: text) {
      uses.fallbacks[name] = form
    } else if Self.tells(text, of: name) {
      uses.fallbacks[name] = text
    }
  }

  /// Reads `"3A78C2"` and `"#3A78C2"`, whose form the app's other colors have, too.
  mutating func readHexColor(at index: Int) {
    guard let text = ValueReader.text(of: words[index]) else { return }
    let digits = text.drop { $0 == "#" }
    // Letters alone may be a word, and digits alone a number.
    let isColor =
      digits.contains(where: \.isLetter) && digits.contains(where: \.isNumber)
      || digits.uppercased() == "FFFFFF"
    guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit), isColor else { return }
    uses.insert("", as: text.hasPrefix("#") ? .markedHex : .bareHex)
  }

  /// Returns whether a text is a color in hexadecimal digits, which may be all zeros.
  private static func isColor(_ text: String, of name: String) -> Bool {
    let (digits, name) = (text.drop { $0 == "#" }, name.lowercased())
    return [6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
      && ["color", "colour", "hex", "tint"].contains(where: name.hasSuffix)
  }

  /// Returns the form of a value that a text shows, with a zero for each digit: `00:00` of `--:--`, `0.0 km`, `$0.00`; `nil` for
  /// a text that shows none.
  private static func form(of text: String) -> String? {
    let signs = Array(text)
    guard !signs.contains(where: { $0.isNumber && $0 != "0" }) else { return nil }
    let form = signs.indices.map { index in
      let before = index == 0 ? nil : signs[index - 1]
      let behind = index + 1 < signs.count ? signs[index + 1] : nil
      // The dash of `on-time`, or of `Lions - Tigers`, stands between words.
      let isBetween = before?.isLetter == true || before?.isWhitespace == true
      let isDigit = dashes.contains(signs[index]) && !isBetween && behind?.isLetter != true
      return isDigit ? "0" : signs[index]
    }
    let isDash = signs.allSatisfy(dashes.contains)
    return form.contains("0") && !isDash ? String(form) : nil
  }

  private static let dashes: Set<Character> = ["-", "–", "—", "_"]

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
    let isSign =
      text.contains { $0.isLetter }
      || text.unicodeScalars.contains { $0.value > 0x2600 || $0.properties.isEmojiPresentation }
    return isSign && emptyWords.isDisjoint(with: words) && words.joined() != name.lowercased()
      && !isWait(text, words, of: name)
  }

  /// Returns whether a text says only that something else goes on while there is no value: `Running…`, `LIVE`; of a status it
  /// is a value as others are.
  private static func isWait(_ text: String, _ words: [String], of name: String) -> Bool {
    let goesOn =
      text.hasSuffix("…") || text.hasSuffix("...")
      || words.count == 1 && waitWords.contains(words[0])
    return goesOn && !statusNouns.contains { name.lowercased().contains($0) }
  }

  /// The words of texts that stand there until there is a value.
  private static let waitWords: Set<String> = [
    "active", "connecting", "live", "pending", "preparing", "processing", "running", "searching",
    "starting", "waiting",
  ]
  /// The nouns of keys whose value may be such a text.
  private static let statusNouns = [
    "label", "message", "mode", "phase", "stage", "state", "status", "step", "text",
  ]
}
