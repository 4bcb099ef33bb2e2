import FoundationEssentials
import LiveActivities
import StrictJSON

/// Decodes values from parsed JSON as a default `JSONDecoder` does, in a fifth of its time.
///
/// It vouches for its successes alone. Whatever fails or is rare makes the result inexact, even where the decoded type
/// catches the error; `JSONDecoder` then decides, and names the fault.
struct TapeDecoder {
  /// A record shared by the decoders of one value's parts.
  fileprivate final class Record {
    /// A Boolean value indicating whether all that was asked so far has the same answer by `JSONDecoder`.
    var isExact = true
    /// The last number that its integer's type cannot hold.
    var unfitNumber: JSONValue?
    /// The keys that objects are asked for; `nil` if they are not recorded.
    var askedKeys: [AskedKeys]?
  }

  /// The keys for which an object is asked.
  fileprivate final class AskedKeys {
    let object: JSONValue
    private(set) var names: [String] = []
    /// A Boolean value indicating whether the object is asked for all keys that it has.
    var asksAll = false

    init(_ object: JSONValue) {
      self.object = object
    }

    func insert(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }
  }

  fileprivate let value: JSONValue
  fileprivate let record: Record

  /// Decodes a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - json: The value.
  /// - Returns: The value as `JSONDecoder` would decode it.
  /// - Throws: An error without words where the caller must use `JSONDecoder`.
  static func decode<Value: Decodable>(_ type: Value.Type, from json: JSONValue) throws -> Value {
    let record = Record()
    let value = try TapeDecoder(value: json, record: record).decoded(type)
    guard record.isExact else { throw Inexact() }
    return value
  }

  /// Returns the path of the last number that its type cannot hold; `nil` where all fit.
  ///
  /// - Parameters:
  ///   - type: The type that is decoded.
  ///   - json: The value with the number.
  /// - Returns: The keys and indices.
  static func pathOfUnfitNumber<Value: Decodable>(
    decoding type: Value.Type, from json: JSONValue
  ) -> String? {
    let record = Record()
    // `JSONDecoder` has named the fault, and only its place is looked for.
    _ = try? TapeDecoder(value: json, record: record).decoded(type)
    return record.unfitNumber?.path
  }

  /// Returns the keys of a value that its type does not read, each with its path.
  ///
  /// - Parameters:
  ///   - type: The type, which decodes the value.
  ///   - json: The value.
  ///   - part: The part of the content that it is.
  /// - Returns: The keys; none where the type can't be decoded without `JSONDecoder`.
  static func unreadKeys<Value: Codable>(
    decoding type: Value.Type, from json: JSONValue, in part: ContentFault.Part
  ) -> [UnreadKey] {
    let record = Record()
    record.askedKeys = []
    // A value that can't be decoded has a fault, which is told instead.
    guard let decoded = try? TapeDecoder(value: json, record: record).decoded(type) else {
      return []
    }
    // An object may be asked in several steps.
    let objects = Dictionary(grouping: record.askedKeys ?? []) { $0.object.path }
    let keys = objects.sorted { $0.key < $1.key }.flatMap { path, asked -> [UnreadKey] in
      guard !asked.contains(where: \.asksAll) else { return [] }
      return UnreadKey.all(
        of: asked[0].object, besides: asked.flatMap(\.names), in: part, at: path)
    }
    guard !keys.isEmpty else { return [] }
    // Types encode a constant that has a value, such as the registrar of an observable class, but never decode it.
    let written = (try? JSONEncoder().encode(decoded)).map { LazyJSON(Array($0)).value }
    return UnreadKey.told(among: keys.filter { written?.has($0) != true })
  }

  /// The error of each failure, which is never shown.
  fileprivate struct Inexact: Error {}

  fileprivate func fail<Value>() throws -> Value {
    record.isExact = false
    throw Inexact()
  }

  /// The path of a value, which is not kept: a type that asks for it is decoded by `JSONDecoder`.
  fileprivate var unknownPath: [any CodingKey] {
    record.isExact = false
    return []
  }

