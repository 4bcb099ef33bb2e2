extension PropertyReader {
  static let conversions: Set<String> = [
    "CGFloat", "Decimal", "Double", "Float", "Int", "TimeInterval",
  ]

  /// Reads `a...b`, `a / 100`, `a.isEmpty`, `a ?? b`, `Int(a)` and `x.id == a` where a chain of names begins or has a name.
  mutating func readFacts(at index: Int) {
    readUnwrapping(behind: index)
    readIdentity(at: index)
    readAssignment(at: index)
    readComputedDate(at: index)
    readFormat(at: index)
    // `Date()...max(departs, arrives)`
    if isRange(at: index - 3) { readEnds(from: index) }
    if words[index] == "addingTimeInterval" {
      readShift(at: index)
      readSeconds(from: index + 2)
    }
    if words[index] == "timeInterval" { readDate(sinceLabelAt: index) }
    if words[index] == "Date" { readMadeDate(at: index) }
    if words[index] == "ForEach" { readLoop(at: index) }
    if words[index] == "HStack" { readWidths(at: index) }
    readTexts(at: index)
    guard let chain = chain(from: index), let last = chain.names.last else { return }
    if last == "isEmpty" { return mark(.emptied, chain.names.dropLast()) }
    let end = chain.end
    let isEmptied =
      ["=", "!"].contains(word(end)) && word(end + 1) == "=" && word(end + 2) == "\"\""
    if isEmptied { mark(.emptied, chain.names) }
    readInterval(chain, at: index)
    readMoment(of: chain, at: index)
    readSum(of: chain)
    readWhole(of: chain, at: index)
    readRounding(of: chain, at: index)
    readLimits(of: chain, at: index)
    readFallback(of: chain)
    readRawValue(of: chain, at: index)
    readAddends(of: chain, at: index)
    readISODate(of: chain, at: index)
    readComparison(of: chain, at: index)
    if word(end) == "/", Self.minuteLengths.contains(word(end + 1)) { mark(.seconds, chain.names) }
    guard word(end) == "*" else { return }
    if word(end + 1) == "100" { mark(.fraction, chain.names) }
    if word(end + 1) == "60" || word(end + 1) == "60.0" { mark(.minutes, chain.names) }
  }

  /// Returns whether the three points of a range begin at a token.
  func isRange(at index: Int) -> Bool { (0..<3).allSatisfy { word(index + $0) == "." } }

  /// The numbers by which seconds are divided.
  static let minuteLengths: Set<String> = ["60", "60.0", "3600", "3600.0"]

  mutating func mark(_ fact: PropertyFact, _ names: ArraySlice<String>) {
    // `$0` is none where it has no name outside of its braces.
    guard let name = key(of: names), !name.hasPrefix("$") else { return }
    uses.insert(name, as: fact)
    // A view's own property has the values that its calls hand over.
    if names.count == 1, let own = typed(name) { uses.insert(own, as: fact) }
  }

  private static let stateWords: Set<String> = ["attributes", "contentState", "state"]

  /// Returns the property that a chain of names ends with, which may be a local constant's.
  func key(of names: ArraySlice<String>) -> String? {
    // A measurement's value is told by the property that has it, but not that of a state.
    let isMeasured =
      names.count > 2 && names.last == "value"
      && !Self.stateWords.contains(names.dropLast().last ?? "")
    let names = isMeasured ? names.dropLast() : names
    guard let last = names.last else { return nil }
    return names.count > 1 ? last : locals[last] ?? last
  }

  /// Reads `score = state.home` and `score = isHome ? state.home : state.away`, by which a view model's property has the value
  /// of another one.
  private mutating func readAssignment(at index: Int) {
    let before = word(index - 1)
    guard word(index + 1) == "=", word(index + 2) != "=", !["let", "var", ":"].contains(before),
      before != "." || word(index - 2) == "self"
    else { return }
    for chain in values(from: index + 2) {
      guard let last = chain.names.last, let name = chain.count > 1 ? last : locals[last],
        name != words[index], !PropertyUses.plainWords.contains(name)
      else { continue }
      // The parameter of an initializer has the name of any property.
      let own = PropertyUses.isQualified(name) ? nil : words[index]
      for key in [own, typed(words[index])].compactMap(\.self) where key != name {
        uses.handed[key, default: []].insert(name)
      }
    }
  }

  /// Returns the chain that is the whole value from a token on, or the two of a condition; none for other values.
  private func values(from start: Int) -> [Chain] {
    guard let first = chain(from: start) ?? convertedText(from: start) else { return [] }
    if endsStatement(at: first.end) { return [first] }
    guard word(first.end) == "?", let one = chain(from: first.end + 1), word(one.end) == ":",
      let other = chain(from: one.end + 1), endsStatement(at: other.end)
    else { return [] }
    return [one, other]
  }

  func endsStatement(at index: Int) -> Bool {
    index >= tokens.count || tokens[index].startsLine || ["}", ";"].contains(words[index])
  }

  /// Reads `var endDate: Date { Self.parse(end) ?? .now }`, whose date is that of the one property in it.
  private mutating func readComputedDate(at index: Int) {
    guard word(index - 1) == "var", word(index + 1) == ":", word(index + 2) == "Date" else {
      return
    }
    let brace = word(index + 3) == "?" ? index + 4 : index + 3
    guard word(brace) == "{" else { return }
    var (depth, names) = (0, Set<String>())
    for place in words.indices[brace...].prefix(Self.argumentMaximum) {
      depth += tokens[place].depthChange(words[place])
      if depth == 0 { break }
      let isOwn = word(place - 1) != "." || word(place - 2) == "self"
      let isName = isOwn && words[place].first?.isLowercase == true && tokens[place].kind == .name
      let isValue = isName && !["(", ":", "="].contains(word(place + 1))
      if isValue, !Self.bodyWords.contains(words[place]) { names.insert(words[place]) }
    }
    guard depth == 0, names.count == 1 else { return }
    uses.handed[words[index], default: []].formUnion(names)
  }

  /// The keywords in the body of a property.
  private static let bodyWords: Set<String> = [
    "as", "else", "false", "get", "guard", "if", "let", "nil", "return", "self", "true", "try",
    "var",
  ]

  /// Reads `gate ?? "-"`, `gate?.count` and `gate!`; the sign of a condition has a blank before it.
  private mutating func readUnwrapping(behind index: Int) {
    guard index + 1 < words.count else { return }
    let isClose = tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    let (sign, next) = (words[index + 1], word(index + 2))
    if sign == "?", next == "?" || isClose && next == "." { mark(.replaced, words[index...index]) }
    if sign == "!", isClose, next != "=", !isCompared(before: index) {
      mark(.forced, words[index...index])
    }
  }

  /// Returns whether the code around a name, or before it in the same block, compares it with `nil`.
  private func isCompared(before index: Int) -> Bool {
    var depth = 0
    for place in stride(from: index - 1, through: max(0, index - Self.comparisonDistance), by: -1) {
      if words[place] == "}" { depth += 1 }
      if words[place] == "{", depth > 0 { depth -= 1 }
      // Of a comparison's sign each character is a word.
      let isHere = depth == 0 && words[place] == words[index] && word(place + 3) == "nil"
      if isHere, ["!", "="].contains(word(place + 1)), word(place + 2) == "=" { return true }
    }
    return false
  }

  /// The most words between a name and its comparison.
  private static let comparisonDistance = 400

  /// Reads `stop.id == current` and `current == stop.id`.
  private mutating func readIdentity(at index: Int) {
    guard words[index] == "id", word(index - 1) == "." else { return }
    if word(index + 1) == "=", word(index + 2) == "=", let other = chain(from: index + 3),
      other.names.last != "id"
    {
      mark(.identity, other.names)
    }
    var start = index - 2
    while start > 1, word(start - 1) == "." { start -= 2 }
    guard start > 3, word(start - 1) == "=", word(start - 2) == "=" else { return }
    // The names before the signs, from the last one.
    let last = start - 3
    guard tokens[last].kind == .name, words[last] != "id" else { return }
    mark(.identity, words[max(0, word(last - 1) == "." ? last - 1 : last)...last])
  }

  /// Reads `departs...arrives` and `DateInterval(start: departs, end: arrives)`.
  private mutating func readInterval(_ chain: Chain, at index: Int) {
    if isRange(at: chain.end) {
      mark(.start, chain.names)
      if chain.count == 1, let date = chain.names.last.flatMap({ shifted[$0] }) {
        mark(.start, [date])
      }
      if isNow(from: chain.end + 3), !isComparedAround(chain.names) { mark(.behind, chain.names) }
    }
    if isRange(at: index - 3) { markEnd(chain.names, of: index - 3) }
    guard brackets.last?.callee == "DateInterval", word(index - 1) == ":" else { return }
    if word(index - 2) == "start" { mark(.start, chain.names) }
    if word(index - 2) == "end" { mark(.end, chain.names) }
  }

  /// Reads `departs.addingTimeInterval(pause)...arrives` and `let start = departs.addingTimeInterval(pause)`.
  private mutating func readShift(at index: Int) {
    guard index >= 2, word(index - 1) == ".", tokens[index - 2].kind == .name,
      word(index + 1) == "(", let close = closing(behind: index + 1)
    else { return }
    let date = locals[words[index - 2]] ?? words[index - 2]
    if isRange(at: close + 1) { mark(.start, [date]) }
    readLength(index + 2..<close, addedTo: [date])
    var start = index - 2
    while start >= 2, word(start - 1) == ".", tokens[start - 2].kind == .name { start -= 2 }
    guard words[start] != "Date", word(start - 1) == "=", start >= 2 else { return }
    shifted[words[start - 2]] = date
  }

  /// Notes a date with which an interval ends, whose range sign has a place.
  mutating func markEnd(_ names: ArraySlice<String>, of sign: Int) {
    mark(.end, names)
    guard isNow(before: sign), !isComparedAround(names) else { return }
    mark(.ahead, names)
    if !comparedDates.isConditional { mark(.alwaysAhead, names) }
  }

  /// Returns whether `Date()`, `.now` or `Date.now` begins at a place.
  func isNow(from place: Int) -> Bool {
    word(place) == "Date" && word(place + 1) == "(" && word(place + 2) == ")"
      || word(place) == "." && word(place + 1) == "now"
      || word(place) == "Date" && word(place + 2) == "now"
  }

  /// Reads `max(departs.addingTimeInterval(60), arrives)` and `(waits ? departs : arrives)`, with which an interval ends.
  mutating func readEnds(from start: Int) {
    let isChoice = word(start) == "("
    let isCall = ["max", "min"].contains(word(start)) && word(start + 1) == "("
    guard isChoice || isCall else { return }
    var (depth, index) = (1, start + (isChoice ? 1 : 2))
    while depth > 0, index < min(words.count, start + Self.argumentMaximum) {
      depth += tokens[index].depthChange(words[index])
      let isAnswer = !isChoice || ["?", ":"].contains(word(index - 1))
      if depth == 1, isAnswer, let chain = chain(from: index) {
        markEnd(chain.names, of: start - 3)
      }
      index += 1
    }
  }

  /// Reads `ISO8601DateFormatter().date(from: endsAt)` and `Date(endsAt, strategy: .iso8601)`.
  private mutating func readISODate(of chain: Chain, at index: Int) {
    let isParsed =
      brackets.last?.callee == "date" && word(index - 1) == ":" && word(index - 2) == "from"
    let isStrategy =
      brackets.last?.callee == "Date" && word(chain.end) == "," && word(chain.end + 1) == "strategy"
    guard isParsed || isStrategy, let name = key(of: chain.names),
      namesISODates
    else { return }
    uses.insert(name, as: .dateText)
  }

  /// Reads `Int(liters)`, `String(format: "%.0f", liters)` and `"\(liters, specifier: "%.0f")"`.
  private mutating func readRounding(of chain: Chain, at index: Int) {
    let end = chain.end
    let isInteger = word(index - 1) == "(" && word(index - 2) == "Int" && word(end) == ")"
    let isFormatted = word(index - 1) == "," && word(index - 2).contains("%.0f")
    let isSpecified =
      word(end) == "," && word(end + 1) == "specifier" && word(end + 3).contains("%.0f")
    if isInteger || isFormatted || isSpecified { mark(.rounded, chain.names) }
    let isNumber =
      word(index - 1) == "(" && Self.conversions.contains(word(index - 2))
      && (word(end) == ")" || word(end) == "?")
    if isNumber { mark(.numeral, chain.names) }
  }
}

