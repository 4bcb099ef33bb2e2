/// The embedding levels of a line's glyphs (UAX #9): odd ones run from right to left.
struct BidiLine {
  /// The level of each glyph, `0...2`.
  private(set) var levels: [Int]
  private var classes: [BidiClass]
  /// The direction of the paragraph.
  private let base: BidiClass

  /// Resolves a line.
  ///
  /// - Parameters:
  ///   - line: The glyphs in the text's own order.
  ///   - fromRight: A Boolean value indicating whether the line's paragraph runs from right to left.
  init(_ line: [Glyph], fromRight: Bool) {
    classes = line.map { BidiClass($0.base) }
    base = fromRight ? .right : .left
    levels = []
    let inkEnd = classes.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    resolveNumbers()
    resolveSeparators()
    resolveBrackets(of: line)
    resolveNeutrals()
    let baseLevel = fromRight ? 1 : 0
    levels = classes.map { bidiClass in
      if bidiClass == .right { return 1 }
      return bidiClass == .left && !fromRight ? 0 : 2
    }
    // The blanks at the end stand at the end of the line (rule L1).
    for index in inkEnd..<levels.endIndex { levels[index] = baseLevel }
  }

  /// Gives digits behind Arabic letters their class, and makes Arabic letters ones from right to left (rules W2 and W3).
  private mutating func resolveNumbers() {
    var last = base
    for index in classes.indices {
      if classes[index].isStrong { last = classes[index] }
      if classes[index] == .arabic { classes[index] = .right }
      if classes[index] == .europeanNumber, last == .arabic { classes[index] = .arabicNumber }
    }
  }

  /// Gives the signs within, before and behind numbers their class; numbers behind letters from left to right are a part of
  /// these (rules W4 to W7).
  private mutating func resolveSeparators() {
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      let joins =
        classes[index] == .separator && before.isNumber
        || classes[index] == .sign && before == .europeanNumber
      if joins { classes[index] = before }
    }
    resolveRuns(where: { $0 == .terminator }) { before, after in
      before == .europeanNumber || after == .europeanNumber ? .europeanNumber : nil
    }
    var last = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right, .arabic: last = classes[index]
      case .sign, .terminator, .separator: classes[index] = .neutral
      case .europeanNumber: if last == .left { classes[index] = .left }
      case .arabicNumber, .blank, .neutral: break
      }
    }
  }

  /// Gives both brackets of a pair one direction (rule N0).
  private mutating func resolveBrackets(of line: [Glyph]) {
    for (first, second) in bracketPairs(of: line) {
      let inside = classes[(first + 1)..<second].filter { !$0.isNeutral }.map(\.direction)
      guard !inside.isEmpty else { continue }
      let before = classes[..<first].last { !$0.isNeutral }?.direction ?? base
      let direction = inside.contains(base) || before == base ? base : before
      (classes[first], classes[second]) = (direction, direction)
    }
  }

  /// Returns the pairs of brackets in the order of the first ones (UAX #9, BD16).
  private func bracketPairs(of line: [Glyph]) -> [(Int, Int)] {
    var open: [(index: Int, partner: Unicode.Scalar)] = []
    var pairs: [(Int, Int)] = []
    for index in line.indices where classes[index] == .neutral {
      let scalar = line[index].base
      guard let sign = MirroredSign(scalar), sign.isBracket else { continue }
      if sign.isFirst {
        open.append((index, sign.partner))
      } else if let place = open.lastIndex(where: { $0.partner == scalar }) {
        pairs.append((open[place].index, index))
        open.removeSubrange(place...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// Gives neutral characters the direction of both their neighbors, or else the paragraph's (rules N1 and N2).
  private mutating func resolveNeutrals() {
    let base = base
    resolveRuns(where: \.isNeutral) { before, after in
      let sides = ((before ?? base).direction, (after ?? base).direction)
      return sides.0 == sides.1 ? sides.0 : base
    }
  }

  /// Changes each run of classes for which a condition holds.
  ///
  /// - Parameters:
  ///   - belongs: The condition on a class.
  ///   - change: Returns the new class from the classes before and after the run, which are `nil` at the line's ends;
  ///     `nil` leaves the run.
  private mutating func resolveRuns(
    where belongs: (BidiClass) -> Bool, _ change: (BidiClass?, BidiClass?) -> BidiClass?
  ) {
    for run in classes.runs(where: belongs) {
      let before = run.lowerBound > 0 ? classes[run.lowerBound - 1] : nil
      let after = run.upperBound < classes.count ? classes[run.upperBound] : nil
      guard let new = change(before, after) else { continue }
      for index in run { classes[index] = new }
    }
  }
}

extension Array {
  /// Returns the runs of elements for which a condition holds.
  func runs(where belongs: (Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    while let first = self[start...].firstIndex(where: belongs) {
      start = self[first...].firstIndex { !belongs($0) } ?? count
      runs.append(first..<start)
    }
    return runs
  }
}
