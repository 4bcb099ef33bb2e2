/// The reading of units behind numbers in texts.
extension PropertyReader {
  private static let units: Set<String> = [
    "bpm", "cm", "ft", "g", "hours", "hr", "hrs", "kcal", "kg", "km", "kw", "kWh", "l", "lb", "m",
    "mg", "mi", "min", "mins", "minutes", "ml", "mph", "points", "pts", "reps", "sec", "seconds",
    "secs", "steps", "stops",
  ]

  /// Reads `"\(distance) km"`, `"\(Int(battery))%"` and `"\(speed, specifier: "%.1f") mph"` from the text before the
  /// property on.
  mutating func readUnit(behind index: Int) {
    guard tokens[index].beginsInterpolation(words[index]),
      let close = closing(behind: index), let names = number(from: index + 1, to: close)
    else { return }
    let isSigned = words[index + 1..<close].contains { $0.hasPrefix("\"%+") }
    if isSigned { mark(.signed, names) }
    readUnit(word(close + 1), of: names)
  }

  /// Reads `String(format: "%.1f km at %d bpm", distance, pulse)`.
  mutating func readFormat(at index: Int) {
    guard ["String", "NSString"].contains(words[index]), word(index + 1) == "(",
      word(index + 2) == "format", word(index + 3) == ":", word(index + 5) == ",",
      let format = ValueReader.text(of: word(index + 4)), let close = closing(behind: index + 1)
    else { return }
    var (depth, start, arguments) = (0, index + 6, [ArraySlice<String>?]())
    for place in index + 6...close {
      let isEnd = depth == 0 && (words[place] == "," || place == close)
      if isEnd {
        arguments.append(number(from: start, to: place))
        start = place + 1
      }
      depth += tokens[place].depthChange(words[place])
    }
    for (part, names) in zip(Self.parts(ofFormat: format), arguments) {
      guard let names else { continue }
      if part.first == "+" { mark(.signed, names) }
      readUnit(part.drop { !$0.isLetter && $0 != "@" }.drop { $0 == "l" }.dropFirst(), of: names)
    }
  }

  /// Returns each of a format's numbers with the text behind it, up to the next one: `.1f km at`, `d bpm`.
  private static func parts(ofFormat format: String) -> ArraySlice<Substring> {
    // A sign of percent is written twice.
    format.replacing("%%", with: "\u{0}").split(separator: "%", omittingEmptySubsequences: false)
      .dropFirst()
  }

  /// Returns the token that closes the bracket of a token; `nil` where it is far.
  func closing(behind index: Int) -> Int? {
    var depth = 1
    return words.indices.dropFirst(index + 1).prefix(Self.argumentMaximum).first { place in
      depth += tokens[place].depthChange(words[place])
      return depth == 0
    }
  }

  /// Returns the chain of names of the one property that tokens show as it is: `distance`, `Int(distance)`,
  /// `distance.formatted()`; `nil` where they count.
  private func number(from start: Int, to end: Int) -> ArraySlice<String>? {
    var start = start
    if word(start) == "String", word(start + 2) == "format", word(start + 5) == "," { start += 6 }
    while Self.conversions.contains(word(start)), word(start + 1) == "(" { start += 2 }
    guard start < end, tokens[start].kind == .name else { return nil }
    var names = [words[start]]
    var last = start
    while word(last + 1) == ".", last + 2 < end, tokens[last + 2].kind == .name {
      names.append(words[last + 2])
      last += 2
    }
    if word(last + 1) == "(" {
      guard ["formatted", "rounded"].contains(words[last]), names.count > 1 else { return nil }
      names.removeLast()
    }
    // `left ?? 0` shows the number, too.
    let isReplaced = word(last + 1) == "?" && word(last + 2) == "?"
    let rest = words[min(end, last + (isReplaced ? 3 : 1))..<end]
    let counts = rest.contains { ["*", "+", "-", "/", "?"].contains($0) }
    return counts ? nil : names[...]
  }

  /// Notes the unit with which a text begins.
  mutating func readUnit(_ text: some StringProtocol, of names: ArraySlice<String>) {
    let rest = text.drop { $0.isWhitespace }
    let isShare = rest.first == "%" || rest.first == "\u{0}"
    if isShare { mark(.hundred, names) }
    let unit = rest.first == "°" ? "°" : rest.prefix { $0.isLetter || $0 == "/" }
    let time = TimeUnit(beginning: rest)?.rawValue
    let isKnown = Self.units.contains(String(unit)) || Self.units.contains(unit.lowercased())
    if isShare || isKnown { mark(.numeral, names) }
    guard !unit.isEmpty, let name = key(of: names) else { return }
    // Another text may have `left` behind the same number, which is no unit.
    guard uses.units[name] == nil || isKnown || time != nil || unit == "°" else { return }
    // One large letter may be of any word.
    uses.units[name] = time ?? (unit.count == 1 ? String(unit) : unit.lowercased())
  }
}
