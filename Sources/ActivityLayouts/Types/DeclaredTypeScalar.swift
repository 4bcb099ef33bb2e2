import FoundationEssentials
import StrictJSON

extension DeclaredType.Scalar {
  /// The Swift type; `nil` for `Any`.
  private var swiftType: (any Decodable.Type)? {
    switch self {
    case .bool: Bool.self
    case .url: URL.self
    case .data: Data.self
    case .any: nil
    case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
      .double, .float, .date, .uuid:
      comparableType
    }
  }

  /// The Swift type where its values have an order, and so can be bounds of a range; else `nil`.
  var comparableType: (any (Decodable & Comparable).Type)? {
    switch self {
    case .string: String.self
    case .int: Int.self
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    case .double: Double.self
    case .float: Float.self
    case .date: Date.self
    case .uuid: UUID.self
    case .bool, .url, .data, .any: nil
    }
  }

  /// The kind of JSON that the type is decoded from; `nil` for `Any`.
  var kind: JSONValue.Kind? {
    switch self {
    case .string, .url, .uuid, .data: .string
    case .bool: .boolean
    case .any: nil
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .date:
      .number
    }
  }

  /// Returns a Boolean value indicating whether a value of the right kind is decoded.
  ///
  /// Only the decoder knows which numbers and strings it takes, so it is asked.
  func decodes(_ value: JSONValue) -> Bool {
    switch self {
    case .any, .string, .bool: return true
    case .double, .date:
      // The decoder takes all of these, and asking it costs a thousand times as much.
      if value.double?.isNormal == true { return true }
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float,
      .url, .uuid, .data:
      if let type = comparableType as? any FixedWidthInteger.Type, let whole = Self.plain(value) {
        return Self.holds(whole, in: type)
      }
    }
    guard let swiftType else { return true }
    return Self.decodes(swiftType, from: value.source)
  }

  /// Returns a whole number that is written in digits alone, and so needs no decoder; else `nil`.
  private static func plain(_ value: JSONValue) -> Int64? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard value.source.allSatisfy({ digits.contains($0) || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    return value.int64
  }

  private static func holds<Integer: FixedWidthInteger>(_ whole: Int64, in type: Integer.Type)
    -> Bool
  {
    Integer(exactly: whole) != nil
  }

  /// Returns a Boolean value indicating whether two bounds are in order.
  func isRange(from lower: JSONValue, to upper: JSONValue) -> Bool {
    guard let comparableType else { return false }
    return Self.decodesRange(of: comparableType, from: lower.source, to: upper.source)
  }

  private static func decodesRange<Bound: Decodable & Comparable>(
    of type: Bound.Type, from lower: [UInt8], to upper: [UInt8]
  ) -> Bool {
    decodes(
      ClosedRange<Bound>.self,
      from: [UInt8(ascii: "[")] + lower + [UInt8(ascii: ",")] + upper + [UInt8(ascii: "]")])
  }

  private static func decodes<Value: Decodable>(_ type: Value.Type, from json: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(type, from: Data(json))) != nil
  }
}
