/// The JSON Schema of layouts, made from the list of views and modifiers.
public enum LayoutSchema {
  /// The definition of a view, which holds views itself.
  static let viewDefinition = "view"

  /// The schema (draft 2020-12) as JSON.
  public static var json: String { schema(of: .all).text + "\n" }

  private static func schema(of catalog: LayoutCatalog) -> SchemaNode {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Layout of a Live Activity for islet",
      "anyOf": [
        .reference("layout"),
        [
          "type": "object", "properties": ["layout": .reference("layout")],
          "required": ["layout"],
        ],
      ],
      "$defs": .object(definitions(of: catalog)),
    ]
  }

  private static func definitions(of catalog: LayoutCatalog) -> [(String, SchemaNode)] {
    let views = catalog.views.map { ("view-\($0.name)", schema(of: $0)) }
    let modifiers = catalog.modifiers.map { ($0.name, ownSchema(of: $0)) }
    let kinds = catalog.kinds.filter { $0.name != viewDefinition }.map {
      ($0.name.replacing(" ", with: "-"), schema(of: $0))
    }
    return [
      ("layout", layout), ("type", type),
      (
        viewDefinition,
        .anyOf(views.map { .reference($0.0) } + [ArgumentKind.views.description.schema])
      ),
    ] + views + [("modifiers", ["properties": .object(modifiers)])] + kinds
  }

  /// The schema of a whole layout.
  private static var layout: SchemaNode {
    .structure(
      LayoutSection.allCases.map { ($0.rawValue, schema(of: $0.kind)) },
      required: LayoutSection.allCases.filter(\.isRequired).map(\.rawValue))
  }

  private static func schema(of kind: LayoutSection.Kind) -> SchemaNode {
    switch kind {
    case .name: ["type": "string", "minLength": 1]
    case .type: .reference("type")
    case .view: .reference(viewDefinition)
    case .regions:
      .structure(
        LayoutSection.Region.allCases.map { ($0.rawValue, .reference(viewDefinition)) },
        required: [])
    case .style: .reference("style")
    }
  }

  /// The schema of a declared Swift type.
  private static var type: SchemaNode {
    [
      "description": "a Swift type: \"[Date]?\", [element] or {property: type}",
      "anyOf": [
        ["type": "string", "pattern": .string(typePattern)],
        ["type": "array", "items": .reference("type"), "minItems": 1, "maxItems": 1],
        ["type": "object", "additionalProperties": .reference("type")],
      ],
    ]
  }

  /// The names of an enum, or known types within Swift's marks.
  private static var typePattern: String {
    let names = DeclaredType.Scalar.allCases.map(\.rawValue) + ["ClosedRange"]
    let marks = #"[\[\]?:<> ]*"#
    return "[|]|^(\(marks)(\(names.joined(separator: "|"))))+\(marks)$"
  }

  private static func schema(of view: LayoutView) -> SchemaNode {
    let siblings = view.forms.flatMap(\.arguments).filter { $0.sibling != nil }
    let required = [view.name] + siblings.filter(\.isRequired).compactMap(\.sibling)
    let properties = siblings.map { ($0.sibling ?? "", SchemaNode.reference($0.kind.name)) }
    return [
      "description": .string(view.summary.withoutTicks), "type": "object",
      "properties": .object([(view.name, ownSchema(of: view))] + properties),
      "required": .array(required.map(SchemaNode.string)),
      "allOf": [.reference("modifiers")], "unevaluatedProperties": false,
    ]
  }

  /// The schema of the value of an entry's own key.
  private static func ownSchema(of entry: LayoutEntry<some Sendable>) -> SchemaNode {
    .anyOf(
      entry.forms.map { form in
        if let kind = form.ownKind { return .reference(kind.name) }
        let keyed = form.arguments.filter { $0.key != nil }
        return .structure(
          keyed.map { ($0.key ?? "", .reference($0.kind.name)) },
          required: keyed.filter(\.isRequired).compactMap(\.key))
      })
  }

  private static func schema(of kind: KindDescription) -> SchemaNode {
    ["description": .string(kind.words.withoutTicks), "allOf": [kind.schema]]
  }
}

extension LayoutCatalog {
  /// The kinds of all arguments, in alphabetical order.
  var kinds: [KindDescription] {
    let arguments =
      views.flatMap { $0.forms.flatMap(\.arguments) }
      + modifiers.flatMap { $0.forms.flatMap(\.arguments) }
    // An edge stands only within a transition.
    let kinds = arguments.map(\.kind) + [ArgumentKind.edge.description]
    return Dictionary(kinds.map { ($0.name, $0) }) { first, _ in first }
      .values.sorted { $0.name < $1.name }
  }
}

extension String {
  /// The text without the ticks around code, for plain text.
  var withoutTicks: String { replacing("`", with: "") }
}
