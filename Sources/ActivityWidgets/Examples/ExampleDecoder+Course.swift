/// The course of what an object tells: it waits, goes on, or is done, and so are its numbers.
extension ExampleDecoder {
  /// The course that a chosen case or text tells.
  enum Course {
    case waiting, moving, late, overdue, ending, paused, cancelled, failed, done
  }

  /// Notes the course, or the direction of a change, that a case's name or a text tells of the object that has it.
  func noteCourse(_ name: String) {
    let words = Self.words(ofText: name)
    if !Self.directionNouns.isDisjoint(with: keyWords) {
      noteDirection(isDown: !Self.downWords.isDisjoint(with: words))
    }
    if !Self.nearWords.isDisjoint(with: words) {
      alternatives.courses[objectPath] = .ending
    } else if !Self.courseEnds.isDisjoint(with: words) || words.contains("charged"),
      Self.denials.isDisjoint(with: words)
    {
      alternatives.courses[objectPath] = .done
    } else if !Self.overdueWords.isDisjoint(with: words) {
      alternatives.courses[objectPath] = .overdue
    } else if !ExampleLexicon.delays.isDisjoint(with: words) {
      alternatives.courses[objectPath] = .late
    } else if !Self.waitingWords.isDisjoint(with: words) || words == ["not", "started"] {
      alternatives.courses[objectPath] = .waiting
    } else if !Self.movingWords.isDisjoint(with: words) {
      alternatives.courses[objectPath] = .moving
    } else if !Self.failingWords.isDisjoint(with: words) {
      alternatives.courses[objectPath] = .failed
    }
  }

  /// Notes that a case or text will be chosen of some that tell the object's course, in place of what a flag told before.
  func notePhase(_ names: [String]) {
    let words = names.flatMap { Self.words(ofText: $0) }
    if words.contains("charging") { alternatives.charging.insert(objectPath) }
    if !ExampleLexicon.delays.isDisjoint(with: words) { alternatives.lateness.insert(objectPath) }
    let isPhase = names.contains { name in
      let words = Self.words(ofText: name)
      return !Self.courseEnds.isDisjoint(with: words) && Self.denials.isDisjoint(with: words)
    }
    guard isPhase, names.count > 1 else { return }
    alternatives.phased.insert(objectPath)
    alternatives.courses[objectPath] = nil
  }

  /// A Boolean value indicating whether the object is done, for a key that tells that, as `isDelivered` and `deliveredAt`: by
  /// the object's phase, where it has one; `nil` for other keys.
  var isDoneByPhase: Bool? {
    guard !source.isSample, tellsEnd, alternatives.phased.contains(objectPath) else { return nil }
    return alternatives.courses[objectPath] == .done
  }

  /// A Boolean value indicating whether the object is late, for a key that names a delay: by its status, where that may be late;
  /// `nil` for other keys.
  var isLateByPhase: Bool? {
    guard !source.isSample, !isInArray, !ExampleLexicon.delays.isDisjoint(with: keyWords),
      alternatives.lateness.contains(objectPath)
    else { return nil }
    return [.late, .overdue].contains(alternatives.courses[objectPath])
  }

  /// A Boolean value indicating whether the key tells that the object is done.
  private var tellsEnd: Bool {
    let words = keyWords
    let isOver = words == ["over"] || words.first == "is" && words.last == "over"
    if !isInArray, isOver, ExampleLexicon.denials.isDisjoint(with: words) { return true }
    return !isInArray && words.contains { Self.courseEnds.contains($0) && !$0.hasPrefix("succe") }
      && Self.denials.isDisjoint(with: words) && ExampleLexicon.denials.isDisjoint(with: words)
      && !words.contains("count")
  }

  /// Notes that an object is done, paused or cancelled, of which a flag or a date tells it.
  func noteEnd() {
    guard !source.isSample else { return }
    let words = keyWords
    if tellsEnd { return alternatives.courses[objectPath] = .done }
    guard !isInArray, ExampleLexicon.denials.isDisjoint(with: words) else { return }
    if let last = words.last, Self.overdueWords.contains(last) {
      return alternatives.courses[objectPath] = .overdue
    }
    guard words.first == "is" else { return }
    if words.contains("paused") { alternatives.courses[objectPath] = .paused }
    if words.contains("cancelled") || words.contains("canceled") {
      alternatives.courses[objectPath] = .cancelled
    }
  }

