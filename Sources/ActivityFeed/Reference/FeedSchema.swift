import StrictJSON

/// The schema of a feed's lines.
public enum FeedSchema {
  /// The JSON Schema (draft 2020-12) of one line, made from the table of kinds.
  public static var json: String {
    let kinds = LineKind.all.map { JSONField($0.key, $0.shape, $0.meaning) }
    let companions = LineKind.all.flatMap(\.companions) + LineKey.allCases.map(\.field)
    let properties = JSONSchema.properties(of: kinds + companions)
    let required = LineKind.keys.map { "{\"required\":[\(JSONText.quoted($0))]}" }
    return """
      {
        "$schema":"https://json-schema.org/draft/2020-12/schema",
        "title":"A line of a feed for islet",
        "type":"object",
        "properties":{
          \(properties.joined(separator: ",\n    "))
        },
        "anyOf":[\(required.joined(separator: ","))]
      }

      """
  }
}

/// Shapes as JSON Schema.
enum JSONSchema {
  /// The properties of an object, each a name and its schema.
  static func properties(of fields: [JSONField]) -> [String] {
    fields.map { field in
      let description = "\"description\":\(JSONText.quoted(field.meaning))"
      let members = [description] + members(of: field.shape)
      return "\(JSONText.quoted(field.name)):{\(members.joined(separator: ","))}"
    }
  }

  private static func schema(of shape: JSONShape) -> String {
    "{\(members(of: shape).joined(separator: ","))}"
  }

  private static func members(of shape: JSONShape) -> [String] {
    switch shape {
    case .string: [#""type":"string""#]
    case .number: [#""type":"number""#]
    case .boolean: [#""type":"boolean""#]
    case .anything: []
    case .anyObject: [#""type":"object""#]
    case .one: [#""const":1"#]
    case .seconds: [#""type":"integer""#]
    case .duration:
      [
        #""anyOf":[{"type":"number","minimum":0},"#
          + #"{"type":"string","pattern":"^(\\d+d)?(\\d+h)?(\\d+m)?(\\d+s)?$","minLength":2}]"#
      ]
    case .range(let range):
      [
        #""type":"number""#, "\"minimum\":\(number(range.lowerBound))",
        "\"maximum\":\(number(range.upperBound))",
      ]
    case .count(let range):
      [
        #""type":"integer""#, "\"minimum\":\(range.lowerBound)",
        "\"maximum\":\(range.upperBound)",
      ]
    case .words(let words):
      ["\"enum\":[\(words.map(JSONText.quoted).joined(separator: ","))]"]
    case .list(let element): [#""type":"array""#, "\"items\":\(schema(of: element))"]
    case .object(let fields, let isOpen): objectMembers(fields, isOpen: isOpen)
    case .either(let shapes): ["\"anyOf\":[\(shapes.map(schema(of:)).joined(separator: ","))]"]
    }
  }

  private static func objectMembers(_ fields: [JSONField], isOpen: Bool) -> [String] {
    let required = fields.filter(\.isRequired).map { JSONText.quoted($0.name) }
    return [
      #""type":"object""#, "\"properties\":{\(properties(of: fields).joined(separator: ","))}",
    ]
      + (required.isEmpty ? [] : ["\"required\":[\(required.joined(separator: ","))]"])
      + (isOpen ? [] : [#""additionalProperties":false"#])
  }

  /// A number without a fraction where it has none.
  static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
