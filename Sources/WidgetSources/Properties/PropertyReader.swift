/// Finds the uses of properties in a file's tokens.
struct PropertyReader {
  private static let conditionWords: Set<String> = ["if", "guard", "while", ","]
  /// The words before a bracket that is no subscript.
  static let valueWords: Set<String> = [
    "as", "await", "case", "else", "in", "is", "return", "try", "where",
  ]
  static let numberTypes: Set<String> = [
    "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8",
  ]
  /// The ends of names, in small letters, of texts that functions take for symbols.
  private static let symbolWords = ["glyph", "icon", "iconname", "image", "symbol", "symbolname"]
  /// The most tokens of an argument that are read.
  static let argumentMaximum = 64

  let tokens: [SwiftToken]
  let words: [String]
  let bytes: [UInt8]
  /// The open brackets, each with the name before it.
  private(set) var brackets: [(bracket: String, callee: String)] = []
  /// The properties that local constants hold.
  var locals: [String: String] = [:]
  /// The constants that are known again when the brace closes, for each open brace.
  private var outerLocals: [Constants] = []
  /// The dates that the conditions around the token that is read compare with now.
  var comparedDates = ComparedDates()
  /// The constants before the conditions that are read, and the number of brackets around these.
  var condition: (locals: [String: String], depth: Int)?
  /// The types around the token that is read, each with the number of brackets within it, and the one whose brace is awaited.
  private var types: [(name: String, depth: Int)] = []
  var nextType: String?
  /// The type around the token that is read.
  var type: String? { types.last?.name }
  var uses = PropertyUses()
  /// The arrays of plain texts that the file declares.
  var textArrays: [String: [String]] = [:]
  /// The keys of the dictionaries with plain texts as keys that the file declares.
  var textDictionaries: [String: [String]] = [:]
  /// The parameters of loops over numbers or such arrays.
  var loops: [String: Loop] = [:]
  /// The properties that are compared with an array's texts, each with these.
  var compared: [(key: String, texts: [String])] = []
  /// The names that are compared with texts, each with these.
  var singleTexts: [String: [String]] = [:]
  /// The conversions of the texts that local constants hold.
  var convertedLocals: [String: String] = [:]
  /// The examples that comments give of types' properties, as `Ride.phase`.
  var examples: [String: [String]] = [:]
  /// The numbers that comments call times since 1970.
  var times: [String: SourceFile.KeyUse] = [:]
  /// A Boolean value indicating whether the file names the format of ISO 8601.
  lazy var namesISODates = words.contains { $0.lowercased().hasPrefix("iso8601") }

  /// The dates that constants have with a span of time added to them.
  var shifted: [String: String] = [:]
  /// The arrays whose elements constants and loops' parameters have, each by its names.
  var elements: [String: [ArraySlice<String>]] = [:]
  /// The names that are declared as lengths, and those that frames have.
  private(set) var (lengthNames, framedNames) = (Set<String>(), Set<String>())

  init(_ tokens: [SwiftToken], _ words: [String], in bytes: [UInt8]) {
    self.tokens = tokens
    self.words = words
    self.bytes = bytes
  }

  /// Reads the whole file.
  ///
  /// - Returns: The uses of properties.
  mutating func read() -> PropertyUses {
    readTextArrays()
    (lengthNames, framedNames) = (declaredLengths(), namesInFrames())
    var index = 0
    while index < words.count {
      switch tokens[index].kind {
      case .name:
        if words[index] == "enum", word(index + 1).hasSuffix("CodingKeys") {
          index = readCodingKeys(from: index + 2)
        } else {
          readFacts(at: index)
          readElements(at: index)
          readShare(at: index)
          readName(at: index)
        }
      case .punctuation:
        readProduct(at: index)
        readPunctuation(at: index)
      case .text:
        readPattern(at: index)
        readUnit(behind: index)
        readFallback(ofKeyAt: index)
        readHexColor(at: index)
        if tokens[index].beginsInterpolation(words[index]) { brackets.append(("(", "")) }
      case .number: break
      }
      index += 1
    }
    return uses
  }

  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  private mutating func readPunctuation(at index: Int) {
    let (punctuation, before) = (words[index], word(index - 1))
    if punctuation == "{" {
      let isBody = condition?.depth == brackets.count
      outerLocals.append((isBody ? condition?.locals ?? locals : locals, shifted, elements))
      openBlock(at: index, hasCondition: isBody || before == "else")
      if isBody { condition = nil }
      readMapped(before: index)
    }
    // `Date()...(waits ? departs : arrives)`
    if punctuation == "(", isRange(at: index - 3) { readEnds(from: index) }
    if punctuation == "}", let outer = outerLocals.popLast() {
      (locals, shifted, elements) = outer
      comparedDates.close(isBeforeElse: word(index + 1) == "else")
    }
    if ["(", "{"].contains(punctuation) { brackets.append((punctuation, before)) }
    if punctuation == "{", let name = nextType {
      types.append((name, brackets.count))
      nextType = nil
    }
    if [")", "]", "}"].contains(punctuation) {
      _ = brackets.popLast()
      if let type = types.last, brackets.count < type.depth { types.removeLast() }
    }
    guard punctuation == "[" else { return }
    brackets.append(("[", ""))
    let isSubscript =
      index > 0 && !tokens[index].startsLine && !Self.valueWords.contains(before)
      && (tokens[index - 1].kind == .name || [")", "]", "?", "!"].contains(before))
    if isSubscript { readChains(from: index + 1, as: .index) }
  }

