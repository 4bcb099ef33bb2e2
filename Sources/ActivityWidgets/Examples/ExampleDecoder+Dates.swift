import FoundationEssentials

extension ExampleDecoder {
  private static let hour = 3600.0
  /// The hours to what has just been: a state is shown as it comes, and older ones may be marked as late.
  private static let moment = -5 / hour
  /// The hours to the start of an interval whose length another value tells, which may be a short rest.
  private static let justBegun = -15 / hour

  /// A date: past where its key names a start or an end that has been, and at the start of a range.
  ///
  /// The dates of an array's elements rise; those of a series end now.
  var date: Date {
    if isOfSeries { return now.addingTimeInterval(hoursInSeries * Self.hour) }
    let places = codingPath.compactMap(\.place)
    let isElement = codingPath.last?.place != nil
    let hours =
      if isElement, let place = places.last {
        place == 0 ? -0.25 : Double(place) - 0.5
      } else {
        namesEnd
          ? -0.05
          : source.has(.lengthened, keyName) && namesBeginning
            ? Self.justBegun
            : intervalHours ?? (namesBeginning ? -0.25 : isJustPast ? Self.moment : journeyHours)
      }
    let outer = (isElement ? places.dropLast().last : places.last) ?? 0
    noteMoment(hours)
    // An interval from now must not end before, whatever the state.
    let told = isWaitedFor ? hours : endedHours(courseHours(hours))
    let course = hours > 0 && told < 0 && isAlwaysAhead ? Self.soon : told
    return now.addingTimeInterval((course + Double(outer) * 0.25) * Self.hour)
  }

  /// The hours to the end of an interval from now that nothing leaves out, though all else is done.
  private static let soon = 0.05

  /// A Boolean value indicating whether the source asks in any state for an interval from now to the date.
  var isAlwaysAhead: Bool { source.has(.alwaysAhead, keyName) && !isInArray }

  /// A Boolean value indicating whether the key names a start for which code waits, as `Date()...startTime` does.
  private var isWaitedFor: Bool { source.has(.ahead, keyName) && namesBeginning }

  /// The hours until an end of an interval, which has begun; `nil` for other dates, and for one between two intervals.
  private var intervalHours: Double? {
    // It comes before its own end.
    if isWaitedFor { return 0.25 }
    let (begins, ends) = (source.has(.start, keyName), source.has(.end, keyName))
    guard begins != ends, !(begins && namesDeadline), !(ends && namesBeginning) else { return nil }
    if ends, namesDeparture { journey.hasDeparture = true }
    if ends, Self.namesArrival(keyName) {
      // Its departure may end an interval, too.
      if journey.hasDeparture { return nil }
      journey.hasArrival = true
    }
    if isOfRest { return (begins ? -Self.restGone : Self.restLeft) / Self.hour }
    return begins ? -0.25 : 0.5
  }

  /// A Boolean value indicating whether the activity is a rest between two parts of an exercise, by its type or by the key.
  var isOfRest: Bool {
    let type = ownerName.split(separator: ".").flatMap { Self.words(of: String($0)) }
    return (keyWords + type).contains("rest")
  }

  /// The seconds of a rest that have been, and those that are left.
  private static let restGone = 30.0
  private static let restLeft = 90.0

  /// A Boolean value indicating whether the key names something that has been done, or begun.
  private var namesBeginning: Bool {
    let key = keyName.lowercased()
    return Self.pastWords.contains(where: key.contains) && !isComing || namesOpening
  }

  /// A Boolean value indicating whether the key names the time from which something is open: `marketOpen`, and `opensAt` beside
  /// `closesAt`.
  private var namesOpening: Bool {
    let words = keyWords
    guard let place = words.firstIndex(where: Self.openWords.contains) else { return false }
    if words.last == "open" {
      return Self.comingWords.union(Self.entryWords).isDisjoint(with: words)
    }
    let ends = Set([words[(place + 1)...].last ?? ""] + Self.timeEndings).sorted()
    let names = Self.closeWords.flatMap { close in ends.map { words[..<place] + [close, $0] } }
    return sibling(
      names.map { $0.prefix(1).joined() + $0.dropFirst().map(\.capitalized).joined() }) != nil
  }

  /// Words for what opens to let people in, which is awaited.
  private static let entryWords: Set<String> = ["boarding", "door", "doors", "gate", "gates"]
  private static let openWords: Set<String> = ["open", "opening", "opens"]
  private static let closeWords = ["close", "closes", "closing"]
  /// The ends of dates' keys.
  private static let timeEndings = ["", "at", "date", "time"]

  /// A Boolean value indicating whether the key names an end that is ahead, as `endsAt` and `validUntil`: of an interval that
  /// begins with it, the source shows the time since then.
  var namesDeadline: Bool {
    !Self.deadlineWords.isDisjoint(with: keyWords) && keyWords.first != "last"
  }

