import CellUI
import StrictJSON

extension ArgumentKind<Edge> {
  static let edge = ArgumentKind(casesNamed: "edge", "an edge of a view", .edge)
}

extension ArgumentKind<AnyTransition> {
  /// A transition by name, with an edge, several at once, or one for each direction.
  ///
  ///     "opacity"
  ///     {"move": "leading"}                         or {"push": "bottom"}
  ///     ["opacity", {"move": "top"}]                all at once
  ///     {"asymmetric": {"insertion": …, "removal": …}}
  static let transition = ArgumentKind(
    fixed: "transition",
    """
    a name, `{"move": edge}`, `{"push": edge}`, several in an array, or \
    `{"asymmetric": {"insertion": transition, "removal": transition}}`
    """, names: LayoutTransitions.names.names, schema: LayoutTransitions.schema,
    read: LayoutTransitions.read)
}

/// The transitions of a layout.
private enum LayoutTransitions {
  static let names = NameTable<AnyTransition>(
    .transition,
    [
      "opacity": .opacity, "slide": .slide, "scale": .scale, "identity": .identity,
      "blurReplace": .blurReplace,
    ])

  private static let own = SchemaNode.reference("transition")

  static let schema = SchemaNode.anyOf([
    .names(names.names),
    .structure([("move", .reference("edge"))]), .structure([("push", .reference("edge"))]),
    .structure([("asymmetric", .structure([("insertion", own), ("removal", own)]))]),
    ["type": "array", "items": own, "minItems": 1],
  ])

  static func read(_ json: JSONValue) throws(LayoutFault) -> AnyTransition {
    switch json.kind {
    case .array:
      var whole: AnyTransition?
      for element in json.elements {
        let part = try read(element)
        whole = whole?.combined(with: part) ?? part
      }
      guard let whole else { throw LayoutFault(expected: "one transition or more", at: json) }
      return whole
    case .object: return try readObject(json)
    case .string, .number, .boolean, .null: return try names.value(json)
    }
  }

  private static func readObject(_ json: JSONValue) throws(LayoutFault) -> AnyTransition {
    let (name, argument) = try json.soleMember(of: ["move", "push", "asymmetric"], as: .transition)
    if name == "move" { return .move(edge: try NameTable<Edge>(.edge).value(argument)) }
    if name == "push" { return .push(from: try NameTable<Edge>(.edge).value(argument)) }
    try argument.checkKeys(known: ["insertion", "removal"])
    return .asymmetric(
      insertion: try read(try argument.layoutMember("insertion")),
      removal: try read(try argument.layoutMember("removal")))
  }
}

extension ArgumentKind<ContentTransition> {
  private static let names = NameTable<ContentTransition>(
    .contentTransition,
    [
      "identity": .identity, "opacity": .opacity, "interpolate": .interpolate,
      "numericText": .numericText(),
    ])

  private static let numericText = SchemaNode.structure(
    [("countsDown", .reference("flag")), ("value", .reference("number"))], required: [])

  /// A content transition: a name, or `{"numericText": {"countsDown": true}}`, or with `"value"` a number to follow.
  static let contentTransition = ArgumentKind(
    "content transition",
    """
    a name, or `{"numericText": {"countsDown": flag}}`, or `{"numericText": {"value": number}}`
    """, names: names.names,
    schema: .anyOf([.names(names.names), .structure([("numericText", numericText)])])
  ) { json, reader throws(LayoutFault) in
    guard json.kind == .object else {
      let transition = try names.value(json)
      return { _ in transition }
    }
    let argument = try json.soleMember(of: ["numericText"], as: .contentTransition).argument
    try argument.checkKeys(known: ["countsDown", "value"])
    if let value = argument["value"] {
      let number = try reader.number(value)
      return { .numericText(value: $0.number(number) ?? 0) }
    }
    let countsDown = try argument["countsDown"]?.asFlag() ?? false
    return { _ in .numericText(countsDown: countsDown) }
  }
}

extension JSONValue {
  func layoutMember(_ key: String) throws(LayoutFault) -> JSONValue {
    guard let member = self[key] else { throw LayoutFault(fault(.missingKey(key))) }
    return member
  }

  /// The one member of an object whose key names a thing, with that thing's arguments.
  func soleMember(
    of names: [String], besides others: [String] = [], as kind: LayoutFault.NameKind
  ) throws(LayoutFault) -> (name: String, argument: JSONValue) {
    var found: (name: String, argument: JSONValue)?
    for (key, argument) in members where !others.contains(key.text) {
      guard names.contains(key.text) else {
        throw LayoutFault(
          .unknownName(key.text, kind: kind, known: names + others), key: key, of: argument)
      }
      guard found == nil else { throw LayoutFault(expected: "one name alone", at: self) }
      found = (key.text, argument)
    }
    guard let found else { throw LayoutFault(expected: "an object with a name", at: self) }
    return found
  }
}