  /// Reads `case phase, isOn = "is_on"`, and returns the last token of the enumeration.
  private mutating func readCodingKeys(from start: Int) -> Int {
    var depth = 0
    for index in start..<max(start, words.count) {
      if words[index] == "{" { depth += 1 }
      if words[index] == "}" { depth -= 1 }
      if depth == 1, words[index] == "=", let key = ValueReader.text(of: word(index + 1)) {
        uses.codingKeys[word(index - 1)] = key
      }
      if depth == 0, words[index] == "}" { return index }
    }
    return words.count
  }

  private mutating func readName(at index: Int) {
    let (name, before, after) = (words[index], word(index - 1), word(index + 1))
    if before == "let" || before == "var" { return readBinding(of: name, at: index) }
    readType(at: index)
    let isInitializer = name == "init" && before != "."
    if before == "func" || isInitializer { return readParameters(ofFunction: name, at: index) }
    if after == "(" { readCall(of: name, at: index) }
    // A constant of `if let` and `while let` ends with the braces that follow.
    if name == "if" && before != "#" || name == "while" { condition = (locals, brackets.count) }
    let isArgument =
      brackets.last?.bracket == "(" && after == ":" && ["(", ","].contains(before)
    if isArgument { return readArgument(name, at: index) }
    if name == "Text" || name == "Label" || name == "Image", after == "(" {
      readFirst(of: name, at: index + 2)
    }
    if name == "nil", before == "=", ["=", "!"].contains(word(index - 2)) {
      let place = index - 3
      if place >= 0, tokens[place].kind == .name { uses.insert(words[place], as: .tested) }
    }
    // `forKey: .phase` and `self.phase = phase` read no value.
    let isKey = before == "." && word(index - 2) == ":" && word(index - 3) == "forKey"
    let isSet = after == "=" && word(index + 2) != "="
    if !isKey && !isSet { uses.insert(name, as: .read) }
  }

  /// Reads `let steps: [Step]`, `let icon = state.icon` and `if let courier = state.courier`.
  private mutating func readBinding(of name: String, at index: Int) {
    let isCondition =
      Self.conditionWords.contains(word(index - 2)) && brackets.last?.bracket != "("
    if isCondition {
      uses.insert(name, as: .tested)
      uses.insert(name, as: .read)
    }
    if word(index + 1) == "=", let chain = chain(from: index + 2), chain.count > 1,
      let last = chain.names.last, !Self.operators.contains(word(chain.end))
    {
      locals[name] = last
      convertedLocals[name] = chain.conversion
      if isCondition { uses.insert(last, as: .tested) }
    } else if word(index + 1) == "=", let text = convertedText(from: index + 2) {
      holdText(text, in: name)
    } else if word(index + 1) == "=", let date = dateSource(from: index + 2) {
      locals[name] = date
    } else if [":", "="].contains(word(index + 1)) {
      // Another value of the same name hides the property.
      locals[name] = nil
    }
    guard word(index + 1) == ":", !isCondition else { return }
    uses.insert(name, as: .declared)
    if word(index + 2).hasPrefix("Int"), word(index + 3) != "." { uses.insert(name, as: .integer) }
    if Self.numberTypes.contains(word(index + 2)) {
      uses.insert(name, as: .number)
      noteNumber(name, at: index)
    }
    if word(index + 2) == "TimeInterval", !PropertyUses.plainWords.contains(name) {
      uses.insert(name, as: .seconds)
    }
    if word(index + 2) == "String" { uses.insert(name, as: .text) }
    readComputedText(of: name, at: index)
    if word(index + 2) == "Date" { uses.insert(name, as: .date) }
    readComment(of: name, at: index)
    guard word(index + 2) == "[" else { return }
    let type = words[(index + 3)...].prefix { $0 != "]" && $0 != ":" && $0 != "{" }
    if word(type.endIndex) == "]" { uses.insert(name, as: .array) }
  }

