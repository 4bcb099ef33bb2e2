import FoundationEssentials

extension ExampleDecoder {
  /// A Boolean value: an activity is shown while it goes on, so whatever its key names as halted or wrong is not so.
  ///
  /// Of an array's elements the first are done, and others take turns.
  var isTrue: Bool {
    // A denial turns the meaning: `isNotPaused` is true.
    let isWrong =
      !ExampleLexicon.halted.isDisjoint(with: keyWords)
      || !ExampleLexicon.alerts.isDisjoint(with: keyWords)
    let isHalted = isWrong != !ExampleLexicon.denials.isDisjoint(with: keyWords)
    if isInArray, !ExampleLexicon.done.isDisjoint(with: keyWords) { return isDoneInArray }
    if let isOnlyOne { return isOnlyOne }
    if isInArray, !isHalted { return place.isMultiple(of: 2) }
    let first = defaultValue.flatMap(Bool.init) ?? isOfLanguage ?? !isHalted
    let flag = alternative(of: 2, .flag) == 0 ? first : !first
    if let told = isDoneByPhase ?? isLateByPhase ?? isHaltedByPhase { return told }
    if flag { noteEnd() } else { noteWaiting() }
    if let last = keyWords.last, ExampleLexicon.rises.contains(last) {
      noteDirection(isDown: !flag)
    }
    return flag
  }

  /// A number for the key: a part of a whole; a time is that of the dates, from 15 minutes ago to 30 minutes ahead, in seconds
  /// where the key names no other unit.
  func number(_ part: Double, whole: Double) -> Double {
    let key = keyName.lowercased()
    let isLength = key.hasSuffix("length")
    if keyWords.first == "skip", isNamedTime { return 15 }
    let isTime = isLength || isInMilliseconds || isNamedTime
    let isWhole = isLength || self.isWhole
    let isLeft = key.contains("remain") || key.contains("left")
    guard isTime, ExampleLexicon.longTimes.isDisjoint(with: keyWords) else {
      return isWhole ? whole : part
    }
    let isInMinutes =
      source.has(.minutes, keyName) || !ExampleLexicon.minutes.isDisjoint(with: keyWords)
    if let secondsOfContraction { return secondsOfContraction / (isInMinutes ? 60 : 1) }
    let (all, left) = isOfSong ? (204.0, 132.0) : isOfRest ? (120, 90) : (2700, 1800)
    // A rest's own time is that which is left of it at first.
    let seconds = isWhole ? all : isLeft || isOfRest && !isSoFar ? left : all - left
    return isInMinutes ? seconds / 60 : seconds * (isInMilliseconds ? 1000 : 1)
  }

  /// A Boolean value indicating whether the key names the part of a time that has been.
  private var isSoFar: Bool { !Self.soFarWords.isDisjoint(with: keyWords) }

  private static let soFarWords: Set<String> = ["elapsed", "passed", "spent"]

  /// The seconds that a contraction takes, or those between two; `nil` for other activities, and for the time since one.
  private var secondsOfContraction: Double? {
    let words = Set(keyWords).union(Self.words(of: ownerName.split(separator: ".").joined()))
    let isOne = !words.isDisjoint(with: ["contraction", "contractions"])
    guard isOne, let last = keyWords.last else { return nil }
    if ["frequency", "interval"].contains(last) { return 300 }
    return ["duration", "length"].contains(last) ? 45 : nil
  }

  /// A Boolean value indicating whether the key, or that of the whole, names a span of time.
  var isNamedTime: Bool {
    // `earningsPerSecond` is none.
    guard !keyWords.contains("per") else { return false }
    if source.has(.seconds, keyName), !isNamedShare { return true }
    if keyWords.last == "interval" || Self.spans.contains(keyWords.joined(separator: " ")) {
      return true
    }
    // `totalMinutes` is a whole, and `minutesLeft` a rest; `minutes` may be those of a game.
    let isOfTime = isWhole || !ExampleLexicon.remaining.isDisjoint(with: keyWords)
    if isOfTime, !ExampleLexicon.minutes.union(ExampleLexicon.seconds).isDisjoint(with: keyWords) {
      return true
    }
    let wholes = source.parts.lazy.filter { $0.value == keyName }.map(\.key)
    return ([keyName] + wholes).contains { name in
      let name = name.lowercased()
      return name == "dur" || Self.timeWords.contains(where: name.contains)
    }
  }

