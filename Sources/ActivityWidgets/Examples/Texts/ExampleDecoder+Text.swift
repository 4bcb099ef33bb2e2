import CellUI
import FoundationEssentials

extension ExampleDecoder {
  /// A text: the first case of an enumeration, a number where the source reads one, a color, or the key in words.
  var text: String {
    let key = keyName
    // A value of any kind has cases, too, of which none is its text.
    let isCase = source.cases[typeName] != nil && isNamedAsset
    if let choice, source.keys[key] == nil || isCase { return choice }
    if source.has(.emptied, key), alternative(of: 2, .emptiness) == 1 { return "" }
    let isName = isNamedAsset
    let isSearched = source.has(.searched, key)
    let compared = isSearched && isName ? [] : source.comparedTexts[key] ?? []
    let examples = commentedTexts
    let usual = language(among: compared) ?? usualText(beside: compared + examples)
    var texts = [defaultText ?? usual].compactMap(\.self) + compared + examples
    if isSearched, !compared.isEmpty, texts.count == compared.count {
      return searchedText(among: compared)
    }
    // Code that compares a text has a look for any other one, too.
    let isAlone = defaultText == nil && usual == nil && examples.isEmpty && !isInArray
    if isAlone, !compared.isEmpty, !isName {
      texts += [texts.count == 1 ? opposite(of: texts[0]) : usualName ?? Self.sentence(key)]
    }
    // Any example will do where no code compares the text.
    if defaultText == nil, compared.isEmpty, !examples.isEmpty {
      return examples[place % examples.count]
    }
    if let first = texts.first {
      var seen: Set<String> = []
      return chosen(of: texts.filter { seen.insert($0).inserted }) { $0 } ?? first
    }
    return freeText
  }

  /// A Boolean value indicating whether the source takes the text for the name of a symbol or an asset.
  private var isNamedAsset: Bool { [.symbol, .image, .color].contains(source.keys[keyName]) }

  /// A text that no code compares.
  var freeText: String {
    let key = keyName
    if source.has(.numeral, key), source.keys[key] == nil { return numeral }
    switch source.keys[key] {
    case .number: return "\(Int(integer))"
    case .seconds, .milliseconds: return secondsSince1970.map { "\(Int($0))" } ?? "3"
    case .flag: return "true"
    case .symbol: return symbol
    case .image, .color: if let asset { return asset }
    case .text, nil: break
    }
    if let patternPart { return patternPart }
    if let fallbackColor { return fallbackColor }
    // White is more often an author's own color of texts.
    if let color {
      let own = source.has(.bareHex, "") ? String(color.dropFirst()) : color
      return color == "#FFFFFF" ? own : noted(own)
    }
    if let own = ticket ?? iso8601 ?? nature ?? formedText { return noted(own) }
    // In place of a figure words tell that there is none, unless they are its label.
    let figure = figureText
    if let fallback,
      figure == nil || keyWords.last == "label" || fallback.contains(where: \.isNumber)
    {
      return nameInPlace(of: fallback).map(noted) ?? fallback
    }
    if let figure { return noted(figure) }
    return icon ?? noted(withoutOwnWord(usualName ?? elementName ?? words))
  }

  /// Returns a text that no author has written, of which the alternatives take note.
  func noted(_ text: String) -> String {
    alternatives.madeUpTexts.insert(text)
    return text
  }

  /// The text that stands in for the property in the source; of an array's elements, which would have the same words, a sign.
  private var fallback: String? {
    source.fallbacks[keyName].flatMap { isInArray && $0.contains(where: \.isLetter) ? nil : $0 }
  }

  /// Returns a text without the word that the source has before it: `A` of `Group A` for `"Group \(boardingGroup)"`.
  private func withoutOwnWord(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    guard source.has(.worded, keyName), words.count == 2,
      words[0].lowercased() == keyWords.last
    else { return text }
    return String(words[1])
  }

  /// Returns the name of a usual thing, as of `recipeName ?? "Timer"`, in place of one word that any such thing may have; `nil` for
  /// other keys, and for a name of several words or with a number.
  private func nameInPlace(of fallback: String) -> String? {
    let isWord = fallback.allSatisfy(\.isLetter)
    return isWord && keyWords.last == "name" && !thing.isEmpty ? usualName : nil
  }

  /// The examples of the text in its comment: a number where the source reads one, an asset that is there, and no date.
  private var commentedTexts: [String] {
    let isDate = source.keys[keyName] == .seconds || source.keys[keyName] == .milliseconds
    guard !isDate, !source.has(.date, keyName) else { return [] }
    let texts = examples
    guard !texts.isEmpty else { return [] }
    if source.has(.numeral, keyName) { return texts.filter { Double($0) != nil } }
    if source.patterns[keyName] != nil { return [] }
    let resources = AppResources.current
    switch source.keys[keyName] {
    case .image: return texts.filter(resources.names(of: .image).contains)
    case .color:
      let names = resources.names(of: .color)
      return texts.filter { $0.hasPrefix("#") || names.contains($0) }
    case .text, .number, .flag, .seconds, .milliseconds, .symbol, nil: return texts
    }
  }