  /// A chain of names: `context.state.icon`.
  struct Chain {
    let names: ArraySlice<String>
    /// The token behind it.
    let end: Int
    /// The call that is left out at its end, such as `lowercased`.
    var conversion: String?
    /// The number of the names.
    var count: Int { names.count }
  }

  /// Returns the chain of names that begins at a token; `nil` where none does, or where it ends with a call.
  func chain(from start: Int) -> Chain? {
    guard start < words.count, tokens[start].kind == .name,
      word(start - 1) != "." || isRange(at: start - 3)
    else { return nil }
    var (names, last) = ([words[start]], start)
    while true {
      // `courier?.name`
      let step = ["?", "!"].contains(word(last + 1)) && word(last + 2) == "." ? 2 : 1
      let next = last + step + 1
      guard word(last + step) == ".", next < words.count, tokens[next].kind == .name else { break }
      names.append(words[next])
      last = next
    }
    guard ["(", "["].contains(word(last + 1)) else {
      return Chain(names: names[...], end: last + 1)
    }
    let isPlain =
      ["lowercased", "rounded", "uppercased"].contains(words[last]) && word(last + 2) == ")"
    guard isPlain, names.count > 1 else { return nil }
    return Chain(
      names: names.dropLast(), end: last + 3, conversion: words[last])
  }

  /// Reads the chains of an argument up to its end; those of a condition before `?` choose only among the others.
  ///
  /// - Parameters:
  ///   - start: The argument's first token.
  ///   - isName: Whether the argument is a name, which a function or an array in it makes from other values.
  ///   - fact: The fact of the properties.
  ///   - parameters: The fact of the names that no chain leads to.
  private mutating func readChains(
    from start: Int, isName: Bool = false, as fact: PropertyFact, parameters: PropertyFact? = nil
  ) {
    var (depth, found) = (0, [Chain]())
    // The depth around the outermost call or subscript.
    var callDepth: Int?
    var index = start
    while index < words.count, index < start + Self.argumentMaximum {
      let word = words[index]
      if depth == 0, [",", ")", "]", "}"].contains(word) { break }
      // The text itself is used, not the value within.
      if tokens[index].beginsInterpolation(word) { break }
      if ["(", "[", "{"].contains(word) {
        let isMaker = callDepth == nil && makesName(at: index)
        if isMaker { callDepth = depth }
        if isMaker, isName, word == "(" { readMaker(before: index, as: fact) }
        depth += 1
      }
      if [")", "]", "}"].contains(word) {
        depth -= 1
        if depth == callDepth { callDepth = nil }
        // `meta(of: state).symbol`
        if depth == 0, let member = member(behind: index) { found.append(member) }
      }
      let next = self.word(index + 1)
      // A blank stands before the sign of a condition, and none before that of an optional value.
      if depth == 0, word == "?", next != "?", self.word(index - 1) != "?",
        tokens[index].range.lowerBound > tokens[index - 1].range.upperBound
      {
        found = []
      }
      if let chain = chain(from: index) {
        // `min(state.step, 3)` has its property within parentheses.
        let last = chain.names.last?.lowercased() ?? ""
        let isSurelyName = Self.symbolWords.contains(where: last.hasSuffix)
        let mayBeName = !isName || callDepth == nil || isSurelyName
        if mayBeName, !isCompared(chain, at: index) { found.append(chain) }
        index = max(index + 1, chain.end)
      } else {
        index += 1
      }
    }
    for chain in found {
      guard let name = chain.names.last, name != "nil" else { continue }
      if chain.count > 1 {
        if !PropertyUses.plainWords.contains(name) { uses.insert(name, as: fact) }
      } else if let key = locals[name] {
        uses.insert(key, as: fact)
      } else if let arrays = elements[name] {
        for array in arrays { mark(fact, array) }
      } else if let parameters {
        uses.insert(name, as: parameters)
      }
    }
  }