  /// The keys of spans of time; `closeTime` is a moment.
  static let spans: Set<String> = [
    "average time", "best time", "break time", "cook time", "current time", "focus time",
    "lap time", "play time", "rest time", "time", "total time", "wait time", "work time",
  ]
  private static let timeUnits: Set<String> = [
    "millis", "milliseconds", "ms", "sec", "seconds", "secs", "time",
  ]

  /// A Boolean value indicating whether the number is the whole of another one, by its key or by the source's use.
  var isWhole: Bool {
    if source.parts[keyName] != nil || isExpected { return true }
    let key = keyName.lowercased()
    return !source.parts.values.contains(keyName) && Self.wholeWords.contains(where: key.contains)
  }

  /// A Boolean value indicating whether the object has as well what there is so far, as `bytesExpected` beside
  /// `bytesReceived`.
  private var isExpected: Bool {
    let words = keyWords
    guard let place = words.firstIndex(of: "expected") else { return false }
    return sibling(
      Self.doneSoFar.map { word in
        words.indices.map { $0 == place ? word : words[$0] }.enumerated()
          .map { $0.offset == 0 ? $0.element : $0.element.capitalized }.joined()
      }) != nil
  }

  private static let doneSoFar = [
    "completed", "downloaded", "loaded", "received", "sent", "transferred", "uploaded", "written",
  ]

  /// A number with a point for the key: a figure by its nature, or a part of a whole.
  var fraction: Double {
    if let shareOfWhole { return shareOfWhole * (isPartOfLength || !isOfHundred ? 1 : 100) }
    if !isPartOfLength, let figure { return figure }
    let isRounded = source.has(.rounded, keyName) && !isPartOfLength
    if source.has(.hundred, keyName) || isRounded && isNamedShare { return share }
    if !ExampleLexicon.ratios.isDisjoint(with: keyWords), let shareOfSiblings {
      return shareOfSiblings
    }
    if isPartOfLength { return partOfLength }
    let number = number(0.5, whole: 1)
    // The elements themselves are points of a chart, and those of objects stay parts of a whole.
    if codingPath.last?.place != nil {
      return isNamedShare || isHeight ? partOfLength : number + Double(steps)
    }
    guard number <= 1 else { return number }
    if isRounded { return number * 40 + Double(steps) * 10 }
    return number == 1 && !isOfSeries ? 1 : partOfLength
  }

  /// A Boolean value indicating whether a share is one of hundred, as it is shown.
  private var isOfHundred: Bool {
    source.has(.hundred, keyName) || source.has(.rounded, keyName)
  }

  /// A Boolean value indicating whether the source multiplies a length by the number.
  var isPartOfLength: Bool { source.has(.part, keyName) && !source.has(.hundred, keyName) }

  /// A part of one, of which the elements of an array have other ones.
  private var partOfLength: Double {
    if isOfSeries { return shareInSeries }
    if let index = codingPath.last?.place { return min(1, Double(index + 1) / 4) }
    return side == 1 ? 0.3 : [0.5, 0.7, 0.3][place % 3]
  }

  /// A Boolean value indicating whether the key names a part of one or of hundred.
  var isNamedShare: Bool {
    // `progressMs` is a time.
    guard !Self.timeUnits.contains(keyWords.last ?? "") else { return false }
    let key = keyName.lowercased()
    // A `duration` is no ratio.
    return key.contains("fraction") || keyWords.contains("ratio")
      || Self.shareWords.contains(where: key.contains)
  }

  /// A Boolean value indicating whether the number is a bar's height, or a level of sound, as a part of one.
  private var isHeight: Bool {
    !Self.heightWords.isDisjoint(with: keyWords)
  }

  private static let heightWords: Set<String> = [
    "amplitudes", "bars", "heights", "levels", "samples", "waveform",
  ]

