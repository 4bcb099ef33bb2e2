extension ExampleDecoder {
  /// Returns the case of an array's element whose key names a status: the first elements are done, and later ones are not yet.
  ///
  /// Cases are in the order of a journey.
  ///
  /// - Parameter names: The names of the cases.
  /// - Returns: The case's index; `nil` for a value that is no status of an element.
  func statusIndex(among names: [String]) -> Int? {
    guard isInArray, let word = keyWords.last, Self.statusWords.contains(word) else { return nil }
    let usual = names.indices.filter {
      Self.faultWords.isDisjoint(with: Self.words(of: names[$0]))
    }
    guard usual.count > 1 else { return nil }
    let done = usual.lastIndex {
      !Self.reachedWords.isDisjoint(with: Self.words(of: names[$0]))
    }
    // Cases that begin with the one that is done go the other way.
    if done == 0 { return usual[min(place, usual.count - 1)] }
    return usual[max(0, (done ?? usual.count - 1) - place)]
  }

  private static let statusWords: Set<String> = ["phase", "stage", "state", "status"]

  private static let reachedWords = doneWords.union([
    "arrived", "delivered", "departed", "ready", "sent", "served", "succeeded", "success",
  ])

  private static let faultWords = haltWords.subtracting(doneWords).union(["none", "unknown"])
}
