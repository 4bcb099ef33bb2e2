/// Texts as on a ticket.
extension ExampleDecoder {
  /// A text that is short by its nature: a place's letters, a gate, a flight, a team, a person's initial, minutes.
  var ticket: String? {
    let key = keyName.lowercased()
    if key.hasSuffix("iata") || key.hasSuffix("airport") || key.hasSuffix("airportcode") {
      let names = outerNames.prefix(2).map { $0.lowercased() }
      let isOrigin = ["origin", "from", "depart"].contains { word in
        names.contains { $0.contains(word) }
      }
      return isOrigin ? "SFO" : "JFK"
    }
    if key.hasSuffix("code"), !Self.placeWords.isDisjoint(with: keyWords),
      Self.otherCodeWords.isDisjoint(with: keyWords)
    {
      return Self.originWords.isDisjoint(with: keyWords) ? "JFK" : "SFO"
    }
    // A stop between the two.
    if keyWords == ["via", "code"] { return "ORD" }
    if ["cabin", "class"].contains(keyWords.dropLast().last), key.hasSuffix("code") { return "Y" }
    if key.contains("gate"), !key.contains("gateway"), !key.contains("aggregate") { return "B12" }
    if key == "flightnumber" || key == "flightno" { return "UA 815" }
    if key.hasSuffix("initial") { return "A" }
    if key.hasSuffix("initials") { return "AB" }
    // The source may have a unit behind it.
    let isNumber =
      source.units[keyName] != nil || source.has(.numeral, keyName)
      || ExampleLexicon.minutes.contains(keyWords.last ?? "")
    if keyWords.contains(where: { Self.singular($0) == "eta" }) {
      let minutes = "\(12 + 9 * place)"
      return isNumber ? minutes : "\(minutes) min"
    }
    for ending in ["abbreviation", "abbrev", "abbr"] where key.hasSuffix(ending) {
      let team = key.dropLast(ending.count)
      let name = team.isEmpty ? outerNames.dropFirst().first?.lowercased() ?? "" : String(team)
      return name.isEmpty ? "ABC" : name.prefix(3).uppercased()
    }
    return nil
  }

  /// The words for the beginning of a journey.
  private static let originWords: Set<String> = ["departure", "from", "origin"]
  /// The words for codes that name no place of a journey.
  private static let otherCodeWords: Set<String> = [
    "bar", "color", "country", "currency", "language", "postal", "promo", "qr", "zip",
  ]
  /// The words for the ends of a journey.
  private static let placeWords = originWords.union(["arrival", "destination", "to"])
}