  /// An integer for the key: a time or a color where it is one, else a small number; a share is one of hundred.
  var integer: Double {
    let key = keyName.lowercased()
    if source.has(.index, keyName) { return isInArray ? Double(place) : 1 }
    if let numberOfElement { return numberOfElement }
    if let secondsSince1970 { return secondsSince1970 }
    if let shareOfWhole { return shareOfWhole * 100 }
    if let usualWhole { return usualWhole }
    if let countOfArray { return countOfArray }
    if let figure {
      // A price that is divided by hundred is one of cents.
      let isInCents = !Self.priceWords.isDisjoint(with: keyWords) && source.has(.hundred, keyName)
      return (0..<1).contains(figure) || isInCents ? figure * 100 : figure
    }
    if key.contains("color") || key.contains("colour") || isNamedColor {
      _ = noted("#0A84FF")
      return Self.opaqueBlue
    }
    if isMargin { return 16 }
    if key.hasSuffix("width") || key.hasSuffix("height") { return 40 }
    if keyWords.last == "number", keyWords.count > 1, !Self.formWords.isDisjoint(with: keyWords) {
      return 1042
    }
    let isStep = keyWords.last == "step" || keyWords.last == "steps"
    let isTime = Self.timeUnits.contains(keyWords.last ?? "")
    let isShare = !isStep && !isTime && Self.shareWords.contains(where: key.contains)
    if isShare || source.has(.hundred, keyName) {
      return source.has(.ten, keyName) ? (share / 10).rounded() : share
    }
    let number = number(3, whole: 5)
    if number == 3, let restCount { return restCount }
    // Of two sides, the second one has less.
    return number < 10 ? number + Double(steps) - (side == 1 ? 1 : 0) : number
  }

  /// A Boolean value indicating whether the last word of the key is one for colors.
  private var isNamedColor: Bool {
    ["accent", "argb", "hex", "rgb", "tint"].contains(keyWords.last)
  }

  /// A number that the key names by its nature; `nil` for other keys.
  var figure: Double? {
    let words = keyWords
    let isSigned =
      source.has(.signed, keyName) && (words != ["value"] || sibling(Self.trendNames) != nil)
    let isChange = isSigned || !ExampleLexicon.changes.isDisjoint(with: words)
    if isChange, Self.climbWords.isDisjoint(with: words) {
      return isLess ? -1.8 : 1.8
    }
    if let side, !ExampleLexicon.scores.isDisjoint(with: words) { return side == 0 ? 2 : 1 }
    // The value of `weight: .kilograms(60)` and of a measurement is told by the property that has it.
    // So are the points of a chart by their array.
    let isPoint = isInArray && words == ["y"]
    let isOuters = words == ["value"] || isPoint || codingPath.last?.isValueOfCase == true
    let names = outerNames.prefix(isOuters ? 2 : 1)
    if let calendarPart { return calendarPart }
    if let yardsOfGreen { return yardsOfGreen }
    if let limit = limitOfSensor ?? endOfRange { return limit }
    let own = names.lazy.compactMap { figure(named: measured($0)) }.first
    let part = source.parts[keyName].flatMap { figure(named: Self.words(of: $0)) }
    guard let figure = own ?? part, isWhole else {
      return own ?? figureOfWhole ?? figureOfUnit ?? usualDistance
    }
    // Of two figures of their own, as of a blood pressure, neither is the whole.
    if let own, let part, own != part { return own }
    if isOfTransfer { return (figure / Self.transferredShare).rounded() }
    // A goal is not reached yet.
    return (figure * 1.2).rounded(.down)
  }

  /// The figure by the unit behind the number; `nil` for other units, and for none.
  private var figureOfUnit: Double? {
    if let minutes = minutesUntil ?? numberOfTimeUnit { return minutes }
    let word = source.units[keyName].flatMap { Self.figuresOfUnits[$0] }
    let number = word.flatMap { figure(named: [$0]) }
    // A goal is not reached yet.
    return isWhole ? number.map { ($0 * 1.2).rounded(.down) } : number
  }

  /// The words of figures by units; one letter may be of minutes, or of wins.
  static let figuresOfUnits = [
    "bpm": "bpm", "kcal": "kcal", "kg": "weight", "km": "km", "km/h": "kmh", "kw": "kw",
    "kwh": "kwh", "mi": "miles", "ml": "ml", "mph": "mph", "W": "watts", "w": "watts", "°": "temp",
  ]

