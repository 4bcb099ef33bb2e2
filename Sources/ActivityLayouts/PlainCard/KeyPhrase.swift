import CellUI

/// Words for people, made of names for programs.
public enum KeyPhrase {
  /// The phrases of keys and the titles of apps, which each update asks for.
  private static let phrases = RecentValues<String, String>(countMaximum: 256)
  private static let titles = RecentValues<String, String>(countMaximum: 256)
  /// The most bytes of a name whose words are kept.
  private static let byteCountMaximum = 64

  /// Returns a key as words: "Estimated delivery time" for `estimatedDeliveryTime`; abbreviations keep their capitals.
  static func phrase(of key: String) -> String {
    guard key.utf8.count <= byteCountMaximum else { return madePhrase(of: key) }
    return phrases.value(for: key) { madePhrase(of: key) }
  }

  private static func madePhrase(of key: String) -> String {
    let words = words(of: key)
    let phrase = words.enumerated().map { index, word in
      if word.count > 1, word.allSatisfy({ $0.isUppercase || $0.isNumber }) { return word }
      return index == 0 ? capitalized(word) : word.lowercased()
    }
    return phrase.joined(separator: " ")
  }

  /// Returns an app's name by its bundle id: "Pizza Express" for `com.example.pizza-express`.
  static func title(of bundleID: String) -> String {
    guard bundleID.utf8.count <= byteCountMaximum else { return madeTitle(of: bundleID) }
    return titles.value(for: bundleID) { madeTitle(of: bundleID) }
  }

  /// Returns an activity's name by its attributes type: "Pizza Order" for `PizzaOrderAttributes`.
  static func title(ofAttributes type: String) -> String { title(of: name(ofAttributes: type)) }

  /// Returns a type's name as an activity's: `PizzaOrder` for `PizzaOrderAttributes`.
  public static func name(ofAttributes type: String) -> String {
    let suffix = "Attributes"
    return type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
  }

  private static func madeTitle(of bundleID: String) -> String {
    let last = bundleID.split(separator: ".").last.map(String.init) ?? bundleID
    return words(of: last).map(capitalized).joined(separator: " ")
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Splits a name after `-`, `_` and blanks, at a capital after a small letter, and at the last of several capitals.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(key)
    for (index, letter) in letters.enumerated() {
      if letter == "-" || letter == "_" || letter == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let beginsWord =
        letter.isUppercase && (word.last?.isUppercase == false || next.isLowercase)
      if beginsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }
}
