import StrictJSON

/// The views and modifiers that a reader knows, by name.
struct LayoutCatalog: Sendable {
  let views: [LayoutView]
  let modifiers: [LayoutModifier]
  fileprivate let viewsByName: [String: LayoutView]
  fileprivate let modifiersByName: [String: LayoutModifier]

  init(views: [LayoutView], modifiers: [LayoutModifier]) {
    self.views = views
    self.modifiers = modifiers
    viewsByName = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
    modifiersByName = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.name, $0) })
  }
}

/// A reader of a layout's views: JSON in, elements or the first fault out.
struct LayoutReader {
  private let catalog: LayoutCatalog
  /// The names with which a binding may begin at this place.
  private var roots = ["attributes", "state", "context"]
  private var bindingCount = 0
  private var viewCount = 0
  private var depth = 0

  init(_ catalog: LayoutCatalog) {
    self.catalog = catalog
  }

  /// Reads one view, or several in an array.
  mutating func elements(_ value: JSONValue) throws(LayoutFault) -> [LayoutElement] {
    guard value.kind == .array else { return [try element(value)] }
    var elements: [LayoutElement] = []
    for child in value.elements { elements.append(try element(child)) }
    return elements
  }

  /// Reads one view; several in an array become a group.
  mutating func element(_ value: JSONValue) throws(LayoutFault) -> LayoutElement {
    guard value.kind != .array else { return .group(try elements(value)) }
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
    let members = value.members.map { Member(name: $0.key.text, key: $0.key, value: $0.value) }
    let (view, own) = try view(of: value, members)
    let content = try view.read(ArgumentSource(own: own, object: value), &self)
    return LayoutElement(view: content, modifiers: try modifiers(beside: view, members))
  }

  private struct Member {
    let name: String
    let key: JSONValue
    let value: JSONValue
  }

  /// Returns the view that one member of an object names, with that member's value.
  private func view(of object: JSONValue, _ members: [Member]) throws(LayoutFault)
    -> (LayoutView, JSONValue)
  {
    var found: (view: LayoutView, own: JSONValue)?
    for member in members {
      guard let view = catalog.viewsByName[member.name] else { continue }
      if let found {
        throw LayoutFault(
          .viewsAmbiguous(found.view.name, view.name), key: member.key, of: member.value)
      }
      found = (view, member.value)
    }
    if let found { return found }
    // SwiftUI's views begin with a capital, so such a key was meant as one.
    if let member = members.first(where: { $0.name.first?.isUppercase == true }) {
      throw LayoutFault(
        .unknownName(member.name, kind: .view, known: catalog.views.map(\.name)),
        key: member.key, of: member.value)
    }
    throw LayoutFault(.viewMissing, at: object)
  }

  private mutating func modifiers(beside view: LayoutView, _ members: [Member])
    throws(LayoutFault) -> [BoundModifier]
  {
    var modifiers: [BoundModifier] = []
    for member in members where member.name != view.name && !view.siblings.contains(member.name) {
      guard let modifier = catalog.modifiersByName[member.name] else {
        let known = catalog.modifiers.map(\.name) + view.siblings
        throw LayoutFault(
          .unknownName(member.name, kind: .modifier, known: known), key: member.key,
          of: member.value)
      }
      let source = ArgumentSource(own: member.value, object: member.value)
      modifiers.append(try modifier.read(source, &self))
    }
    return modifiers
  }

  /// Reads a text with bindings.
  mutating func template(_ value: JSONValue) throws(LayoutFault) -> LayoutTemplate {
    try LayoutTemplate(value, roots: roots, countingBindings: &bindingCount)
  }

  /// Reads a string that is one binding and nothing else.
  mutating func binding(_ value: JSONValue) throws(LayoutFault) -> LayoutBinding {
    guard value.kind == .string, let binding = try template(value).soleBinding else {
      throw LayoutFault(expected: "a binding such as \"{state.name}\"", at: value)
    }
    return binding
  }

  /// Reads views in which one more name may begin a binding.
  mutating func elements(_ value: JSONValue, naming root: String) throws(LayoutFault)
    -> [LayoutElement]
  {
    let outer = roots
    roots.append(root)
    defer { roots = outer }
    return try elements(value)
  }
}
