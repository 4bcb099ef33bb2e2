/// The plural category of a number, by the languages' families (Unicode CLDR, "Language Plural Rules"; cardinal numbers).
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category of a number in a language.
  public init(of number: Double, in language: String) {
    let magnitude = abs(number)
    guard magnitude.rounded() == magnitude, magnitude < 1e15 else {
      self = Self.isOneForFractions(language) && magnitude < 2 ? .one : .other
      return
    }
    let whole = Int(magnitude)
    let (tens, hundreds) = (whole % 10, whole % 100)
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my": self = .other
    case "fr", "pt", "hi", "bn", "fa", "hy", "kn", "zu": self = whole < 2 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      self =
        tens == 1 && hundreds != 11
        ? .one
        : (2...4).contains(tens) && !(12...14).contains(hundreds)
          ? .few : ["sr", "hr", "bs"].contains(language.prefix(2)) ? .other : .many
    case "pl":
      self =
        whole == 1
        ? .one : (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk": self = whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case "ar":
      self =
        whole == 0
        ? .zero
        : whole == 1
          ? .one
          : whole == 2
            ? .two : (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
    case "he": self = whole == 1 ? .one : whole == 2 ? .two : .other
    case "ro":
      self =
        whole == 1 ? .one : whole == 0 || (1...19).contains(hundreds) ? .few : .other
    case "lt":
      self =
        (11...19).contains(hundreds) ? .other : tens == 1 ? .one : tens == 0 ? .other : .few
    case "sl":
      self =
        hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    default: self = whole == 1 ? .one : .other
    }
  }

  private static func isOneForFractions(_ language: String) -> Bool {
    ["fr", "pt", "hi"].contains(language.prefix(2))
  }
}
