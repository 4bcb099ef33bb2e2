import ActivityWidgets
import LiveActivities

/// The Swift type of a content state or of attributes, as a layout declares it.
///
/// It is the type that a widget's author wrote for a phone. A push is checked against it before it is applied, as a
/// phone decodes it.
indirect enum DeclaredType: Hashable, Sendable {
  /// A type with a name and no parts.
  case scalar(Scalar)
  /// An enum with these strings as raw values.
  case enumeration([String])
  /// An enum with these whole numbers as raw values.
  case numbers([Int64])
  /// An enum without raw values: an object with the case's name, and in it the case's values.
  case cases([Property])
  /// A type whose value may be `null` or missing.
  case optional(DeclaredType)
  /// An array.
  case array(DeclaredType)
  /// A dictionary whose keys are strings.
  case dictionary(DeclaredType)
  /// Two bounds in an array, the lower one first.
  case closedRange(Scalar)
  /// A struct, with its properties in the order in which they are decoded.
  case structure([Property])

  /// A type with a name and no parts.
  enum Scalar: String, CaseIterable, Hashable, Sendable {
    case string = "String"
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case double = "Double"
    case float = "Float"
    case bool = "Bool"
    case date = "Date"
    case url = "URL"
    case uuid = "UUID"
    case data = "Data"
    case decimal = "Decimal"
    /// Any value, not checked.
    case any = "Any"
  }

  /// A stored property of a struct.
  struct Property: Hashable, Sendable {
    let name: String
    let type: DeclaredType
  }
}

extension DeclaredType: CustomStringConvertible {
  /// The type as Swift spells it; an enum by its names, and types that hold a struct by their kind.
  var description: String {
    if let spelling { return spelling }
    switch self {
    case .enumeration(let names):
      return ContentFault.choice(among: names)
    case .numbers(let numbers):
      return ContentFault.choice(among: numbers.map { "\($0)" })
    case .cases(let cases):
      let first = cases.first?.name ?? ""
      return
        "one of the cases \(cases.prefix(8).map(\.name).joined(separator: ", ")), as {\"\(first)\":{…}}"
    case .optional(let type): return type.description
    case .array: return "an array"
    case .scalar, .closedRange, .dictionary, .structure: return "an object"
    }
  }

  /// The type as Swift spells it; `nil` where it holds a type without a known name.
  private var spelling: String? {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .optional(let type): type.spelling.map { "\($0)?" }
    case .array(let type): type.spelling.map { "[\($0)]" }
    case .dictionary(let type): type.spelling.map { "[String: \($0)]" }
    case .closedRange(let bound): "ClosedRange<\(bound.rawValue)>"
    case .enumeration, .numbers, .cases, .structure: nil
    }
  }
}
