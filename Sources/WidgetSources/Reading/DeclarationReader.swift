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
  private var declarations = Declarations()
  private var index = 0
  private var depth = 0
  /// The extended type of the extension that stands open at the top of the file.
  private var extended: String?
  private var isMain = false
  private var isPrivate = false
  private var branches = PlatformBranches()

  /// Begins with a file's tokens, and their texts.
  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
  }

  /// Reads the whole file.
  ///
  /// - Returns: Its declarations.
  mutating func read() -> Declarations {
    while index < words.count {
      switch tokens[index].kind {
      case .name: readName(words[index])
      case .punctuation: readPunctuation(words[index])
      case .text, .number: break
      }
      index += 1
    }
    return declarations
  }

  private mutating func readPunctuation(_ word: String) {
    if word == "{" { depth += 1 }
    guard word == "}" else { return }
    depth = max(0, depth - 1)
    if depth == 0 { (extended, isMain, isPrivate) = (nil, false, false) }
  }

  private mutating func readName(_ word: String) {
    if word == "init" { readInitializer() }
    let isMember = index > 0 && words[index - 1] == "."
    guard !isMember else { return }
    if index > 0, words[index - 1] == "#" {
      let rest = words.indices[(index + 1)...].prefix(PlatformBranches.conditionLengthMaximum + 1)
      branches.read(
        word, words[rest.startIndex..<(rest.first { tokens[$0].startsLine } ?? rest.endIndex)])
    }
    if depth == 0, word == "main", index > 0, words[index - 1] == "@" { isMain = true }
    if depth == 0, word == "private" || word == "fileprivate" { isPrivate = true }
    if depth == 0, word == "import" { return readImport() }
    if depth == 0, word == "extension" || Self.typeKeywords.contains(word) {
      return readType(isExtension: word == "extension")
    }
    readValue(word)
  }

  /// Reads `import struct Module.Name`, `import Module`.
  private mutating func readImport() {
    var next = index + 1
    if next + 1 < words.count, Self.importKinds.contains(words[next]), !tokens[next + 1].startsLine,
      tokens[next + 1].kind == .name
    {
      next += 1
    }
    guard next < words.count, tokens[next].kind == .name, !tokens[next].startsLine else { return }
    let isExported = index >= 2 && words[index - 1] == "_exported" && words[index - 2] == "@"
    declarations.imports.append(
      SourceFile.Import(
        module: words[next], range: tokens[next].range,
        isExported: isExported, isForOtherSystems: branches.isOther))
    index = next
  }

  private mutating func readType(isExtension: Bool) {
    guard index + 1 < words.count, tokens[index + 1].kind == .name else { return }
    index += 1
    // A nested type's own name is the last one: `extension Ride.State`.
    let offset = tokens[index].range.lowerBound
    let outer = words[index]
    while index + 2 < words.count, words[index + 1] == ".", tokens[index + 2].kind == .name {
      index += 2
    }
    let (inherited, isGeneric) = readInheritance()
    declarations.types.append(
      SourceFile.TypeDeclaration(
        name: isExtension ? outer : words[index], inherited: inherited, isMain: isMain,
        isExtension: isExtension, isPrivate: isPrivate, isGeneric: isGeneric,
        isConditional: !branches.isEmpty, offset: offset))
    if isExtension, isOfOneSelf() { declarations.styleExtensions.insert(outer) }
    if isExtension { readConditions(of: outer) }
    if isExtension { extended = outer } else if !isPrivate { declarations.names.insert(outer) }
    isMain = false
  }

  /// Reads the types behind `==`, which have none where another extension of the type has no condition.
  private mutating func readConditions(of extended: String) {
    let head = words[index...].prefix { $0 != "{" && $0 != "}" }
    let places = head.indices.dropFirst(3).filter {
      words[$0 - 1] == "=" && words[$0 - 2] == "=" && words[$0 - 3] != "Self"
        && tokens[$0].kind == .name
    }
    let names = places.map { words[$0] }
    let isFirst = declarations.types.count { $0.isExtension && $0.name == extended } == 1
    if names.isEmpty {
      declarations.extensionConditions[extended] = nil
    } else if isFirst || declarations.extensionConditions[extended] != nil {
      declarations.extensionConditions[extended, default: []].formUnion(names)
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

  /// Reads `init(hex:` in an extension as an initializer.
  private mutating func readInitializer() {
    guard depth == 1, let extended, index == 0 || words[index - 1] != "." else { return }
    // `init?(hex: String)`
    var next = index + 1
    if next < words.count, ["?", "!"].contains(words[next]) { next += 1 }
    guard next + 2 < words.count, words[next] == "(", tokens[next + 1].kind == .name else { return }
    let isLabel = words[next + 2] == ":" || words.dropFirst(next + 3).first == ":"
    guard isLabel, words[next + 1] != "_" else { return }
    declarations.extensionInitializers[extended, default: []].insert(words[next + 1])
  }

  /// Reads a function, a property or a case at the top of the file, or within an extension.
  private mutating func readValue(_ word: String) {
    guard Self.valueKeywords.contains(word) || depth == 1 && Self.typeKeywords.contains(word),
      index + 1 < words.count
    else { return }
    let name = words[index + 1]
    if depth == 0 {
      if !isPrivate, word != "case" { declarations.names.insert(name) }
      isPrivate = false
    } else if depth == 1, let extended {
      declarations.extensionMembers[extended, default: []].insert(name)
    }
  }
}