  private static let deadlineWords: Set<String> = [
    "deadline", "due", "end", "ends", "expires", "expiry", "until",
  ]

  /// A Boolean value indicating whether the key names an end that comes later, as `finishedAt`, or a fault.
  var namesEnd: Bool {
    let words = Self.unitWords.contains(keyWords.last ?? "") ? keyWords.dropLast() : keyWords
    guard let last = words.last, !words.dropLast().contains("estimated") else { return false }
    if words.count == 1 || ["at", "date", "message", "reason", "text", "time"].contains(last) {
      return !Self.endedWords.isDisjoint(with: words)
    }
    return ["alert", "error", "warning"].contains(last)
  }

  /// A Boolean value indicating whether an optional value is there only while something halts, as `pausedRemaining`, or once it
  /// is decided.
  var namesHalt: Bool {
    let words = keyWords
    // The button with which something is paused is there before.
    if words.last == "button" || words.first.map(Self.flagWords.contains) == true { return false }
    if words.contains("final") { return ["score", "result", "time"].contains(words.last) }
    return !Self.haltNouns.isDisjoint(with: words)
  }

  private static let haltNouns: Set<String> = [
    "cancel", "cancellation", "canceled", "cancelled", "delay", "delayed", "failed", "failing",
    "failure", "frozen", "held", "pause", "paused", "snoozed", "stopped", "winner",
  ]

  /// The words that tell how a time is written.
  private static let unitWords: Set<String> = ["epoch", "iso", "millis", "ms", "unix"]

  private static let endedWords: Set<String> = [
    "alert", "arrived", "canceled", "cancelled", "closed", "completed", "delivered", "ended",
    "error",
    "failed", "failure", "finished", "interrupted", "landed", "paused", "resolved", "skipped",
    "stopped", "warning",
  ]

  /// Returns whether a key names an end of a journey.
  func endsJourney(_ key: String) -> Bool {
    Self.namesDeparture(key) || Self.namesArrival(key)
  }

  /// The hours until a date ahead: an arrival comes after the departure of the same object, and `nextLow` after `nextHigh`.
  private var journeyHours: Double {
    // A window of time has the expected one within.
    let margin = keyWords.contains("earliest") ? -0.1 : keyWords.contains("latest") ? 0.2 : 0
    // The key itself, or the one of the object around it: `departure: {time}`.
    guard let end = outerNames.prefix(2).first(where: endsJourney) else {
      let usual = isOfRest ? Self.restLeft / Self.hour : 0.5
      return usual + Double(journey.place(of: keyWords)) * 0.5 + margin
    }
    // Of a way that has been gone in part the departure is over.
    let isUnderway = sibling(Self.wayNames) != nil
    if Self.namesDeparture(end) {
      journey.hasDeparture = true
      return isUnderway ? -0.75 : journey.hasArrival ? -0.25 : 0.5
    }
    journey.hasArrival = true
    return (isUnderway ? 1 : journey.hasDeparture ? 1.5 : 0.5) + margin
  }

  /// The keys of the part of a way that has been gone.
  private static let wayNames = [
    "flightProgress", "journeyProgress", "progress", "progressPercent", "routeProgress",
    "tripProgress",
  ]

  /// A Boolean value indicating whether the key names the start of what comes, as `eventStart` without an end beside it, and
  /// `startsAt`.
  private var isComing: Bool {
    let words = keyWords
    if words.contains("starts") || words.contains("begins") { return true }
    let end = keyName.replacing("Start", with: "End")
    return words.contains("start") && !Self.comingWords.isDisjoint(with: words)
      && (end == keyName || hasKey?(end) != true)
  }

  private static let comingWords: Set<String> = [
    "alarm", "appointment", "class", "concert", "event", "flight", "lesson", "meeting", "movie",
    "next", "planned", "scheduled", "show", "upcoming",
  ]

  /// A Boolean value indicating whether the key names a start, which is ahead while the activity waits for it.
  var namesStart: Bool { !Self.startWords.isDisjoint(with: keyWords) || namesOpening }

  private static let startWords: Set<String> = ["begin", "begins", "start", "starts"]

  /// A Boolean value indicating whether the key names the beginning of a journey.
  var namesDeparture: Bool { Self.namesDeparture(keyName) }

  private static func namesDeparture(_ key: String) -> Bool { names(departureWords, key) }

  private static func namesArrival(_ key: String) -> Bool { names(arrivalWords, key) }

  private static func names(_ ends: [String], _ key: String) -> Bool {
    let spelled = words(of: key).map { shortEnds[$0] ?? $0 }.joined()
    return ends.contains(where: spelled.contains)
  }

  private static let departureWords = ["depart", "takeoff", "boarding", "pickup"]
  private static let arrivalWords = ["arriv", "landing", "dropoff"]