  /// A number as a text, for one that the source reads as a number, or has before a unit.
  private var numeral: String {
    let number =
      secondsSince1970 ?? figure
      ?? (isNamedShare && !source.has(.hundred, keyName) ? fraction : integer)
    return Self.digits(number)
  }

  /// The key in words, with the number of the array's element; a name is the one of the object that has it.
  private var words: String {
    let names = outerNames
    let isName = names.count > 1 && !isInDictionary && Self.nameWords.contains(keyName)
    let word = names.isEmpty ? keyName : isName ? nameOfOwner ?? keyName : keyName
    guard isInArray else {
      return (isName ? usualName(of: word) : wordsWithoutNoun) ?? Self.sentence(word)
    }
    let isElement = codingPath.last?.place != nil || isName
    return "\(Self.sentence(isElement ? Self.singular(word) : word)) \(place + 1)"
  }

  private static let nameWords: Set<String> = [
    "displayName", "fullName", "name", "shortName", "short_name", "teamName", "title",
  ]

  /// The text with which the source's property begins; `nil` for an empty one.
  var defaultText: String? {
    guard let value = defaultValue, value.hasPrefix("\""), value.count > 2 else { return nil }
    return String(value.dropFirst().dropLast())
  }

  /// The part of an asset's name in which the source puts the text: `btc` for `Image("coin-\(symbol)")`; `nil` where the app
  /// has no such asset.
  private var patternPart: String? {
    guard let pattern = source.patterns[keyName] else { return nil }
    let length = pattern.prefix.count + pattern.suffix.count
    let names = AppResources.current.names(of: .image).filter {
      $0.hasPrefix(pattern.prefix) && $0.hasSuffix(pattern.suffix) && $0.count > length
    }
    guard let name = picked(from: names) else { return nil }
    let part = name.dropFirst(pattern.prefix.count).dropLast(pattern.suffix.count)
    return pattern.isLowercased ? part.uppercased() : String(part)
  }

  /// The date as a text in ISO 8601, for a key that names that, and for a date that the source reads as a text.
  private var iso8601: String? {
    let key = keyName.lowercased()
    guard
      keyName.hasSuffix("ISO") || keyName.hasSuffix("Iso") || key.hasSuffix("_iso")
        || key.contains("iso8601") || source.has(.date, keyName)
    else { return nil }
    return date.ISO8601Format()
  }

  /// A text that is told by its key's last word: a currency, a share, a commit, a person.
  private var nature: String? {
    let words = keyWords
    guard let last = words.last else { return nil }
    if let address = addresses(words) { return address }
    if last == "currency" || words.suffix(2) == ["currency", "code"] { return "USD" }
    if ["sha", "commit"].contains(last) || words.suffix(2) == ["commit", "hash"] {
      return "a1b2c3d"
    }
    if last == "branch" { return "main" }
    if words.suffix(2) == ["given", "name"] || words.suffix(2) == ["first", "name"] {
      return Self.people[place % Self.people.count].given
    }
    if words.suffix(2) == ["family", "name"] || words.suffix(2) == ["last", "name"] {
      return Self.people[place % Self.people.count].family
    }
    let isOfShare = words.count == 1 || !Self.shareNouns.isDisjoint(with: words)
    if last == "ticker" || last == "symbol" && isOfShare {
      let mayBeSymbol = !source.has(.shown, keyName) && source.has(.symbol, "")
      return mayBeSymbol ? nil : Self.shares[place % Self.shares.count]
    }
    if let team = team(words) { return team }
    if words.last(where: { $0 != "name" }) == "exercise" {
      return ["Bench press", "Squat", "Deadlift"][place % 3]
    }
    if words.first == "status", words.count == 1 || Self.textWords.contains(last) {
      return statusText
    }
    // `driver`, `driverName`, and `driver: {name}`.
    let names = words == ["name"] ? Self.words(of: outerNames.dropFirst().first ?? "") : words
    let owner = names.filter { !Self.numerals.contains($0) }
    let person = owner.last == "name" ? owner.dropLast().last : owner.last
    guard let person, Self.personWords.contains(Self.singular(person)), !isInDictionary else {
      return nil
    }
    let (given, family) = Self.people[(place + (side ?? 0)) % Self.people.count]
    return "\(given) \(family)"
  }

