import FoundationEssentials

extension ExampleDecoder {
  /// Returns a number, or in other states one of each part into which the limits divide numbers that the source compares the
  /// property with.
  ///
  /// - Parameter usual: The number in the first state, in which a delay is zero.
  /// - Returns: The number.
  func amidLimits(_ usual: Double) -> Double {
    if let isLateByPhase, defaultNumber == nil {
      return isLateByPhase ? max(usual, Self.usualDelay) : 0
    }
    guard let all = source.limits[keyName], !source.isSample, secondsSince1970 == nil else {
      return usual
    }
    // A whole by which the source divides is compared with zero, and is never zero.
    let limits = all.filter { $0 != 0 || !isWhole }.prefix(Self.limitsMaximum)
    guard let least = limits.first else { return usual }
    guard !isInArray else { return amid(limits, usual) }
    let first = firstNumber(usual, beside: limits)
    if let bounds = Self.bounds(of: limits) {
      let middles = [first] + middles(between: bounds, but: first)
      return middles[alternative(of: middles.count, .limit)]
    }
    // A part of one is not more than that.
    let isPart = isNamedShare && usual <= 1 && !source.has(.hundred, keyName)
    let most = isPart && limits.allSatisfy { $0 <= 1 } ? 1 : Double.infinity
    var others: [Double] = []
    var seen = [Self.part(of: first, amid: limits)]
    for number in [usual] + limits.flatMap(Self.neighbors)
    where number >= min(0, least) && (number > 0 || !isWhole) && number <= most {
      let part = Self.part(of: number, amid: limits)
      guard !seen.contains(part), others.count < Self.otherNumbersMaximum else { continue }
      seen.append(part)
      others.append(number)
    }
    guard !others.isEmpty else { return first }
    return ([first] + others)[alternative(of: others.count + 1, .limit)]
  }

  /// Returns the bounds of the ranges that three or more limits make, where two that follow each other are one; `nil` for fewer,
  /// and for numbers in a row.
  private static func bounds(of limits: ArraySlice<Double>) -> [Double]? {
    let isRow = zip(limits, limits.dropFirst()).allSatisfy { $1 - $0 == 1 }
    guard limits.count > 2, !isRow else { return nil }
    return limits.filter { $0 > 0 && !limits.contains($0 + 1) }
  }

  /// Returns a number amid each range, except the one that has the first number.
  private func middles(between bounds: [Double], but first: Double) -> [Double] {
    guard let least = bounds.first, let greatest = bounds.last else { return [] }
    // Of the parts of a whole none is more than that, as of `0.8...1`.
    let isOfOne = greatest <= 1 && bounds.contains { $0 < 1 }
    let isShare = isNamedShare || source.has(.hundred, keyName)
    let beyond = greatest + max(greatest - (bounds.dropLast().last ?? 0), isOfOne ? 0 : 2) / 2
    let last = isOfOne ? (greatest + 1) / 2 : isShare && greatest < 100 ? min(100, beyond) : beyond
    let isWhole = isNamedShare && greatest == 1 || isShare && greatest == 100
    let middles =
      [least / 2] + zip(bounds, bounds.dropFirst()).map { ($0 + $1) / 2 } + (isWhole ? [] : [last])
    let own = bounds.count { $0 <= first }
    let scale = isOfOne ? 100.0 : 1
    return middles.indices.filter { $0 != own }.map { (middles[$0] * scale).rounded() / scale }
      .prefix(Self.otherNumbersMaximum).map(\.self)
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
    if limits.contains(0), !ExampleLexicon.delays.isDisjoint(with: keyWords) {
      return alternatives.delays.contains(path) ? max(usual, Self.usualDelay) : 0
    }
    // A number that stands for a status has one of its own.
    let isStatus =
      limits.count > 2 && zip(limits, limits.dropFirst()).allSatisfy { $1 - $0 == 1 }
      && limits[0] >= 0
    return isStatus && usual > limits[limits.count - 1] ? limits[1] : usual
  }

  /// The minutes of a delay that is shown.
  private static let usualDelay = 5.0

  private var path: [String] { codingPath.map(\.stringValue) }

  /// Notes that an optional delay is there, which is never none then.
  func noteDelay() {
    if !ExampleLexicon.delays.isDisjoint(with: keyWords) { alternatives.delays.insert(path) }
  }

  /// Returns a limit and the numbers beside it: half of the way from 0 to a part of one, and to one.
  private static func neighbors(of limit: Double) -> [Double] {
    let step = limit > 0 && limit < 1 ? min(limit, 1 - limit) / 2 : 1
    return [limit, limit + step, limit - step]
  }

  /// Returns the part of the numbers that limits divide in which one is: for each limit, whether it is less, equal, or more.
  private static func part(of number: Double, amid limits: ArraySlice<Double>) -> [Int] {
    limits.map { number < $0 ? -1 : number == $0 ? 0 : 1 }
  }

  // MARK: - Parts

  /// The greatest number that the property has; `nil` where the source tells none.
  var scale: Double? { source.scales[keyName].flatMap(Double.init) }

