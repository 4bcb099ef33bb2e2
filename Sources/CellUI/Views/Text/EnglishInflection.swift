/// The agreement of an English noun with its number, as `^[7 step](inflect: true)` asks for it: Foundation's automatic
/// grammar agreement, for the nouns that follow the common rules.
enum EnglishInflection {
  /// Makes the last word of a text agree with the first number in it, where there is one.
  static func agreed(_ fragments: [TextFragment]) -> [TextFragment] {
    let words = fragments.map { fragment -> String in
      if case .plain(.verbatim(let text)) = fragment.content { text } else { "" }
    }
    guard let count = count(in: words.joined()), let index = words.lastIndex(where: { !$0.isEmpty })
    else { return fragments }
    var fragments = fragments
    fragments[index].content = .plain(.verbatim(agreed(words[index], isOne: count == 1)))
    return fragments
  }

  /// Returns the first number of a text, which may have marks between thousands; `nil` for none.
  private static func count(in text: String) -> Double? {
    let rest = text.drop { !$0.isNumber }
    let digits = rest.prefix { $0.isNumber || $0 == "," || $0 == "." }
    return Double(digits.filter { $0 != "," })
  }

  private static func agreed(_ text: String, isOne: Bool) -> String {
    let noun = text.reversed().prefix(while: \.isLetter).reversed().map(String.init).joined()
    guard !noun.isEmpty else { return text }
    return text.dropLast(noun.count) + (isOne ? singular(of: noun) : plural(of: noun))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "knife": "knives",
    "life": "lives", "half": "halves", "loaf": "loaves",
  ]
  private static let unchanged: Set<String> = ["sheep", "fish", "series", "species", "deer"]

  /// Returns whether a word is a plural already: it ends in an s that is no part of a common singular's end.
  private static func isPlural(_ noun: String) -> Bool {
    noun.hasSuffix("s") && !["ss", "us", "is"].contains { noun.hasSuffix($0) }
      || irregular.values.contains(noun.lowercased())
  }

  private static func plural(of noun: String) -> String {
    let key = noun.lowercased()
    if unchanged.contains(key) || isPlural(noun) { return noun }
    if let other = irregular[key] { return cased(other, as: noun) }
    if ["s", "x", "z", "ch", "sh"].contains(where: { key.hasSuffix($0) }) { return noun + "es" }
    let before = key.dropLast().last
    if key.hasSuffix("y"), let before, !"aeiou".contains(before) { return noun.dropLast() + "ies" }
    return noun + "s"
  }

  private static func singular(of noun: String) -> String {
    let key = noun.lowercased()
    guard !unchanged.contains(key), isPlural(noun) else { return noun }
    if let one = irregular.first(where: { $0.value == key })?.key { return cased(one, as: noun) }
    if key.hasSuffix("ies"), key.count > 4 { return noun.dropLast(3) + "y" }
    if ["sses", "xes", "zes", "ches", "shes"].contains(where: { key.hasSuffix($0) }) {
      return String(noun.dropLast(2))
    }
    return String(noun.dropLast())
  }

  private static func cased(_ word: String, as sample: String) -> String {
    sample.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
