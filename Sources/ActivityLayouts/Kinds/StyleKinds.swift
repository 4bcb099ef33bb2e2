import StrictJSON

extension ArgumentKind<LayoutStyle> {
  static let style = ArgumentKind(
    "style", "a color or material by name, `\"#RRGGBB\"`, or a binding to one",
    names: LayoutStyle.names, accepts: [.string],
    schema: .anyOf([
      .names(LayoutStyle.names),
      ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$"], .reference("binding"),
    ])
  ) { json, reader throws(LayoutFault) in
    let source = try reader.style(json)
    return { $0.style(source) }
  }
}

extension ArgumentKind<[LayoutStyle]> {
  static let colors = ArgumentKind(
    "colors", "an array of styles without bindings",
    schema: ["type": "array", "items": .reference("style")]
  ) { json, reader throws(LayoutFault) in
    let limit = LayoutLimits.gradientColorCountMaximum
    guard json.elements.count <= limit else {
      throw LayoutFault(expected: "at most \(limit) colors", at: json)
    }
    var styles: [LayoutStyle] = []
    for element in json.elements {
      guard case .fixed(let style) = try reader.style(element) else {
        throw LayoutFault(expected: "a color", at: element)
      }
      styles.append(style)
    }
    return { [styles] _ in styles }
  }
}

extension ArgumentKind<LayoutShape> {
  private static let names = NameTable<LayoutShape>(
    .shape,
    [
      "Rectangle": .rectangle, "Capsule": .capsule, "Circle": .circle, "Ellipse": .ellipse,
      "ContainerRelativeShape": .containerRelative, "ConcentricRectangle": .concentric,
    ])

  static let shape = ArgumentKind(
    fixed: "shape", "a shape, or `{\"RoundedRectangle\": {\"cornerRadius\": 8}}`",
    names: names.names,
    schema: .anyOf([
      .names(names.names),
      .structure([
        ("RoundedRectangle", .structure([("cornerRadius", .type("number"))], required: []))
      ]),
    ])
  ) { json throws(LayoutFault) in
    if json.kind == .string { return try names.value(json) }
    try json.checkKeys(known: ["RoundedRectangle"])
    guard let arguments = json["RoundedRectangle"] else {
      throw LayoutFault(json.fault(.missingKey("RoundedRectangle")))
    }
    try arguments.checkKeys(known: ["cornerRadius"])
    return .rounded(radius: try arguments["cornerRadius"]?.asFiniteNumber() ?? 0)
  }
}

extension LayoutReader {
  /// Reads a style by name or as `#RRGGBB`, or a binding to one.
  mutating func style(_ value: JSONValue) throws(LayoutFault) -> LayoutSource<LayoutStyle> {
    if let binding = try template(value).soleBinding { return .bound(binding) }
    let name = value.text
    guard let style = LayoutStyle(name) else {
      throw LayoutFault(.unknownName(name, kind: .style, known: LayoutStyle.names), at: value)
    }
    return .fixed(style)
  }
}
