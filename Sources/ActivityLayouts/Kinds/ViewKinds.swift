import CellUI
import StrictJSON

extension ArgumentKind<String> {
  static let text = ArgumentKind(
    "text", "a text, in which `{state.key}` is a binding", accepts: .allButObjects,
    schema: ["type": "string", "pattern": .string(LayoutTemplate.pattern)]
  ) { json, reader throws(LayoutFault) in
    let template = try reader.template(json)
    return { $0.text(template) }
  }

  static let word = ArgumentKind(
    fixed: "word", "a text, number or flag to compare with",
    schema: ["type": ["string", "number", "boolean"]]
  ) { json throws(LayoutFault) in json.text }
}

extension ArgumentKind<LayoutBinding> {
  static let binding = ArgumentKind(
    "binding", "a path in braces, such as `{state.items[0].name}`",
    schema: ["type": "string", "pattern": .string("^\(LayoutBinding.pattern)$")]
  ) { json, reader throws(LayoutFault) in
    let binding = try reader.binding(json)
    return { _ in binding }
  }
}

extension ArgumentKind<AnyView> {
  static let view = ArgumentKind(
    "view", "a view, or several in an array", schema: .reference(LayoutSchema.viewDefinition)
  ) { json, reader throws(LayoutFault) in
    let element = try reader.element(json)
    return { $0.view(element) }
  }

  static let label = ArgumentKind(
    "label", "a text or a view",
    schema: .anyOf([.reference("text"), .reference(LayoutSchema.viewDefinition)])
  ) { json, reader throws(LayoutFault) in
    guard json.kind == .string else {
      let element = try reader.element(json)
      return { $0.view(element) }
    }
    let template = try reader.template(json)
    return { AnyView(Text(verbatim: $0.text(template))) }
  }
}

extension ArgumentKind<[AnyView]> {
  static let views = ArgumentKind(
    "views", "an array of views",
    schema: ["type": "array", "items": .reference(LayoutSchema.viewDefinition)]
  ) { json, reader throws(LayoutFault) in
    guard json.kind == .array else { throw LayoutFault(expected: "an array of views", at: json) }
    let elements = try reader.elements(json)
    return { $0.views(elements) }
  }
}

extension ArgumentKind<[LayoutElement]> {
  /// Views that are bound only if they are shown.
  static let branch = ArgumentKind(ArgumentKind<AnyView>.view.description) {
    json, reader throws(LayoutFault) in
    let elements = try reader.elements(json)
    return { _ in elements }
  }
}
