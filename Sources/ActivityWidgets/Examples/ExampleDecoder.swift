import FoundationEssentials

/// Makes up a value of any decodable type, for a widget whose source has no preview.
///
/// A text is its key in words, an enumeration is its first case, and a date is near now. Types that check what they decode
/// may refuse; then there is no example.
struct ExampleDecoder: Decoder {
  /// The facts of the source from which values are chosen.
  let source: ExampleSource
  let now: Date
  var codingPath: [any CodingKey] = []
  /// The type that is decoded.
  var type: Any.Type = Never.self
  /// The type of the object that has the value.
  private var ownerName = ""
  /// The values of which another one than the first is taken.
  private let alternatives: ExampleAlternatives
  /// The journey whose dates the object around the value has told so far.
  var journey = Journey()
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(source: ExampleSource, now: Date, alternatives: ExampleAlternatives = ExampleAlternatives())
  {
    self.source = source
    self.now = now
    self.alternatives = alternatives
  }

  /// The deepest nesting, since a type may contain itself.
  private static let depthMaximum = 16
  /// The number of elements of an array.
  static let elementCount = 2
  private static let hour = 3600.0

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    var own = self
    // The time of `departure: {time}` is one of the journey around it.
    if !endsJourney(keyName) { own.journey = Journey() }
    return KeyedDecodingContainer(ExampleObject<Key>(decoder: own))
  }

  /// The ends of a journey that an object has, so that it departs before it arrives.
  final class Journey {
    var hasDeparture = false
    var hasArrival = false
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ExampleArray(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { ExampleValue(decoder: self) }

  /// The name of the type that is decoded.
  private var typeName: String { type == Never.self ? "" : String(describing: type) }

  /// The raw value of the case that is chosen of the enumeration that is decoded; `nil` for other types.
  var choice: String? {
    guard let cases = source.cases[typeName] else { return nil }
    return chosen(of: cases) { $0.name }?.value
  }

  /// Returns the value that is chosen of all: the one that the property begins with, or the first, or an alternative.
  func chosen<Value>(of all: [Value], name: (Value) -> String) -> Value? {
    guard !all.isEmpty else { return nil }
    let first = defaultValue.flatMap { value in all.firstIndex { ".\(name($0))" == value } } ?? 0
    return all[(first + alternative(of: all.count)) % all.count]
  }

  /// Returns the number of the alternative to the first of some values, from 0 for the first; those of an array have none.
  private func alternative(of count: Int) -> Int {
    guard codingPath.allSatisfy({ $0.intValue == nil }) else { return 0 }
    return alternatives.choice(of: count, at: codingPath.map(\.stringValue))
  }

  /// The value with which the source's property begins, as Swift writes it; `nil` where it has none.
  var defaultValue: String? {
    guard !source.defaultValues.isEmpty, let key = codingPath.last, key.intValue == nil else {
      return nil
    }
    let property = "\(ownerName).\(key.stringValue)"
    if let value = source.defaultValues[property] { return value }
    // A key may be written in another way than its property: `is_on`.
    guard key.stringValue.contains(where: { $0 == "_" || $0 == "-" }) else { return nil }
    let letters = property.lowercased().filter { $0 != "_" && $0 != "-" }
    return source.defaultValues.first { $0.key.lowercased() == letters }?.value
  }

  /// The number with which the source's property begins.
  var defaultNumber: Double? { defaultValue.flatMap(Double.init) }

  /// The keys of the dictionary that is decoded; none for other types.
  var dictionaryKeys: [String] {
    guard typeName.hasPrefix("Dictionary<String") else { return [] }
    return source.keys.filter { ![.symbol, .image, .color].contains($0.value) }.keys.sorted()
  }

  /// Returns the decoder of a part.
  func part(_ key: any CodingKey, as type: Any.Type) -> ExampleDecoder {
    var part = self
    part.codingPath.append(key)
    part.ownerName = Self.name(of: self.type)
    part.type = type
    return part
  }

  /// Returns a type's name with those of the types around it, without the module's; before a private type stands
  /// `(unknown context at $7f12)`.
  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }

  /// Makes up a value.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    var decoder = self
    decoder.type = type
    return try decoder.value()
  }

  private func value<Value: Decodable>() throws -> Value {
    guard codingPath.count < Self.depthMaximum else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "too deep"))
    }
    if let plain = plainValue(Value.self) { return plain }
    if let cases = Value.self as? any CaseIterable.Type, let one = chosen(of: cases) as? Value {
      return one
    }
    return try Value(from: self)
  }

  private func chosen<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    chosen(of: Array(type.allCases)) { "\($0)" }
  }

  private func plainValue<Value>(_ type: Value.Type) -> Value? {
    let index = Double(codingPath.last?.intValue ?? 0)
    return switch type {
    case is Date.Type: date as? Value
    case is URL.Type: URL(string: "https://example.com") as? Value
    case is UUID.Type:
      UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(16 + place % 200)))
        as? Value
    case is Data.Type: Data() as? Value
    case is Decimal.Type: Decimal(defaultNumber ?? 12) as? Value
    case is String.Type: text as? Value
    case is Bool.Type: isTrue as? Value
    case is Double.Type:
      (defaultNumber ?? secondsSince1970 ?? number(0.5, whole: 1) + index) as? Value
    case is Float.Type: Float(defaultNumber ?? number(0.5, whole: 1) + index) as? Value
    default: nil
    }
  }

  /// A date: past where its key names a start, and at the start of two dates, which are a range that has begun.
  var date: Date {
    let key = keyName.lowercased()
    let isPast = Self.pastWords.contains(where: key.contains)
    let hours = codingPath.last?.intValue.map { $0 == 0 ? -0.25 : Double($0) - 0.5 }
    return now.addingTimeInterval((hours ?? (isPast ? -0.25 : journeyHours)) * Self.hour)
  }

  /// Returns whether a key names an end of a journey.
  private func endsJourney(_ key: String) -> Bool {
    (Self.departureWords + Self.arrivalWords).contains(where: key.lowercased().contains)
  }

  /// The hours until a date ahead: an arrival comes after the departure of the same object.
  private var journeyHours: Double {
    // The key itself, or the one of the object around it: `departure: {time}`.
    let keys = codingPath.lazy.filter { $0.intValue == nil }.suffix(2).reversed()
    guard let end = keys.map(\.stringValue).first(where: endsJourney) else { return 0.5 }
    let key = end.lowercased()
    if Self.departureWords.contains(where: key.contains) {
      journey.hasDeparture = true
      return journey.hasArrival ? -0.25 : 0.5
    }
    journey.hasArrival = true
    return journey.hasDeparture ? 1.5 : 0.5
  }

  private static let departureWords = ["depart", "takeoff", "boarding", "pickup"]
  private static let arrivalWords = ["arriv", "landing", "dropoff"]

  private static let pastWords = [
    "start", "begin", "began", "created", "since", "finished", "completed", "updated",
  ]

  /// A Boolean value: an activity is shown while it goes on, so whatever its key names as halted or wrong is not so.
  var isTrue: Bool {
    let first = defaultValue.flatMap(Bool.init) ?? Self.haltWords.isDisjoint(with: keyWords)
    return alternative(of: 2) == 0 ? first : !first
  }

  private static let haltWords: Set<String> = [
    "cancelled", "canceled", "closed", "complete", "completed", "delayed", "disabled",
    "disconnected", "dismissed", "done", "ended", "error", "expired", "failed", "finished",
    "hidden", "idle", "interrupted", "invalid", "late", "lost", "missed", "muted", "offline",
    "over", "overdue", "overstaying", "overtime", "paused", "skipped", "stale", "stopped",
    "triggered", "warning",
  ]

  /// The words of the key, in small letters.
  private var keyWords: [String] {
    keyName.reduce(into: [""]) { words, letter in
      if letter == "_" || letter == "-" || letter.isUppercase { words.append("") }
      if letter != "_" && letter != "-" { words[words.count - 1] += letter.lowercased() }
    }
  }

  /// The number of the innermost array's element that is decoded, from 0.
  var place: Int { codingPath.last { $0.intValue != nil }?.intValue ?? 0 }

  /// A Boolean value indicating whether the value tells elements of an array apart.
  var isIdentity: Bool { ["id", "uuid", "identifier"].contains(keyName.lowercased()) }

  /// The number that is added to an integer, so that those of an array's elements differ.
  var identityOffset: Int { isIdentity ? place : 0 }

  /// The date as a number, where the source reads one of that kind or the key names it; else `nil`.
  var secondsSince1970: Double? {
    // A date counts as a part of its journey only where it is one.
    var time: Double { date.timeIntervalSince1970.rounded() }
    switch source.keys[keyName] {
    case .seconds: return time
    case .milliseconds: return time * 1000
    case .number, .text, .flag, .symbol, .image, .color, nil: break
    }
    let key = keyName.lowercased()
    if keyName.hasSuffix("At") { return time }
    guard ["date", "time", "start", "end", "epoch"].contains(where: key.contains) else {
      return nil
    }
    if isInMilliseconds { return time * 1000 }
    return ["timestamp", "1970", "epoch", "unix"].contains(where: key.contains) ? time : nil
  }

  /// A Boolean value indicating whether the key names milliseconds.
  private var isInMilliseconds: Bool {
    keyName.hasSuffix("Ms") || keyName.lowercased().contains("millis")
  }

  /// A number for the key: a part of a whole; seconds are those of the dates, from 15 minutes ago to 30 minutes ahead.
  func number(_ part: Double, whole: Double) -> Double {
    let key = keyName.lowercased()
    let isLength = key.hasSuffix("length")
    let isTime = isLength || Self.timeWords.contains(where: key.contains)
    let isWhole = isLength || Self.wholeWords.contains(where: key.contains)
    let isRest = key.contains("remain") || key.contains("left")
    guard isTime else { return isWhole ? whole : part }
    return (isWhole ? 2700 : isRest ? 1800 : 900) * (isInMilliseconds ? 1000 : 1)
  }

  /// An integer for the key: a time or a color where it is one, else a small number; a share is one of hundred.
  var integer: Double {
    let key = keyName.lowercased()
    if let secondsSince1970 { return secondsSince1970 }
    if key.contains("color") || key.contains("colour") { return Self.opaqueBlue }
    if isMargin { return 16 }
    if key.hasSuffix("width") || key.hasSuffix("height") { return 40 }
    return Self.shareWords.contains(where: key.contains) ? 60 : number(3, whole: 5)
  }

  /// A Boolean value indicating whether the key, or one around it, names the room around a view.
  private var isMargin: Bool {
    codingPath.contains { key in
      ["padding", "margin", "inset"].contains(where: key.stringValue.lowercased().contains)
    }
  }

  /// A color as a number, opacity first: the blue of texts that are colors.
  private static let opaqueBlue = Double(0xFF0A_84FF)

  private static let timeWords = [
    "second", "duration", "elapsed", "remainingtime", "timeremaining", "timeleft",
  ]
  private static let shareWords = ["battery", "percent", "progress"]
  private static let wholeWords = [
    "budget", "capacity", "duration", "goal", "limit", "max", "plan", "target", "total",
  ]

  /// Throws unless a value of any kind may be of a type, by the uses of its key; for unknown keys it may be.
  func permit(_ uses: ExampleSource.KeyUse..., as type: Any.Type) throws {
    guard let use = source.keys[keyName], !uses.contains(use) else { return }
    throw DecodingError.typeMismatch(
      type, DecodingError.Context(codingPath: codingPath, debugDescription: "used as \(use)"))
  }

  /// The name of the innermost key.
  var keyName: String {
    codingPath.last { $0.intValue == nil }?.stringValue ?? typeName
  }
}