  private static let pastWords = [
    "start", "begin", "began", "created", "since", "finished", "completed", "opened",
    "ordered", "joined", "accepted", "placed", "shipped", "dispatched",
  ]

  /// A Boolean value indicating whether the key names the time of the state itself: its last change, or what was measured.
  private var isJustPast: Bool {
    let words = keyWords.filter { !Self.unitWords.contains($0) }
    guard words.first != "next" else { return false }
    return Self.moments.contains(words) || !Self.momentWords.isDisjoint(with: words)
      || words.last == "timestamp" && Self.comingTimes.isDisjoint(with: words)
      || words.count > 1 && words.first == "last" || isParticiple(words)
  }

  /// Returns whether words are those of something that was done, as `scannedAt` and `photoTakenDate`; `estimatedAt` is not.
  private func isParticiple(_ words: [String]) -> Bool {
    guard words.count > 1, ["at", "date", "time"].contains(words.last),
      let verb = words.dropLast().last
    else { return false }
    return Self.doneVerbs.contains(verb)
      || verb.count > 4 && verb.hasSuffix("ed") && !verb.hasSuffix("eed")
        && Self.plannedWords.isDisjoint(with: words)
  }

  private static let doneVerbs: Set<String> = [
    "begun", "caught", "done", "heard", "made", "met", "paid", "put", "seen", "sent", "set", "shot",
    "taken", "won", "written",
  ]
  private static let plannedWords: Set<String> = [
    "anticipated", "booked", "delayed", "estimated", "expected", "forecasted", "needed", "planned",
    "predicted", "projected", "proposed", "promised", "required", "rescheduled", "reserved",
    "revised", "scheduled", "targeted",
  ]

  /// The words of what a timestamp may tell ahead.
  private static let comingTimes: Set<String> = deadlineWords.union([
    "arrival", "departure", "finish", "start", "target",
  ]).union(plannedWords)

  /// The keys of the time of the state.
  private static let moments: Set<[String]> = [
    ["current", "date"], ["current", "time"], ["now"], ["timestamp"],
  ]

  private static let momentWords: Set<String> = [
    "checked", "fetched", "heard", "measured", "read", "received", "refreshed", "sampled", "seen",
    "sent", "sync", "synced", "update", "updated",
  ]

  /// The date as a number, where the source reads one of that kind or the key names it; else `nil`.
  var secondsSince1970: Double? {
    // A date counts as a part of its journey only where it is one.
    var time: Double { date.timeIntervalSince1970.rounded() }
    if namesMillisecondMoment { return time * 1000 }
    if namesTimeSince { return isInMilliseconds ? time * 1000 : time }
    switch source.keys[keyName] {
    case .seconds: return time
    case .milliseconds: return time * 1000
    case .number, .text, .flag, .symbol, .image, .color, nil: break
    }
    let key = keyName.lowercased()
    // `pausedAt: TimeInterval` is a time in a recording, unless code makes a date of it.
    if source.has(.seconds, keyName) || isPartOfLength { return nil }
    if source.has(.numberedDate, keyName) { return isInMilliseconds ? time * 1000 : time }
    if keyName.hasSuffix("At") || isOfDateWrapper { return time }
    guard ["date", "time", "start", "end", "epoch"].contains(where: key.contains) else {
      return nil
    }
    if isInMilliseconds { return isSpan ? nil : time * 1000 }
    let words = keyWords
    let isEnd = words.count == 2 && words[1] == "time" && Self.timeEnds.contains(words[0])
    if isEnd || words.last == "date", !source.has(.numeral, keyName) { return time }
    return ["timestamp", "1970", "epoch", "unix"].contains(where: key.contains) ? time : nil
  }

  /// A Boolean value indicating whether the key names a moment in milliseconds, as `startsAtMs` and `timestampMs`.
  private var namesMillisecondMoment: Bool {
    let words = keyWords.suffix(2)
    return words.count == 2 && Self.millisecondWords.contains(words.last ?? "")
      && ["at", "date", "epoch", "timestamp"].contains(words.first)
  }

  private static let millisecondWords: Set<String> = ["millis", "milliseconds", "ms"]

  /// A Boolean value indicating whether the key names the moment since which something goes on, as `runningSinceMs`;
  /// `secondsSince` is a span.
  private var namesTimeSince: Bool {
    let words = keyWords.filter { !Self.unitWords.contains($0) }
    return words.count > 1 && words.last == "since"
      && ExampleLexicon.minutes.union(ExampleLexicon.seconds).union(ExampleLexicon.longTimes)
        .isDisjoint(with: words)
      && words != ["time", "since"]
  }

  /// A Boolean value indicating whether the key names a span of milliseconds, as `whiteTimeMs`, and not a moment.
  private var isSpan: Bool {
    let words = keyWords.filter { !Self.unitWords.contains($0) }
    return words.last == "time" && Self.momentNouns.isDisjoint(with: words)
  }

