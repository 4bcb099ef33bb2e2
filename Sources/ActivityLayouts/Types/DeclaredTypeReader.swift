import StrictJSON

extension DeclaredType {
  /// Reads a type: a string such as `"[Date]?"`, a struct as an object, an array as an array of one type.
  ///
  /// - Throws: The first text that is not a type.
  init(_ value: JSONValue) throws(LayoutFault) {
    var reader = DeclaredTypeReader()
    self = try reader.type(value)
  }
}

/// A reader of declared types within the limits of depth and number.
struct DeclaredTypeReader {
  private var depth = 0
  private var count = 0

  mutating func type(_ value: JSONValue) throws(LayoutFault) -> DeclaredType {
    if value.kind == .string {
      var spelling = DeclaredTypeSpelling(value)
      return try spelling.whole(&self)
    }
    try enter(at: value)
    defer { leave() }
    switch value.kind {
    case .array:
      let elements = value.elements
      guard let element = elements.first, elements.count == 1 else {
        throw LayoutFault(expected: "an array of one type, that of its elements", at: value)
      }
      return .array(try type(element))
    case .object: return try object(value)
    case .null, .boolean, .number, .string:
      throw LayoutFault(expected: "a type, such as \"String\"", at: value)
    }
  }

  private mutating func object(_ value: JSONValue) throws(LayoutFault) -> DeclaredType {
    let members = value.members
    if members.count == 1, let only = members.first, only.key.isString("?") {
      return try type(only.value).orNothing
    }
    if let key = value.repeatedKeys.first {
      throw LayoutFault(.malformedType(key.text), key: key, of: value[key.text] ?? value)
    }
    var properties: [DeclaredType.Property] = []
    for (key, member) in members {
      let name = key.text
      // The mark of an optional stands alone in its object.
      guard name != "?" else {
        throw LayoutFault(.malformedType(name), key: key, of: member)
      }
      properties.append(DeclaredType.Property(name: name, type: try type(member)))
    }
    return .structure(properties)
  }

  /// Counts one more type, nested in those that were entered and not left.
  mutating func enter(at value: JSONValue) throws(LayoutFault) {
    guard depth < LayoutLimits.depthMaximum else {
      throw LayoutFault(.typeTooDeep(limit: LayoutLimits.depthMaximum), at: value)
    }
    try count(1, at: value)
    depth += 1
  }

  mutating func leave() {
    depth -= 1
  }

  mutating func count(_ more: Int, at value: JSONValue) throws(LayoutFault) {
    count += more
    guard count <= LayoutLimits.typeCountMaximum else {
      throw LayoutFault(.tooManyTypes(limit: LayoutLimits.typeCountMaximum), at: value)
    }
  }
}

extension DeclaredType {
  /// This type made optional; an optional stays as it is, since both take the same `null`.
  fileprivate var orNothing: DeclaredType {
    if case .optional = self { return self }
    return .optional(self)
  }
}

/// A type in Swift's spelling, read from its front.
private struct DeclaredTypeSpelling {
  private let value: JSONValue
  private let text: String
  private var rest: Substring
  private static let marks: Set<Character> = ["?", "[", "]", "<", ">", ":", "|", ",", "(", ")"]

  init(_ value: JSONValue) {
    self.value = value
    text = value.text
    rest = text[...]
  }

  private var malformed: LayoutFault { LayoutFault(.malformedType(text), at: value) }

  mutating func whole(_ reader: inout DeclaredTypeReader) throws(LayoutFault) -> DeclaredType {
    let type = try type(&reader)
    guard rest.isEmpty else { throw malformed }
    return type
  }

  private mutating func type(_ reader: inout DeclaredTypeReader) throws(LayoutFault)
    -> DeclaredType
  {
    try reader.enter(at: value)
    defer { reader.leave() }
    skipBlanks()
    var type = try take("[") ? bracketed(&reader) : named(&reader)
    while take("?") { type = type.orNothing }
    return type
  }

  /// Reads an array or a dictionary after its opening bracket.
  private mutating func bracketed(_ reader: inout DeclaredTypeReader) throws(LayoutFault)
    -> DeclaredType
  {
    let first = try type(&reader)
    guard take(":") else {
      guard take("]") else { throw malformed }
      return .array(first)
    }
    let second = try type(&reader)
    guard first == .scalar(.string), take("]") else { throw malformed }
    return .dictionary(second)
  }

  private mutating func named(_ reader: inout DeclaredTypeReader) throws(LayoutFault)
    -> DeclaredType
  {
    var names = [try name()]
    while take("|") { names.append(try name()) }
    guard names.count == 1 else {
      try reader.count(names.count, at: value)
      return try enumeration(names)
    }
    if names == ["ClosedRange"] { return try range() }
    return .scalar(try scalar(names[0]))
  }

  private func enumeration(_ names: [String]) throws(LayoutFault) -> DeclaredType {
    // "String|Int" is a union in other languages; Swift has none.
    guard Set(names).count == names.count,
      !names.contains(where: { DeclaredType.Scalar(rawValue: $0) != nil })
    else { throw malformed }
    return .enumeration(names)
  }

  private mutating func range() throws(LayoutFault) -> DeclaredType {
    guard take("<") else { throw malformed }
    let bound = try scalar(try name())
    guard bound.comparableType != nil, take(">") else { throw malformed }
    return .closedRange(bound)
  }

  private func scalar(_ name: String) throws(LayoutFault) -> DeclaredType.Scalar {
    if let scalar = DeclaredType.Scalar(rawValue: name) { return scalar }
    let known = DeclaredType.Scalar.allCases.map(\.rawValue) + ["ClosedRange"]
    throw LayoutFault(
      .unknownName(name, kind: .type, known: known), at: value)
  }

  private mutating func name() throws(LayoutFault) -> String {
    skipBlanks()
    let name = rest.prefix { !Self.marks.contains($0) }
    rest = rest.dropFirst(name.count)
    let end = name.lastIndex { $0 != " " }
    guard let end else { throw malformed }
    return String(name[...end])
  }

  private mutating func take(_ mark: Character) -> Bool {
    skipBlanks()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " }
  }
}
