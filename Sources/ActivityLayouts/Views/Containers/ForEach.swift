import CellUI
import StrictJSON

extension LayoutView {
  static let forEach = LayoutView(
    "ForEach", "views for each element, named by \"as\", else `item`",
    LayoutForm(.repetition, binding: { $1.views(of: $0).sequence }))
}

/// Views that are repeated for each element of an array.
private struct Repetition: Sendable {
  let data: LayoutBinding
  let content: [LayoutElement]
}

extension LayoutArguments<Repetition> {
  /// The element's name is known within the content only, so the arguments are read together.
  fileprivate static let repetition = LayoutArguments(
    descriptions: [
      ArgumentDescription(place: "in", kind: ArgumentKind.binding.description, isRequired: true),
      ArgumentDescription(
        place: "as", kind: ArgumentKind.elementName.description, isRequired: false),
      ArgumentDescription(place: "content", kind: ArgumentKind.view.description, isRequired: true),
    ]
  ) { source, reader throws(LayoutFault) in
    let data = try reader.binding(try source.requiredValue(at: "in"))
    let name = try source.value(at: "as")?.asElementName() ?? "item"
    let content = try reader.elements(try source.requiredValue(at: "content"), naming: name)
    return { _ in Repetition(data: data, content: content) }
  }
}

extension ArgumentKind<String> {
  fileprivate static let elementName = ArgumentKind(
    fixed: "name", "a name without dots and brackets",
    schema: ["type": "string", "pattern": #"^[^.\[\]{}|]+$"#]
  ) { json throws(LayoutFault) in try json.asElementName() }
}

extension JSONValue {
  fileprivate func asElementName() throws(LayoutFault) -> String {
    guard let name = string, !name.isEmpty, !name.contains(where: { ".[]{}|".contains($0) })
    else { throw LayoutFault(expected: "a name without dots and brackets", at: self) }
    return name
  }
}

extension LayoutBinder {
  fileprivate mutating func views(of repetition: Repetition) -> [AnyView] {
    guard let value = value(repetition.data) else { return [] }
    guard value.kind == .array else {
      report(.unexpected(expected: "an array", found: value.summary), at: repetition.data)
      return []
    }
    let elements = value.elements
    let limit = LayoutLimits.elementCountMaximum
    if elements.count > limit { report(.tooMany(limit: limit), at: repetition.data) }
    var views: [AnyView] = []
    for element in elements.prefix(limit) where mayHaveMoreViews {
      withElement(element) { views += $0.views(repetition.content) }
      guard mayHaveMoreViews else {
        report(.tooManyViews(limit: LayoutLimits.boundViewCountMaximum), at: repetition.data)
        break
      }
    }
    return views
  }
}
