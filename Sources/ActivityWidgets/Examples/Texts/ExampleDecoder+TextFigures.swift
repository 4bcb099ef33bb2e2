import FoundationEssentials

extension ExampleDecoder {
  /// A text that is a figure by its nature, and that of a side.
  var figureText: String? {
    if side == 1, keyWords.last == "score" { return "1" }
    if side == 1, keyWords.last == "points" || keyWords.last == "point" { return "10" }
    if !ExampleLexicon.changes.isDisjoint(with: keyWords) {
      let unit = keyWords.contains(where: ["percent", "percentage", "pct"].contains) ? "%" : ""
      return isLess ? "-1.8\(unit)" : "+1.8\(unit)"
    }
    if codingPath.last?.place != nil, figureWords.last == "time" { return timeOfElement }
    return numberOfUnit ?? figurePattern.flatMap(varied)
  }

  /// The time of the day of an array's element.
  private var timeOfElement: String {
    let minutes = Self.firstMinute + place * Self.minutesBetween
    return [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static let (firstMinute, minutesBetween) = (9 * 60, 150)

  /// A number for a key that has its unit, which the source shows beside it: `4.2` of `distanceKm`, `5:30` of `paceMinPerKm`;
  /// `nil` for other keys.
  private var numberOfUnit: String? {
    let words = figureWords
    guard let unit = words.last else { return nil }
    if let yardsOfGreen { return Self.digits(yardsOfGreen) }
    if words.contains("per") {
      if unit == "hour" { return "24" }
      return words.contains("min") || words.contains("pace") ? "5:30" : nil
    }
    guard Self.unitNames.contains(unit) || Self.spelled(words) != words else { return nil }
    return figure(named: words).map(Self.digits)
  }

  /// Returns a number as a text, without a fraction where it is whole.
  static func digits(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static let unitNames: Set<String> = [
    "feet", "ft", "kg", "kgs", "kilometers", "km", "kmh", "kph", "kw", "kwh", "lb", "lbs", "meters",
    "metres", "miles", "ml", "mph", "watts", "yardage", "yards", "yds",
  ]

  /// A text that is a figure by its nature: a price, a time of the day, a distance.
  private var figurePattern: String? {
    // `distanceText` has that of `distance`.
    let words = figureWords
    if words.last == "unit" || words.last == "units", isOfGlucose { return "mg/dL" }
    if isFormerPrice(words) { return "$19.99" }
    if let resultOfBoth { return resultOfBoth }
    let key = words.joined()
    if key.hasSuffix("duration"), sibling(Self.departureNames) != nil { return "1 h" }
    if let (_, figure) = Self.figures.first(where: { $0.endings.contains(where: key.hasSuffix) }) {
      return figure
    }
    if let figure = Self.wordFigures[words.last ?? ""] { return figure }
    if keyWords.last == "point" || keyWords.last == "points", keyWords.count == 1 || side != nil {
      return "15"
    }
    if let last = keyWords.last, ["number", "nr"].contains(last) {
      return Self.countedWords.isDisjoint(with: keyWords) ? "1042" : "4"
    }
    if let last = words.last, Self.updateWords.contains(last),
      words.count == 1 ? last.hasSuffix("ed") : words[0] == "last"
    {
      return clock
    }
    let isSpan = words.count > 1 && words[0] != "current"
    if isSpan, Self.spans.contains(words.joined(separator: " ")) { return "12:34" }
    if words.last == "date", words.count == 1 || keyWords.count > words.count { return day }
    guard key.hasSuffix("time") || keyName.hasSuffix("At") && keyWords.count > 1 else {
      return nil
    }
    return clock
  }

  /// The date as a time of the day.
  private var clock: String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return [parts.hour ?? 0, parts.minute ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  private static let updateWords: Set<String> = [
    "checked", "refresh", "refreshed", "sync", "synced", "update", "updated",
  ]

  /// The score of both sides, or of a round of golf, for a text that is named by no side; `nil` for other keys.
  private var resultOfBoth: String? {
    let words = figureWords.filter { !Self.scoreWords.contains($0) }
    guard words == ["score"], side == nil, !isInArray, !source.has(.numeral, keyName),
      sibling(Self.scoresOfSides) == nil
    else { return nil }
    return sibling(Self.golfNames) == nil ? "2-1" : "-2"
  }

  /// The words before `score` that say nothing of a side.
  private static let scoreWords: Set<String> = ["current", "final", "game", "live", "match", "set"]
  private static let scoresOfSides = [
    "awayScore", "homeScore", "opponentScore", "scoreA", "scoreB",
  ]
  private static let golfNames = ["currentHole", "hole", "holeNumber", "par", "strokes"]

  private static let departureNames = [
    "departure", "departureDate", "departureTime", "departureTimeText", "scheduledDeparture",
  ]

  /// The date as a month and a day.
  private var day: String {
    let parts = Calendar.current.dateComponents([.month, .day], from: date)
    return "\(Self.months[((parts.month ?? 1) - 1) % 12]) \(parts.day ?? 1)"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The figures by the ends of their keys, in small letters.
  private static let figures: [(endings: [String], figure: String)] = [
    (["price", "fare", "cost", "amount", "total"], "$12.50"),
    (["timeleft", "timeremaining", "remainingtime", "elapsedtime", "duration"], "12:34"),
    (["percent", "percentage"], "60%"),
    (["temperature", "temp"], "21°"),
    (["distance"], "1.2 km"),
    (["playbackspeed", "playbackrate"], "1×"),
    (["speed"], "12 km/h"),
    (["score"], "2"),
    (["temperatureunit"], "°C"),
    (["weightunit"], "kg"),
    (["volumeunit"], "mL"),
    (["speedunit"], "km/h"),
    (["platform", "lane"], "4"),
    (["seat"], "14A"),
    (["licenseplate", "platenumber", "plate"], "ABC 123"),
    (["ordernumber", "ticketnumber", "queuenumber", "invoicenumber", "bookingnumber"], "1042"),
    (["heartrate"], "128"), (["topar"], "-2"), (["runrate"], "7.4"),
    (["winddirection"], "NW"),
    (["pace"], "5'30\""),
    (["trackingnumber", "trackingcode"], "1Z999AA101"),
    (["linenumber", "routenumber", "busnumber", "trainnumber"], "12"),
  ]

  /// The figures by the last words of their keys.
  private static let wordFigures = [
    "bearing": "NE", "break": "1:30", "clock": "12:34", "countdown": "1:30", "dir": "NW",
    "heading": "NE", "overs": "14.2", "pause": "1:30", "rest": "1:30", "rir": "2", "rpe": "8",
    "volume": "1,240 kg", "wickets": "4",
    "accuracy": "60%", "altitude": "1,200 m", "balance": "$240", "cadence": "85", "chance": "60%",
    "counter": "3", "days": "3", "demand": "2.4 kW", "elevation": "128 m", "handicap": "12",
    "hours": "2", "humidity": "60%", "laps": "12", "odds": "2.1", "par": "4", "power": "180 W",
    "pressure": "1013 hPa", "probability": "60%", "progress": "60%", "quantity": "2",
    "share": "60%",
    "strokes": "4", "wind": "12 km/h",
    "address": "12 Main St", "bg": "112", "bpm": "128", "calories": "240",
    "car": "Toyota Prius",
    "cob": "24", "count": "3", "delay": "5 min", "glucose": "112", "iob": "1.2", "kcal": "240",
    "dosage": "1 tablet", "dose": "1 tablet", "lap": "12", "minutes": "12", "no": "1042",
    "min": "12", "mins": "12", "reps": "12", "sec": "45", "seconds": "45", "sgv": "112",
    "pct": "60%", "steps": "4,200", "unit": "km",
    "units": "km", "vehicle": "Toyota Prius", "version": "1.0", "weight": "60",
  ]

  /// The words for things whose numbers are small.
  private static let countedWords: Set<String> = [
    "bed", "bus", "car", "chapter", "counter", "court", "day", "desk", "dock", "episode", "floor",
    "game", "gate", "hall", "heat", "hole", "jersey", "lane", "lap", "level", "line", "page",
    "part", "platform", "player", "race", "room", "round", "season", "seat", "set", "station",
    "step", "stop", "table", "track", "week",
  ]
}
