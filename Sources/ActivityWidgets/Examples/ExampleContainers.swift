import FoundationEssentials

struct ExampleObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ExampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  /// An enumeration with values asks for the one key that is there, a dictionary for all.
  var allKeys: [Key] {
    (decoder.choice.map { [$0] } ?? decoder.dictionaryKeys).compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { decoder.isAbsent(key) }

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

struct ExampleArray: UnkeyedDecodingContainer {
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
  var count: Int? { decoder.elementCount }
  var isAtEnd: Bool { currentIndex >= decoder.elementCount }
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

struct ExampleValue: SingleValueDecodingContainer {
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
    return decoder.chosenNumber(
      decoder.defaultNumber ?? decoder.secondsSince1970 ?? decoder.fraction)
  }

  /// An enumeration's first value, or a small number.
  private func integer<Number: FixedWidthInteger>() throws -> Number {
    if let choice = decoder.choice.flatMap({ Number($0) }) { return choice }
    let number: Double
    if let own = decoder.defaultNumber {
      number = own.rounded()
    } else {
      try decoder.permit(.number, .seconds, .milliseconds, as: Number.self)
      number = decoder.integer.rounded(.towardZero)
    }
    let chosen = decoder.chosenNumber(number)
    return Number(exactly: chosen.rounded()) ?? (chosen < 0 ? Number.min : Number.max)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
