/// The known name that is most like an unknown one; `nil` where none is alike.
///
/// Alike is what differs by a letter in three at most, whatever the case.
func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let own = Array(name.lowercased().utf8.prefix(40))
  let scored = known.map { (name: $0, distance: editDistance(own, Array($0.lowercased().utf8))) }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, (max(own.count, best.name.utf8.count) + 1) / 3) ? best.name : nil
}

/// How many letters to add, drop or change to make one word of another (Levenshtein).
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (other, otherLetter) in second.enumerated() {
      let substitution = diagonal + (letter == otherLetter ? 0 : 1)
      diagonal = row[other + 1]
      row[other + 1] = min(substitution, row[other] + 1, row[other + 1] + 1)
    }
  }
  return row[second.count]
}