  fileprivate func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // `JSONDecoder` has its own forms of these.
    if type == Data.self || type == URL.self || type == Decimal.self {
      guard record.askedKeys != nil else { return try fail() }
      return try JSONDecoder().decode(type, from: Data(value.source))
    }
    // The usual type of all but scalars, which would take a container for its one number.
    if type == Date.self,
      let date = Date(timeIntervalSinceReferenceDate: try double()) as? Value
    {
      return date
    }
    return try Value(from: self)
  }

  fileprivate func bool() throws -> Bool { try value.bool ?? fail() }

  fileprivate func text() throws -> String { try value.string ?? fail() }

  fileprivate func double() throws -> Double {
    guard let number = value.double, number.isNormal || isZero else { return try fail() }
    return number
  }

  /// A Boolean value indicating whether a number is written with zeros alone, rather than too small.
  private var isZero: Bool {
    value.kind == .number && !value.source.contains { (UInt8(ascii: "1")...0x7A).contains($0) }
  }

  fileprivate func float() throws -> Float {
    guard value.kind == .number, let number = Float(value.text), number.isNormal || isZero else {
      return try fail()
    }
    return number
  }

  fileprivate func integer<Value: FixedWidthInteger>() throws -> Value {
    if let number = value.integer.flatMap({ Value(exactly: $0) }) { return number }
    if value.kind == .number { record.unfitNumber = value }
    return try fail()
  }

  fileprivate func part(_ value: JSONValue) -> TapeDecoder {
    TapeDecoder(value: value, record: record)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TapeDecoder: Decoder {
  var codingPath: [any CodingKey] { unknownPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    // Among other keys, equal texts of other bytes and repeated names have rules of their own.
    guard value.hasPlainDistinctKeys else { return try fail() }
    let asked = record.askedKeys.map { _ in AskedKeys(value) }
    if let asked { record.askedKeys?.append(asked) }
    return KeyedDecodingContainer(Members<Key>(decoder: self, asked: asked))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard value.kind == .array else { return try fail() }
    return Elements(decoder: self, values: value.elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension TapeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.kind == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try bool() }
  func decode(_ type: String.Type) throws -> String { try text() }
  func decode(_ type: Double.Type) throws -> Double { try double() }
  func decode(_ type: Float.Type) throws -> Float { try float() }
  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: Int128.Type) throws -> Int128 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoded(type) }
}

/// The members of an object; a class, since a container is copied for each of its keys.
private final class Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: TapeDecoder
  let asked: TapeDecoder.AskedKeys?

  init(decoder: TapeDecoder, asked: TapeDecoder.AskedKeys?) {
    self.decoder = decoder
    self.asked = asked
  }

  var codingPath: [any CodingKey] { decoder.unknownPath }
  var allKeys: [Key] {
    asked?.asksAll = true
    return decoder.value.members.compactMap { Key(stringValue: $0.key.text) }
  }

  private func part(_ key: Key) throws -> TapeDecoder {
    asked?.insert(key.stringValue)
    guard let value = decoder.value[key.stringValue] else { return try decoder.fail() }
    return decoder.part(value)
  }

  func contains(_ key: Key) -> Bool {
    asked?.insert(key.stringValue)
    return decoder.value[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool { try part(key).value.kind == .null }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try part(key).bool() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try part(key).text() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try part(key).double() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try part(key).float() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try part(key).integer() }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try part(key).integer() }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try part(key).integer() }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try part(key).integer() }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try part(key).integer() }
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try part(key).integer() }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try part(key).integer() }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try part(key).integer() }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try part(key).integer() }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try part(key).integer() }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try part(key).integer() }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try part(key).integer() }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try part(key).decoded(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try part(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder.fail() as TapeDecoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.fail() as TapeDecoder }
}

/// The elements of an array.
private struct Elements: UnkeyedDecodingContainer {
  let decoder: TapeDecoder
  let values: [JSONValue]
  private(set) var currentIndex = 0

  var codingPath: [any CodingKey] { decoder.unknownPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  private mutating func next() throws -> TapeDecoder {
    guard !isAtEnd else { return try decoder.fail() }
    defer { currentIndex += 1 }
    return decoder.part(values[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { return try decoder.fail() }
    guard values[currentIndex].kind == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().bool() }
  mutating func decode(_ type: String.Type) throws -> String { try next().text() }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().double() }
  mutating func decode(_ type: Float.Type) throws -> Float { try next().float() }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().integer() }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().integer() }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().integer() }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().integer() }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().integer() }
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try next().integer() }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next().integer() }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().integer() }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().integer() }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().integer() }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().integer() }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next().integer() }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decoded(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try decoder.fail() as TapeDecoder }
}
