import StrictJSON

/// A value of a JSON Schema, written as Swift literals.
enum SchemaNode: Sendable {
  case object([(name: String, value: SchemaNode)])
  case array([SchemaNode])
  case string(String)
  case number(Int)
  case boolean(Bool)

  /// A value of a JSON type.
  static func type(_ name: String) -> SchemaNode { ["type": .string(name)] }

  /// A value that a definition of the schema describes.
  static func reference(_ definition: String) -> SchemaNode {
    ["$ref": .string("#/$defs/\(definition.replacing(" ", with: "-"))")]
  }

  /// One of some names.
  static func names(_ names: [String]) -> SchemaNode {
    ["enum": .array(names.map(SchemaNode.string))]
  }

  /// A value that one of some schemas describes; of one alone that one.
  static func anyOf(_ nodes: [SchemaNode]) -> SchemaNode {
    nodes.count == 1 ? nodes[0] : ["anyOf": .array(nodes)]
  }

  /// An object with these members and no others, all required unless said otherwise.
  static func structure(_ properties: [(String, SchemaNode)], required: [String]? = nil)
    -> SchemaNode
  {
    let required = (required ?? properties.map(\.0)).map(SchemaNode.string)
    return .object(
      [("type", "object"), ("properties", .object(properties))]
        + (required.isEmpty ? [] : [("required", .array(required))])
        + [("additionalProperties", false)])
  }

  /// The JSON text, a member to a line.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    switch self {
    case .string(let text): JSONText.quoted(text)
    case .number(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .object(let members):
      Self.lines(
        members.map { "\(JSONText.quoted($0.name)): \($0.value.text(indent: indent + "  "))" },
        in: ("{", "}"), indent: indent)
    case .array(let elements):
      Self.lines(
        elements.map { $0.text(indent: indent + "  ") }, in: ("[", "]"), indent: indent)
    }
  }

  /// Short lists stay on one line.
  private static func lines(_ items: [String], in marks: (String, String), indent: String)
    -> String
  {
    let line = "\(marks.0)\(items.joined(separator: ", "))\(marks.1)"
    guard line.count > 80 || line.contains("\n") else { return line }
    let inner = items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(marks.0)\n\(inner)\n\(indent)\(marks.1)"
  }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(arrayLiteral elements: SchemaNode...) {
    self = .array(elements)
  }

  init(dictionaryLiteral members: (String, SchemaNode)...) {
    self = .object(members.map { ($0, $1) })
  }

  init(stringLiteral text: String) {
    self = .string(text)
  }

  init(integerLiteral number: Int) {
    self = .number(number)
  }

  init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}
