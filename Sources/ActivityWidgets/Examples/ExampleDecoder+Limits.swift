extension ExampleDecoder {
  /// Returns a number, or in other states one of each part into which the limits divide numbers that the source compares the
  /// property with.
  ///
  /// - Parameter usual: The number in the first state, but for a delay, which there is none of at first.
  /// - Returns: The number.
  func amidLimits(_ usual: Double) -> Double {
    guard let all = source.limits[keyName], !source.isSample, secondsSince1970 == nil else {
      return usual
    }
    // A whole by which the source divides is compared with zero, and is never zero.
    let limits = all.filter { $0 != 0 || !isWhole }.prefix(Self.limitsMaximum)
    guard let least = limits.first else { return usual }
    guard !isInArray else { return amid(limits, usual) }
    let first = firstNumber(usual, beside: limits)
    var others: [Double] = []
    var seen = [Self.part(of: first, amid: limits)]
    for number in [usual] + limits.flatMap(Self.neighbors)
    where number >= min(0, least) && (number > 0 || !isWhole) {
      let part = Self.part(of: number, amid: limits)
      guard !seen.contains(part), others.count < Self.otherNumbersMaximum else { continue }
      seen.append(part)
      others.append(number)
    }
    guard !others.isEmpty else { return first }
    return ([first] + others)[alternative(of: others.count + 1, .limit)]
  }

  /// Returns the number of an array's element: one of the limits, from the last but one, where the usual one is beyond the last
  /// of a scale.
  private func amid(_ limits: ArraySlice<Double>, _ usual: Double) -> Double {
    guard limits.count > 2, usual > limits[limits.endIndex - 1] else { return usual }
    return limits[max(limits.startIndex, limits.endIndex - 2 - 2 * place)]
  }

  /// The most limits of a property.
  private static let limitsMaximum = 16
  /// The most other numbers of a property.
  private static let otherNumbersMaximum = 4

  private func firstNumber(_ usual: Double, beside limits: ArraySlice<Double>) -> Double {
    guard defaultNumber == nil else { return usual }
    if limits.contains(0), !Self.delayWords.isDisjoint(with: keyWords) { return 0 }
    // A number that stands for a status has one of its own.
    let isStatus =
      limits.count > 2 && zip(limits, limits.dropFirst()).allSatisfy { $1 - $0 == 1 }
      && limits[0] >= 0
    return isStatus && usual > limits[limits.count - 1] ? limits[1] : usual
  }

  private static let delayWords: Set<String> = ["delay", "delayed", "late", "overdue"]

  /// Returns a limit and the numbers beside it: half of the way from 0 to a part of one, and to one.
  private static func neighbors(of limit: Double) -> [Double] {
    let step = limit > 0 && limit < 1 ? min(limit, 1 - limit) / 2 : 1
    return [limit, limit + step, limit - step]
  }

  /// Returns the part of the numbers that limits divide in which one is: for each limit, whether it is less, equal, or more.
  private static func part(of number: Double, amid limits: ArraySlice<Double>) -> [Int] {
    limits.map { number < $0 ? -1 : number == $0 ? 0 : 1 }
  }
}
