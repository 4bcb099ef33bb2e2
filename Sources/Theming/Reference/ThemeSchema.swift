import StrictJSON

/// The JSON Schema (draft 2020-12) of a theme file, made from the tables that the reader uses.
public enum ThemeSchema {
  /// The schema, as text.
  public static var json: String { tree.text() + "\n" }

  /// The schema.
  static var tree: JSONTree {
    let head: [JSONTree.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"), .init("title", "Theme"),
    ]
    guard case .object(let members) = schema(of: Theme.object) else {
      preconditionFailure("an object's schema is an object")
    }
    return .object(head + members)
  }

  private static func schema(of object: ThemeObject) -> JSONTree {
    let required = object.keys.filter(\.isRequired).map { JSONTree.string($0.name) }
    var members: [JSONTree.Member] = [
      .init("description", .string(object.meaning)), .init("type", "object"),
      .init("properties", .object(object.keys.map { .init($0.name, schema(of: $0)) })),
      .init("required", .array(required)), .init("additionalProperties", false),
    ]
    if object.name == Wallpaper.object.name {
      members.append(
        .init("oneOf", .array(WallpaperGround.names.map { ["required": [.string($0)]] })))
    }
    return .object(members)
  }

  private static func schema(of key: ThemeKey) -> JSONTree {
    guard case .object(let members) = schema(of: key.kind) else {
      preconditionFailure("a key's schema is an object")
    }
    let description = JSONTree.Member("description", .string(key.meaning))
    let others = members.filter { $0.key != "description" }
    switch key.standard {
    case .required, .color, .same, .described: return .object([description] + others)
    case .number(let standard):
      return .object([description] + others + [.init("default", .number(standard))])
    }
  }

  private static func schema(of kind: ThemeKey.Kind) -> JSONTree {
    switch kind {
    case .text(let lengthMaximum):
      ["type": "string", "minLength": 1, "maxLength": .number(Double(lengthMaximum))]
    case .word(let words): ["enum": .array(words.map(JSONTree.string))]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .count(let range):
      [
        "type": "integer", "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)),
      ]
    case .color: color
    case .opaqueColor: opaqueColor
    case .colorOrWord(let word): ["anyOf": [color, ["const": .string(word)]]]
    case .colors(let count): list(of: color, count)
    case .colorRows(let count): list(of: list(of: opaqueColor, count), count)
    case .glyphs(let count): list(of: ["type": "string", "minLength": 1], count)
    case .object(let object): schema(of: object)
    case .objectOrColor(let object): ["anyOf": [schema(of: object), color]]
    case .objects(let object, let count): list(of: schema(of: object), count)
    case .choices(let objects, let count):
      list(
        of: [
          "type": "object", "minProperties": 1, "maxProperties": 1,
          "properties": .object(objects.map { .init($0.name, schema(of: $0)) }),
          "additionalProperties": false,
        ], count)
    }
  }

  private static let color: JSONTree = [
    "type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
  ]
  private static let opaqueColor: JSONTree = [
    "type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}([Ff]{2})?)$",
  ]

  private static func list(of items: JSONTree, _ count: ClosedRange<Int>) -> JSONTree {
    [
      "type": "array", "items": items, "minItems": .number(Double(count.lowerBound)),
      "maxItems": .number(Double(count.upperBound)),
    ]
  }
}
