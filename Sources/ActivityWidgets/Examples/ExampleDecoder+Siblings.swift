extension ExampleDecoder {
  /// The part of the whole that the numbers beside the value tell: a third of a time, as that of the dates, and three of five
  /// steps; `nil` where none do.
  var shareOfSiblings: Double? {
    guard !isInArray else { return nil }
    if hasTransfer { return Self.transferredShare }
    if sibling(Self.elapsedNames) != nil, sibling(Self.durationNames) != nil { return 1 / 3 }
    guard let done = sibling(Self.doneNames), sibling(Self.totalNames) != nil else { return nil }
    if arraysBeside.count == 1 { return 1 / Double(Self.elementMaximum) }
    return source.has(.index, done) ? 0.2 : 0.6
  }

  /// A Boolean value indicating whether the number counts completed elements, beside the number of all.
  var isCountOfDone: Bool { Self.doneNames.contains(keyName) && sibling(Self.totalNames) != nil }

  /// A Boolean value indicating whether the values with which the activity begins are those of its first part, as
  /// `setNumber: 1` beside `completedSets: 0`.
  var isInFirstPart: Bool {
    let type = ownerName.split(separator: ".").last.map(String.init) ?? ""
    return [(source.defaultValues, ownerName), (source.sampleValues, type)].contains {
      values, owner in
      values.contains { name, value in
        guard value == "1", name.hasPrefix("\(owner).") else { return false }
        let words = Self.words(of: String(name.dropFirst(owner.count + 1)))
        return !Self.ordinals.isDisjoint(with: words)
      }
    }
  }

  private static let ordinals: Set<String> = ["current", "index", "number"]

  /// The names of the arrays beside the value.
  var arraysBeside: Set<String> {
    // A type whose keys may be any texts tells nothing.
    guard let hasKey, !hasKey("?") else { return [] }
    return (source.traits[.array] ?? []).filter(hasKey)
  }

  /// A count that an array beside it tells: all of its elements, the one that is done, or the two that a flag names; `nil` for
  /// other keys.
  var countOfArray: Double? {
    let words = keyWords
    let isOfDone = !ExampleLexicon.done.isDisjoint(with: words)
    guard !isInArray, isOfDone || !Self.countNouns.isDisjoint(with: words) else { return nil }
    let arrays = arraysBeside
    guard !arrays.isEmpty else { return nil }
    let noun = words.filter { !Self.countNouns.contains($0) && !ExampleLexicon.done.contains($0) }
      .map(Self.singular)
    let isOfArray =
      noun.isEmpty
      ? arrays.count == 1 : arrays.contains { Self.words(of: $0).map(Self.singular) == noun }
    if isOfArray { return isOfDone ? 1 : Double(Self.elementMaximum) }
    let isOfFlag = arrays.count == 1 && words.last == "count" && sibling(Self.totalNames) != nil
    return isOfFlag ? 2 : nil
  }

  /// The path of the one array beside a count of its remaining elements, as `pendingCount`; `nil` for other keys.
  private var pathOfArrayLeft: [String]? {
    let words = keyWords
    guard !isInArray, !ExampleLexicon.remaining.isDisjoint(with: words), !words.contains("time")
    else {
      return nil
    }
    let arrays = arraysBeside
    let noun = words.filter {
      !Self.countNouns.contains($0) && !ExampleLexicon.remaining.contains($0)
    }
    .map(Self.singular)
    let array = arrays.first { Self.words(of: $0).map(Self.singular) == noun }
    guard let name = array ?? (noun.isEmpty && arrays.count == 1 ? arrays.first : nil) else {
      return nil
    }
    return objectPath + [name]
  }

  /// The elements of the array beside the key that are left: all, or those that their flags do not call done; `nil` for other
  /// keys.
  private var countLeft: Double? {
    pathOfArrayLeft.map {
      Double(alternatives.flagged.contains($0) ? Self.elementMaximum - 1 : Self.elementMaximum)
    }
  }

  /// Returns a count of an array's remaining elements, and notes it for the array where it is less than usual.
  ///
  /// - Parameter number: The number amid those with which the source compares it.
  /// - Returns: The number, or the usual one where the array has no more elements.
  func countLeft(_ number: Double) -> Double {
    guard let path = pathOfArrayLeft, let usual = countLeft, number != usual else { return number }
    // A list of nothing would be an empty card.
    let least = alternatives.flagged.contains(path) ? 0.0 : 1
    guard number < usual, number >= least else { return usual }
    alternatives.left[path] = Int(number)
    return number
  }

  /// The path of the array that has the value, or that the value is.
  private var arrayPath: [String] {
    let index = codingPath.lastIndex { $0.place != nil }
    return codingPath[..<(index ?? codingPath.endIndex)].map(\.stringValue)
  }

  /// The elements of the array as the count beside it has them; `nil` where none has.
  var elementsLeft: Int? {
    // Flags are known once all elements were decoded.
    guard alternatives.isKnown else { return nil }
    let path = arrayPath
    return alternatives.flagged.contains(path) ? nil : alternatives.left[path]
  }

  /// A Boolean value indicating whether the element of an array that has the value is done, as the count beside the array has
  /// it: the first one.
  var isDoneInArray: Bool {
    let path = arrayPath
    alternatives.flagged.insert(path)
    return place < Self.elementMaximum - (alternatives.left[path] ?? Self.elementMaximum - 1)
  }

  private static let countNouns: Set<String> = ["all", "count", "number", "of", "total"]

  /// Returns the first name that the object that has the value has a property of; `nil` for none.
  func sibling(_ names: [String]) -> String? {
    guard let hasKey else { return nil }
    let isKnown = { (name: String) in
      hasKey(name) || hasKey(Self.words(of: name).joined(separator: "_"))
    }
    // A type whose keys may be any texts tells nothing.
    return isKnown("?") ? nil : names.first(where: isKnown)
  }

  private static let elapsedNames = [
    "currentPosition", "currentTime", "elapsed", "elapsedSeconds", "elapsedTime", "secondsElapsed",
    "timeElapsed",
  ]
  private static let durationNames = [
    "duration", "durationSeconds", "estimatedDuration", "targetDuration", "totalDuration",
    "totalSeconds", "totalTime",
  ]
  private static let doneNames = [
    "completed", "completedCount", "completedItems", "completedSets", "completedSteps",
    "completedTasks", "currentPage", "currentRound", "currentSet", "currentStep", "done",
    "doneCount", "finished", "processed", "processedCount", "stepsCompleted",
  ]
  private static let totalNames = [
    "total", "totalCount", "totalItems", "totalPages", "totalRounds",
    "totalSets", "totalSteps", "totalTasks",
  ]

  static let trendNames = ["direction", "isPositive", "isRising", "isUp", "trend"]

  /// A Boolean value indicating whether a time is that of a song.
  var isOfSong: Bool { sibling(Self.songNames) != nil }

  private static let songNames = [
    "album", "albumArt", "albumName", "artist", "artistName", "artwork", "lyric", "lyrics", "song",
    "songName", "songTitle", "track", "trackName", "trackTitle",
  ]

  /// A Boolean value indicating whether steps are those of a walk, by the words of the key or the values beside it, and not
  /// those of a course.
  var isWalk: Bool {
    if sibling(Self.courseNames) != nil { return false }
    return !Self.walkWords.isDisjoint(with: keyWords) || sibling(Self.walkNames) != nil
  }

  private static let courseNames = [
    "activeStep", "completedSteps", "currentStep", "currentStepIndex", "step", "stepIndex",
    "stepsCompleted",
  ]
  private static let walkNames = [
    "activeCalories", "calories", "caloriesBurned", "distance", "distanceKm", "distanceMeters",
    "elevation", "floors", "heartRate", "kcal", "pace", "stepGoal", "stepsGoal", "todaySteps",
  ]
  private static let walkWords: Set<String> = [
    "daily", "since", "today", "walk", "walked", "walking",
  ]

  /// A count that the numbers beside it tell: two are left of five when three are done, and none has failed at first; `nil`
  /// for other keys.
  var restCount: Double? {
    guard !isInArray, !keyWords.contains("time") else { return nil }
    let words = keyWords.filter { $0 != "count" && $0 != "total" && $0 != "number" }
    if let last = words.last, Self.failureWords.contains(last) {
      return Double(alternative(of: 2, .sign))
    }
    return words.contains(where: ExampleLexicon.remaining.contains) ? countLeft ?? 2 : nil
  }

  private static let failureWords: Set<String> = [
    "errors", "failed", "failures", "missed", "skipped",
  ]

  /// A number of an array's element: its place in an order from 1, or votes, of which the first has the most; `nil` for other
  /// keys.
  var numberOfElement: Double? {
    guard isInArray, let last = keyWords.last else { return nil }
    if Self.orderWords.contains(last) { return Double(place + 1) }
    let isVotes = Self.voteWords.contains(last) || last == "count" && sibling(Self.leadFlags) != nil
    return isVotes ? [12, 8, 5][place % 3] : nil
  }

  private static let orderWords: Set<String> = [
    "index", "lane", "order", "place", "position", "rank", "ranking", "round", "step",
  ]
  private static let voteWords: Set<String> = ["points", "pts", "score", "votes"]

  /// The flag of an array's element of which there is one, as a winner: it is the first; `nil` for other flags.
  var isOnlyOne: Bool? {
    guard isInArray, keyWords.contains(where: Self.onlyWords.contains) else { return nil }
    // The one that goes on comes behind the one that is done.
    let isBehind =
      sibling(Self.doneFlags) != nil && !Self.goingWords.isDisjoint(with: keyWords)
    return place == (isBehind ? 1 : 0)
  }

  private static let doneFlags = [
    "completed", "done", "isComplete", "isCompleted", "isDone", "isFinished", "isPassed", "passed",
  ]
  private static let leadFlags = ["isLeader", "isLeading", "isWinner", "leading", "winner"]
  private static let goingWords: Set<String> = ["active", "current", "selected"]

  private static let onlyWords: Set<String> = [
    "active", "best", "current", "leader", "leading", "me", "mine", "selected", "winner", "winning",
  ]
}
