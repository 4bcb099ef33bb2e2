import CellUI
import FoundationEssentials

extension ExampleDecoder {
  /// Returns the case of an array's element whose key names a status: the first elements are done, and later ones are not yet.
  ///
  /// Cases are in the order of a journey.
  ///
  /// - Parameter names: The names of the cases.
  /// - Returns: The case's index; `nil` for a value that is no status of an element.
  func statusIndex(among names: [String]) -> Int? {
    guard isInArray, let word = keyWords.last, Self.statusWords.contains(word) else { return nil }
    let usual = names.indices.filter {
      Self.faultWords.isDisjoint(with: Self.words(of: names[$0]))
    }
    guard usual.count > 1 else { return nil }
    let done = usual.lastIndex {
      !Self.reachedWords.isDisjoint(with: Self.words(of: names[$0]))
    }
    // Cases that begin with the one that is done go the other way.
    if done == 0 { return usual[min(place, usual.count - 1)] }
    return usual[max(0, (done ?? usual.count - 1) - place)]
  }

  private static let statusWords: Set<String> = ["phase", "stage", "state", "status"]

  private static let reachedWords = ExampleLexicon.done.union([
    "arrived", "delivered", "departed", "ready", "sent", "served", "succeeded", "success",
  ])

  private static let faultWords = ExampleLexicon.halted.subtracting(ExampleLexicon.done).union([
    "none", "unknown",
  ])

  /// Returns the text of every day where the source compares a text with alarms alone, so that another one has the look of
  /// its `default`; `nil` where one of them may be usual.
  ///
  /// - Parameter texts: The texts that the source compares.
  /// - Returns: The text.
  func usualText(beside texts: [String]) -> String? {
    guard let first = texts.first,
      texts.allSatisfy({ !Self.alarmWords.isDisjoint(with: Self.words(ofText: $0)) })
    else { return nil }
    let isDegree = Self.degreeWords.contains(keyWords.last ?? "")
    let word = isDegree ? "normal" : "active"
    if first.allSatisfy({ !$0.isLowercase }) { return word.uppercased() }
    return first.first?.isUppercase == true ? word.capitalized : word
  }

  /// Returns the text of the app's own language where the source compares those of others; `nil` for other keys.
  ///
  /// - Parameter texts: The texts that the source compares.
  /// - Returns: The one of them that names the language, or its code.
  func language(among texts: [String]) -> String? {
    guard !texts.isEmpty, side == nil, !Self.languageWords.isDisjoint(with: keyWords),
      Self.foreignWords.isDisjoint(with: keyWords)
    else { return nil }
    let code = Self.languageCode
    let own = texts.first { $0.lowercased().hasPrefix(code) }
    return own ?? (texts.allSatisfy { $0.count <= Self.codeLengthMaximum } ? code : nil)
  }

  /// The code of the app's language.
  static var languageCode: String { String(AppResources.current.locale.prefix(while: \.isLetter)) }

  /// A Boolean value indicating whether the app's language is the one that the key names, as `isChinese`; `nil` for other keys.
  var isOfLanguage: Bool? {
    keyWords.lazy.compactMap { Self.languages[$0] }.first.map { $0 == Self.languageCode }
  }

  /// The codes of languages by their names.
  private static let languages = [
    "arabic": "ar", "chinese": "zh", "english": "en", "french": "fr", "german": "de",
    "hebrew": "he", "italian": "it", "japanese": "ja", "korean": "ko", "portuguese": "pt",
    "russian": "ru", "spanish": "es", "turkish": "tr",
  ]

  /// The letters of a code with a region.
  private static let codeLengthMaximum = 5
  private static let languageWords: Set<String> = ["lang", "language", "locale"]
  /// The words for a language that is learned, or into which texts are translated.
  private static let foreignWords: Set<String> = ["learning", "target", "to"]

  /// Returns another text than the only one that the source compares, for the look that it has else: the opposite of a usual
  /// word, or the key in words.
  ///
  /// - Parameter text: The text that the source compares.
  /// - Returns: The other text, in small letters and capitals as the first one.
  func opposite(of text: String) -> String {
    let word = text.lowercased()
    let other = Self.opposites.lazy.compactMap { pair in
      pair.0.lowercased() == word ? pair.1 : pair.1.lowercased() == word ? pair.0 : nil
    }.first
    guard let other else { return usualName ?? Self.sentence(keyName) }
    if text == text.uppercased() { return other.uppercased() }
    return text.first?.isUppercase == true ? other.capitalized : other
  }

  private static let opposites = [
    ("mmol/L", "mg/dL"), ("km", "mi"), ("kg", "lb"), ("km/h", "mph"), ("metric", "imperial"),
    ("celsius", "fahrenheit"), ("up", "down"), ("walking", "standing"), ("running", "paused"),
    ("playing", "paused"),
    ("active", "inactive"), ("leader", "member"), ("owner", "member"), ("online", "offline"),
    ("open", "closed"), ("home", "away"), ("work", "break"), ("focus", "break"), ("in", "out"),
    ("on", "off"), ("yes", "no"), ("true", "false"), ("start", "end"), ("win", "loss"),
    ("live", "final"), ("arrival", "departure"), ("left", "right"), ("success", "failure"),
    ("buy", "sell"), ("day", "night"), ("light", "dark"), ("inhale", "exhale"),
    ("connected", "disconnected"), ("pending", "done"), ("completed", "in progress"),
  ]

  /// Returns the words of a text, in small letters: of `off_track`, `offTrack` and `OFF TRACK`.
  static func words(ofText text: String) -> [String] {
    let hasCases = text.contains(where: \.isLowercase)
    return (hasCases ? words(of: text) : [text.lowercased()]).flatMap {
      $0.split { !$0.isLetter }.map(String.init)
    }
  }

  private static let alarmWords = ExampleLexicon.halted.union([
    "alarm", "alert", "bad", "critical", "danger", "declined", "emergency", "failure", "high",
    "low",
    "panic", "rejected", "severe", "sos", "unavailable", "unknown", "urgent", "warn",
  ])
  private static let degreeWords: Set<String> = [
    "alert", "level", "priority", "risk", "severity", "urgency",
  ]
}
