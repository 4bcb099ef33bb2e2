extension ExampleDecoder {
  /// A Boolean value: an activity is shown while it goes on, so whatever its key names as halted or wrong is not so.
  ///
  /// Of an array's elements the first are done, and others take turns.
  var isTrue: Bool {
    let isHalted = !Self.haltWords.isDisjoint(with: keyWords)
    if isInArray, !Self.doneWords.isDisjoint(with: keyWords) { return place == 0 }
    if isInArray, !isHalted { return place.isMultiple(of: 2) }
    let first = defaultValue.flatMap(Bool.init) ?? !isHalted
    return alternative(of: 2, .flag) == 0 ? first : !first
  }

  private static let doneWords: Set<String> = [
    "checked", "complete", "completed", "done", "finished", "passed", "reached", "taken", "visited",
  ]

  private static let haltWords: Set<String> = [
    "cancelled", "canceled", "closed", "complete", "completed", "delayed", "disabled",
    "disconnected", "dismissed", "done", "ended", "error", "expired", "failed", "finished",
    "hidden", "idle", "interrupted", "invalid", "late", "lost", "missed", "muted", "offline",
    "over", "overdue", "overstaying", "overtime", "paused", "skipped", "stale", "stopped",
    "triggered", "warning",
  ]

  /// A number for the key: a part of a whole; seconds are those of the dates, from 15 minutes ago to 30 minutes ahead.
  func number(_ part: Double, whole: Double) -> Double {
    let key = keyName.lowercased()
    let isLength = key.hasSuffix("length")
    let isTime = isLength || Self.timeWords.contains(where: key.contains)
    let isWhole = isLength || Self.wholeWords.contains(where: key.contains)
    let isRest = key.contains("remain") || key.contains("left")
    guard isTime else { return isWhole ? whole : part }
    return (isWhole ? 2700 : isRest ? 1800 : 900) * (isInMilliseconds ? 1000 : 1)
  }

  /// A number with a point for the key: a figure by its nature, or a part of a whole.
  var fraction: Double {
    if let figure { return figure }
    // The elements themselves are points of a chart, and those of objects stay parts of a whole.
    let number = number(0.5, whole: 1)
    if let index = codingPath.last?.place { return number + Double(index) }
    return number == 0.5 ? [0.5, 0.7, 0.3][place % 3] : number
  }

  /// An integer for the key: a time or a color where it is one, else a small number; a share is one of hundred.
  var integer: Double {
    let key = keyName.lowercased()
    if source.has(.index, keyName) { return isInArray ? Double(place) : 1 }
    if let secondsSince1970 { return secondsSince1970 }
    if let figure { return figure }
    if key.contains("color") || key.contains("colour") { return Self.opaqueBlue }
    if isMargin { return 16 }
    if key.hasSuffix("width") || key.hasSuffix("height") { return 40 }
    if Self.shareWords.contains(where: key.contains) { return 60 }
    let number = number(3, whole: 5)
    return number < 10 ? number + Double(place) : number
  }

  /// A number that the key names by its nature; `nil` for other keys.
  var figure: Double? {
    let words = keyWords
    if !Self.changeWords.isDisjoint(with: words) {
      return alternative(of: 2, .sign) == 0 ? 1.8 : -1.8
    }
    if let side, !Self.scoreWords.isDisjoint(with: words) { return side == 0 ? 2 : 1 }
    // The value of `weight: .kilograms(60)` and of a measurement is told by the property that has it.
    let isOuters = words == ["value"] || codingPath.last?.isValueOfCase == true
    let names = outerNames.prefix(isOuters ? 2 : 1)
    return names.lazy.compactMap { figure(named: Self.words(of: $0)) }.first
  }

  private func figure(named words: [String]) -> Double? {
    guard !words.contains("time"), !words.contains("playback") else { return nil }
    // A price's parts are named by one word, or with another one: `high`, `dayHigh`.
    let parts = words.count <= 2 ? Set(words) : []
    let joined = words.joined()
    let found = Self.figures.first { figure in
      figure.endings.contains(where: joined.hasSuffix)
        || !figure.words.isEmpty && !parts.isDisjoint(with: figure.words)
    }
    return found.map { $0.value + Double(place) * $0.step }
  }

  private struct Figure {
    var endings: [String] = []
    var words: Set<String> = []
    let value: Double
    let step: Double
  }

  private static let figures = [
    Figure(words: ["high"], value: 12.9, step: 0.3),
    Figure(words: ["low"], value: 11.8, step: 0.3),
    Figure(words: ["open"], value: 12.1, step: 0.3),
    Figure(words: ["close"], value: 12.4, step: 0.3),
    Figure(endings: ["price", "fare", "cost"], value: 12.5, step: 3),
    Figure(endings: ["volume"], words: ["volume", "volume24h"], value: 1250, step: 100),
    Figure(endings: ["rating", "stars"], value: 4.8, step: -0.3),
    Figure(endings: ["latitude"], words: ["lat"], value: 37.7749, step: 0.01),
    Figure(endings: ["longitude"], words: ["lng", "lon"], value: -122.4194, step: 0.01),
    Figure(endings: ["heartrate", "bpm"], value: 128, step: 4),
    Figure(endings: ["kcal", "calories", "energyburned"], value: 240, step: 30),
    Figure(endings: ["weight"], value: 60, step: 5),
    Figure(endings: ["speed"], value: 24, step: 2),
    Figure(endings: ["altitude"], value: 1200, step: 50),
    Figure(endings: ["temperature"], value: 21, step: 1),
    Figure(endings: ["milliliters", "millilitres"], words: ["ml"], value: 250, step: 50),
  ]

  private static let changeWords: Set<String> = ["change", "delta", "difference", "gain"]
  static let scoreWords: Set<String> = ["goals", "points", "score"]

  /// A Boolean value indicating whether the key, or one around it, names the room around a view.
  private var isMargin: Bool {
    codingPath.contains { key in
      ["padding", "margin", "inset"].contains(where: key.stringValue.lowercased().contains)
    }
  }

  /// A color as a number, opacity first: the blue of texts that are colors.
  private static let opaqueBlue = Double(0xFF0A_84FF)

  private static let timeWords = [
    "second", "duration", "elapsed", "remainingtime", "timeremaining", "timeleft",
  ]
  private static let shareWords = ["battery", "percent", "progress"]
  private static let wholeWords = [
    "budget", "capacity", "duration", "goal", "limit", "max", "plan", "target", "total",
  ]
}
