extension Collection<String> {
  /// Returns the word nearest to a mistyped one; `nil` where none is so near that it was surely meant, by one letter, or by
  /// two in a word of five.
  public func surelyNearest(to word: String) -> String? {
    guard let near = nearest(to: word) else { return nil }
    let isLong = Swift.min(near.utf8.count, word.utf8.count) >= 5
    return near.editDistance(to: word) <= (isLong ? 2 : 1) ? near : nil
  }

  /// Returns the word nearest to a mistyped one; `nil` where none is near.
  public func nearest(to word: String) -> String? { nearest(to: word, atMost: 1).first }

  /// Returns the words that are near to a mistyped one, the nearest first, and of two as near the one that comes first.
  public func nearest(to word: String, atMost count: Int) -> [String] {
    // A word may be as long as a line of a feed, and to count its letters once for each other word takes seconds.
    guard word.utf8.count <= String.comparedByteCountMaximum else { return [] }
    return Array(self).nearWords(to: word, atMost: count)
  }
}

extension [String] {
  fileprivate func nearWords(to word: String, atMost count: Int) -> [String] {
    let letterCount = word.count
    let farthest = Swift.max(2, letterCount / 3)
    var ranked: [(word: String, distance: Int, place: Int)] = []
    for (place, other) in enumerated() {
      // A word that is longer or shorter by more letters needs no comparison.
      guard Swift.abs(other.count - letterCount) <= farthest else { continue }
      let distance = word.editDistance(to: other)
      if distance <= farthest { ranked.append((other, distance, place)) }
    }
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(count)
      .map(\.word)
  }
}

extension String {
  /// The longest word that is compared, in bytes.
  fileprivate static let comparedByteCountMaximum = 64

  /// The number of letters to insert, remove, replace or swap with a neighbor to make the other word.
  ///
  /// - Complexity: O(*n* * *m*); the distance of words that are too long is `Int.max`.
  fileprivate func editDistance(to other: String) -> Int {
    guard Swift.max(utf8.count, other.utf8.count) <= Self.comparedByteCountMaximum else {
      return .max
    }
    let (left, right) = (lowercased(), other.lowercased())
    // Letters of ASCII are bytes, which cost a tenth of characters to compare.
    return JSONText.isPlain(left) && JSONText.isPlain(right)
      ? letterDistance(from: Array(left.utf8), to: Array(right.utf8))
      : letterDistance(from: Array(left), to: Array(right))
  }
}

/// Returns the number of letters to insert, remove, replace or swap with a neighbor to make one word of another.
private func letterDistance<Letter: Equatable>(from left: [Letter], to right: [Letter]) -> Int {
  var (beforeLast, last) = ([Int](), Array(0...right.count))
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let isSame = left[row] == right[column]
      var distance = Swift.min(
        last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = Swift.min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
