/// Finds the keys by which a file asks dictionaries and `UserDefaults`, as `data["name"]` and `integer(forKey: "laps")`, the
/// texts that properties are compared with, and the properties that are times or colors.
struct StoredKeyReader {
  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int32", "Int64", "TimeInterval", "UInt",
  ]

  /// The part of a line that is read, by which a text in it may be a stored value's key.
  private struct Line {
    /// The first token.
    var start = 0
    /// The token behind the last one that is read.
    var end = 0
    var asksForKey = false
    var makesTime = false
    var makesNumber = false
  }

  private let tokens: [SwiftToken]
  private let words: [String]
  private var keys = KeyUses()
  private var index = 0
  /// The keys of stored values and the properties that local constants hold, by the constants.
  private var localKeys: [String: String] = [:]
  /// The texts of static constants above, with their quotes, by the constants.
  private var constants: [String: String] = [:]
  private var line = Line()

  /// Begins with a file's tokens, and their texts.
  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
  }

  /// Reads the whole file.
  ///
  /// - Returns: Its keys.
  mutating func read() -> KeyUses {
    while index < words.count {
      let word = words[index]
      switch tokens[index].kind {
      case .name: readName(word)
      case .text:
        readConstant(word)
        readSubscript(word, behind: index - 1)
        readStoredKey(word)
        readCompared(word)
      case .punctuation, .number: break
      }
      index += 1
    }
    return keys
  }

  private mutating func readName(_ word: String) {
    if let key = constants[word], index > 2, index + 1 < words.count, words[index + 1] == "]" {
      readSubscript(key, behind: words[index - 1] == "." ? index - 3 : index - 1)
    }
    guard index == 0 || words[index - 1] != "." else { return }
    if word == "switch" { readSwitch() }
    if word == "let" || word == "var" { readLocal() }
    if word == "Color" { readColor() }
    if word == "timeIntervalSince1970" { readTime() }
  }

  /// Reads `static let laps = "laps"`, by which `data[Key.laps]` is asked.
  private mutating func readConstant(_ word: String) {
    guard index >= 4, words[index - 1] == "=", words[index - 3] == "let",
      words[index - 4] == "static", word.hasPrefix("\""), word.count > 2
    else { return }
    constants[words[index - 2]] = word
  }

  /// Reads `data["name"]`, and `Double(data["end"]!)! / 1000` as a time in milliseconds.
  private mutating func readSubscript(_ word: String, behind bracket: Int) {
    guard bracket >= 1, index + 1 < words.count, words[bracket] == "[", words[index + 1] == "]",
      tokens[bracket - 1].kind == .name || [")", "?", "!"].contains(words[bracket - 1]),
      word.hasPrefix("\""), word.count > 2
    else { return }
    let key = String(word.dropFirst().dropLast())
    var start = bracket - 1
    while start > 1, words[start - 1] == "." || words[start] == "." { start -= 1 }
    if start > 2, words[start - 1] == "=", ["let", "var"].contains(words[start - 3]) {
      localKeys[words[start - 2]] = key
    }
    let isNumber =
      start >= 2 && words[start - 1] == "(" && Self.numberTypes.contains(words[start - 2])
    guard isNumber else {
      let use = conversion(after: index + 1)
      keys.subscriptKeys[key] = keys.subscriptKeys[key] ?? use ?? .text
      return
    }
    let line = words[max(0, start - 8)..<start]
    let rest = words[index..<min(words.count, index + 9)]
    let isTime = line.contains { $0.hasPrefix("timeInterval") }
    let isScaled = rest.indices.contains { TimeScale.isOfMilliseconds(at: $0, in: words) }
    keys.subscriptKeys[key] = !isTime ? .number : isScaled ? .milliseconds : .seconds
  }

  /// Returns the use of a value by its conversion: `data["open"]?.asBool()`, `data["count"] as? Int`; `nil` for others.
  private func conversion(after bracket: Int) -> SourceFile.KeyUse? {
    let rest = words[(bracket + 1)...].prefix(4)
    guard let name = rest.first(where: { !["?", "!", ".", "as"].contains($0) }),
      name != rest.first
    else { return nil }
    let parts = Set(ObjectiveCName.words(of: name).map { $0.lowercased() })
    if parts.contains("bool") { return .flag }
    return parts.isDisjoint(with: ["double", "float", "int", "integer", "number"]) ? nil : .number
  }

  /// Reads `Date(timeIntervalSince1970: defaults.double(forKey: attributes.prefixedKey("end")) / 1000)`, whose key is a time's,
  /// and `let end = defaults.double(forKey: "end")`, by whose use it may be one.
  private mutating func readStoredKey(_ word: String) {
    guard index > 1, word.count > 2,
      words[index - 1] == "(" || words[index - 1] == ":" && words[index - 2] == "forKey"
        || isArgumentOfKey
    else { return }
    readLine()
    guard line.asksForKey else { return }
    let key = String(word.dropFirst().dropLast())
    let start = line.start
    if start + 2 < words.count, ["let", "var"].contains(words[start]), words[start + 2] == "=" {
      localKeys[words[start + 1]] = key
    }
    if line.makesTime {
      let rest = words[(index + 1)...].prefix(8)
      let isMilliseconds = rest.indices.contains { TimeScale.isOfMilliseconds(at: $0, in: words) }
      keys.subscriptKeys[key] = isMilliseconds ? .milliseconds : .seconds
    } else if line.makesNumber, keys.subscriptKeys[key] == nil {
      keys.subscriptKeys[key] = .number
    }
  }

  /// A Boolean value indicating whether the text is the labeled argument of a call that makes a key: `forKey: prefixed(key: "end")`.
  private var isArgumentOfKey: Bool {
    guard index > 4, words[index - 1] == ":", words[index - 3] == "(" else { return false }
    var start = index - 4
    while start > 1, words[start - 1] == "." { start -= 2 }
    return start > 1 && words[start - 1] == ":" && words[start - 2] == "forKey"
  }

  /// Reads on in the line, up to the token before the one at hand: each token once, however long the line is.
  private mutating func readLine() {
    for next in line.end...index {
      if tokens[next].startsLine { line = Line(start: next, end: next) }
      guard next < index else { break }
      let word = words[next]
      if word == "forKey" { line.asksForKey = true }
      if word == "timeIntervalSince1970" { line.makesTime = true }
      if word == "(", next > line.start, Self.numberTypes.contains(words[next - 1]) {
        line.makesNumber = true
      }
    }
    line.end = index
  }

  /// Reads `Date(timeIntervalSince1970: Double(context.state.end) / 1000)`, whose property is a time.
  private mutating func readTime() {
    guard index + 4 < words.count, words[index + 1] == ":" else { return }
    let isConverted = Self.numberTypes.contains(words[index + 2]) && words[index + 3] == "("
    let first = index + (isConverted ? 4 : 2)
    let last = endOfChain(from: first)
    // A single name may be any local one; a value of a dictionary is read by its key.
    let key = last > first ? words[last] : localKeys[words[last]]
    guard let key, last + 1 < words.count, !["[", "("].contains(words[last + 1]) else { return }
    let isMilliseconds = TimeScale.isOfMilliseconds(
      at: last + (isConverted ? 2 : 1), in: words)
    keys.subscriptKeys[key] = isMilliseconds ? .milliseconds : .seconds
  }

  /// Reads `let phase = context.state.phase ?? "focus"`, by which a local constant holds a property's value.
  private mutating func readLocal() {
    guard index + 5 < words.count, words[index + 2] == "=", tokens[index + 3].kind == .name else {
      return
    }
    let last = endOfChain(from: index + 3)
    guard last > index + 3, last + 1 < words.count, !["(", "["].contains(words[last + 1]) else {
      return
    }
    localKeys[words[index + 1]] = words[last]
  }

  /// Reads `state.phase == "focus"`, whose property may have that text.
  private mutating func readCompared(_ word: String) {
    guard index >= 4, words[index - 1] == "=", words[index - 2] == "=",
      tokens[index - 3].kind == .name, let text = ValueReader.text(of: word)
    else { return }
    let name = words[index - 3]
    guard let key = words[index - 4] == "." ? name : localKeys[name] else { return }
    keys.addComparedText(text, to: key)
  }

  /// Reads `switch state.phase { case "focus": …; case "rest":`, whose property may have these texts.
  private mutating func readSwitch() {
    var last = endOfChain(from: index + 1)
    let isConverted =
      last + 2 < words.count && ValueReader.conversions.contains(words[last])
      && words[last + 1] == "("
    let conversion = isConverted ? words[last] : nil
    if isConverted { last += 2 }
    guard last + 3 < words.count, words[last + 1] == "{", words[last + 2] == "case" else { return }
    guard words[last] != ")" || last > index + 4 else { return }
    let name = words[last] == ")" ? words[last - 4] : words[last]
    let isAlone = last == index + (isConverted ? 5 : 1)
    // A parameter's name tells nothing where it may be any text's.
    guard !isAlone || !isPlainParameter(name) else { return }
    let key = isAlone ? localKeys[name] ?? name : name
    for text in ValueReader.texts(ofCasesFrom: last + 1, tokens, words) {
      keys.addComparedText(ValueReader.shown(text, before: conversion), to: key)
    }
  }

  /// The most tokens between a function's name and the switch in it.
  private static let switchDistanceMaximum = 40

  /// Returns whether a name is a plain word and one of the parameters of the function around.
  private func isPlainParameter(_ name: String) -> Bool {
    let before = words[max(0, index - Self.switchDistanceMaximum)..<index]
    guard PropertyUses.plainWords.contains(name), let function = before.lastIndex(of: "func") else {
      return false
    }
    return zip(before[function...], before[function...].dropFirst()).contains {
      $0 == name && $1 == ":"
    }
  }

  /// Reads `Color(context.attributes.tint)`, whose property names an asset.
  private mutating func readColor() {
    guard index + 2 < words.count, words[index + 1] == "(", tokens[index + 2].kind == .name,
      let key = key(ofChainFrom: index + 2)
    else { return }
    keys.colorKeys.insert(key)
  }

  /// Returns the last token of a chain of names, as `phase` in `context.state.phase`.
  private func endOfChain(from first: Int) -> Int {
    var last = first
    while last + 2 < words.count, words[last + 1] == ".", tokens[last + 2].kind == .name {
      last += 2
    }
    return last
  }

  /// Returns the last name of a chain of names, which is a property of the state.
  ///
  /// A single name may be any local one, and a plain word any text's.
  private func key(ofChainFrom first: Int) -> String? {
    let last = endOfChain(from: first)
    let isKey =
      last > first && last + 1 < words.count && [")", ",", "?"].contains(words[last + 1])
      && !PropertyUses.plainWords.contains(words[last])
    return isKey ? words[last] : nil
  }
}
