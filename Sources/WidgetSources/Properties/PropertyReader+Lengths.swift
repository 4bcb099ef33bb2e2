/// The reading of products of lengths and parts of them.
extension PropertyReader {
  /// A factor of a product.
  struct Factor {
    /// The chains of names of which it has the value.
    var chains: [ArraySlice<String>] = []
    /// A Boolean value indicating whether it is one of an array's elements.
    var isElement = false
    /// The tokens of the factor.
    let range: Range<Int>
  }

  /// The ends of the names of lengths.
  private static let lengthEnds = ["diameter", "height", "width"]
  /// The calls whose arguments are lengths.
  private static let lengthCalls: Set<String> = ["frame", "offset"]
  /// The least number that is a length in a product, in points.
  private static let lengthMinimum = 10.0
  /// The calls that take a part of one.
  private static let shareCalls: Set<String> = ["Gauge", "ProgressView", "opacity", "trim"]
  /// The calls that have the value of one of their arguments.
  private static let plainCalls: Set<String> = conversions.union(["abs", "max", "min"])
  /// The signs of values that are no part of one, though the values in them may be.
  private static let otherSigns: Set<String> = [
    "%", "&", "*", "+", "/", "<", "=", ">", "?", "{", "|",
  ]

  /// Reads `height * level`, `CGFloat(level) * geo.size.width` and, where a length is asked for, `40 * level`, from the sign on.
  mutating func readProduct(at sign: Int) {
    guard word(sign) == "*", word(sign + 1) != "=", let first = factor(endingAt: sign - 1),
      // The signs behind the first one of a product are read with it.
      !["*", "/"].contains(word(first.range.lowerBound - 1))
    else { return }
    var (factors, end) = ([first], sign)
    while word(end) == "*", let next = factor(from: end + 1) {
      factors.append(next)
      end = next.range.upperBound
    }
    // `width * done / all` has its whole.
    guard word(end) != "/" else { return }
    let isLength = asksForLength(at: first.range.lowerBound)
    let ranks = factors.map { rank(of: $0, isLength: isLength) }
    guard let greatest = ranks.max(), greatest > 0 else { return }
    for (factor, rank) in zip(factors, ranks) where rank < greatest { markPart(factor) }
  }

  /// Reads `ForEach(levels, id: \.self) { level in` and `let level = levels[index]`, whose value is an element.
  mutating func readElements(at index: Int) {
    if words[index] == "ForEach", word(index + 1) == "(" {
      let head = words.indices[index...].prefix(Self.argumentMaximum)
      guard let brace = head.first(where: { words[$0] == "{" }) else { return }
      let hasTwo = word(brace + 2) == "," && word(brace + 4) == "in"
      guard hasTwo || word(brace + 2) == "in" else { return }
      let isConverted = word(index + 2) == "Array" && word(index + 3) == "("
      elements[word(brace + (hasTwo ? 3 : 1))] = array(from: index + (isConverted ? 4 : 2))
    } else if words[index] == "for", word(index + 2) == "in" {
      elements[word(index + 1)] = array(from: index + 3)
    } else if ["let", "var"].contains(word(index - 1)) {
      let value = word(index + 1) == "=" ? factor(from: index + 2) : nil
      let isWhole = value.map { endsStatement(at: $0.range.upperBound) } ?? false
      elements[words[index]] = isWhole && value?.isElement == true ? value?.chains : nil
    }
  }

  /// Reads `[0.4, state.volume]`, which is handed to a parameter.
  mutating func readArray(at bracket: Int, to parameter: String) {
    guard word(bracket) == "[" else { return }
    for names in array(from: bracket) {
      handOn(Chain(names: names, end: bracket), to: parameter + Self.elementSuffix)
    }
  }

