/// The scale by which code turns milliseconds since 1970 into seconds.
enum TimeScale {
  /// Returns whether an operator and the value behind it make seconds of milliseconds: `/ 1_000`, `/ 1e3`, `* 0.001`,
  /// `/ Self.msPerSecond`.
  ///
  /// - Parameters:
  ///   - index: The place of the operator, which may be behind the last token.
  ///   - words: The tokens of the file.
  /// - Returns: Whether milliseconds come before the operator.
  static func isOfMilliseconds(at index: Int, in words: [String]) -> Bool {
    func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
    if word(index) == "*" {
      // The tokenizer ends the number `1e-3` before its sign.
      let isPower = word(index + 1) == "1e" && word(index + 2) == "-" && word(index + 3) == "3"
      return isPower || number(word(index + 1)) == 0.001
    }
    guard word(index) == "/" else { return false }
    var last = index + 1
    if StoredKeyReader.numberTypes.contains(word(last)), word(last + 1) == "(" { last += 2 }
    while word(last + 1) == "." { last += 2 }
    return isThousand(word(last)) || namesScale(word(last))
  }

  /// Returns whether a token is the number 1000: `1000`, `1_000.0`, `1e3`.
  static func isThousand(_ word: String) -> Bool { number(word) == 1000 }

  private static func number(_ word: String) -> Double? {
    guard word.first?.isNumber == true else { return nil }
    return Double(word.filter { $0 != "_" })
  }

  /// Returns whether a constant's name is one of a thousand: `msPerSecond`, `MILLISECONDS_IN_SECOND`.
  private static func namesScale(_ name: String) -> Bool {
    let words = name.split(separator: "_").flatMap { ObjectiveCName.words(of: String($0)) }
      .map { $0.lowercased() }
    return words.contains { $0 == "ms" || $0 == "thousand" || $0.hasPrefix("milli") }
  }
}
