/// The reading of dates to which a length of time is added.
extension PropertyReader {
  /// The most words of a sum that are read.
  private static let sumMaximum = 24

  /// Reads `started + Double(restSeconds)`.
  mutating func readSum(of chain: Chain) {
    guard word(chain.end) == "+", word(chain.end + 1) != "=" else { return }
    let words = words.indices[(chain.end + 1)...].prefix(Self.sumMaximum)
    var (depth, end) = (0, words.startIndex)
    for index in words {
      let change = tokens[index].depthChange(self.words[index])
      let isBehind = depth == 0 && (tokens[index].startsLine || [",", "}"].contains(word(index)))
      if isBehind || depth + change < 0 { break }
      depth += change
      end = index + 1
    }
    readLength(chain.end + 1..<end, addedTo: chain.names)
  }

  /// Reads `Date(timeInterval: Double(minutes * 60), since: started)`, whose first label has a place.
  mutating func readDate(sinceLabelAt index: Int) {
    guard word(index - 1) == "(", word(index - 2) == "Date", word(index + 1) == ":",
      let close = closing(behind: index - 1),
      let label = words[index..<close].firstIndex(of: "since"), word(label + 1) == ":"
    else { return }
    let date = dateSource(from: label + 2).map { [$0][...] } ?? self.chain(from: label + 2)?.names
    if let date { readLength(index + 2..<label, addedTo: date) }
  }

  /// Notes that a date has a length in seconds or minutes, where a property in a range of words names one.
  mutating func readLength(_ range: Range<Int>, addedTo date: ArraySlice<String>) {
    let names = range.filter { tokens[$0].kind == .name && word($0 + 1) != "(" }.map { words[$0] }
    let isLength = names.contains { name in
      let name = (locals[name] ?? name).lowercased()
      return Self.lengthEndings.contains(where: name.hasSuffix)
    }
    let isOfMinutes = !names.isEmpty && words[range].contains("60")
    if isLength || isOfMinutes { mark(.lengthened, date) }
  }

  /// Reads `.addingTimeInterval(TimeInterval(eta))`, whose property is a number of seconds, whatever its type.
  mutating func readSeconds(from start: Int) {
    var (index, depth) = (start, 1)
    if word(index) == "-" { index += 1 }
    while Self.conversions.contains(word(index)), word(index + 1) == "(" {
      index += 2
      depth += 1
    }
    guard let chain = chain(from: index), let name = key(of: chain.names),
      !PropertyUses.plainWords.contains(name)
    else { return }
    let isReplaced = word(chain.end) == "?" && word(chain.end + 1) == "?"
    let end = isReplaced ? chain.end + 3 : chain.end
    guard (0..<depth).allSatisfy({ word(end + $0) == ")" }) else { return }
    mark(.seconds, chain.names)
  }

  /// Reads `Date(timeIntervalSince1970: started)...Date()`, `Date()...Date(timeIntervalSince1970: ends)` and
  /// `Date(timeIntervalSinceNow: Double(eta))`.
  mutating func readMadeDate(at index: Int) {
    if word(index + 2) == "timeIntervalSinceNow" { readSeconds(from: index + 4) }
    guard word(index + 1) == "(", let name = dateSource(from: index),
      let close = closing(behind: index + 1)
    else { return }
    if isRange(at: close + 1) {
      mark(.start, [name])
      if isNow(from: close + 4), !isComparedAround([name]) { mark(.behind, [name]) }
    }
    if isRange(at: index - 3) { markEnd([name], of: index - 3) }
  }

  private static let lengthEndings = ["mins", "minutes", "secs", "seconds"]

  /// Returns the property of which a date is made: `started` of `Date(timeIntervalSince1970: state.started / 1000)` and of
  /// `formatter.date(from: state.started)`; `nil` for another value.
  func dateSource(from start: Int) -> String? {
    var index = start
    while word(index + 1) == ".", index - start < Self.sumMaximum { index += 2 }
    let isMade = word(index) == "Date" && word(index + 2) == "timeIntervalSince1970"
    let isParsed = index > start && word(index) == "date" && word(index + 2) == "from"
    guard isMade || isParsed, word(index + 1) == "(", word(index + 3) == ":" else { return nil }
    index += 4
    while Self.conversions.contains(word(index)), word(index + 1) == "(" { index += 2 }
    return chain(from: index).flatMap { key(of: $0.names) }
  }
}