  /// Notes that an object waits, goes on or is done, of which a date tells it that the source compares with now: in another state
  /// it is on the other side.
  ///
  /// - Parameter hours: The hours until the date.
  func noteMoment(_ hours: Double) {
    guard source.has(.moment, keyName), !source.isSample, !isInArray, !isBesideInterval,
      alternative(of: 2, .limit) == 1, !alternatives.phased.contains(objectPath)
    else { return }
    let course: Course? =
      hours > 0 ? (namesDeparture || namesStart ? .moving : .done) : namesStart ? .waiting : nil
    if let course { alternatives.courses[objectPath] = course }
  }

  /// A Boolean value indicating whether the object is done, and the source asks in any state for an interval from now to the date:
  /// an app has none then.
  var isOverAhead: Bool {
    isAlwaysAhead && !source.isSample && alternatives.courses[objectPath] == .done
  }

  /// Notes that an object waits, of which a flag tells that it has not begun.
  func noteWaiting() {
    guard !source.isSample, !isInArray, keyWords.last.map(Self.begunWords.contains) == true,
      !alternatives.phased.contains(objectPath)
    else { return }
    alternatives.courses[objectPath] = .waiting
  }

  private static let begunWords: Set<String> = ["begun", "live", "ongoing", "started"]

  /// A Boolean value indicating whether the object has the end of an interval from now, which must not be past, whatever the
  /// state.
  private var isBesideInterval: Bool { sibling(source.traits[.ahead]?.sorted() ?? []) != nil }

  /// Returns the hours until a date, which are past for the end of an interval in a state after that.
  func endedHours(_ hours: Double) -> Double {
    guard alternatives.isOver, hours > 0, source.has(.end, keyName), !isInArray, !isBesideInterval
    else { return hours }
    alternatives.hasEnded = true
    return Self.justOver
  }

  /// The hours to the end of an interval that has just been.
  private static let justOver = -0.05

  /// Returns the hours until a date as the object's course has it: what was to come is past where that is done.
  func courseHours(_ hours: Double) -> Double {
    if hours > 0, !isInArray, let minutes = alternatives.minutes[objectPath] {
      return min(hours, minutes / 60)
    }
    guard !isInArray, !source.isSample, let course = alternatives.courses[objectPath] else {
      return hours
    }
    switch course {
    case .ending: return hours > 0 && !namesDeparture ? hours / 10 : hours
    case .done: return hours <= 0 ? hours : namesDeparture ? -1.1 : -0.1
    case .moving: return namesDeparture ? min(hours, -0.25) : hours > 1 ? 0.5 : hours
    case .waiting: return namesDeparture || namesStart ? abs(hours) : hours
    case .overdue: return hours > 0 && namesDeadline ? -0.1 : hours
    case .late, .paused, .cancelled, .failed: return hours
    }
  }

  /// Notes the direction of an object's changes.
  func noteDirection(isDown: Bool) { alternatives.directions[objectPath] = isDown }

  /// A Boolean value indicating whether a change is one to less, as the object's direction has it, or in another state.
  var isLess: Bool {
    // The alternative is numbered in any case, so that the others have their numbers.
    let isOther = alternative(of: 2, .sign) == 1
    return alternatives.directions[objectPath] ?? isOther
  }

  private static let directionNouns: Set<String> = ["change", "direction", "movement", "trend"]
  private static let downWords: Set<String> = [
    "bear", "bearish", "decrease", "down", "fall", "falling", "loss", "negative", "red",
  ]

  /// The status of the object as its course has it.
  var statusText: String {
    switch alternatives.courses[objectPath] {
    case .done: "Completed"
    case .waiting: "Waiting"
    case .paused: "Paused"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    case .late: "Delayed"
    case .overdue: "Overdue"
    case .ending: "Almost done"
    case .moving, nil: "In progress"
    }
  }

  /// A message to the person as the object's course has it.
  var messageText: String {
    switch alternatives.courses[objectPath] {
    case .done: "All done"
    case .waiting: "Starting soon"
    case .paused: "Paused for now"
    case .cancelled: "This was cancelled"
    case .failed: "Please try again"
    case .late, .overdue: "Running a few minutes late"
    case .ending: "Almost done"
    case .moving, nil: "Everything is on schedule"
    }
  }

