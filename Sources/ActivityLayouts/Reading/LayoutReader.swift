import CellUI
import StrictJSON

/// Reads a layout's views: JSON in, a typed tree or the first fault out.
struct LayoutReader {
  /// The names with which a binding may begin here.
  var roots = ["attributes", "state"]
  /// How many bindings were read.
  var bindingCount = 0
  private var viewCount = 0
  private var depth = 0

  /// One view, or several as an array.
  mutating func elements(_ value: JSONValue) throws(LayoutFault) -> [LayoutElement] {
    guard value.kind == .array else { return [try element(value)] }
    var elements: [LayoutElement] = []
    for child in value.elements { elements.append(try element(child)) }
    return elements
  }

  /// One view; several in an array lie in a group.
  mutating func element(_ value: JSONValue) throws(LayoutFault) -> LayoutElement {
    guard value.kind != .array else {
      return LayoutElement(content: .group(try elements(value)))
    }
    guard value.kind == .object else { throw LayoutFault(expected: "a view", at: value) }
    guard depth < LayoutLimits.depthMaximum else {
      throw LayoutFault(.tooDeep(limit: LayoutLimits.depthMaximum), at: value)
    }
    guard viewCount < LayoutLimits.viewCountMaximum else {
      throw LayoutFault(.tooManyViews(limit: LayoutLimits.viewCountMaximum), at: value)
    }
    depth += 1
    viewCount += 1
    defer { depth -= 1 }
    let (name, argument) = try view(in: value)
    let content = try content(name, argument, beside: value)
    return LayoutElement(content: content, modifiers: try modifiers(beside: name, in: value))
  }

  /// The one member of an object that names its view.
  private func view(in object: JSONValue) throws(LayoutFault) -> (ViewName, JSONValue) {
    var found: (name: ViewName, argument: JSONValue)?
    for (key, value) in object.members {
      guard let name = ViewName(rawValue: key.text) else { continue }
      if let found {
        throw LayoutFault(
          .viewsAmbiguous(found.name.rawValue, name.rawValue), key: key, of: value)
      }
      found = (name, value)
    }
    if let found { return found }
    // SwiftUI writes views with a capital: such a key was meant as one.
    if let (key, value) = object.members.first(where: { $0.key.text.first?.isUppercase == true }) {
      let names = ViewName.allCases.map(\.rawValue)
      throw LayoutFault(
        .unknownName(key.text, kind: .view, nearest: names.nearest(to: key.text)),
        key: key, of: value)
    }
    throw LayoutFault(.viewMissing, at: object)
  }

  private mutating func modifiers(beside view: ViewName, in object: JSONValue)
    throws(LayoutFault) -> [LayoutModifier]
  {
    var modifiers: [LayoutModifier] = []
    for (key, value) in object.members {
      let text = key.text
      guard text != view.rawValue, !view.arguments.contains(text) else { continue }
      guard let name = ModifierName(rawValue: text) else {
        let names = ModifierName.allCases.map(\.rawValue) + view.arguments
        throw LayoutFault(
          .unknownName(text, kind: .modifier, nearest: names.nearest(to: text)),
          key: key, of: value)
      }
      if let modifier = try modifier(name, value) { modifiers.append(modifier) }
    }
    return modifiers
  }
}
