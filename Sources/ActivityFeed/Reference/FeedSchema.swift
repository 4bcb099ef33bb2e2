import StrictJSON

/// The schema of a feed's lines.
public enum FeedSchema {
  /// The JSON Schema (draft 2020-12) of one line, made from the table of kinds.
  public static var json: String {
    let kinds = LineKind.all.map { JSONField($0.key, $0.shape, $0.meaning) }
    let companions = LineKind.all.flatMap(\.companions) + LineKey.allCases.map(\.field)
    let schema = JSONTree.object([
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "A line of a feed for islet"), .init("type", "object"),
      .init("properties", JSONShape.properties(of: kinds + companions)),
      .init("anyOf", .array(LineKind.keys.map { ["required": [.string($0)]] })),
    ])
    return schema.text() + "\n"
  }
}

extension JSONShape {
  /// The properties of an object, each a name and its schema.
  fileprivate static func properties(of fields: [JSONField]) -> JSONTree {
    .object(
      fields.map { field in
        let description = JSONTree.Member("description", .string(field.meaning))
        return .init(field.name, .object([description] + field.shape.schemaMembers))
      })
  }

  private var schema: JSONTree { .object(schemaMembers) }

  private var schemaMembers: [JSONTree.Member] {
    switch self {
    case .string: [.init("type", "string")]
    case .number: [.init("type", "number")]
    case .boolean: [.init("type", "boolean")]
    case .anything: []
    case .anyObject: [.init("type", "object")]
    case .one: [.init("const", 1)]
    case .seconds: [.init("type", "integer")]
    case .duration:
      [
        .init(
          "anyOf",
          [
            ["type": "number", "minimum": 0],
            [
              "type": "string", "pattern": #"^(\d+d)?(\d+h)?(\d+m)?(\d+s)?$"#, "minLength": 2,
            ],
          ])
      ]
    case .range(let range):
      [
        .init("type", "number"), .init("minimum", .number(range.lowerBound)),
        .init("maximum", .number(range.upperBound)),
      ]
    case .count(let range):
      [
        .init("type", "integer"), .init("minimum", .number("\(range.lowerBound)")),
        .init("maximum", .number("\(range.upperBound)")),
      ]
    case .words(let words): [.init("enum", .array(words.map(JSONTree.string)))]
    case .list(let element): [.init("type", "array"), .init("items", element.schema)]
    case .object(let fields, let isOpen):
      [.init("type", "object"), .init("properties", Self.properties(of: fields))]
        + Self.requirement(of: fields) + (isOpen ? [] : [.init("additionalProperties", false)])
    case .either(let shapes): [.init("anyOf", .array(shapes.map(\.schema)))]
    }
  }

  private static func requirement(of fields: [JSONField]) -> [JSONTree.Member] {
    let names = fields.filter(\.isRequired).map { JSONTree.string($0.name) }
    return names.isEmpty ? [] : [.init("required", .array(names))]
  }
}