// MARK: - Loops

extension PropertyReader {
  /// The values that a loop's parameter takes.
  enum Loop {
    /// Numbers, up to a number of them; `nil` where it is unknown.
    case numbers(Int?)
    /// The texts of an array.
    case texts([String])
  }

  /// The most numbers of a loop beside which a made-up number would be its last.
  private static let fewNumbers = 4
  /// The most texts of an array from which a made-up one is chosen.
  private static let textsMaximum = 24
  /// The most numbers of a loop that are counted.
  private static let numbersMaximum = 1000
  /// The most tokens of a loop before its brace.
  private static let loopHeadMaximum = 40

  /// Reads `let steps = ["Ordered", "On the way"]`, and such a set or a dictionary, anywhere in the file.
  mutating func readTextArrays() {
    readTextDictionaries()
    for index in words.indices.dropFirst() where ["let", "var"].contains(words[index - 1]) {
      let type = words.indices.dropFirst(index + 2).prefix(4).map { words[$0] }
      let isTyped = word(index + 1) == ":"
      let isSet = type == ["Set", "<", "String", ">"]
      guard !isTyped || isSet || type.prefix(3) == ["[", "String", "]"] else { continue }
      let equals = !isTyped ? index + 1 : isSet ? index + 6 : index + 5
      guard word(equals) == "=" else { continue }
      let isMade = word(equals + 1) == "Set" && word(equals + 2) == "("
      if let texts = texts(ofArrayAt: isMade ? equals + 3 : equals + 1) {
        textArrays[words[index]] = texts
      }
    }
  }

