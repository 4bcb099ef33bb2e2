/// The reading of raw values, and of numbers that are shares of one whole.
extension PropertyReader {
  /// Reads `Stage(rawValue: state.stage)` and `Stage.init(rawValue: Int(state.stage))`, whose property has one of the cases.
  mutating func readRawValue(of chain: Chain, at index: Int) {
    var start = index
    if word(start - 1) == "(", Self.conversions.union(["String"]).contains(word(start - 2)) {
      start -= 2
    }
    guard word(start - 1) == ":", word(start - 2) == "rawValue", word(start - 3) == "(",
      let name = key(of: chain.names), !PropertyUses.plainWords.contains(name)
    else { return }
    let type = word(start - 4) == "init" ? word(start - 6) : word(start - 4)
    guard type.first?.isUppercase == true else { return }
    for name in [name, chain.count == 1 ? typed(name) : nil].compactMap(\.self) {
      uses.enumerations[name] = uses.enumerations[name] ?? type
    }
  }

  /// Notes a number that a type has, but not one that it computes.
  mutating func noteNumber(_ name: String, at index: Int) {
    let isOptional = word(index + 3) == "?"
    guard let type, brackets.last?.bracket == "{", word(index + (isOptional ? 4 : 3)) != "{" else {
      return
    }
    uses.numbers[type, default: []].append(name)
  }

  /// Reads `state.yes + state.no + state.open`.
  mutating func readAddends(of chain: Chain, at index: Int) {
    guard word(index - 1) != "+", word(chain.end) == "+" else { return }
    var (names, end) = ([key(of: chain.names)], chain.end)
    while word(end) == "+", let next = self.chain(from: end + 1) {
      names.append(key(of: next.names))
      end = next.end
    }
    note(names.compactMap(\.self))
  }

  /// The views that stand one above the other, or over each other.
  private static let otherStacks: Set<String> = [
    "ForEach", "VStack", "ZStack", "background", "overlay",
  ]
  /// The most tokens of a row of views that are read.
  private static let rowMaximum = 600

  /// Reads `HStack { Color.red.frame(width: width * state.yes); Color.blue.frame(width: width * state.no) }`.
  mutating func readWidths(at index: Int) {
    var brace = index + 1
    if word(brace) == "(", let close = closing(behind: brace) { brace = close + 1 }
    guard word(brace) == "{" else { return }
    var (depth, names) = (0, [String]())
    // The depth around a stack of another kind.
    var otherDepth: Int?
    for place in words.indices[brace...].prefix(Self.rowMaximum) {
      let before = depth
      depth += tokens[place].depthChange(words[place])
      if depth == 0 { break }
      if words[place] == "{", otherDepth == nil, place > brace,
        Self.otherStacks.contains(callee(before: place))
      {
        otherDepth = before
      }
      if let other = otherDepth, depth <= other { otherDepth = nil }
      guard otherDepth == nil, words[place] == "*", let first = factor(endingAt: place - 1),
        let last = factor(from: place + 1)
      else { continue }
      let end = last.range.upperBound
      // `width * done / all` has its whole.
      guard word(end) != "/" || number(at: end + 1) != nil else { continue }
      names += part(of: first, last) ?? []
    }
    note(names)
  }

  /// Returns the name before a brace, or before the parentheses in front of it.
  private func callee(before brace: Int) -> String {
    guard word(brace - 1) == ")" else { return word(brace - 1) }
    return opening(before: brace - 1).map { word($0 - 1) } ?? ""
  }

  /// Returns the properties by which a width is multiplied; `nil` where neither of two factors is one.
  private func part(of one: Factor, _ other: Factor) -> [String]? {
    func isWidth(_ factor: Factor) -> Bool {
      factor.chains.contains { chain in
        chain.last?.lowercased().hasSuffix("width") == true
      }
    }
    let (isFirst, isLast) = (isWidth(one), isWidth(other))
    guard isFirst != isLast else { return nil }
    return (isFirst ? other : one).chains.compactMap { key(of: $0) }
  }

  private mutating func note(_ names: [String]) {
    if Set(names).count > 1 { uses.stacked.append(names) }
  }
}

extension PropertyUses {
  /// The most shares of one whole.
  private static let sharesMaximum = 8
  /// The nouns of shares, of which all that a type has make the whole.
  private static let shareNouns: Set<String> = [
    "portion", "possession", "probability", "proportion", "share",
  ]
  /// The nouns of numbers that may be shares of one whole, or parts of several.
  private static let partNouns: Set<String> = [
    "chance", "fraction", "pct", "percent", "percentage", "ratio",
  ]
  /// The words of what excludes each other.
  private static let outcomes: Set<String> = [
    "against", "away", "bear", "bull", "buy", "draw", "down", "for", "home", "lose", "loss",
    "negative", "neutral", "no", "positive", "sell", "tie", "up", "win", "yes",
  ]
  /// The words of numbers with which others are compared.
  private static let otherWords: Set<String> = [
    "average", "avg", "best", "goal", "initial", "last", "max", "min", "previous", "start",
    "target", "total",
  ]

  /// Joins the numbers of a type that are shares of one whole, by their names and their uses.
  mutating func joinShares() {
    for (_, all) in numbers.sorted(by: { $0.key < $1.key }) {
      var known: Set<String> = []
      let names = all.filter {
        known.insert($0).inserted && Self.otherWords.isDisjoint(with: Self.words(of: $0))
      }
      let nouns = Dictionary(grouping: names) { name in
        let words = Self.words(of: name)
        let known = Self.shareNouns.union(Self.partNouns).union(["weight"])
        if let last = words.last, known.contains(last) { return last }
        // `possessionHome`, and not `sharePrice`.
        let isOfOutcome = words.last.map(Self.outcomes.contains) ?? false
        return words.first.flatMap { isOfOutcome && known.contains($0) ? $0 : nil } ?? ""
      }
      for (noun, names) in nouns.sorted(by: { $0.key < $1.key }) where isWhole(names, noun) {
        join(names)
      }
      for group in stacked {
        let own = names.filter(group.contains)
        if own.allSatisfy(self[.part].contains) { join(own) }
      }
    }
  }

  /// Returns whether numbers that have a noun are shares of one whole.
  private func isWhole(_ names: [String], _ noun: String) -> Bool {
    if Self.shareNouns.contains(noun) { return true }
    if noun == "weight" { return names.allSatisfy(self[.part].contains) }
    guard Self.partNouns.contains(noun) else { return false }
    return stacked.contains { Set(names).isSubset(of: $0) }
      || names.allSatisfy { !Self.outcomes.isDisjoint(with: Self.words(of: $0)) }
  }

  private mutating func join(_ names: [String]) {
    guard (2...Self.sharesMaximum).contains(names.count) else { return }
    for name in names where shares[name] == nil { shares[name] = names }
  }

  private static func words(of name: String) -> [String] {
    ObjectiveCName.words(of: name).map { $0.lowercased() }
  }
}
