import FoundationEssentials
import StrictJSON

extension DeclaredType.Scalar {
  /// The Swift type itself; `nil` where any value will do.
  private var swiftType: (any Decodable.Type)? {
    switch self {
    case .bool: Bool.self
    case .url: URL.self
    case .data: Data.self
    case .any: nil
    default: comparableType
    }
  }

  /// The Swift type itself, where its values have an order and so can be the bounds of a range.
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

  /// The kind of JSON that it is decoded from; `nil` where any will do.
  var kind: JSONValue.Kind? {
    switch self {
    case .string, .url, .uuid, .data: .string
    case .bool: .boolean
    case .any: nil
    default: .number
    }
  }

  /// A Boolean value indicating whether a value of the right kind is decoded.
  ///
  /// What a number or a string may look like is the decoder's own to say, so it is asked.
  func decodes(_ value: JSONValue) -> Bool {
    switch self {
    case .any, .string, .bool: return true
    case .double, .date:
      // Of these the decoder takes every one; asking it costs a thousand times as much.
      if value.double?.isNormal == true { return true }
    default:
      if let type = comparableType as? any FixedWidthInteger.Type, let whole = Self.plain(value) {
        return Self.holds(whole, in: type)
      }
    }
    guard let swiftType else { return true }
    return Self.decodes(swiftType, from: value.source)
  }

  /// A whole number written in digits alone, which needs no decoder to be understood.
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

  /// A Boolean value indicating whether two bounds that are decoded are in order.
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
