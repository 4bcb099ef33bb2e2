extension ExampleDecoder {
  /// The part of the whole that the numbers beside the value tell: a third of a time, as that of the dates, and three of five
  /// steps; `nil` where none do.
  var shareOfSiblings: Double? {
    if has(Self.elapsedNames, beside: Self.durationNames) { return 1 / 3 }
    return has(Self.doneNames, beside: Self.totalNames) ? 0.6 : nil
  }

  /// Returns whether the object that has the value has a property of one set, and one of another.
  private func has(_ names: [String], beside others: [String]) -> Bool {
    guard let hasKey, !isInArray else { return false }
    let isKnown = { (name: String) in
      hasKey(name) || hasKey(Self.words(of: name).joined(separator: "_"))
    }
    // A type whose keys may be any texts tells nothing.
    return !isKnown("?") && names.contains(where: isKnown) && others.contains(where: isKnown)
  }

  private static let elapsedNames = [
    "elapsed", "elapsedSeconds", "elapsedTime", "secondsElapsed", "timeElapsed",
  ]
  private static let durationNames = [
    "duration", "durationSeconds", "estimatedDuration", "targetDuration", "total", "totalDuration",
    "totalSeconds", "totalTime",
  ]
  private static let doneNames = [
    "completed", "completedCount", "completedItems", "completedSets", "completedSteps",
    "completedTasks", "current", "currentPage", "currentRound", "currentSet", "currentStep", "done",
    "doneCount", "finished", "processed", "processedCount", "stepsCompleted",
  ]
  private static let totalNames = [
    "count", "goal", "target", "total", "totalCount", "totalItems", "totalPages", "totalRounds",
    "totalSets", "totalSteps", "totalTasks",
  ]

  /// A count that the numbers beside it tell: two are left of five when three are done, and none has failed at first; `nil`
  /// for other keys.
  var restCount: Double? {
    guard !isInArray, !keyWords.contains("time") else { return nil }
    let words = keyWords.filter { $0 != "count" && $0 != "total" && $0 != "number" }
    if let last = words.last, Self.failureWords.contains(last) {
      return Double(alternative(of: 2, .sign))
    }
    return words.contains(where: Self.restWords.contains) ? 2 : nil
  }

  private static let failureWords: Set<String> = [
    "errors", "failed", "failures", "missed", "skipped",
  ]
  private static let restWords: Set<String> = ["left", "outstanding", "pending", "remaining"]

  /// A number of an array's element: its place in an order from 1, or votes, of which the first has the most; `nil` for other
  /// keys.
  var numberOfElement: Double? {
    guard isInArray, let last = keyWords.last else { return nil }
    if Self.orderWords.contains(last) { return Double(place + 1) }
    return Self.voteWords.contains(last) ? [12, 8, 5][place % 3] : nil
  }

  private static let orderWords: Set<String> = [
    "index", "lane", "order", "place", "position", "rank", "ranking", "round", "step",
  ]
  private static let voteWords: Set<String> = ["points", "pts", "score", "votes"]

  /// The flag of an array's element of which there is one, as a winner: it is the first; `nil` for other flags.
  var isOnlyOne: Bool? {
    guard isInArray else { return nil }
    return keyWords.contains(where: Self.onlyWords.contains) ? place == 0 : nil
  }

  private static let onlyWords: Set<String> = [
    "active", "best", "current", "leader", "leading", "me", "mine", "selected", "winner", "winning",
  ]
}