  /// Reads `ProgressView(value: state.done)` without a whole, `.opacity(state.done)` and `.trim(from: 0, to: state.done)`.
  mutating func readShare(at index: Int) {
    guard let callee = brackets.last?.callee, Self.shareCalls.contains(callee),
      ["(", ":"].contains(word(index - 1)), let factor = factor(from: index),
      word(factor.range.upperBound) == ")"
    else { return }
    let label = word(index - 1) == ":" ? word(index - 2) : ""
    let isFirst = word(index - 3) == "("
    let isShare =
      switch callee {
      case "trim": label == "to"
      case "opacity": label.isEmpty
      case _: label == "value" && isFirst
      }
    if isShare { markPart(factor) }
  }

  // MARK: - Factors

  /// The end of the name under which the elements of an array are known.
  private static let elementSuffix = "[]"

  private mutating func markPart(_ factor: Factor) {
    for names in factor.chains { markPart(names, isElement: factor.isElement) }
  }

  private mutating func markPart(_ names: ArraySlice<String>, isElement: Bool) {
    guard let last = names.last, last != "count" else { return }
    let isOwn = names.count == 1
    if isOwn, let arrays = elements[last] {
      for array in arrays { markValue(array, isElement: true) }
    } else {
      markValue(names, isElement: isElement)
    }
  }

  private mutating func markValue(_ names: ArraySlice<String>, isElement: Bool) {
    guard let last = names.last else { return }
    let isOwn = names.count == 1
    if isOwn, isElement, let own = typed(last) {
      uses.insert(own + Self.elementSuffix, as: .part)
    }
    guard isOwn, locals[last] == nil, PropertyUses.plainWords.contains(last) else {
      return mark(.part, names)
    }
    if let own = typed(last) { uses.insert(own, as: .part) }
  }

  /// Returns the chains of an array's plain elements, or the one of an array that has a name.
  private func array(from start: Int) -> [ArraySlice<String>] {
    guard word(start) == "[", let close = closing(behind: start) else {
      var (names, last) = names(from: start)
      if word(last) == "(", names.count > 1 { names.removeLast() }
      return names.isEmpty || names.last == "indices" ? [] : [names[...]]
    }
    return words.indices[(start + 1)..<close].flatMap { place in
      let begins = ["[", ","].contains(word(place - 1))
      let factor = begins ? factor(from: place) : nil
      guard let factor, [",", "]"].contains(word(factor.range.upperBound)) else {
        return [ArraySlice<String>]()
      }
      return factor.chains
    }
  }

  /// Returns the names of a chain that begins at a token, and the token behind it.
  private func names(from start: Int) -> (names: [String], end: Int) {
    guard start < tokens.count, tokens[start].kind == .name else { return ([], start) }
    var (names, end) = ([words[start]], start + 1)
    while true {
      let step = ["?", "!"].contains(word(end)) && word(end + 1) == "." ? 1 : 0
      guard word(end + step) == ".", end + step + 1 < tokens.count,
        tokens[end + step + 1].kind == .name
      else { return (names, end) }
      names.append(words[end + step + 1])
      end += step + 2
    }
  }

  func factor(from start: Int) -> Factor? {
    guard tokens.indices.contains(start) else { return nil }
    if tokens[start].kind == .number { return Factor(range: start..<start + 1) }
    let (names, end) = names(from: start)
    guard ["(", "["].contains(word(end)), end < tokens.count,
      names.isEmpty || !tokens[end].startsLine
    else {
      return names.isEmpty ? nil : Factor(chains: [names[...]], range: start..<end)
    }
    guard let close = closing(behind: end) else { return nil }
    let range = start..<close + 1
    if word(end) == "[" {
      return names.isEmpty ? nil : Factor(chains: [names[...]], isElement: true, range: range)
    }
    let isPlain = names.isEmpty || names.count == 1 && Self.plainCalls.contains(names[0])
    return Factor(chains: isPlain ? chains(in: end + 1..<close) : [], range: range)
  }

