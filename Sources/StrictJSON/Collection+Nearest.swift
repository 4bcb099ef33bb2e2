extension Collection<String> {
  /// Returns the word nearest to a mistyped one; `nil` where none is so near that it was surely meant, by one letter, or by
  /// two in a word of five.
  public func surelyNearest(to word: String) -> String? {
    guard let near = ranked(to: word).first else { return nil }
    let isLong = Swift.min(near.word.utf8.count, word.utf8.count) >= 5
    return near.distance <= (isLong ? 2 : 1) ? near.word : nil
  }

  /// Returns the word nearest to a mistyped one; `nil` where none is near.
  public func nearest(to word: String) -> String? { nearest(to: word, atMost: 1).first }

  /// Returns the words that are near to a mistyped one, the nearest first, and of two as near the one that comes first.
  public func nearest(to word: String, atMost count: Int) -> [String] {
    ranked(to: word).prefix(count).map(\.word)
  }

  /// Returns the words that are near, with their distances, the nearest first.
  private func ranked(to word: String) -> [NearWord] {
    // A word may be as long as a line of a feed, and to count its letters once for each other word takes seconds.
    guard word.utf8.count <= String.comparedByteCountMaximum else { return [] }
    return Array(self).ranked(to: word)
  }
}

/// A known word, and its distance from a mistyped one.
private struct NearWord {
  let word: String
  let distance: Int
  /// The place among the known words.
  let place: Int
}

extension [String] {
  fileprivate func ranked(to word: String) -> [NearWord] {
    let letterCount = word.count
    let farthest = Swift.max(2, letterCount / 3)
    var near: [NearWord] = []
    for (place, other) in enumerated() {
      // A word that is longer or shorter by more letters needs no comparison.
      guard Swift.abs(other.count - letterCount) <= farthest else { continue }
      let distance = word.editDistance(to: other)
      if distance <= farthest {
        near.append(NearWord(word: other, distance: distance, place: place))
      }
    }
    return near.count < 2
      ? near : near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
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
  // Three rows serve for all, since a row needs the two before it.
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var current = beforeLast
  for row in 0..<left.count {
    current[0] = row + 1
    for column in 0..<right.count {
      let isSame = left[row] == right[column]
      var distance = min(
        last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
    }
    swap(&beforeLast, &last)
    swap(&last, &current)
  }
  return last[right.count]
}
