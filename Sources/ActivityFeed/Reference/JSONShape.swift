import StrictJSON

/// The shape of a JSON value, in help and schema.
indirect enum JSONShape: Sendable {
  case string, number, boolean
  /// Any value.
  case anything
  /// An object of any members.
  case anyObject
  /// The number 1.
  case one
  /// Whole seconds since 1970.
  case seconds
  /// Seconds, or a text such as "1h30m".
  case duration
  /// A number of a range.
  case range(ClosedRange<Double>)
  /// A whole number of a range.
  case count(ClosedRange<Int>)
  /// One of some texts.
  case words([String])
  case list(JSONShape)
  /// An object of these members; an open one may have others, which nothing reads.
  case object([JSONField], isOpen: Bool = false)
  case either([JSONShape])

  /// The members of the shape, where it is or may be an object.
  var fields: [JSONField] {
    switch self {
    case .object(let fields, _): fields
    case .either(let shapes): shapes.flatMap(\.fields)
    case .string, .number, .boolean, .anything, .anyObject, .one, .seconds, .duration, .range,
      .count, .words, .list:
      []
    }
  }

  /// The shape in a few characters: `"lock|unlock" or {…}`.
  var summary: String {
    switch self {
    case .string: "\"…\""
    case .number: "number"
    case .boolean: "true|false"
    case .anything: "any value"
    case .object(let fields, _) where fields.count == 1:
      fields.map { "{\"\($0.name)\":\($0.shape.summary)}" }.joined()
    case .anyObject, .object: "{…}"
    case .one: "1"
    case .seconds: "1795200000"
    case .duration: "\"1h30m\" or seconds"
    case .range(let range):
      "\(JSONTree.number(range.lowerBound).text()) to \(JSONTree.number(range.upperBound).text())"
    case .count(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .words(let words): "\"\(words.joined(separator: "|"))\""
    case .list(let element): "[\(element.summary), …]"
    case .either(let shapes): shapes.map(\.summary).joined(separator: " or ")
    }
  }
}

/// A member of an object: a row of the tables of help and schema.
struct JSONField: Sendable {
  let name: String
  let shape: JSONShape
  /// The meaning in a few words.
  let meaning: String
  let isRequired: Bool

  init(_ name: String, _ shape: JSONShape, _ meaning: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