  func factor(endingAt last: Int) -> Factor? {
    guard tokens.indices.contains(last) else { return nil }
    var start = last
    if [")", "]"].contains(words[last]) {
      guard let open = opening(before: last) else { return nil }
      let hasName = open > 0 && tokens[open - 1].kind == .name
      start = hasName && !Self.valueWords.contains(words[open - 1]) ? open - 1 : open
    }
    while tokens[start].kind == .name, word(start - 1) == ".", start > 1 {
      start -= ["?", "!"].contains(word(start - 2)) ? 3 : 2
      guard start >= 0, tokens[start].kind == .name else { return nil }
    }
    let factor = factor(from: start)
    return factor?.range.upperBound == last + 1 ? factor : nil
  }

  /// Returns the token that opens the bracket which a token closes; `nil` where it is far.
  func opening(before close: Int) -> Int? {
    var depth = 0
    return words.indices[...close].suffix(Self.argumentMaximum).reversed().first { place in
      depth += tokens[place].depthChange(words[place])
      return depth == 0
    }
  }

  /// Returns the chains of the values within brackets, which one of them has, or has taken from one; none where there are sums.
  private func chains(in range: Range<Int>) -> [ArraySlice<String>] {
    guard Self.otherSigns.isDisjoint(with: words[range]) else { return [] }
    var (chains, index) = ([ArraySlice<String>](), range.lowerBound)
    while index < range.upperBound {
      // Of `1 - level` the number is the whole, and `level - least` is no part.
      if words[index] == "-", index > 0, tokens[index - 1].kind != .number { return [] }
      let isLabel = word(index + 1) == ":"
      if !isLabel, tokens[index].kind == .name, let factor = factor(from: index) {
        chains += factor.chains
        index = factor.range.upperBound
      } else {
        index += 1
      }
    }
    return chains
  }

  /// Returns a number that is the greater, the surer a factor is a length; 0 for one that is none.
  private func rank(of factor: Factor, isLength: Bool) -> Int {
    let words = words[factor.range]
    guard !words.contains("/") else { return 0 }
    let isNamed = factor.range.contains { place in
      let name = self.words[place].lowercased()
      return word(place + 1) != "." && Self.lengthEnds.contains(where: name.hasSuffix)
    }
    // `state.waveHeight` is no length of the layout, as `rect.height` is.
    let isOfLayout = factor.chains.allSatisfy { chain in
      chain.count == 1 || chain.last.map(Self.lengthEnds.contains) == true
    }
    if isNamed, isLength || isOfLayout { return 2 }
    guard isLength else { return 0 }
    if let number = number(at: factor.range.lowerBound), factor.range.count == 1 {
      return number.value >= Self.lengthMinimum ? 1 : 0
    }
    return factor.chains.contains { $0.count == 1 && lengthNames.contains($0.joined()) } ? 1 : 0
  }

  /// Returns whether the value around a token is a length: an argument of a frame, the result of a function of lengths, or a
  /// constant that a frame has.
  private func asksForLength(at index: Int) -> Bool {
    let isAsked = brackets.contains { bracket, callee in
      bracket == "(" ? Self.lengthCalls.contains(callee) : bracket == "{" && callee == "CGFloat"
    }
    if isAsked { return true }
    let line = words.indices[...index].suffix(Self.argumentMaximum).last { tokens[$0].startsLine }
    guard let line,
      let name = words.indices[line..<index].first(where: { place in
        ["let", "var"].contains(word(place - 1))
      })
    else { return false }
    return framedNames.contains(words[name]) || word(name + 2) == "CGFloat"
  }

  /// Returns the names that are declared as lengths.
  func declaredLengths() -> Set<String> {
    Set(
      words.indices.dropLast(2).filter { words[$0 + 1] == ":" && words[$0 + 2] == "CGFloat" }
        .map { words[$0] })
  }

  /// Returns the names in the arguments of frames.
  func namesInFrames() -> Set<String> {
    words.indices.reduce(into: []) { names, index in
      guard words[index] == "frame", word(index + 1) == "(", let close = closing(behind: index + 1)
      else { return }
      for place in index + 2..<close
      where tokens[place].kind == .name && word(place + 1) != ":" && word(place - 1) != "." {
        names.insert(words[place])
      }
    }
  }
}