  /// A text that code reads as an identifier or an address, by the words of its key; `nil` for any other.
  private func addresses(_ words: [String]) -> String? {
    let end = words.filter { $0 != "identifier" && $0 != "id" && $0 != "string" }.suffix(2)
    if end == ["time", "zone"] || end.last == "timezone" { return "America/New_York" }
    if end == ["country", "code"] { return "US" }
    // That of the first element of an array.
    let isId = words.last == "id" && words.count > 1 && !source.has(.shown, keyName)
    if !isInArray, isId || source.has(.identity, keyName) {
      return "Id 1"
    }
    // One that is shown is a number, as in `"Order #\(orderId)"`.
    if words.last == "id", words.count > 1, !isInArray { return "1042" }
    if end == ["language", "code"] || end.last == "locale" { return Self.languageCode }
    if end.last == "language" {
      return words.contains("target") || words.contains("to") || side == 1 ? "Spanish" : "English"
    }
    if end.last == "phone" || end == ["phone", "number"] { return "555-0134" }
    if end == ["currency", "symbol"] { return "$" }
    return end.last == "url" ? "https://example.com" : nil
  }

  private static let numerals: Set<String> = ["1", "2", "one", "two"]
  private static let textWords: Set<String> = ["label", "line", "message", "text"]

  static let personWords: Set<String> = [
    "agent", "assignee", "athlete", "attendee", "author", "baby", "barber", "birthday", "bowler",
    "caller",
    "caregiver", "child", "coach", "competitor", "contact", "contestant", "courier", "customer",
    "daughter", "deliver", "deliverer", "doctor", "driver", "employee", "friend", "guest", "host",
    "instructor", "kid",
    "leader", "leaderboard", "member", "nurse", "organizer", "owner", "participant", "passenger",
    "patient", "pilot", "player", "presenter", "racer", "recipient", "rider", "runner", "sender",
    "son", "speaker", "student", "teacher", "therapist", "trainer", "user",
  ]
  private static let people = [("Alex", "Kim"), ("Sam", "Lee"), ("Robin", "Shah")].map {
    (given: $0, family: $1)
  }
  private static let shares = ["AAPL", "MSFT", "NVDA"]
  /// The words of things that have a symbol of letters.
  private static let shareNouns: Set<String> = [
    "asset", "base", "coin", "company", "crypto", "equity", "instrument", "market", "pair", "quote",
    "security",
    "share", "stock", "ticker", "token", "trading",
  ]

  /// The number of one of two sides, as a game's, by the key or one around it; `nil` for other keys.
  var side: Int? {
    for name in outerNames {
      let words = Self.words(of: name)
      // `redScore` and `blueScore`; `red` alone is a part of a color.
      if words.count > 1, let color = Self.sideColors.firstIndex(of: words[0]),
        words.contains(where: Self.sideNouns.contains)
      {
        return color
      }
      // `team2Score` has its side within.
      if !Self.firstSide.isDisjoint(with: words) || words.contains(where: Self.ends("1")) {
        return 0
      }
      if !Self.secondSide.isDisjoint(with: words) || words.contains(where: Self.ends("2")) {
        return 1
      }
    }
    return nil
  }

  /// Returns a test of words that end with a digit behind letters, or are that digit.
  private static func ends(_ digit: Character) -> (String) -> Bool {
    { word in word.last == digit && word.dropLast().allSatisfy(\.isLetter) }
  }

  private static let sideColors = ["red", "blue"]
  private static let sideNouns: Set<String> = [
    "corner", "fighter", "goals", "kills", "name", "player", "points", "score", "team", "wins",
  ]
  private static let firstSide: Set<String> = [
    "a", "first", "home", "one", "left", "local", "my", "our", "ours", "your",
  ]
  private static let secondSide: Set<String> = [
    "away", "b", "two", "enemy", "guest", "opponent", "right", "rival", "second", "their", "theirs",
    "visitor", "visitors",
  ]

  static let symbolWords = [
    "glyph", "icon", "iconname", "symbol", "symbolname", "systemimage", "systemname",
  ]

  /// The color in hexadecimal digits that stands in for the property in the source; `nil` for other texts.
  private var fallbackColor: String? {
    guard !isInArray, let text = source.fallbacks[keyName] else { return nil }
    let digits = text.drop { $0 == "#" }
    let isColor = [6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
    return isColor && color != nil ? text : nil
  }

  /// A color in hexadecimal digits for a key that names one: light text on a dark ground.
  private var color: String? {
    let key = keyName.lowercased()
    guard ["color", "colour", "hex", "tint"].contains(where: key.hasSuffix) else { return nil }
    if key.contains("background") { return "#1C1C1E" }
    let isText = ["text", "title", "label", "foreground", "font", "content"].contains(
      where: key.contains)
    if let side { return isText ? "#FFFFFF" : ["#0A84FF", "#FF453A"][side] }
    return isText ? "#FFFFFF" : ["#0A84FF", "#30D158", "#FF9F0A"][place % 3]
  }
}
