import StrictJSON

extension ClockChange {
  static let shape = JSONShape.either([
    .words(words.map(\.word)),
    .object(
      [
        JSONField("advance", .duration, "jumps ahead"),
        JSONField("set", .seconds, "jumps to a date"),
        JSONField("rate", .range(rates), "runs so many times as fast"),
      ]),
  ])
  private static let words: [(word: String, value: ClockChange)] = [
    ("pause", .pause), ("resume", .resume), ("next-deadline", .nextDeadline),
  ]

  /// The slowest and the fastest that a clock may run: at the fastest a day passes in less than a second.
  public static let rates = 0.001...100_000.0

  /// Reads `"pause"`, `"resume"`, `"next-deadline"`, `{"advance":"1h30m"}`, `{"set":1795200000}` or `{"rate":60}`.
  init(_ json: JSONValue) throws {
    if json.kind == .string {
      self = try json.asValue(among: Self.words, or: "an object")
      return
    }
    guard try json.members(known: ["advance", "set", "rate"]).count < 2 else {
      throw json.fault(expected: "one of advance, set and rate")
    }
    if let value = json["advance"] {
      self = .advance(try Self.duration(value))
      return
    }
    if let value = json["set"] {
      self = .set(try value.asTimestamp())
      return
    }
    let value = try json.member("rate")
    guard try Self.rates.contains(value.asDouble()) else {
      throw value.fault(expected: "a rate from 0.001 to 100000")
    }
    self = .rate(try value.asDouble())
  }

  /// Seconds as a number, or a text such as "8h", "1h30m" or "90s".
  static func duration(_ json: JSONValue) throws(JSONFault) -> Duration {
    let expected = "a duration such as \"8h\", \"1h30m\" or a number of seconds"
    if json.kind == .number {
      let seconds = try json.asDouble()
      guard (0...1e9).contains(seconds) else { throw json.fault(expected: expected) }
      return .seconds(seconds)
    }
    guard let duration = Duration(hoursMinutesSeconds: try json.asString()) else {
      throw json.fault(expected: expected)
    }
    return duration
  }
}

extension Duration {
  /// Reads "8h", "1h30m", "90s", "2d": whole numbers, each with a unit, from the greatest to the least.
  public init?(hoursMinutesSeconds text: String) {
    let units: [Character: Int] = ["d": 86_400, "h": 3600, "m": 60, "s": 1]
    var total = 0
    var last = Int.max
    var digits = ""
    for character in text {
      guard let unit = units[character] else {
        guard character.isASCII, character.isNumber, digits.count < 7 else { return nil }
        digits.append(character)
        continue
      }
      guard let count = Int(digits), unit < last else { return nil }
      total += count * unit
      last = unit
      digits = ""
    }
    guard digits.isEmpty, last != .max else { return nil }
    self = .seconds(total)
  }
}
