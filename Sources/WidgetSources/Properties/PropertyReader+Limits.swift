/// The reading of comparisons with numbers.
extension PropertyReader {
  /// Reads `delay <= 0`, and `switch level { case 0..<30:`, which may have `Int(level)`.
  mutating func readLimits(of chain: Chain, at index: Int) {
    guard chain.names.last != "count" else { return }
    let isConverted =
      word(index - 1) == "(" && Self.conversions.contains(word(index - 2)) && word(chain.end) == ")"
    let (start, end) = isConverted ? (index - 2, chain.end + 1) : (index, chain.end)
    if word(start - 1) == "switch", word(end) == "{" {
      readCases(of: chain, from: end)
    } else if !Self.operators.contains(word(index - 1)) {
      readLimit(of: chain)
    }
  }

  /// Returns whether a chain of names is compared with another value, and so decides alone: `kind == .ride`.
  func isCompared(_ chain: Chain, at index: Int) -> Bool {
    let isBefore = ["=", "!"].contains(word(chain.end)) && word(chain.end + 1) == "="
    let isBehind = word(index - 1) == "=" && ["=", "!"].contains(word(index - 2))
    return isBefore || isBehind || ["<", ">"].contains(word(chain.end))
  }

  /// The signs beside a value that is a part of a sum.
  static let operators: Set<String> = ["%", "&", "*", "+", "-", "/"]
  /// The most tokens of a switch that are read.
  private static let switchLengthMaximum = 400

  private mutating func readLimit(of chain: Chain) {
    let sign = word(chain.end)
    let isLonger = word(chain.end + 1) == "="
    guard ["<", ">"].contains(sign) || isLonger && ["=", "!"].contains(sign),
      let limit = number(at: chain.end + (isLonger ? 2 : 1))
    else { return }
    note(limit.value, of: chain)
  }

  /// Returns the number that begins at a token, and the token behind it; `nil` for other values.
  func number(at index: Int) -> (value: Double, end: Int)? {
    let isNegative = word(index) == "-"
    let place = isNegative ? index + 1 : index
    guard place < tokens.count, tokens[place].kind == .number,
      let value = Double(words[place].filter { $0 != "_" })
    else { return nil }
    return (isNegative ? -value : value, place + 1)
  }

  /// Reads the numbers and the ends of ranges in the cases of a switch, whose brace is at a token.
  private mutating func readCases(of chain: Chain, from brace: Int) {
    var depth = 0
    for index in words.indices[brace...].prefix(Self.switchLengthMaximum) {
      depth += tokens[index].depthChange(words[index])
      if depth == 0 { return }
      guard depth == 1, words[index] == "case" || words[index] == "," else { continue }
      var place = index + 1
      if let first = number(at: place) {
        note(first.value, of: chain)
        place = first.end
      }
      // `..<` and `...` are three signs.
      guard word(place) == ".", word(place + 1) == ".", let last = number(at: place + 3) else {
        continue
      }
      note(last.value, of: chain)
    }
  }

  private mutating func note(_ limit: Double, of chain: Chain) {
    guard let name = key(of: chain.names), !PropertyUses.plainWords.contains(name) else { return }
    uses.limits[name, default: []].insert(limit)
    if chain.count == 1, let own = typed(name) { uses.limits[own, default: []].insert(limit) }
  }
}