  /// Returns whether a bracket begins a call or a subscript that makes a name of other values, as `icon(for: state.level)`.
  private func makesName(at index: Int) -> Bool {
    guard index > 0, words[index] != "{" else { return false }
    let before = words[index - 1]
    if words[index] == "(", before == "String" { return false }
    let isValue = tokens[index - 1].kind == .name && !Self.valueWords.contains(before)
    return isValue || [")", "]"].contains(before) || words[index] == "["
  }

  /// Reads `systemName: state.icon`, `image: team.logo`, and which property is handed to another parameter.
  private mutating func readArgument(_ label: String, at index: Int) {
    let isInLabel = brackets.last?.callee == "Label"
    if label == "systemName" || label == "systemImage" {
      return readChains(
        from: index + 2, isName: true, as: .symbolName, parameters: .symbolParameter)
    }
    if label == "named", brackets.last?.callee == "UIImage" {
      return readChains(from: index + 2, as: .imageName, parameters: .imageParameter)
    }
    if label == "image", isInLabel {
      return readChains(from: index + 2, as: .imageName, parameters: .imageParameter)
    }
    let callee = brackets.last?.callee
    if let callee { readArray(at: index + 2, to: "\(callee).\(label)") }
    guard let chain = chain(from: index + 2), let name = chain.names.last else {
      if index + 2 < tokens.count, tokens[index + 2].kind == .text {
        readLiteral(of: label, at: index + 2)
        uses.arguments[label, default: []].formUnion([])
        if let callee { uses.handed["\(callee).\(label)", default: []].formUnion([]) }
      }
      return
    }
    let isWhole = [",", ")"].contains(word(chain.end)) || word(chain.end) == "?"
    guard isWhole else { return }
    if let callee { handOn(chain, to: "\(callee).\(label)") }
    if chain.count > 1, !PropertyUses.plainWords.contains(name) {
      uses.arguments[label, default: []].insert(name)
    } else if let key = locals[name] {
      uses.arguments[label, default: []].insert(key)
    }
  }

  /// Reads `Text(quote.symbol)`, `Label(team.name`, `Image(team.logo)` and `Image(logo)`.
  private mutating func readFirst(of callee: String, at start: Int) {
    if callee == "Image", let name = ValueReader.text(of: word(start)) {
      uses.insert(name, as: .named)
    }
    if callee == "Image" { readMaker(from: start) }
    guard let chain = chain(from: start), [",", ")"].contains(word(chain.end)),
      let name = chain.names.last
    else { return }
    if callee != "Image" {
      noteShown(chain)
    } else if chain.count > 1 {
      if !PropertyUses.plainWords.contains(name) { uses.insert(name, as: .imageName) }
    } else if let key = locals[name] {
      uses.insert(key, as: .imageName)
    } else if let arrays = elements[name] {
      for array in arrays { mark(.imageName, array) }
    } else {
      uses.insert(name, as: .imageParameter)
    }
  }

  /// Reads `Image("coin-\(quote.symbol)")`, and `"\(quote.symbol)"` in any other text.
  private mutating func readPattern(at index: Int) {
    let text = words[index]
    guard text.hasSuffix("\\("), let chain = chain(from: index + 1), let last = chain.names.last,
      word(chain.end) == ")" || word(chain.end) == ","
    else { return }
    let name = chain.count > 1 ? last : locals[last] ?? last
    let isSymbol = word(index - 1) == ":" && word(index - 2).hasPrefix("system")
    guard !isSymbol else { return }
    let isImage =
      word(index - 1) == "(" && word(index - 2) == "Image"
      || word(index - 1) == ":" && word(index - 2) == "image" && brackets.last?.callee == "Label"
    guard isImage else {
      noteShown(chain, behind: text)
      return
    }
    let rest = word(chain.end + 1)
    guard text.hasPrefix("\""), word(chain.end) == ")", rest.hasSuffix("\"") else { return }
    uses.patterns[name] = PropertyUses.AssetPattern(
      prefix: String(text.dropFirst().dropLast(2)), suffix: String(rest.dropLast()),
      isLowercased: chain.conversion == "lowercased")
  }
}
