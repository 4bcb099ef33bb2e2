extension ExampleDecoder {
  /// The text of an array's element, or of an object in one, by the thing that it names: `Market Square` of `stops`.
  ///
  /// A key that names no thing, as `rows`, gives an ordinal. `nil` for other things, and beyond the names that there are, since
  /// views may tell the elements apart by their texts.
  var elementName: String? {
    guard isInArray, !isInDictionary, let noun = elementNoun else { return nil }
    let names =
      Self.generalNouns.contains(noun)
      ? Self.ordinals : Self.elementNames.first { $0.words.contains(noun) }?.names
    guard let names, names.indices.contains(place) else { return nil }
    return names[place]
  }

  /// The noun for the element: that of the key, or of the array where the key is a noun for a text alone, as in
  /// `stops: [{name}]`.
  private var elementNoun: String? {
    let isElement = codingPath.last?.place != nil
    let own = isElement ? keyWords.map(Self.singular) : keyWords
    if let noun = own.last(where: { !Self.generalNouns.contains($0) }) { return noun }
    if isElement { return own.last }
    let array = outerNames.dropFirst().first ?? keyName
    return Self.words(of: array).last.map { Self.singular($0) }
  }

  /// The nouns that say nothing of the thing that is named.
  private static let generalNouns: Set<String> = [
    "cell", "element", "entry", "label", "list", "name", "object", "record", "row", "string",
    "text",
    "title", "value",
  ]

  private static let ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]

  /// The names of several things of one kind, by nouns for one.
  private static let elementNames: [(words: Set<String>, names: [String])] = [
    (["stop"], ["Market Square", "Harbor Street", "City Hall", "Airport"]),
    (["station"], ["Central Station", "Harbor Station", "North Station", "Park Station"]),
    (["city", "destination", "location", "place"], ["Lisbon", "Oslo", "Kyoto", "Quito"]),
    (["item", "product"], ["Running shoes", "Water bottle", "Backpack", "Rain jacket"]),
    (["ingredient"], ["Tomatoes", "Onions", "Garlic", "Basil"]),
    (["dish", "food", "meal"], ["Margherita", "Green salad", "Tomato soup", "Lemon cake"]),
    (
      ["goal", "habit", "reminder", "task", "todo"],
      ["Read a chapter", "Water the plants", "Call home", "Stretch"]
    ),
    (["instruction"], ["Chop the onions", "Stir until smooth", "Let it simmer"]),
    (["step"], ["Getting ready", "On the way", "Finishing"]),
    (["song", "track"], ["Golden Hour", "Blue Morning", "Night Drive", "Open Window"]),
    (["artist", "band"], ["The Larks", "Paper Boats", "Northern Lights"]),
    (["event", "meeting", "session"], ["Team meeting", "Planning", "Review", "Lunch"]),
    (
      ["comment", "line", "message", "note", "notification"],
      ["See you soon", "On my way", "Almost there", "Thank you"]
    ),
    (["category", "section", "tag"], ["Health", "Work", "Home", "Travel"]),
    (
      ["class", "course", "lesson", "subject", "topic"],
      ["Mathematics", "History", "Biology", "Music"]
    ),
    (["answer", "choice", "option"], ["Yes", "No", "Not sure"]),
    (["day", "weekday"], ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
    (["month"], ["January", "February", "March", "April", "May", "June"]),
    (["route"], ["Blue Line", "Red Line", "Green Line"]),
    (["prayer"], ["Fajr", "Dhuhr", "Asr", "Maghrib", "Isha"]),
    (["drug", "medication", "medicine"], ["Ibuprofen", "Vitamin D", "Zinc"]),
    (["project"], ["Website", "App", "Handbook"]),
    (["plant"], ["Monstera", "Basil", "Fern"]),
    (["cat", "dog", "pet"], ["Bella", "Max", "Luna"]),
    (["language"], ["English", "Spanish", "French"]),
    (["country"], ["Portugal", "Norway", "Japan"]),
    (["book"], ["The Long Road", "Quiet Rivers", "Letters Home"]),
  ]
}