  private static let momentNouns: Set<String> = [
    "arrival", "begin", "created", "departure", "due", "end", "event", "expiry", "finish",
    "scheduled", "start", "updated",
  ]

  /// The words before `time` in the keys of a time of day, which as a number is one since 1970.
  private static let timeEnds: Set<String> = ["arrival", "departure", "end", "start"]

  /// A Boolean value indicating whether a type that is named after a date reads the value, as a date of several forms.
  private var isOfDateWrapper: Bool {
    let words = Self.words(of: typeName)
    return words.last == "date" || words.last == "timestamp"
  }

  /// A Boolean value indicating whether the key names milliseconds.
  var isInMilliseconds: Bool { keyName.hasSuffix("Ms") || keyName.lowercased().contains("millis") }
}

// MARK: - Spans of time

extension ExampleDecoder {
  /// A number of the unit of time that texts of the source have behind it: 12 minutes, 2 hours, 45 seconds, and the times of the
  /// dates in minutes; `nil` for other units, and for a key that names another one.
  var numberOfTimeUnit: Double? {
    guard let unit = source.units[keyName], !isInMilliseconds, !isNamedShare else { return nil }
    let words = keyWords
    let isTime = isNamedTime || words.contains { Self.waitWords.contains($0) }
    guard isTime || !namesThings else { return nil }
    if unit == "h" {
      let others = ExampleLexicon.minutes.union(ExampleLexicon.seconds)
      guard others.isDisjoint(with: words), !source.has(.seconds, keyName) else { return nil }
      return span(isTime, usual: 2, whole: 3)
    }
    if unit == "s" {
      let others = ExampleLexicon.minutes.union(ExampleLexicon.longTimes)
      // Minutes follow where seconds are divided by sixty.
      guard others.isDisjoint(with: words), !source.has(.seconds, keyName) else { return nil }
      return span(isTime, usual: 45, whole: 45)
    }
    // `laps m` may be of meters.
    guard unit == "min" || unit == "m" && isTime else { return nil }
    let others = ExampleLexicon.seconds.union(ExampleLexicon.longTimes)
    return others.isDisjoint(with: words) ? span(isTime, usual: 12, whole: 45) : nil
  }

  /// A Boolean value indicating whether the key names several things, as `strokes`, whose number a letter behind it says more
  /// of: it is none of seconds.
  private var namesThings: Bool {
    guard let last = keyWords.last, Self.singular(last) != last else { return false }
    return ![ExampleLexicon.seconds, ExampleLexicon.minutes, ExampleLexicon.longTimes]
      .contains { $0.contains(last) }
  }

  /// The minutes until the date ahead that the object has, for a key of an integer that names them, as `departsInMinutes` and
  /// `minutesUntilStart`; one leaves before the departure.
  var minutesUntil: Double? {
    let words = keyWords
    let untilWord = words.firstIndex { ["in", "til", "till", "to", "until"].contains($0) }
    guard let untilWord, !isInArray, sibling(Self.momentNames) != nil,
      !ExampleLexicon.minutes.isDisjoint(with: words)
    else { return nil }
    let isBefore = untilWord > 0 && ExampleLexicon.minutes.contains(words[untilWord - 1])
    let isBehind =
      untilWord + 1 < words.count && ExampleLexicon.minutes.contains(words[untilWord + 1])
    guard isBefore || isBehind && words[untilWord] == "in" else { return nil }
    return words.contains("leave") ? 30 - Self.walkMinutes : 30
  }

  /// Notes the minutes until the date ahead, where code compares them and so has another look for few.
  func noteMinutes(_ number: Double) {
    guard !source.isSample, let usual = minutesUntil, number < usual else { return }
    alternatives.minutes[objectPath] = max(0.5, number + (usual < 30 ? Self.walkMinutes : 0))
  }

  /// The minutes between leaving and the departure.
  private static let walkMinutes = 5.0

  private static let momentNames = [
    "arrivalDate", "arrivalTime", "arrivesAt", "departure", "departureDate", "departureTime",
    "departsAt", "endDate", "eventDate", "startDate", "startTime", "startsAt",
  ]

  /// The words of times that one waits.
  private static let waitWords: Set<String> = ["delay", "eta", "left", "remaining", "wait"]

  /// Returns a number of a unit of time: a whole, two thirds of it that are left, one third that has been, or a usual one.
  private func span(_ isTime: Bool, usual: Double, whole: Double) -> Double {
    if isWhole { return whole }
    let key = keyName.lowercased()
    if key.contains("remain") || key.contains("left") { return whole * 2 / 3 }
    if isTime, key.contains("elapsed") || key.contains("spent") { return whole / 3 }
    return usual + Double(place) * (whole / 9).rounded()
  }
}
