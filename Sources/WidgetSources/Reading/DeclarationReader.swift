/// Finds the declarations of a file in its tokens, by braces and keywords.
struct DeclarationReader {
  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let valueKeywords: Set<String> = [
    "func", "var", "let", "typealias", "macro", "case",
  ]
  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  private let tokens: [SwiftToken]
  private let words: [String]
  private var index = 0
  private var depth = 0
  /// The extended type of the extension that stands open at the top of the file.
  private var extended: String?
  private var isMain = false
  private var isPrivate = false
  /// The keys of stored values and the properties that local constants hold, by the constants.
  private var localKeys: [String: String] = [:]
  private var line = Line()
  private var branches = PlatformBranches()

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

  /// Begins with a file's tokens, and their texts.
  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
  }

  mutating func read(into file: inout SourceFile) {
    while index < words.count {
      let word = words[index]
      switch tokens[index].kind {
      case .name: readName(word, into: &file)
      case .punctuation: readPunctuation(word)
      case .text:
        readSubscript(word, into: &file)
        readStoredKey(word, into: &file)
        readCompared(word, into: &file)
      case .number: break
      }
      index += 1
    }
  }

  private mutating func readPunctuation(_ word: String) {
    if word == "{" { depth += 1 }
    guard word == "}" else { return }
    depth = max(0, depth - 1)
    if depth == 0 { (extended, isMain, isPrivate) = (nil, false, false) }
  }

  private mutating func readName(_ word: String, into file: inout SourceFile) {
    readLabel(word, into: &file)
    let isMember = index > 0 && words[index - 1] == "."
    guard !isMember else { return }
    if index > 0, words[index - 1] == "#" {
      let rest = words.indices[(index + 1)...].prefix(PlatformBranches.conditionLengthMaximum + 1)
      branches.read(
        word, words[rest.startIndex..<(rest.first { tokens[$0].startsLine } ?? rest.endIndex)])
    }
    if depth == 0, word == "main", index > 0, words[index - 1] == "@" { isMain = true }
    if depth == 0, word == "private" || word == "fileprivate" { isPrivate = true }
    if depth == 0, word == "import" { return readImport(into: &file) }
    if word == "switch" { readSwitch(into: &file) }
    if word == "let" || word == "var" { readLocal() }
    if word == "Color" { readColor(into: &file) }
    if word == "timeIntervalSince1970" { readTime(into: &file) }
    if depth == 0, word == "extension" || Self.typeKeywords.contains(word) {
      return readType(isExtension: word == "extension", into: &file)
    }
    readValue(word, into: &file)
  }

  /// Reads `import struct Module.Name`, `import Module`.
  private mutating func readImport(into file: inout SourceFile) {
    var next = index + 1
    if next + 1 < words.count, Self.importKinds.contains(words[next]), !tokens[next + 1].startsLine,
      tokens[next + 1].kind == .name
    {
      next += 1
    }
    guard next < words.count, tokens[next].kind == .name, !tokens[next].startsLine else { return }
    let isExported = index >= 2 && words[index - 1] == "_exported" && words[index - 2] == "@"
    file.imports.append(
      SourceFile.Import(
        module: words[next], range: tokens[next].range,
        isExported: isExported, isForOtherSystems: branches.isOther))
    index = next
  }

  private mutating func readType(isExtension: Bool, into file: inout SourceFile) {
    guard index + 1 < words.count, tokens[index + 1].kind == .name else { return }
    index += 1
    // A nested type's own name is the last one: `extension Ride.State`.
    let offset = tokens[index].range.lowerBound
    let outer = words[index]
    while index + 2 < words.count, words[index + 1] == ".", tokens[index + 2].kind == .name {
      index += 2
    }
    let (inherited, isGeneric) = readInheritance()
    file.types.append(
      SourceFile.TypeDeclaration(
        name: isExtension ? outer : words[index], inherited: inherited, isMain: isMain,
        isExtension: isExtension, isPrivate: isPrivate, isGeneric: isGeneric, offset: offset))
    if isExtension, isOfOneSelf() { file.styleExtensions.insert(outer) }
    if isExtension { readConditions(of: outer, into: &file) }
    if isExtension { extended = outer } else if !isPrivate { file.declaredNames.insert(outer) }
    isMain = false
  }

  /// Reads the types behind `==`, which have none where another extension of the type has no condition.
  private func readConditions(of extended: String, into file: inout SourceFile) {
    let head = words[index...].prefix { $0 != "{" && $0 != "}" }
    let places = head.indices.dropFirst(3).filter {
      words[$0 - 1] == "=" && words[$0 - 2] == "=" && words[$0 - 3] != "Self"
        && tokens[$0].kind == .name
    }
    let names = places.map { words[$0] }
    let isFirst = file.types.count { $0.isExtension && $0.name == extended } == 1
    if names.isEmpty {
      file.extensionConditions[extended] = nil
    } else if isFirst || file.extensionConditions[extended] != nil {
      file.extensionConditions[extended, default: []].formUnion(names)
    }
  }

  /// Returns whether an extension is of one type alone: `extension ButtonStyle where Self == RoundStyle`.
  private func isOfOneSelf() -> Bool {
    let head = words[index...].prefix { $0 != "{" && $0 != "}" }
    return zip(head, head.dropFirst()).contains { $0 == "where" && $1 == "Self" }
  }

  /// Reads the names behind the colon, up to the brace, without moving on.
  private func readInheritance() -> (names: [String], isGeneric: Bool) {
    var names: [String] = []
    var (angles, hasColon, isGeneric) = (0, false, false)
    for next in index + 1..<max(index + 1, words.count) {
      let word = words[next]
      if word == "{" || word == "where" || word == "}" { break }
      if word == "<" {
        angles += 1
        isGeneric = isGeneric || !hasColon
      }
      if word == ">" { angles -= 1 }
      guard angles == 0 else { continue }
      if word == ":" { hasColon = true }
      if hasColon, tokens[next].kind == .name { names.append(word) }
    }
    return (names, isGeneric)
  }

  /// Reads `Color(hex:` and `.init(hex:` as calls, and `init(hex:` in an extension as an initializer.
  private func readLabel(_ word: String, into file: inout SourceFile) {
    let isDeclared = word == "init" && (index == 0 || words[index - 1] != ".")
    guard isDeclared || word == "init" || word.first?.isUppercase == true else { return }
    // `init?(hex: String)`
    var next = index + 1
    if isDeclared, next < words.count, ["?", "!"].contains(words[next]) { next += 1 }
    guard next + 2 < words.count, words[next] == "(", tokens[next + 1].kind == .name else { return }
    let isLabel = words[next + 2] == ":" || isDeclared && words.dropFirst(next + 3).first == ":"
    guard isLabel, words[next + 1] != "_" else { return }
    if !isDeclared {
      file.labeledCalls.insert("\(word)(\(words[next + 1])")
    } else if depth == 1, let extended {
      file.extensionInitializers[extended, default: []].insert(words[next + 1])
    }
  }

  /// Reads a function, a property or a case at the top of the file, or within an extension.
  private mutating func readValue(_ word: String, into file: inout SourceFile) {
    guard Self.valueKeywords.contains(word) || depth == 1 && Self.typeKeywords.contains(word),
      index + 1 < words.count
    else { return }
    let name = words[index + 1]
    if depth == 0 {
      if !isPrivate, word != "case" { file.declaredNames.insert(name) }
      isPrivate = false
    } else if depth == 1, let extended {
      file.extensionMembers[extended, default: []].insert(name)
    }
  }

  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int32", "Int64", "TimeInterval", "UInt",
  ]

  /// Reads `data["name"]`, and `Double(data["end"]!)! / 1000` as a time in milliseconds.
  private mutating func readSubscript(_ word: String, into file: inout SourceFile) {
    guard index >= 2, index + 1 < words.count, words[index - 1] == "[", words[index + 1] == "]",
      tokens[index - 2].kind == .name || [")", "?", "!"].contains(words[index - 2]),
      word.hasPrefix("\""), word.count > 2
    else { return }
    let key = String(word.dropFirst().dropLast())
    var start = index - 2
    while start > 1, words[start - 1] == "." || words[start] == "." { start -= 1 }
    if start > 2, words[start - 1] == "=", ["let", "var"].contains(words[start - 3]) {
      localKeys[words[start - 2]] = key
    }
    let isNumber =
      start >= 2 && words[start - 1] == "(" && Self.numberTypes.contains(words[start - 2])
    guard isNumber else {
      let use = conversion(after: index + 1)
      file.subscriptKeys[key] = file.subscriptKeys[key] ?? use ?? .text
      return
    }
    let line = words[max(0, start - 8)..<start]
    let rest = words[index..<min(words.count, index + 9)]
    let isTime = line.contains { $0.hasPrefix("timeInterval") }
    let isScaled = rest.indices.contains { TimeScale.isOfMilliseconds(at: $0, in: words) }
    file.subscriptKeys[key] = !isTime ? .number : isScaled ? .milliseconds : .seconds
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
  private mutating func readStoredKey(_ word: String, into file: inout SourceFile) {
    guard index > 1, word.count > 2,
      words[index - 1] == "(" || words[index - 1] == ":" && words[index - 2] == "forKey"
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
      file.subscriptKeys[key] = isMilliseconds ? .milliseconds : .seconds
    } else if line.makesNumber, file.subscriptKeys[key] == nil {
      file.subscriptKeys[key] = .number
    }
  }

  /// Reads on in the line, up to the token before the one at hand: each token once, however long the line is.
  private mutating func readLine() {
    for next in line.end...index {
      if tokens[next].startsLine { line = Line(start: next, end: next) }
      guard next < index else { break }
      switch words[next] {
      case "forKey": line.asksForKey = true
      case "timeIntervalSince1970": line.makesTime = true
      case "(" where next > line.start && Self.numberTypes.contains(words[next - 1]):
        line.makesNumber = true
      default: break
      }
    }
    line.end = index
  }

  /// Reads `Date(timeIntervalSince1970: Double(context.state.end) / 1000)`, whose property is a time.
  private func readTime(into file: inout SourceFile) {
    guard index + 4 < words.count, words[index + 1] == ":" else { return }
    let isConverted = Self.numberTypes.contains(words[index + 2]) && words[index + 3] == "("
    let first = index + (isConverted ? 4 : 2)
    var last = first
    while last + 2 < words.count, words[last + 1] == ".", tokens[last + 2].kind == .name {
      last += 2
    }
    // A single name may be any local one; a value of a dictionary is read by its key.
    let key = last > first ? words[last] : localKeys[words[last]]
    guard let key, last + 1 < words.count, !["[", "("].contains(words[last + 1]) else { return }
    let isMilliseconds = TimeScale.isOfMilliseconds(
      at: last + (isConverted ? 2 : 1), in: words)
    file.subscriptKeys[key] = isMilliseconds ? .milliseconds : .seconds
  }

  /// Reads `let phase = context.state.phase ?? "focus"`, by which a local constant holds a property's value.
  private mutating func readLocal() {
    guard index + 5 < words.count, words[index + 2] == "=", tokens[index + 3].kind == .name else {
      return
    }
    var last = index + 3
    while last + 2 < words.count, words[last + 1] == ".", tokens[last + 2].kind == .name {
      last += 2
    }
    guard last > index + 3, last + 1 < words.count, !["(", "["].contains(words[last + 1]) else {
      return
    }
    localKeys[words[index + 1]] = words[last]
  }

  /// Reads `state.phase == "focus"`, whose property may have that text.
  private func readCompared(_ word: String, into file: inout SourceFile) {
    guard index >= 4, words[index - 1] == "=", words[index - 2] == "=",
      tokens[index - 3].kind == .name, let text = ValueReader.text(of: word)
    else { return }
    let name = words[index - 3]
    guard let key = words[index - 4] == "." ? name : localKeys[name] else { return }
    file.addComparedText(text, to: key)
  }

  /// Reads `switch state.phase { case "focus": …; case "rest":`, whose property may have these texts.
  private func readSwitch(into file: inout SourceFile) {
    var last = index + 1
    while last + 2 < words.count, words[last + 1] == ".", tokens[last + 2].kind == .name {
      last += 2
    }
    let isLowercased =
      last + 2 < words.count && words[last] == "lowercased" && words[last + 1] == "("
    if isLowercased { last += 2 }
    guard last + 3 < words.count, words[last + 1] == "{", words[last + 2] == "case" else { return }
    guard words[last] != ")" || last > index + 4 else { return }
    let name = words[last] == ")" ? words[last - 4] : words[last]
    let isAlone = last == index + (isLowercased ? 5 : 1)
    // A parameter's name tells nothing where it may be any text's.
    guard !isAlone || !isPlainParameter(name) else { return }
    let key = isAlone ? localKeys[name] ?? name : name
    for text in ValueReader.texts(ofCasesFrom: last + 1, tokens, words) {
      file.addComparedText(isLowercased ? ValueReader.capitalized(text) : text, to: key)
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
  private func readColor(into file: inout SourceFile) {
    guard index + 2 < words.count, words[index + 1] == "(", tokens[index + 2].kind == .name,
      let key = key(ofChainFrom: index + 2)
    else { return }
    file.colorKeys.insert(key)
  }

  /// Returns the last name of a chain of names, which is a property of the state.
  ///
  /// A single name may be any local one, and a plain word any text's.
  private func key(ofChainFrom first: Int) -> String? {
    var last = first
    while last + 2 < words.count, words[last + 1] == ".", tokens[last + 2].kind == .name {
      last += 2
    }
    let isKey =
      last > first && last + 1 < words.count && [")", ",", "?"].contains(words[last + 1])
      && !PropertyUses.plainWords.contains(words[last])
    return isKey ? words[last] : nil
  }
}
