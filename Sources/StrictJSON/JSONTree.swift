/// JSON to be written; members keep their order.
///
/// Literals make one: `["type": "object", "required": ["name"], "maximum": 1]`.
public indirect enum JSONTree: Hashable, Sendable {
  /// A string.
  case string(String)
  /// A number, as it is written.
  case number(String)
  /// `true` or `false`.
  case bool(Bool)
  /// An array.
  case array([JSONTree])
  /// An object.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSONTree

    /// Makes a member.
    public init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// A number; a whole one is written without a fraction.
  public static func number(_ number: Double) -> JSONTree {
    .number(Int(exactly: number).map { "\($0)" } ?? "\(number)")
  }

  /// The text, on several lines, each level indented by two spaces; what fits into a line stands in one.
  ///
  /// - Parameters:
  ///   - width: The longest line for an array or an object that stands in one, in characters.
  ///   - indentation: The spaces before the lines after the first.
  /// - Returns: The text, without a line's end.
  public func text(width: Int = 100, indentation: Int = 0) -> String {
    let (open, close, items): (String, String, [(prefix: String, value: JSONTree)])
    switch self {
    case .string(let text): return JSONText.quoted(text)
    case .number(let text): return text
    case .bool(let value): return "\(value)"
    case .array(let elements): (open, close, items) = ("[", "]", elements.map { ("", $0) })
    case .object(let members):
      (open, close) = ("{", "}")
      items = members.map { ("\(JSONText.quoted($0.key)): ", $0.value) }
    }
    let texts = items.map { item in
      item.prefix + item.value.text(width: width - item.prefix.count, indentation: indentation + 2)
    }
    let line = open + texts.joined(separator: ", ") + close
    guard line.contains("\n") || line.count + indentation > width, !texts.isEmpty else {
      return line
    }
    let margin = String(repeating: " ", count: indentation)
    return "\(open)\n\(margin)  " + texts.joined(separator: ",\n\(margin)  ")
      + "\n\(margin)\(close)"
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .number("\(number)") }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  public init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map(Member.init))
  }
}