  /// Returns the plain texts of an array that opens at a place; `nil` where there is anything else in it.
  private func texts(ofArrayAt bracket: Int) -> [String]? {
    guard word(bracket) == "[" else { return nil }
    var (texts, index) = ([String](), bracket + 1)
    while let text = ValueReader.text(of: word(index)) {
      guard texts.count < Self.textsMaximum else { return nil }
      texts.append(text)
      index += word(index + 1) == "," ? 2 : 1
    }
    return word(index) == "]" && !texts.isEmpty ? texts : nil
  }

  /// Reads `ForEach(0..<4) { step in`, `ForEach(steps, id: \.self) { step in` and
  /// `ForEach(Array(steps.enumerated()), id: \.offset) { index, step in`.
  private mutating func readLoop(at index: Int) {
    let head = words.indices[index...].prefix(Self.loopHeadMaximum)
    guard let brace = head.first(where: { words[$0] == "{" }) else { return }
    let hasTwo = word(brace + 2) == "," && word(brace + 4) == "in"
    guard hasTwo || word(brace + 2) == "in" else { return }
    let texts = words[index..<brace].compactMap { textArrays[$0] }.first
    if let texts {
      let isPlace = hasTwo || words[index..<brace].contains("indices")
      if isPlace { loops[words[brace + 1]] = .numbers(texts.count) }
      if hasTwo || !isPlace { loops[words[brace + (hasTwo ? 3 : 1)]] = .texts(texts) }
    } else if !hasTwo, let first = Int(word(index + 2)), first < Self.numbersMaximum,
      word(index + 3) == ".",
      word(index + 4) == "."
    {
      let last = Int(word(index + 6)).map { min($0, Self.numbersMaximum) }.map {
        $0 - first + (word(index + 5) == "<" ? 0 : 1)
      }
      // `0..<total` ends with another property, which is more than its part.
      let isOfArray = words[index..<brace].contains("count")
      if last != nil || isOfArray { loops[words[brace + 1]] = .numbers(last) }
    }
  }

