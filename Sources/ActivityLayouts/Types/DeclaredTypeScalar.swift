import FoundationEssentials
import StrictJSON

extension DeclaredType.Scalar {
  /// The Swift type and the kind of JSON that it is decoded from; `nil` for `Any`.
  private var decoding: (type: any Decodable.Type, kind: JSONValue.Kind)? {
    switch self {
    case .string: (String.self, .string)
    case .int: (Int.self, .number)
    case .int8: (Int8.self, .number)
    case .int16: (Int16.self, .number)
    case .int32: (Int32.self, .number)
    case .int64: (Int64.self, .number)
    case .uint: (UInt.self, .number)
    case .uint8: (UInt8.self, .number)
    case .uint16: (UInt16.self, .number)
    case .uint32: (UInt32.self, .number)
    case .uint64: (UInt64.self, .number)
    case .double: (Double.self, .number)
    case .float: (Float.self, .number)
    case .bool: (Bool.self, .boolean)
    case .date: (Date.self, .number)
    case .url: (URL.self, .string)
    case .uuid: (UUID.self, .string)
    case .data: (Data.self, .string)
    case .decimal: (Decimal.self, .number)
    case .any: nil
    }
  }

  /// The kind of JSON that the type is decoded from; `nil` for `Any`.
  var kind: JSONValue.Kind? { decoding?.kind }

  /// The Swift type where its values have an order, and so can be bounds of a range; else `nil`.
  var comparableType: (any (Decodable & Comparable).Type)? {
    decoding?.type as? any (Decodable & Comparable).Type
  }

  /// Returns a Boolean value indicating whether a value of the right kind is decoded.
  ///
  /// Only the decoder knows which numbers and strings it takes, so it is asked.
  func decodes(_ value: JSONValue) -> Bool {
    guard let type = decoding?.type, type != String.self, type != Bool.self else { return true }
    // The decoder takes all of these, and asking it costs a thousand times as much.
    if type == Double.self || type == Date.self, value.double?.isNormal == true { return true }
    if let type = type as? any FixedWidthInteger.Type, let whole = Self.plain(value) {
      return Self.holds(whole, in: type)
    }
    return Self.decodes(type, from: value.source)
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
