extension PropertyReader {
  private static let conversions: Set<String> = [
    "CGFloat", "Decimal", "Double", "Float", "Int", "TimeInterval",
  ]

  /// Reads `a...b`, `a / 100`, `a.isEmpty`, `a ?? b`, `Int(a)` and `x.id == a` where a chain of names begins or has a name.
  mutating func readFacts(at index: Int) {
    readSigns(behind: index)
    readIdentity(at: index)
    guard let chain = chain(from: index), let last = chain.names.last else { return }
    if last == "isEmpty" { return mark(.emptied, chain.names.dropLast()) }
    let end = chain.end
    let isEmptied =
      ["=", "!"].contains(word(end)) && word(end + 1) == "=" && word(end + 2) == "\"\""
    if isEmptied { mark(.emptied, chain.names) }
    readInterval(chain, at: index)
    readWhole(of: chain, at: index)
    readRounding(of: chain, at: index)
    readISODate(of: chain, at: index)
    guard word(end) == "*" else { return }
    if word(end + 1) == "100" { mark(.fraction, chain.names) }
    if word(end + 1) == "60" || word(end + 1) == "60.0" { mark(.minutes, chain.names) }
  }

  private mutating func mark(_ fact: PropertyFact, _ names: ArraySlice<String>) {
    guard let name = key(of: names) else { return }
    uses.facts[fact, default: []].insert(name)
  }

  /// Returns the property that a chain of names ends with, which may be a local constant's.
  private func key(of names: ArraySlice<String>) -> String? {
    // A measurement's value is told by the property that has it.
    let names = names.count > 2 && names.last == "value" ? names.dropLast() : names
    guard let last = names.last else { return nil }
    return names.count > 1 ? last : locals[last] ?? last
  }

  /// Reads `gate ?? "-"`, `gate?.count` and `gate!`; the sign of a condition has a blank before it.
  private mutating func readSigns(behind index: Int) {
    guard index + 1 < words.count else { return }
    let isClose = tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    let (sign, next) = (words[index + 1], word(index + 2))
    if sign == "?", next == "?" || isClose && next == "." { mark(.replaced, words[index...index]) }
    if sign == "!", isClose, next != "=" { mark(.forced, words[index...index]) }
  }

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
      readEnds(from: chain.end + 3)
    }
    if isRange(at: index - 3) { mark(.end, chain.names) }
    guard brackets.last?.callee == "DateInterval", word(index - 1) == ":" else { return }
    if word(index - 2) == "start" { mark(.start, chain.names) }
    if word(index - 2) == "end" { mark(.end, chain.names) }
  }

  /// Reads `max(departs.addingTimeInterval(60), arrives)`, with which an interval ends.
  private mutating func readEnds(from start: Int) {
    guard ["max", "min"].contains(word(start)), word(start + 1) == "(" else { return }
    var (depth, index) = (1, start + 2)
    while depth > 0, index < min(words.count, start + Self.argumentMaximum) {
      if ["(", "["].contains(words[index]) { depth += 1 }
      if [")", "]"].contains(words[index]) { depth -= 1 }
      if depth == 1, let chain = chain(from: index) { mark(.end, chain.names) }
      index += 1
    }
  }

  /// Reads `a / b`, `"\(a)/\(b)"`, `ProgressView(value: a, total: b)` and `Gauge(value: a, in: 0...b)`.
  private mutating func readWhole(of chain: Chain, at index: Int) {
    let isConverted =
      word(index - 1) == "(" && Self.conversions.contains(word(index - 2))
      && word(chain.end) == ")"
    let end = isConverted ? chain.end + 1 : chain.end
    guard let start = startOfWhole(behind: end) else { return }
    if word(start) == "100" || word(start) == "100.0" { return mark(.hundred, chain.names) }
    let whole = self.chain(from: operand(from: start))
    guard let whole, let name = key(of: whole.names), let part = key(of: chain.names) else {
      return
    }
    if name != part { uses.parts[name] = part }
  }

  /// Returns the token with which the whole of a part begins that ends before a token; `nil` where there is none.
  private func startOfWhole(behind end: Int) -> Int? {
    if word(end) == "/" { return end + 1 }
    if word(end) == ",", word(end + 2) == ":" {
      if word(end + 1) == "total" { return end + 3 }
      if word(end + 1) == "in", isRange(at: end + 4) { return end + 7 }
    }
    guard word(end) == ")", end + 1 < tokens.count, tokens[end + 1].kind == .text else {
      return nil
    }
    let between = words[end + 1].filter { $0 != " " }
    return ["/\\(", "of\\("].contains(between) ? end + 2 : nil
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

  /// Reads `ISO8601DateFormatter().date(from: endsAt)` and `Date(endsAt, strategy: .iso8601)`.
  private mutating func readISODate(of chain: Chain, at index: Int) {
    let isParsed =
      brackets.last?.callee == "date" && word(index - 1) == ":" && word(index - 2) == "from"
    let isStrategy =
      brackets.last?.callee == "Date" && word(chain.end) == "," && word(chain.end + 1) == "strategy"
    guard isParsed || isStrategy, let name = key(of: chain.names),
      namesISODates
    else { return }
    uses.dateTexts.insert(name)
  }

  /// Reads `Int(liters)`, `String(format: "%.0f", liters)` and `"\(liters, specifier: "%.0f")"`.
  private mutating func readRounding(of chain: Chain, at index: Int) {
    let end = chain.end
    let isInteger = word(index - 1) == "(" && word(index - 2) == "Int" && word(end) == ")"
    let isFormatted = word(index - 1) == "," && word(index - 2).contains("%.0f")
    let isSpecified =
      word(end) == "," && word(end + 1) == "specifier" && word(end + 3).contains("%.0f")
    if isInteger || isFormatted || isSpecified { mark(.rounded, chain.names) }
  }
}
