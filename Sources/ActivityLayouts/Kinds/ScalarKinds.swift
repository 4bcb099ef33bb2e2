import FoundationEssentials
import StrictJSON

extension ArgumentKind<Bool> {
  static let flag = ArgumentKind(
    fixed: "flag", "`true` or `false`", accepts: [.boolean], schema: .type("boolean")
  ) { json throws(LayoutFault) in try json.asFlag() }

  static let condition = ArgumentKind(
    "condition", "a binding to `true` or `false`", schema: .reference("binding")
  ) { json, reader throws(LayoutFault) in
    let condition = LayoutCondition(binding: try reader.binding(json), expected: nil)
    return { $0.holds(condition) }
  }
}

extension ArgumentKind<Double> {
  static let size = ArgumentKind(
    fixed: "size", "a number, in points where it is a length", accepts: [.number],
    schema: .type("number")
  ) { json throws(LayoutFault) in try json.asFiniteNumber() }

  static let length = ArgumentKind(
    fixed: "length", "a number of points, or `\"infinity\"`",
    schema: .anyOf([.type("number"), .names(["infinity"])])
  ) { json throws(LayoutFault) in
    if json.isString("infinity") { return .infinity }
    guard let number = json.double, number.isFinite else {
      throw LayoutFault(expected: "a number or \"infinity\"", at: json)
    }
    return number
  }
}

extension ArgumentKind<Int> {
  static let lineCount = ArgumentKind(
    fixed: "line count", "a whole number from 1 to 1000",
    schema: ["type": "integer", "minimum": 1, "maximum": 1000]
  ) { json throws(LayoutFault) in
    guard let count = json.int64, (1...1000).contains(count) else {
      throw LayoutFault(expected: "a whole number from 1 to 1000", at: json)
    }
    return Int(count)
  }
}

extension ArgumentKind<Double?> {
  static let number = ArgumentKind(
    "number", "a number, or a binding to one",
    schema: .anyOf([.type("number"), .reference("binding")])
  ) { json, reader throws(LayoutFault) in
    let source = try reader.number(json)
    return { $0.number(source) }
  }
}

extension ArgumentKind<Date?> {
  static let date = ArgumentKind(
    "date", "seconds since 1 January 2001, or a binding to them",
    schema: .anyOf([.type("number"), .reference("binding")])
  ) { json, reader throws(LayoutFault) in
    let source = try reader.number(json)
    return { $0.date(source) }
  }
}

extension ArgumentKind<ClosedRange<Date>?> {
  static let interval = ArgumentKind(
    "interval", "two dates in an array, or a binding to such an array",
    schema: .anyOf([
      ["type": "array", "items": .reference("date"), "minItems": 2, "maxItems": 2],
      .reference("binding"),
    ])
  ) { json, reader throws(LayoutFault) in
    let interval = try reader.interval(json)
    return { $0.interval(interval) }
  }
}

extension JSONValue {
  func asFlag() throws(LayoutFault) -> Bool {
    guard let bool else { throw LayoutFault(expected: "true or false", at: self) }
    return bool
  }

  func asFiniteNumber() throws(LayoutFault) -> Double {
    guard let double, double.isFinite else { throw LayoutFault(expected: "a number", at: self) }
    return double
  }
}

extension LayoutReader {
  /// Reads a number, or a binding to one.
  mutating func number(_ value: JSONValue) throws(LayoutFault) -> LayoutSource<Double> {
    if value.kind == .number { return .fixed(try value.asFiniteNumber()) }
    guard value.kind == .string else {
      throw LayoutFault(expected: "a number or a binding", at: value)
    }
    return .bound(try binding(value))
  }

  /// Reads a span of time: two dates, or a binding to an array of two.
  fileprivate mutating func interval(_ value: JSONValue) throws(LayoutFault) -> LayoutInterval {
    if value.kind == .string { return .bound(try binding(value)) }
    let elements = value.elements
    guard elements.count == 2 else {
      throw LayoutFault(expected: "two dates or a binding", at: value)
    }
    return .pair(try number(elements[0]), try number(elements[1]))
  }
}