  /// Reads `step <= state.step`, `state.phase == phase` and `steps.firstIndex(of: state.phase)`.
  private mutating func readComparison(of chain: Chain, at index: Int) {
    guard let key = key(of: chain.names) else { return }
    if let texts = texts(askedFor: index) {
      compared.append((key, texts))
      if chain.count == 1, let own = typed(key) { singleTexts[own, default: []] += texts }
    }
    // `index < steps.count - 1` is of no property.
    guard !loops.isEmpty, key != "count" else { return }
    func isSign(_ index: Int) -> Bool { ["<", ">", "=", "!"].contains(word(index)) }
    var (before, behind) = (index - 1, chain.end)
    while isSign(before), before > index - 3 { before -= 1 }
    while isSign(behind), behind < chain.end + 2 { behind += 1 }
    let first = before < index - 1 && word(before - 1) != "." ? loops[word(before)] : nil
    let last = behind > chain.end && word(behind + 1) != "." ? loops[word(behind)] : nil
    switch first ?? last {
    case .texts(let texts): compared.append((key, texts))
    case .numbers(let count):
      if (count ?? 0) <= Self.fewNumbers { uses.insert(key, as: .index) }
    case nil: break
    }
  }

  /// Returns the texts of the array in which the name at a place is looked for: `steps.firstIndex(of: phase)`,
  /// `["late", "lost"].contains(phase)`; `nil` for any other name.
  private func texts(askedFor index: Int) -> [String]? {
    let isLabeled = word(index - 1) == ":" && word(index - 2) == "of"
    let call = isLabeled ? index - 4 : index - 2
    guard ["contains", "firstIndex", "lastIndex"].contains(word(call)), word(call + 1) == "(",
      word(call - 1) == ".", word(index + 1) != ":"
    else { return nil }
    return texts(ofArrayBefore: call)
  }

  /// Returns the plain texts of the array or the set of which a function is called; `nil` for any other value.
  func texts(ofArrayBefore call: Int) -> [String]? {
    if let texts = textArrays[word(call - 2)] { return texts }
    guard word(call - 2) == "]" else { return nil }
    let bracket = words.indices[..<(call - 2)].suffix(Self.argumentMaximum).last {
      words[$0] == "["
    }
    return bracket.flatMap(texts(ofArrayAt:))
  }
}
