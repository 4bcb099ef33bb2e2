/// The signs between the digits of a number in a language (Unicode CLDR, "Number Symbols").
struct NumberSeparators {
  let decimal: String
  let grouping: String
  /// The least number of digits before the first group for which there are groups.
  let groupedFrom: Int

  init(locale: String) {
    // The language of most apps, and of all without tables.
    guard locale != "en" else {
      (decimal, grouping, groupedFrom) = (".", ",", 4)
      return
    }
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    groupedFrom = ["es", "pl"].contains(language) || locale.hasPrefix("pt-PT") ? 5 : 4
    switch language {
    case "de", "es", "it", "nl", "pt", "id", "tr", "da", "el", "hr", "ro", "sl", "sr", "ca", "vi":
      (decimal, grouping) =
        locale.hasSuffix("CH") ? (".", "’") : locale.hasSuffix("-MX") ? (".", ",") : (",", ".")
    case "fr": (decimal, grouping) = (",", "\u{202F}")
    case "ru", "uk", "pl", "cs", "sk", "bg", "nb", "nn", "no", "sv", "fi", "hu", "lt", "lv", "et":
      (decimal, grouping) = (",", "\u{A0}")
    default: (decimal, grouping) = (".", ",")
    }
  }

  /// Returns a plain number's text with the language's signs; one with other signs than digits stays.
  func localized(_ text: String, isGrouped: Bool) -> String {
    // A number with fewer characters than digits before a group has none.
    guard isGrouped && text.utf8.count >= groupedFrom || decimal != "." else { return text }
    let sign = text.hasPrefix("-") || text.hasPrefix("+") ? text.prefix(1) : ""
    let digits = text.dropFirst(sign.count)
    let whole = digits.prefix { $0.isASCII && $0.isNumber }
    let rest = digits[whole.endIndex...]
    let fraction = rest.hasPrefix(".") ? decimal + rest.dropFirst() : String(rest)
    guard isGrouped, whole.count >= groupedFrom else { return sign + whole + fraction }
    var grouped = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { grouped += grouping }
      grouped.append(digit)
    }
    return sign + grouped + fraction
  }
}