  /// Returns a number of the unit that the source shows, in the thousandths in which the property has it: 12.4 kWh as 12400.
  ///
  /// - Parameter usual: The number, which has a unit as small already where it is large.
  /// - Returns: The number in thousandths; that of a date as it is.
  func inThousandths(_ usual: Double) -> Double {
    guard source.has(.thousand, keyName), defaultNumber == nil, secondsSince1970 == nil,
      abs(usual) < 1000
    else { return usual }
    return (usual * 1000).rounded()
  }

  /// Returns a number that is a good part of the greatest one that its property has, as a gauge has it.
  ///
  /// - Parameter usual: The number without a scale.
  /// - Returns: That number where it can be seen on the scale, else a part of the scale, whole where that has ten and more.
  func inScale(_ usual: Double) -> Double {
    guard let greatest = scale, defaultNumber == nil,
      secondsSince1970 == nil, !isInMilliseconds, !(greatest / 10...greatest).contains(usual)
    else { return usual }
    let number = greatest * (share / 100)
    return greatest < 10 ? (number * 10).rounded() / 10 : number.rounded()
  }

  /// A part of one hundred; a limit is not reached yet.
  var share: Double {
    guard Self.limitWords.isDisjoint(with: keyWords) else { return 80 }
    // The points of a curve go on from one to the next.
    if isInArray, keyName == "x" { return [20, 50, 80][place % 3] }
    // A number at the start is less than the one now.
    if keyWords.first.map(Self.firstWords.contains) == true { return 10 }
    if isOfSeries { return (shareInSeries * 100).rounded() }
    return shareOfSiblings.map { ($0 * 100).rounded() } ?? [60, 80, 40][place % 3]
  }

  /// The part of one whole that the number is, whose other parts the object has, or the other elements of the array; `nil` for
  /// other keys.
  var shareOfWhole: Double? {
    if isInArray {
      let isShare = keyWords.last.map(Self.shareNouns.contains) == true || isShareOfVotes
      guard isShare, codingPath.last?.place == nil, place < Self.elementMaximum else { return nil }
      return Self.shares(of: Self.elementMaximum)[place]
    }
    guard let names = source.shares[keyName], let own = names.firstIndex(of: keyName),
      names.allSatisfy({ sibling([$0]) != nil })
    else { return nil }
    return Self.shares(of: names.count)[own]
  }

  /// A Boolean value indicating whether the number is the percentage of an answer's votes.
  private var isShareOfVotes: Bool {
    !ExampleLexicon.ratios.isDisjoint(with: keyWords) && !keyWords.contains("progress")
      && sibling(["count", "voteCount", "votes"]) != nil
  }

  /// The name of the first share of the whole of which the number is one; `nil` for other keys.
  var firstShare: String? {
    isInArray || shareOfWhole == nil ? nil : source.shares[keyName]?.first
  }

  /// Returns parts of one that add up to it, each less than the one before, in hundredths.
  private static func shares(of count: Int) -> [Double] {
    let sum = (2...count + 1).reduce(0, +)
    let rest = (2..<count + 1).reversed().map { (Double($0 * 100) / Double(sum)).rounded() }
    return ([100 - rest.reduce(0, +)] + rest).map { $0 / 100 }
  }

  private static let shareNouns: Set<String> = ["odds", "possession", "probability", "share"]

  private static let firstWords: Set<String> = ["from", "initial", "start", "starting"]
  private static let limitWords: Set<String> = ["goal", "limit", "max", "target"]

  /// The limit of a speed that is beside it, or the holes of a course of golf; `nil` for other keys.
  var usualWhole: Double? {
    if keyWords.last == "limit", sibling(Self.speedNames) != nil { return 50 }
    return keyWords.last == "holes" && isWhole ? 18 : nil
  }

  /// A distance in kilometers, or in meters by the unit behind it; `nil` for other keys.
  var usualDistance: Double? {
    guard keyWords.last == "distance" else { return nil }
    return source.units[keyName] == "m" ? 1200 : 4.2
  }

  /// The yards to one of the three parts of a green in golf, as of `frontYards` beside `backYards`; `nil` for other keys.
  var yardsOfGreen: Double? {
    let words = keyWords.filter { !Self.yardWords.contains($0) }
    guard words.count == 1, let own = words.first,
      let part = Self.partsOfGreen.first(where: { $0.words.contains(own) })
    else { return nil }
    let ends = ["front", "back"].map { end in
      keyName.replacing(own, with: end).replacing(own.capitalized, with: end.capitalized)
    }
    guard ends.allSatisfy({ sibling([$0]) != nil }) else { return nil }
    let middles = ["center", "centre", "middle"].flatMap { middle in
      ends.map {
        $0.replacing("front", with: middle).replacing("Front", with: middle.capitalized)
      }
    }
    return sibling(middles) == nil ? nil : part.yards
  }

  private static let yardWords: Set<String> = [
    "dist", "distance", "green", "label", "text", "to", "yardage", "yards", "yds",
  ]
  private static let partsOfGreen: [(words: Set<String>, yards: Double)] = [
    (["front"], 142), (["center", "centre", "middle"], 151), (["back"], 163),
  ]

  private static let speedNames = ["currentSpeed", "speed", "speedKmh", "speedKph", "speedMph"]
}