  var objectPath: [String] { codingPath.dropLast().map(\.stringValue) }

  private static let courseEnds: Set<String> = [
    "arrived", "complete", "completed", "delivered", "done", "ended", "finished", "landed",
    "reached", "succeeded", "success",
  ]
  private static let overdueWords: Set<String> = ["overdue", "overtime"]
  private static let nearWords: Set<String> = ["almost", "finishing", "nearly"]
  private static let denials: Set<String> = ["almost", "before", "in", "not", "un"]
  private static let movingWords: Set<String> = [
    "air", "airborne", "cruising", "departed", "driving", "enroute", "flying", "route", "transit",
    "underway",
  ]
  private static let failingWords: Set<String> = [
    "declined", "error", "failed", "failure", "rejected", "retry", "unable",
  ]
  private static let waitingWords: Set<String> = [
    "idle", "pending", "queued", "scheduled", "upcoming", "waiting",
  ]

  /// Returns a number for the key, amid the limits with which the source compares it, as the object's course has it: the whole
  /// where that is done, and nothing where it waits.
  ///
  /// - Parameter usual: The number of an activity that goes on.
  /// - Returns: The number.
  func chosenNumber(_ usual: Double) -> Double {
    // One that is another would be no part of the same whole.
    guard shareOfWhole == nil || isInArray else { return usual }
    let usual = inScale(inThousandths(usual))
    let number = countLeft(amidLimits(usual))
    noteMinutes(number)
    guard !source.isSample, let course = alternatives.courses[objectPath] else { return number }
    let isPart =
      isCharge
      || !ExampleLexicon.ratios.isDisjoint(with: keyWords)
        && Self.levelWords.isDisjoint(with: keyWords)
    // `leftScore` is that of a side.
    let isRest = !ExampleLexicon.remaining.isDisjoint(with: keyWords) && keyWords.first != "left"
    // `currentLayer` of `totalLayers`, as the source has them.
    let isCount =
      isCountOfDone
      || source.parts.values.contains(keyName) && figure == nil && self.number(3, whole: 5) == 3
    let isBytes = isOfTransfer && !isWhole
    let whole =
      isBytes ? (usual / Self.transferredShare).rounded() : scale ?? (usual > 1 ? 100 : 1)
    switch course {
    case .done:
      if isRest || keyWords.contains("eta") { return 0 }
      if isPart || isBytes { return whole }
      return isCount ? (countOfArray == nil ? 5 : Double(Self.elementMaximum)) : number
    case .waiting: return isPart && !isRest && !isCharge || isCount || isBytes ? 0 : number
    case .ending:
      if isRest { return isWhole || number < 1 ? number : max(1, (number / 10).rounded()) }
      return isPart || isBytes ? whole * 0.9 : number
    case .moving, .late, .overdue, .paused, .cancelled, .failed: return number
    }
  }

  /// A Boolean value indicating whether the number is the level of a battery that the activity charges.
  private var isCharge: Bool {
    alternatives.charging.contains(objectPath)
      && !Self.batteryWords.isDisjoint(with: keyWords)
      && Self.shareEnds.contains(keyWords.last ?? "")
  }

  private static let batteryWords: Set<String> = ["battery", "charge", "level", "percent", "soc"]
  private static let shareEnds: Set<String> = [
    "battery", "charge", "level", "percent", "percentage", "soc",
  ]

  /// The words of parts that a course says nothing of.
  private static let levelWords: Set<String> = [
    "battery", "chance", "charge", "fuel", "humidity", "level", "probability", "volume",
  ]

  /// Returns the first of some names that tells of no halt, and that something goes on; 0 where none does.
  static func firstIndex(ofUsual names: [String]) -> Int {
    names.firstIndex { name in
      let words = words(ofText: name)
      return restingWords.isDisjoint(with: words) && !["no", "not"].contains(words.first)
    } ?? 0
  }

  private static let restingWords = ExampleLexicon.halted.union([
    "cancel", "inactive", "none", "queued", "sold", "undefined", "unknown", "unspecified",
  ])
}
