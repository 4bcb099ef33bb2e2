/// The reading of wholes, of which properties are parts.
extension PropertyReader {
  /// Reads `a / b`, `"\(a)/\(b)"`, `ProgressView(value: a, total: b)` and `Gauge(value: a, in: 0...b)`.
  mutating func readWhole(of chain: Chain, at index: Int) {
    let isConverted =
      word(index - 1) == "(" && Self.conversions.contains(word(index - 2))
      && word(chain.end) == ")"
    let end = isConverted ? chain.end + 1 : chain.end
    guard let start = startOfWhole(behind: end) else { return }
    if let scale = Self.scales[word(start)] { return mark(scale, chain.names) }
    if let scale = number(at: start) {
      let isPart = word(end) != "/" || isScaled(before: isConverted ? index - 2 : index, scale.end)
      let callee = (isConverted ? brackets.dropLast() : brackets[...]).last?.callee ?? ""
      return noteScale(scale.value, of: chain, isPart: isPart, of: callee)
    }
    let whole = self.chain(from: operand(from: start))
    guard let whole, let name = key(of: whole.names), let part = key(of: chain.names) else {
      return
    }
    if name != part { uses.parts[name] = part }
  }

  private static let scales: [String: PropertyFact] = [
    "10": .ten, "10.0": .ten, "100": .hundred, "100.0": .hundred,
  ]

  /// Notes the number of which a property is a part: of 12 in `Gauge(value: load, in: 0...12)`, but not that of a unit by which
  /// it is divided.
  private mutating func noteScale(
    _ scale: Double, of chain: Chain, isPart: Bool, of callee: String
  ) {
    let isTime = Self.minuteLengths.contains { Double($0) == scale }
    let isPart = isPart || Self.partCalls.contains(callee) && !isTime
    if !isPart, scale == 1000 { mark(.thousand, chain.names) }
    guard isPart, scale > 1, scale.isFinite, let name = key(of: chain.names)
    else { return }
    for name in [name, chain.count == 1 ? typed(name) : nil].compactMap(\.self) {
      uses.scales[name] = uses.scales[name] ?? "\(scale)"
    }
  }

  /// Returns whether the part of a number is one of a length, as in `x / 1000 * size.width` and `size.width * x / 1000`; that of
  /// a time may be of hours.
  private func isScaled(before start: Int, _ end: Int) -> Bool {
    guard !Self.minuteLengths.contains(word(end - 1)) else { return false }
    let before = word(start - 1) == "(" ? start - 2 : start - 1
    let behind = word(end) == ")" ? end + 1 : end
    return word(before) == "*" && number(at: before - 1) == nil
      || word(behind) == "*" && number(at: behind + 1) == nil
  }

  /// The calls that take a part of one.
  private static let partCalls: Set<String> = ["Gauge", "ProgressView", "min", "trim"]

  /// Returns the token with which the whole of a part begins that ends before a token; `nil` where there is none.
  private func startOfWhole(behind end: Int) -> Int? {
    if word(end) == "/" { return end + 1 }
    if word(end) == ",", word(end + 2) == ":" {
      if word(end + 1) == "total" { return end + 3 }
      // A scale that begins elsewhere than at its start has no parts.
      let beginsAtStart = number(at: end + 3).map { (0...1).contains($0.value) } ?? true
      if word(end + 1) == "in", isRange(at: end + 4), beginsAtStart { return end + 7 }
    }
    // `Gauge(value: min(load, 12), in: 0...12)`
    let isCut = brackets.last?.callee == "min" && word(end) == "," && word(end + 2) == ")"
    if isCut, word(end + 3) == ",", ["in", "total"].contains(word(end + 4)) { return end + 1 }
    if let start = startOfLimit(behind: end) { return start }
    guard word(end) == ")", end + 1 < tokens.count, tokens[end + 1].kind == .text else {
      return nil
    }
    let between = words[end + 1].filter { $0 != " " }
    return ["/\\(", "of\\("].contains(between) ? end + 2 : nil
  }

  /// Returns the token of the number that cuts off a value and divides it, as in `CGFloat(min(distance, 140)) / 140`; `nil` where
  /// there is none.
  private func startOfLimit(behind end: Int) -> Int? {
    guard brackets.last?.callee == "min", word(end) == ",", let limit = number(at: end + 1),
      let close = words.indices[limit.end...].first(where: { words[$0] != ")" }),
      close > limit.end, words[close] == "/", number(at: close + 1)?.value == limit.value
    else { return nil }
    return close + 1
  }

  /// Returns the token behind conversions, as in `Double(max(1, total))`.
  private func operand(from start: Int) -> Int {
    var start = start
    while Self.conversions.contains(word(start)) || word(start) == "max", word(start + 1) == "(" {
      start += 2
      if start < tokens.count, tokens[start].kind == .number, word(start + 1) == "," { start += 2 }
    }
    return start
  }
}
