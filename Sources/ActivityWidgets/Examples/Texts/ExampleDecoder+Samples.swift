extension ExampleDecoder {
  /// Returns the value that the source's own sample of an object has in an array of it, as Swift writes it; `nil` for other
  /// values.
  func sampledElement(_ place: Int) -> String? {
    guard let arrayOwner, codingPath.last?.place != nil,
      let elements = sampledElements(of: arrayOwner), elements.indices.contains(place)
    else { return nil }
    return elements[place]
  }

  /// The number of elements that the source's own sample has of the array; `nil` where it has none.
  var sampledElementCount: Int? { sampledElements(of: ownerName)?.count }

  private func sampledElements(of type: String) -> [String]? {
    let owner = type.split(separator: ".").last ?? ""
    return source.sampleValues["\(owner).\(keyName)[]"]?
      .split(separator: ExampleSource.elementSeparator).map(String.init)
  }

  /// A text for a key that is told by the values beside it, or that says no more than that it is a value; `nil` for other keys.
  var sampleOfValue: String? {
    if keyWords.last == "period", sibling(Self.gameTimes) != nil { return "2nd" }
    guard keyWords.contains("value"), thing.allSatisfy(Self.valueWords.contains) else { return nil }
    return side == 1 || keyWords.contains("secondary") ? "18" : "42"
  }

  /// The words of a key with a text of its own behind them, as `Cuisine` of `cuisineName`; `nil` for other keys.
  var wordsWithoutNoun: String? {
    guard !isInArray, !isInDictionary, ExampleLexicon.faults.isDisjoint(with: keyWords),
      let noun = keyWords.last, ["label", "name", "string", "text"].contains(noun),
      let last = thing.last, !["color", "colour"].contains(last)
    else { return nil }
    return Self.sentence(thing.joined(separator: "_"))
  }

  /// The name of one kind of the thing that a key names before `type` or `kind`: `Deep sleep` of `sleepType`.
  var nameOfType: String {
    let words = Set(keyWords)
    return Self.kinds.first { !$0.words.isDisjoint(with: words) }?.name ?? "Standard"
  }

  private static let kinds: [(words: Set<String>, name: String)] = [
    (["sleep"], "Deep sleep"),
    (["activity", "exercise", "sport", "training", "workout"], "Running"),
    (["payment", "transaction"], "Card payment"), (["delivery", "order", "shipping"], "Express"),
    (["car", "ride", "vehicle"], "Economy"), (["session", "timer"], "Focus"),
    (["event"], "Meeting"), (["meal"], "Lunch"), (["weather"], "Partly cloudy"),
    (["train"], "Regional"), (["ticket"], "Adult"), (["room"], "Double room"),
    (["break"], "Short break"), (["alert", "warning"], "Heavy rain"),
    (["charger", "connector", "plug"], "CCS"),
  ]

  /// The name of the innermost object around a title or a name, whose type says more than that it is one; `nil` for none.
  var nameOfOwner: String? {
    // A dictionary's name is that of no thing.
    outerNames.dropFirst(isOfDictionary ? 2 : 1).first { name in
      !Self.words(of: name).allSatisfy(Self.modelWords.contains)
    }
  }

  private static let gameTimes = [
    "awayScore", "awayTeam", "clock", "gameClock", "homeScore", "homeTeam", "possession",
  ]

  /// The words of values that say nothing of what they measure.
  private static let valueWords: Set<String> = [
    "big", "center", "current", "display", "formatted", "latest", "main", "measured", "primary",
    "raw", "secondary", "value",
  ]

  /// The words of objects that say nothing of what they describe.
  private static let modelWords: Set<String> = [
    "activity", "attributes", "content", "context", "data", "details", "display", "info", "live",
    "model", "payload", "snapshot", "state", "update", "view",
  ]

  /// The texts of things that are rarer than those of `usualNames`.
  static let furtherNames = [
    UsualName(["category", "tag"], "Health", "Work"),
    UsualName(["app"], "Notes"),
    UsualName(["bridge"], "Harbor Bridge"),
    UsualName(["election"], "City election"),
    UsualName(["lyric", "lyrics"], "Walking in the morning light"),
    UsualName(["play"], "Long pass"),
    UsualName(["cuisine"], "Italian"),
    UsualName(["genre"], "Jazz"),
    UsualName(["block"], "Block A", "Block B"),
    UsualName(["next", "upcoming"], "Stretching"),
    UsualName(["exercises", "muscle", "muscles"], "Chest"),
    UsualName(["equipment"], "Dumbbells"),
    UsualName(["goal"], "Run 5 km"),
    UsualName(["target"], "5 km"),
    UsualName(["model"], "Series 5"),
    UsualName(["device"], "Headphones"),
    UsualName(["provider", "vendor"], "Acme"),
    UsualName(["service"], "Express"),
    UsualName(["bank"], "City Bank"),
    UsualName(["account"], "Savings"),
    UsualName(["wallet"], "Main wallet"),
    UsualName(["coin"], "Bitcoin"),
    UsualName(["exchange"], "NYSE"),
    UsualName(["day", "weekday"], "Monday", "Tuesday"),
    UsualName(["month"], "November"),
    UsualName(["season"], "Season 2"),
    UsualName(["half"], "2nd half"),
    UsualName(["round"], "Round 2"),
    UsualName(["hole"], "Hole 7"),
    UsualName(["possession"], "Lions"),
    UsualName(["difficulty", "intensity"], "Moderate"),
    UsualName(["priority", "severity"], "Normal"),
    UsualName(["mode"], "Standard"),
    UsualName(["method"], "Pour-over"),
    UsualName(["size"], "Medium"),
    UsualName(["roast"], "Medium roast"),
    UsualName(["beans"], "Ethiopia"),
    UsualName(["publisher"], "North Press"),
    UsualName(["verse"], "Psalm 23"),
    UsualName(["tide"], "High tide"),
    UsualName(["breed"], "Beagle"),
    UsualName(["host", "hostname", "server"], "server-1"),
    UsualName(["job"], "Unit tests"),
    UsualName(["sprint"], "Sprint 12"),
    UsualName(["milestone"], "First release"),
    UsualName(["building"], "Building C"),
    UsualName(["department"], "Radiology"),
    UsualName(["level"], "Level 3"),
    UsualName(["rank", "position", "standing"], "3rd", "4th"),
    UsualName(["result"], "2–1"),
    UsualName(["primary", "main"], "On schedule"),
    UsualName(["secondary"], "12 min left"),
  ]
}