  /// The figure by the nature of the whole of which the number is a part, as of `distance / goalMeters`; `nil` where that has
  /// none.
  private var figureOfWhole: Double? {
    source.parts.filter { $0.value == keyName }.keys.sorted().lazy
      .compactMap { figure(named: Self.words(of: $0)) }.first
  }

  /// A part of the date, for a key that names one; `nil` for other keys.
  private var calendarPart: Double? {
    let words = keyWords
    guard words.count <= 2, !words.contains("per"), !isInArray, let last = words.last else {
      return nil
    }
    let parts: [String: Calendar.Component] = [
      "year": .year, "month": .month, "hour": .hour, "minute": .minute,
    ]
    return parts[last].map { Double(Calendar.current.component($0, from: now)) }
  }

  /// Returns a number by the words of what it measures; `nil` for other words.
  func figure(named words: [String]) -> Double? {
    let words = Self.spelled(words)
    // A player's is that of all that is heard.
    if words == ["rate"] || words.first == "playback" && Self.rateWords.contains(words.last ?? "") {
      return 1
    }
    guard !words.contains("time"), !words.contains("playback") else { return nil }
    // A price's parts are named by one word, or with another one: `high`, `dayHigh`.
    let parts = words.count <= 2 ? Set(words) : []
    let joined = words.joined()
    if isFormerPrice(words) { return 19.99 }
    if words.last == "steps", isPartOfGoal || words == keyWords && isWalk { return 4200 }
    if words == ["runs"], sibling(Self.cricketNames) != nil { return 128 }
    if words == ["bg"] { return 112 + Double(steps) * 4 }
    let found = Self.measuredFigures.first { figure in
      figure.endings.contains(where: joined.hasSuffix)
        || !figure.words.isEmpty && !parts.isDisjoint(with: figure.words)
        || !figure.anywhere.isEmpty && !figure.anywhere.isDisjoint(with: words)
    }
    return found.map { $0.value + Double(steps) * $0.step }
  }

  /// Returns words with the letters of a unit at their end spelled: `distance`, `meters` of `distanceM`.
  static func spelled(_ words: [String]) -> [String] {
    guard let noun = words.dropLast().last, let unit = words.last else { return words }
    let isTemperature = noun == "temp" || noun == "temperature"
    let isLength = ["altitude", "depth", "distance"].contains(noun)
    if isTemperature, ["c", "celsius"].contains(unit) { return words.dropLast() }
    let spelled =
      isTemperature && unit == "f" ? "fahrenheit" : isLength && unit == "m" ? "meters" : nil
    return words.dropLast() + [unit == "mi" ? "miles" : spelled ?? unit]
  }

  /// Returns whether words name the price before a reduction.
  func isFormerPrice(_ words: [String]) -> Bool {
    !Self.priceWords.isDisjoint(with: words) && !Self.formerWords.isDisjoint(with: words)
  }

  private static let rateWords: Set<String> = ["rate", "speed"]
  private static let cricketNames = ["balls", "batsman", "overs", "runRate", "wickets"]
  private static let formerWords: Set<String> = [
    "before", "full", "list", "old", "original", "regular", "retail", "was",
  ]
  private static let priceWords: Set<String> = ["amount", "cost", "fare", "price"]

  /// A Boolean value indicating whether the source divides the number by a goal.
  private var isPartOfGoal: Bool {
    source.parts.contains { whole, part in
      Self.words(of: part).last == "steps"
        && !Self.goalWords.isDisjoint(with: Self.words(of: whole))
    }
  }

  private static let goalWords: Set<String> = ["goal", "target"]

  private static let climbWords: Set<String> = ["ascent", "climb", "elevation"]

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
  /// The words for papers, whose numbers are large.
  private static let formWords: Set<String> = ["booking", "invoice", "order", "ticket", "tracking"]
  private static let shareWords = [
    "battery", "chance", "humidity", "percent", "probability", "progress",
  ]
  private static let wholeWords = [
    "budget", "capacity", "duration", "goal", "limit", "max", "plan", "setpoint", "target", "total",
  ]
}
