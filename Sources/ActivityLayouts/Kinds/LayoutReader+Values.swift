import CellUI
import StrictJSON

extension LayoutReader {
  /// The members of an object, none of which may have another name than those known.
  func arguments(_ value: JSONValue, known: [String]) throws(LayoutFault) -> JSONValue {
    guard value.kind == .object else { throw LayoutFault(expected: "an object", at: value) }
    for (key, member) in value.members where !known.contains(key.text) {
      throw LayoutFault(
        .unknownName(
          key.text, kind: .argument, nearest: known.nearest(to: key.text)),
        key: key, of: member)
    }
    return value
  }

  func member(_ key: String, of value: JSONValue) throws(LayoutFault) -> JSONValue {
    guard let member = value[key] else { throw LayoutFault(value.fault(.missingKey(key))) }
    return member
  }

  func number(_ value: JSONValue) throws(LayoutFault) -> Double {
    guard let number = value.double, number.isFinite else {
      throw LayoutFault(expected: "a number", at: value)
    }
    return number
  }

  func number(_ key: String, of value: JSONValue) throws(LayoutFault) -> Double? {
    guard let member = value[key] else { return nil }
    return try number(member)
  }

  /// A length in points, or the word for as much as there is.
  func length(_ key: String, of value: JSONValue) throws(LayoutFault) -> Double? {
    guard let member = value[key] else { return nil }
    if member.isString("infinity") { return .infinity }
    guard let number = member.double, number.isFinite else {
      throw LayoutFault(expected: "a number or \"infinity\"", at: member)
    }
    return number
  }

  func bool(_ value: JSONValue) throws(LayoutFault) -> Bool {
    guard let bool = value.bool else { throw LayoutFault(expected: "true or false", at: value) }
    return bool
  }

  func bool(_ key: String, of value: JSONValue, default fallback: Bool) throws(LayoutFault) -> Bool
  {
    guard let member = value[key] else { return fallback }
    return try bool(member)
  }

  mutating func template(_ value: JSONValue) throws(LayoutFault) -> LayoutTemplate {
    try LayoutTemplate(value, roots: roots, countingBindings: &bindingCount)
  }

  /// A string that is one binding and nothing else.
  mutating func binding(_ value: JSONValue) throws(LayoutFault) -> LayoutBinding {
    guard value.kind == .string, let binding = try template(value).soleBinding else {
      throw LayoutFault(expected: "a binding such as \"{state.name}\"", at: value)
    }
    return binding
  }

  /// A number, or a binding to one.
  mutating func numberSource(_ value: JSONValue) throws(LayoutFault) -> LayoutSource<Double> {
    if value.kind == .number { return .fixed(try number(value)) }
    guard value.kind == .string else {
      throw LayoutFault(expected: "a number or a binding", at: value)
    }
    return .bound(try binding(value))
  }

  /// A style by name or as `#RRGGBB`, or a binding to one.
  mutating func style(_ value: JSONValue) throws(LayoutFault) -> LayoutSource<LayoutStyle> {
    let template = try template(value)
    if let binding = template.soleBinding { return .bound(binding) }
    let text = value.text
    guard let style = LayoutStyle(text) else {
      throw LayoutFault(
        .unknownName(
          text, kind: .style, nearest: LayoutStyle.names.nearest(to: text)),
        at: value)
    }
    return .fixed(style)
  }

  /// A value by its SwiftUI name.
  func named<Value>(
    _ value: JSONValue, in table: [String: Value], as kind: LayoutFault.NameKind
  ) throws(LayoutFault) -> Value {
    guard let text = value.string else { throw LayoutFault(expected: "a name", at: value) }
    guard let found = table[text] else {
      throw LayoutFault(
        .unknownName(text, kind: kind, nearest: table.keys.sorted().nearest(to: text)),
        at: value)
    }
    return found
  }

  func named<Value>(
    _ key: String, of value: JSONValue, in table: [String: Value],
    as kind: LayoutFault.NameKind, default fallback: Value
  ) throws(LayoutFault) -> Value {
    guard let member = value[key] else { return fallback }
    return try named(member, in: table, as: kind)
  }

  /// A span of time: two dates, or a binding to an array of two.
  mutating func interval(_ value: JSONValue) throws(LayoutFault) -> LayoutInterval {
    if value.kind == .string { return .bound(try binding(value)) }
    let elements = value.elements
    guard elements.count == 2 else {
      throw LayoutFault(expected: "two dates or a binding", at: value)
    }
    return .pair(try numberSource(elements[0]), try numberSource(elements[1]))
  }

  /// A shape: its name, or a rounded rectangle with its radius.
  func shape(_ value: JSONValue) throws(LayoutFault) -> LayoutShape {
    if value.kind == .string {
      return try named(
        value,
        in: [
          "Rectangle": .rectangle, "Capsule": .capsule, "Circle": .circle,
          "ContainerRelativeShape": .containerRelative,
        ], as: .shape)
    }
    let rounded = try arguments(value, known: ["RoundedRectangle"])
    let radius = try arguments(
      try member("RoundedRectangle", of: rounded), known: ["cornerRadius"])
    return .rounded(radius: try number("cornerRadius", of: radius) ?? 0)
  }
}
