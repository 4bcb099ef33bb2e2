import CellUI
import FoundationEssentials

extension ExampleDecoder {
  /// A text: the first case of an enumeration, a number where the source reads one, a color, or the key in words.
  var text: String {
    let key = keyName
    // A value of any kind has cases, too, of which none is its text.
    if let choice, source.keys[key] == nil { return choice }
    let texts = [defaultText].compactMap(\.self) + (source.comparedTexts[key] ?? [])
    if let first = texts.first {
      return chosen(of: [first] + texts.dropFirst().filter { $0 != first }) { _ in "" } ?? first
    }
    switch source.keys[key] {
    case .number: return "3"
    case .seconds, .milliseconds: return secondsSince1970.map { "\(Int($0))" } ?? "3"
    case .flag: return "true"
    case .symbol: return "star.fill"
    case .image, .color:
      if let asset { return asset }
    case .text, nil: break
    }
    if let text = color ?? ticket ?? iso8601 ?? figure { return text }
    if key.lowercased().hasSuffix("emoji") { return "⭐" }
    if source.keys.values.contains(.symbol),
      Self.symbolWords.contains(where: key.lowercased().hasSuffix)
    {
      return "star.fill"
    }
    let words = key.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : letter == "_" ? " " : "\(letter)"
    }
    let number = isIdentity && place > 0 ? " \(place + 1)" : ""
    return words.prefix(1).uppercased() + words.dropFirst() + number
  }

  /// The text with which the source's property begins; `nil` for an empty one.
  private var defaultText: String? {
    guard let value = defaultValue, value.hasPrefix("\""), value.count > 2 else { return nil }
    return String(value.dropFirst().dropLast())
  }

  /// The name of an asset of the kind that the source makes of the text; `nil` where the app has none.
  private var asset: String? {
    let names =
      source.keys[keyName] == .image
      ? AppResources.current.names(of: .image)
      : AppResources.current.names(of: .color).filter { $0 != "AccentColor" }
    guard !names.isEmpty else { return nil }
    // Objects side by side, as two teams, get different ones.
    let outer = codingPath.dropLast().flatMap { $0.stringValue.utf8 }
    return names[outer.reduce(0) { $0 + Int($1) } % names.count]
  }

  /// The date as a text in ISO 8601, for a key that names that.
  private var iso8601: String? {
    let key = keyName.lowercased()
    guard
      keyName.hasSuffix("ISO") || keyName.hasSuffix("Iso") || key.hasSuffix("_iso")
        || key.contains("iso8601")
    else { return nil }
    return date.ISO8601Format()
  }

  /// A text that is short by its nature: a place's letters, a gate, a flight, a team, a person's initial, minutes.
  private var ticket: String? {
    let key = keyName.lowercased()
    if key.hasSuffix("iata") || key.hasSuffix("airport") || key.hasSuffix("airportcode") {
      return ["origin", "from", "depart"].contains(where: key.contains) ? "SFO" : "JFK"
    }
    if key.contains("gate"), !key.contains("gateway"), !key.contains("aggregate") { return "B12" }
    if key == "flightnumber" || key == "flightno" { return "UA 815" }
    if key.hasSuffix("initial") { return "A" }
    if key.hasSuffix("initials") { return "AB" }
    if key == "eta" || keyName.hasSuffix("Eta") { return "12" }
    for ending in ["abbreviation", "abbrev", "abbr"] where key.hasSuffix(ending) {
      let team = key.dropLast(ending.count)
      return team.isEmpty ? "ABC" : team.prefix(3).uppercased()
    }
    return nil
  }

  /// A text that is a figure by its nature: a price, a time of the day, a distance.
  private var figure: String? {
    let key = keyName.lowercased()
    if let (_, figure) = Self.figures.first(where: { $0.endings.contains(where: key.hasSuffix) }) {
      return figure
    }
    guard key.hasSuffix("time") else { return nil }
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return [parts.hour ?? 0, parts.minute ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  /// The figures by the ends of their keys, in small letters.
  private static let figures: [(endings: [String], figure: String)] = [
    (["price", "fare", "cost", "amount", "total"], "$12.50"),
    (["timeleft", "timeremaining", "remainingtime", "elapsedtime", "duration"], "12:34"),
    (["percent", "percentage"], "60%"),
    (["temperature"], "21°"),
    (["distance"], "1.2 km"),
    (["speed"], "12 km/h"),
    (["score"], "2"),
    (["platform", "lane"], "4"),
    (["seat"], "14A"),
    (["licenseplate", "platenumber", "plate"], "ABC 123"),
    (["ordernumber"], "#1042"),
  ]

  private static let symbolWords = ["icon", "symbol", "symbolname", "systemimage"]

  /// A color in hexadecimal digits for a key that names one: light text on a dark ground.
  private var color: String? {
    let key = keyName.lowercased()
    guard ["color", "colour", "hex", "tint"].contains(where: key.hasSuffix) else { return nil }
    if key.contains("background") { return "#1C1C1E" }
    let isText = ["text", "title", "label", "foreground", "font"].contains(where: key.contains)
    return isText ? "#FFFFFF" : "#0A84FF"
  }
}
