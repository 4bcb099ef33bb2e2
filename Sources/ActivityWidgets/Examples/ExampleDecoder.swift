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
  /// The name of the type that is decoded.
  var typeName = ""
  /// The journey whose dates the object around the value has told so far.
  var journey = Journey()
  let userInfo: [CodingUserInfoKey: Any] = [:]

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

  /// The first case of the enumeration that is decoded.
  var choice: String? { source.firstCases[typeName] }

  /// The keys of the dictionary that is decoded; none for other types.
  fileprivate var dictionaryKeys: [String] {
    guard typeName.hasPrefix("Dictionary<String") else { return [] }
    return source.keys.filter { ![.symbol, .image, .color].contains($0.value) }.keys.sorted()
  }

  /// Returns the decoder of a part.
  func part(_ key: any CodingKey, as type: Any.Type) -> ExampleDecoder {
    var part = self
    part.codingPath.append(key)
    part.typeName = String(describing: type)
    return part
  }

  /// Makes up a value.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard codingPath.count < Self.depthMaximum else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "too deep"))
    }
    if let plain = plainValue(type) { return plain }
    if let cases = type as? any CaseIterable.Type, let first = Self.first(of: cases) as? Value {
      return first
    }
    return try Value(from: self)
  }

  private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
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
    case is Decimal.Type: Decimal(12) as? Value
    case is String.Type: text as? Value
    case is Bool.Type: isTrue as? Value
    case is Double.Type: (secondsSince1970 ?? number(0.5, whole: 1) + index) as? Value
    case is Float.Type: Float(number(0.5, whole: 1) + index) as? Value
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
  fileprivate var isTrue: Bool { Self.haltWords.isDisjoint(with: keyWords) }

  private static let haltWords: Set<String> = [
    "cancelled", "canceled", "closed", "complete", "completed", "delayed", "disabled",
    "disconnected", "dismissed", "done", "ended", "error", "expired", "failed", "finished",
    "hidden", "idle", "interrupted", "invalid", "late", "lost", "missed", "muted", "offline",
    "over", "overdue", "overtime", "paused", "skipped", "stale", "stopped", "warning",
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
  fileprivate var identityOffset: Int { isIdentity ? place : 0 }

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
  fileprivate func number(_ part: Double, whole: Double) -> Double {
    let key = keyName.lowercased()
    let isLength = key.hasSuffix("length")
    let isTime = isLength || Self.timeWords.contains(where: key.contains)
    let isWhole = isLength || Self.wholeWords.contains(where: key.contains)
    let isRest = key.contains("remain") || key.contains("left")
    guard isTime else { return isWhole ? whole : part }
    return (isWhole ? 2700 : isRest ? 1800 : 900) * (isInMilliseconds ? 1000 : 1)
  }

  /// An integer for the key: a time or a color where it is one, else a small number; a share is one of hundred.
  fileprivate var integer: Double {
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
  fileprivate func permit(_ uses: ExampleSource.KeyUse..., as type: Any.Type) throws {
    guard let use = source.keys[keyName], !uses.contains(use) else { return }
    throw DecodingError.typeMismatch(
      type, DecodingError.Context(codingPath: codingPath, debugDescription: "used as \(use)"))
  }

  /// The name of the innermost key.
  var keyName: String {
    codingPath.last { $0.intValue == nil }?.stringValue ?? typeName
  }
}

private struct ExampleObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ExampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  /// An enumeration with values asks for the one key that is there, a dictionary for all.
  var allKeys: [Key] {
    (decoder.choice.map { [$0] } ?? decoder.dictionaryKeys).compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.part(key, as: type).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    decoder.part(key, as: type).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.part(key, as: Key.self).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.part(key, as: Key.self) }
}

private struct ExampleArray: UnkeyedDecodingContainer {
  /// The key of an element.
  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }
    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
  }

  let decoder: ExampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { ExampleDecoder.elementCount }
  var isAtEnd: Bool { currentIndex >= ExampleDecoder.elementCount }
  private(set) var currentIndex = 0

  init(decoder: ExampleDecoder) {
    self.decoder = decoder
  }

  private mutating func next(_ type: Any.Type) -> ExampleDecoder {
    defer { currentIndex += 1 }
    return decoder.part(Index(currentIndex), as: type)
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type).value(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    next(type).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next(Int.self).unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { next(Int.self) }
}

private struct ExampleValue: SingleValueDecodingContainer {
  let decoder: ExampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) throws -> Bool {
    try decoder.permit(.flag, as: type)
    return decoder.isTrue
  }
  func decode(_ type: String.Type) -> String { decoder.text }
  func decode(_ type: Double.Type) throws -> Double { try part() }
  func decode(_ type: Float.Type) throws -> Float { Float(try part()) }
  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  private func part() throws -> Double {
    try decoder.permit(.number, .seconds, .milliseconds, as: Double.self)
    return decoder.number(0.5, whole: 1)
  }

  /// An enumeration's first value, or a small number.
  private func integer<Number: FixedWidthInteger>() throws -> Number {
    if let choice = decoder.choice.flatMap({ Number($0) }) { return choice }
    try decoder.permit(.number, .seconds, .milliseconds, as: Number.self)
    return Number(clamping: Int(decoder.integer) + decoder.identityOffset)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
