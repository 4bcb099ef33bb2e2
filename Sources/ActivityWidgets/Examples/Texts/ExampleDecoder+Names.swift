extension ExampleDecoder {
  /// A text as an activity would have it, for a key that names a usual thing: a stop, a song, a league; `nil` for other keys,
  /// and for the elements of arrays, which are told apart by numbers.
  var usualName: String? {
    guard !isInArray, !isInDictionary, ExampleLexicon.faults.isDisjoint(with: keyWords) else {
      return nil
    }
    if let sampleOfValue { return sampleOfValue }
    if keyWords.count > 1, ["ar", "arabic"].contains(keyWords.last) {
      return keyWords.contains("prayer") ? "العصر" : "مرحبا"
    }
    guard let last = thing.last else {
      if isOfAlarm { return "Wake up" }
      let isPlain = nameOfOwner == nil || keyName == "label"
      return isPlain ? subject ?? Self.plainWords[keyName] ?? plainText : plainText
    }
    if Self.statusNouns.contains(last) { return statusText }
    if Self.messageNouns.contains(last) {
      // The line below a headline says more than that.
      return last != "headline" && sibling(["headline"]) != nil
        ? "No change since then" : messageText
    }
    if let lines = linesOfTranslation { return lines }
    if Self.remarkNouns.contains(last) { return messageText }
    if last == "carrier", sibling(Self.flightNames) != nil { return "Blue Air" }
    if last == "event", sibling(Self.gameNames) != nil { return "Goal" }
    if last == "minute", sibling(Self.gameNames) != nil { return "67'" }
    if ExampleLexicon.minutes.contains(last) { return "12" }
    if last == "instruction", isOfCooking { return "Stir until smooth" }
    if last == "state" || last == "mood", keyWords.contains(where: Self.pets.contains) {
      return "Happy"
    }
    if ["kind", "type"].contains(last) { return nameOfType }
    // Of a glucose it is that of its change.
    if last == "direction", isOfGlucose { return "→" }
    if keyWords == ["line", "name"] { return "Blue Line" }
    if last == "area", !Self.bodyWords.isDisjoint(with: keyWords) { return "Upper body" }
    if last == "position", !Self.playerWords.isDisjoint(with: keyWords) { return "Forward" }
    if last == "city", let cityOfAirport { return cityOfAirport }
    let isSecond = side == 1 || !Self.endWords.isDisjoint(with: keyWords)
    return (Self.usualNames + Self.furtherNames).first { $0.words.contains(last) }
      .map { isSecond ? $0.second : $0.first }
  }

  /// The text of a key that says no more than that: `text` or `string`.
  private var plainText: String? {
    ["string", "text"].contains(keyWords.last) ? messageText : nil
  }

  /// The words for keys that do not tell their thing; the name is that of Xcode's template.
  private static let plainWords = ["label": "Today", "name": "World", "title": "Today"]

  /// The nouns of texts beside a title.
  private static let remarkNouns: Set<String> = [
    "announcement", "caption", "comment", "content", "description", "hint", "info", "note",
    "remark", "subtitle", "tip",
  ]

  /// The name of the object that a key names, as of `stop: {name}`; `nil` for an unusual one.
  func usualName(of object: String) -> String? {
    let words = Self.words(of: object)
    let isSecond = side == 1 || !Self.endWords.isDisjoint(with: words)
    return Self.usualNames.first { $0.words.contains(words.last ?? "") }
      .map { isSecond ? $0.second : $0.first }
  }

  private static let statusNouns: Set<String> = ["phase", "stage", "status"]
  private static let gameNames = [
    "awayScore", "awayTeam", "homeScore", "homeTeam", "score", "scoreA", "teamA", "teamAScore",
  ]
  /// The city of the airport whose letters stand beside it: San Francisco, or New York at the end; `nil` for other cities.
  private var cityOfAirport: String? {
    let codes = ["Code", "IATA", "Iata", "Airport"].map { keyName.replacing("City", with: $0) }
    guard keyName.hasSuffix("City"), sibling(codes) != nil else { return nil }
    return Self.endWords.isDisjoint(with: keyWords) ? "San Francisco" : "New York"
  }

  private static let bodyWords: Set<String> = ["body", "focus", "muscle", "workout"]
  private static let playerWords: Set<String> = ["field", "player", "playing"]
  private static let flightNames = ["flight", "flightCode", "flightNo", "flightNumber"]
  private static let messageNouns: Set<String> = [
    "advice", "body", "detail", "headline", "message", "summary",
  ]
  private static let pets: Set<String> = ["baby", "cat", "dog", "pet", "plant"]

  /// A Boolean value indicating whether the activity is of a recipe, by the values beside the key or by its type's name.
  private var isOfCooking: Bool {
    let words = ownerName.split(separator: ".").flatMap { Self.words(of: String($0)) }
    return sibling(Self.recipeNames) != nil || !Self.cookingWords.isDisjoint(with: words)
  }

  private static let cookingWords: Set<String> = ["bake", "baking", "cook", "cooking", "recipe"]
  private static let recipeNames = ["dish", "ingredients", "recipe", "recipeName", "recipeTitle"]

  /// A line as it was said or as it is translated; `nil` for other keys.
  private var linesOfTranslation: String? {
    let words = Set(keyWords)
    guard !words.isDisjoint(with: ["caption", "sentence", "subtitle", "text", "transcript"]) else {
      return nil
    }
    if !words.isDisjoint(with: ["translated", "translation"]) { return "Buenos días" }
    let isSource = !words.isDisjoint(with: ["original", "recognized", "source", "spoken"])
    return isSource || words.contains("transcript") ? "Good morning" : nil
  }

  /// The words of the key without the nouns of texts at its end: `phase` of `phaseLabel`.
  var thing: [String] { keyWords(without: Self.textNouns) }

  /// The words of the key of a figure's text: `distance` of `distanceText`.
  ///
  /// An element of `times` has those of `time`.
  var figureWords: [String] {
    let words = keyWords(without: Self.figureNouns)
    guard codingPath.last?.place != nil, let last = words.last else { return words }
    return words.dropLast() + [Self.singular(last)]
  }

  private static let figureNouns: Set<String> = [
    "compact", "formatted", "label", "string", "text", "value",
  ]

  private func keyWords(without nouns: Set<String>) -> [String] {
    Array(keyWords.reversed().drop(while: nouns.contains).reversed())
  }

  /// The thing that the attributes type is named for: `Pizza delivery` of `PizzaDeliveryAttributes`; `nil` where it has no
  /// name but the general one.
  private var subject: String? {
    guard let type = ownerName.split(separator: ".").last(where: { $0.hasSuffix("Attributes") }),
      keyWords.contains(where: ["name", "title"].contains)
    else { return nil }
    let words = Self.words(of: String(type)).filter { !Self.activityWords.contains($0) }
    guard !words.isEmpty, words.allSatisfy({ $0.count > 1 }) else { return nil }
    return Self.sentence(words.joined(separator: "_"))
  }

  /// The nouns of texts, which say nothing of the thing that is named.
  private static let textNouns: Set<String> = [
    "arabic", "display", "label", "name", "string", "text", "title", "value",
  ]

  /// The words of attributes types that say nothing of the activity.
  private static let activityWords: Set<String> = [
    "activity", "app", "attributes", "default", "demo", "example", "extension", "generic", "live",
    "my", "sample", "test", "widget", "widgets",
  ]

  /// The words for the end of a journey, and for what comes after the first.
  private static let endWords: Set<String> = [
    "arrival", "destination", "dropoff", "final", "following", "last", "next", "to", "upcoming",
  ]

  /// The name of a team, or its letters, where the key names one: `homeTeam`, `team2Name`, `awayCode`; `nil` for other keys.
  func team(_ words: [String]) -> String? {
    guard let last = words.last else { return nil }
    let isTeam = words.contains { $0.filter(\.isLetter) == "team" }
    // Each of an array's games has two others.
    let name = Self.teams[(place * (side == nil ? 1 : 2) + (side ?? 0)) % Self.teams.count]
    if last == "code" { return side != nil || isTeam ? name.prefix(3).uppercased() : nil }
    // `homeName`, `opponent`
    if words.count == 2, last == "name" || last == "title", side != nil,
      Self.sideWords.contains(words[0])
    {
      return name
    }
    if words.count == 1, ["opponent", "rival"].contains(last) { return "Tigers" }
    let isName = last == "name" || last.hasPrefix("team") || words.first == "team" && side != nil
    let others = words.filter { $0 != "name" && !$0.hasPrefix("team") }
    // `battingTeam`, which is one of the two; a `supportTeam` plays no game.
    let isPlaying = last == "team" && !Self.playWords.isDisjoint(with: others)
    let isOfSide = others.isEmpty || side != nil && others.count == 1 || isPlaying
    return isTeam && isName && isOfSide ? name : nil
  }

  private static let playWords: Set<String> = [
    "batting", "bid", "bowling", "chasing", "fielding", "kicking", "leading", "possession",
    "serving", "winning",
  ]
  private static let teams = ["Lions", "Tigers", "Bears", "Wolves", "Hawks", "Foxes"]

  /// The words that name a side with `name`.
  private static let sideWords: Set<String> = [
    "away", "guest", "home", "opponent", "rival", "visitor", "visitors",
  ]

  /// The text of a usual thing.
  struct UsualName {
    /// The last words of keys, without a noun for a text.
    let words: Set<String>
    let first: String
    /// The name of the second of two, as the end of a journey.
    let second: String

    init(_ words: Set<String>, _ first: String, _ second: String? = nil) {
      self.words = words
      self.first = first
      self.second = second ?? first
    }
  }

  private static let usualNames = [
    UsualName(["destination", "dropoff", "headsign", "to"], "Airport"),
    UsualName(["from", "origin", "pickup"], "City Hall"),
    UsualName(["city", "town"], "Lisbon", "Oslo"),
    UsualName(["country"], "Portugal", "Norway"),
    UsualName(["station"], "Central Station", "Harbor Station"),
    UsualName(["stop"], "Market Square", "Harbor Street"),
    UsualName(["location", "place", "venue"], "City Hall", "Airport"),
    UsualName(["stadium"], "City Stadium"),
    UsualName(["restaurant"], "Corner Kitchen"),
    UsualName(["merchant", "shop", "store"], "Corner Shop"),
    UsualName(["hospital"], "City Hospital"),
    UsualName(["carrier"], "Parcel Post"),
    UsualName(["airline"], "Blue Air"),
    UsualName(["artist", "band"], "The Larks"),
    UsualName(["song", "track"], "Golden Hour", "Blue Morning"),
    UsualName(["album"], "Evening Songs"),
    UsualName(["episode"], "Episode 12", "Episode 13"),
    UsualName(["chapter"], "Chapter 3", "Chapter 4"),
    UsualName(["book"], "The Long Road"),
    UsualName(["event", "meeting"], "Team meeting", "Planning"),
    UsualName(["competition", "league", "tournament"], "City League"),
    UsualName(["training", "workout"], "Upper body"),
    UsualName(["session"], "Focus session"),
    UsualName(["timer"], "Tea"),
    UsualName(["routine"], "Morning routine"),
    UsualName(["recording"], "Voice memo"),
    UsualName(["meal"], "Lunch"),
    UsualName(["item", "package", "parcel", "product"], "Running shoes"),
    UsualName(["game", "match"], "Lions – Tigers"),
    UsualName(["sport"], "Football"),
    UsualName(["prayer"], "Asr", "Maghrib"),
    UsualName(["direction"], "North"),
    UsualName(["recipe"], "Tomato soup"),
    UsualName(["habit", "task"], "Read a chapter", "Water the plants"),
    UsualName(["lesson", "subject", "topic"], "Mathematics", "History"),
    UsualName(["question"], "Pizza or pasta?"),
    UsualName(["condition", "conditions", "weather"], "Partly cloudy"),
    UsualName(["file"], "report.pdf"),
    UsualName(["hall", "room"], "Room 4"),
    UsualName(["area", "district", "region"], "Old Town"),
    UsualName(["road", "roadway", "street"], "Main Street"),
    UsualName(["route"], "Blue Line"),
    UsualName(["instruction", "maneuver"], "Turn left"),
    UsualName(["garage", "parking"], "Garage 2"),
    UsualName(["mountain", "resort"], "Snow Peak"),
    UsualName(["circuit"], "City Circuit"),
    UsualName(["club", "gym"], "City Gym"),
    UsualName(["brand", "company"], "Acme"),
    UsualName(["drug", "medication", "medicine"], "Ibuprofen"),
    UsualName(["plant"], "Monstera"),
    UsualName(["cat", "dog", "pet"], "Bella"),
    UsualName(["dish", "food"], "Margherita"),
    UsualName(["beverage", "coffee", "drink"], "Flat white"),
    UsualName(["boat", "ship", "vessel"], "Aurora"),
    UsualName(["film", "movie"], "The Night Train"),
    UsualName(["podcast", "show"], "The Morning Show"),
    UsualName(["mix", "playlist"], "Rain and wind"),
    UsualName(["quote"], "One step at a time"),
    UsualName(["blinds"], "25/50"),
    UsualName(["environment"], "Production"),
    UsualName(["project"], "Website"),
    UsualName(["repo", "repository"], "acme/app"),
    UsualName(["pipeline", "workflow"], "Build and test"),
    UsualName(["inning"], "Top 7th"),
    UsualName(["course"], "Lakeside"),
    UsualName(["race"], "City Grand Prix"),
    UsualName(["tla"], "VER"),
    UsualName(["code", "pin"], "4821"),
    UsualName(["gap"], "+1.2"),
    UsualName(["journey", "trip"], "Weekend in Rome"),
    UsualName(["queue"], "Main counter"),
    UsualName(["terminal"], "2", "5"),
    UsualName(["trend"], "Steady"),
    UsualName(["side"], "Left", "Right"),
    UsualName(["car", "vehicle"], "Toyota Prius"),
    UsualName(["plan"], "Basic plan"),
    UsualName(["callsign"], "SKY 441"),
    UsualName(["registration"], "D-AIMA"),
    UsualName(["operator"], "Blue Air"),
    UsualName(["zone"], "2"),
    UsualName(["specialty"], "Cardiology"),
    UsualName(["mood"], "Happy"),
    UsualName(["period"], "Morning", "Evening"),
    UsualName(["motivation"], "Keep it up!"),
    UsualName(["skill"], "Spanish"),
    UsualName(["machine", "washer"], "Washer 2"),
    UsualName(["group"], "Group A"),
    UsualName(["network", "ssid"], "Home Wi-Fi"),
    UsualName(["step"], "Getting ready", "Finishing"),
    UsualName(["range", "window"], "7–10 am"),
    UsualName(["reason"], "Bad weather"),
    UsualName(["signal"], "New message"),
  ]
}
