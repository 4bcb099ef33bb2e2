/// The reading of comparisons of dates with now.
extension PropertyReader {
  /// The dates that the conditions around a token compare with now, so that code within asks for no interval that ends before it
  /// begins.
  struct ComparedDates {
    private var known: Set<String> = []
    /// The dates of the condition that is read, whose block follows.
    private var next: Set<String> = []
    /// The dates that are known again when the brace closes, and those of the block's own condition, for each open brace.
    private var outer: [(known: Set<String>, own: Set<String>, isConditional: Bool)] = []
    /// A Boolean value indicating whether a condition decides about the code around the token that is read: one that does more than
    /// to look whether values are there.
    private(set) var isConditional = false

    /// Returns whether a date is compared with now around the token that is read.
    func contains(_ name: String) -> Bool { known.contains(name) }

    /// Adds a date that the condition of the next block compares.
    mutating func insertIntoCondition(_ name: String) { next.insert(name) }

    /// Adds a date that a `guard` compares, for the rest of its block.
    mutating func insert(_ name: String) { known.insert(name) }

    /// Begins a block.
    ///
    /// - Parameters:
    ///   - hasCondition: Whether it is the block of the condition that was read last, or the one behind its `else`.
    ///   - isConditional: Whether the condition does more than to look whether values are there.
    mutating func open(hasCondition: Bool, isConditional: Bool) {
      outer.append((known, hasCondition ? next : [], self.isConditional))
      if isConditional { self.isConditional = true }
      guard hasCondition else { return }
      known.formUnion(next)
      next = []
    }

    /// Ends a block.
    ///
    /// - Parameter isBeforeElse: Whether another block of the same condition follows.
    mutating func close(isBeforeElse: Bool) {
      guard let block = outer.popLast() else { return }
      (known, isConditional) = (block.known, block.isConditional)
      if isBeforeElse { next.formUnion(block.own) }
    }
  }

  /// Notes that a block begins.
  mutating func openBlock(at brace: Int, hasCondition: Bool) {
    comparedDates.open(hasCondition: hasCondition, isConditional: isConditional(blockAt: brace))
  }

  /// Returns whether a brace begins the block of a condition, except one that only looks whether values are there, or a switch.
  private func isConditional(blockAt brace: Int) -> Bool {
    if word(brace - 1) == "else" { return true }
    let head = words.indices[..<brace].suffix(Self.guardMaximum)
    guard let start = head.last(where: { ["if", "switch", "{", "}"].contains(words[$0]) }) else {
      return false
    }
    guard words[start] == "if" else { return words[start] == "switch" }
    return (start..<brace).contains { place in
      ["if", ","].contains(words[place]) && !["let", "var"].contains(word(place + 1))
    }
  }

  /// Reads `departs > Date()`, `.now >= departs` and `departs.timeIntervalSinceNow > 0`.
  mutating func readMoment(of chain: Chain, at index: Int) {
    var names = chain.names
    if names.last == "timeIntervalSinceNow", names.count > 1 {
      guard isOrder(chain.end), let limit = number(at: endOfOrder(chain.end)), limit.value == 0
      else { return }
      names.removeLast()
    } else {
      let isFirst = isOrder(chain.end) && isOrHoldsNow(from: endOfOrder(chain.end))
      let sign = word(index - 1) == "=" ? index - 2 : index - 1
      guard isFirst || isOrder(sign) && isNow(before: sign) else { return }
    }
    guard let name = key(of: names), !PropertyUses.plainWords.contains(name) else { return }
    mark(.moment, names)
    if condition != nil { comparedDates.insertIntoCondition(name) }
    let statement = words.indices[..<index].suffix(Self.guardMaximum).last {
      ["guard", "{", "}"].contains(words[$0])
    }
    if statement.map({ words[$0] }) == "guard" { comparedDates.insert(name) }
  }

  /// Returns whether a condition around the token that is read compares a date with now.
  func isComparedAround(_ names: ArraySlice<String>) -> Bool {
    key(of: names).map(comparedDates.contains) == true
  }

  /// The most tokens between the word `guard` and a comparison.
  private static let guardMaximum = 40

  private func isOrder(_ index: Int) -> Bool { ["<", ">"].contains(word(index)) }

  private func endOfOrder(_ index: Int) -> Int { word(index + 1) == "=" ? index + 2 : index + 1 }

  /// Returns whether `Date()`, `.now` or `Date.now` begins at a place, or a constant `now` does.
  private func isOrHoldsNow(from place: Int) -> Bool {
    isNow(from: place) || word(place) == "now" && ![".", "("].contains(word(place + 1))
  }

  /// Returns whether `Date()`, `.now`, `Date.now` or a constant `now` ends before a place.
  func isNow(before place: Int) -> Bool {
    if word(place - 1) == "now" {
      guard word(place - 2) == ".", place > 2, word(place - 3) != "Date" else { return true }
      // A blank or a sign is before the point of `.now` alone.
      let isSign = tokens[place - 3].kind != .name && !Self.endsOfValues.contains(word(place - 3))
      return isSign || tokens[place - 3].range.upperBound < tokens[place - 2].range.lowerBound
    }
    return word(place - 1) == ")" && word(place - 2) == "(" && word(place - 3) == "Date"
  }

  private static let endsOfValues: Set<String> = [")", "]", "?", "!", "}"]
}
