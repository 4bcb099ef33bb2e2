import FoundationEssentials

/// Arrays of measurements over time, as for a chart, and the limits within which a measurement lies.
extension ExampleDecoder {
  /// A Boolean value indicating whether an array of measurements over time is decoded: one of numbers, by its key, or of
  /// readings.
  var isSeries: Bool {
    guard typeName.hasPrefix("Array<"), codingPath.count <= Self.seriesDepthMaximum else {
      return false
    }
    let words = keyWords.map(Self.singular)
    let isOfNumbers = Self.numberArrays.contains(typeName)
    return words.contains(where: (isOfNumbers ? Self.seriesWords : Self.readingWords).contains)
      || isAlongSeries
  }

  /// A Boolean value indicating whether the array has as many elements as the series beside it, as `chartDates` beside `chart`, and
  /// `dates` beside `values`: code reads them by one index.
  private var isAlongSeries: Bool {
    let isOfTimes = Self.timeNouns.contains(Self.singular(keyWords.last ?? ""))
    return arraysBeside.contains { name in
      let words = Self.words(of: name).map(Self.singular)
      guard name != keyName, words.contains(where: Self.seriesWords.contains) else { return false }
      return isOfTimes || keyName.hasPrefix(name)
    }
  }

  private static let timeNouns: Set<String> = ["date", "time", "timestamp"]

  /// The number of elements of a series.
  static let seriesCount = 12
  /// The deepest nesting at which an array is a series.
  private static let seriesDepthMaximum = 3

  private static let numberArrays: Set<String> = [
    "Array<CGFloat>", "Array<Decimal>", "Array<Double>", "Array<Float>", "Array<Int>",
  ]
  private static let seriesWords = readingWords.union([
    "amplitude", "bar", "chart", "curve", "data", "graph", "height", "level", "peak", "price",
    "sparkline", "speed",
    "rate", "trend", "value", "wave", "waveform",
  ])
  private static let readingWords: Set<String> = [
    "history", "measurement", "reading", "sample", "series",
  ]

  /// The number of steps by which a number is over the first one of its kind: the element's number, or, in a series, a wave
  /// that ends where it is now; a mean is over the least number beside it.
  var steps: Int {
    isOfSeries ? Self.wave[place % Self.wave.count] : isMean ? place + 1 : place
  }

  /// A Boolean value indicating whether the number is the mean of those whose least one is beside it, as `avgSpeed` beside
  /// `minSpeed`.
  private var isMean: Bool {
    guard let hasKey, !isInArray, let word = Self.meanWords.first(where: keyWords.contains) else {
      return false
    }
    let (small, capital) = (word, word.capitalized)
    return ["min", "minimum", "lowest"].contains { least in
      let name = keyName.replacing(small, with: least)
        .replacing(capital, with: least.capitalized)
      return name != keyName && hasKey(name)
    }
  }

  private static let meanWords = ["avg", "average", "mean"]

  /// Returns the words of what a name's numbers measure: `heart`, `rate` of the series `heartRateHistory` and `heartRates`.
  func measured(_ name: String) -> [String] {
    let words = Self.words(of: name)
    guard isOfSeries else {
      // `prices: [Point]`
      let isArrays = isInArray && name != keyName
      return isArrays ? words.dropLast() + words.suffix(1).map(Self.singular) : words
    }
    return words.map(Self.singular).filter { !Self.seriesNouns.contains($0) || words.count == 1 }
  }

  private static let seriesNouns = readingWords.union(["data", "graph", "sparkline", "value"])

  private static let wave = [3, 5, 4, 6, 7, 5, 6, 4, 2, 3, 1, 0]

  /// The part of one that a number of a series is.
  var shareInSeries: Double { Double(steps + 2) / 10 }

  /// The hours until the time of a reading: each is five minutes behind the one before, and the last is now.
  var hoursInSeries: Double { Double(place + 1 - Self.seriesCount) / 12 }

  /// The least or the greatest number of a range whose other end the object has, as of `targetRepsMin` and `targetRepsMax`;
  /// `nil` for other keys.
  var endOfRange: Double? {
    // Most figures are a range by themselves, with a mean within.
    guard figure(named: keyWords) == nil else { return nil }
    for (least, greatest) in Self.endsOfRanges {
      for (own, other) in [(least, greatest), (greatest, least)] where keyWords.contains(own) {
        let capital = (own.capitalized, other.capitalized)
        let name = keyName.replacing(own, with: other).replacing(capital.0, with: capital.1)
        guard name != keyName, sibling([name]) != nil else { continue }
        let noun = keyWords.filter { $0 != own && !Self.aims.contains($0) }
        let usual = noun.isEmpty ? nil : figure(named: noun)
        return own == least ? usual.map { ($0 * 0.8).rounded() } ?? 8 : usual ?? 12
      }
    }
    return nil
  }

  private static let endsOfRanges = [("min", "max"), ("minimum", "maximum")]
  private static let aims: Set<String> = ["goal", "planned", "target"]

  /// A limit of the measured value beside it; `nil` for other keys.
  var limitOfSensor: Double? {
    let words = Set(keyWords)
    if words == ["target"], isOfGlucose { return Self.glucoseTarget }
    // `highGlucose` is a limit, and `highTemp` the day's.
    let nouns = Self.limitNouns.union(Self.sensors[0].words)
    guard words.count > 1, !words.isDisjoint(with: nouns) else { return nil }
    let isLow = !words.isDisjoint(with: ["low", "lower", "min", "minimum"])
    guard isLow || !words.isDisjoint(with: ["high", "max", "maximum", "upper"]) else { return nil }
    let sensor = Self.sensors.first { sensor in
      !words.isDisjoint(with: sensor.words) || sibling(sensor.names) != nil
    }
    return sensor.map { isLow ? $0.low : $0.high }
  }

  /// A Boolean value indicating whether the key, or one beside it, names a glucose.
  var isOfGlucose: Bool {
    !Self.sensors[0].words.isDisjoint(with: keyWords) || sibling(Self.sensors[0].names) != nil
  }

  private static let glucoseTarget = 110.0

  private static let limitNouns: Set<String> = [
    "alarm", "alert", "bound", "limit", "range", "target", "threshold",
  ]

  private static let sensors: [(words: Set<String>, names: [String], low: Double, high: Double)] = [
    (
      ["bg", "glucose", "sgv"],
      [
        "bg", "bloodGlucose", "bloodSugar", "currentGlucose", "glucose", "glucoseLevel",
        "glucoseValue", "highGlucose", "lowGlucose", "sgv",
      ], 70, 180
    ),
    (["bpm", "heart"], ["bpm", "currentHeartRate", "heartRate"], 90, 160),
    (["humidity"], ["currentHumidity", "humidity"], 40, 70),
    (
      ["temp", "temperature"],
      ["currentTemp", "currentTemperature", "temp", "temperature"], 16, 26
    ),
  ]
}
