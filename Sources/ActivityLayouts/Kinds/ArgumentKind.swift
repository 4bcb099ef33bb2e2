import StrictJSON

/// A kind of argument as help and schema describe it.
struct KindDescription: Sendable {
  /// The name in the help, as `number`.
  let name: String
  /// The values of the kind, as a noun phrase.
  let words: String
  /// All names that may stand here, where there are only so many.
  var names: [String] = []
  /// The kinds of JSON that are read as this kind where several forms compete.
  var accepts = Set<JSONValue.Kind>.all
  /// The schema of a value.
  let schema: SchemaNode
}

extension Set<JSONValue.Kind> {
  static let all: Self = [.null, .boolean, .number, .string, .array, .object]
  static let allButObjects: Self = all.subtracting([.object])
}

/// A kind of argument: the way from JSON to a value that is bound to an activity.
struct ArgumentKind<Value>: Sendable {
  let description: KindDescription
  let read: @Sendable (JSONValue, inout LayoutReader) throws(LayoutFault) -> Bound<Value>

  init(
    _ description: KindDescription,
    read: @escaping @Sendable (JSONValue, inout LayoutReader) throws(LayoutFault) -> Bound<Value>
  ) {
    self.description = description
    self.read = read
  }

  /// A kind whose values may be bound to an activity.
  init(
    _ name: String, _ words: String, names: [String] = [], accepts: Set<JSONValue.Kind> = .all,
    schema: SchemaNode,
    read: @escaping @Sendable (JSONValue, inout LayoutReader) throws(LayoutFault) -> Bound<Value>
  ) {
    self.init(
      KindDescription(name: name, words: words, names: names, accepts: accepts, schema: schema),
      read: read)
  }

  /// A kind whose values the layout gives itself, without bindings.
  init(
    fixed name: String, _ words: String, names: [String] = [],
    accepts: Set<JSONValue.Kind> = .all, schema: SchemaNode,
    read: @escaping @Sendable (JSONValue) throws(LayoutFault) -> Value
  ) where Value: Sendable {
    self.init(name, words, names: names, accepts: accepts, schema: schema) {
      json, _ throws(LayoutFault) in
      let value = try read(json)
      return { _ in value }
    }
  }

  /// A kind whose values have SwiftUI's names.
  init(
    _ name: String, _ words: String, _ kind: LayoutFault.NameKind,
    _ values: KeyValuePairs<String, Value>
  ) where Value: Sendable {
    self.init(name, words, NameTable(kind, values.map { ($0.key, $0.value) }))
  }

  /// A kind whose values are the cases of an enum, which have SwiftUI's names.
  init(casesNamed name: String, _ words: String, _ kind: LayoutFault.NameKind)
  where Value: CaseIterable & Sendable {
    self.init(name, words, NameTable(kind))
  }

  /// A kind whose values have names.
  private init(_ name: String, _ words: String, _ table: NameTable<Value>) where Value: Sendable {
    self.init(
      fixed: name, words, names: table.names, accepts: .allButObjects, schema: .names(table.names)
    ) { json throws(LayoutFault) in try table.value(json) }
  }
}

/// The values that have names at one place of a layout, by their SwiftUI names.
struct NameTable<Value: Sendable>: Sendable {
  /// The names in the order in which help and faults list them.
  let names: [String]
  private let kind: LayoutFault.NameKind
  private let values: [String: Value]

  init(_ kind: LayoutFault.NameKind, _ values: KeyValuePairs<String, Value>) {
    self.init(kind, values.map { ($0.key, $0.value) })
  }

  /// Makes a table of an enum's cases by their names.
  init(_ kind: LayoutFault.NameKind) where Value: CaseIterable {
    self.init(kind, Value.allCases.map { ("\($0)", $0) })
  }

  init(_ kind: LayoutFault.NameKind, _ values: [(String, Value)]) {
    self.kind = kind
    names = values.map(\.0)
    self.values = Dictionary(uniqueKeysWithValues: values)
  }

  /// Reads a name.
  func value(_ json: JSONValue) throws(LayoutFault) -> Value {
    guard let name = json.string else { throw LayoutFault(expected: "a name", at: json) }
    guard let value = values[name] else {
      throw LayoutFault(.unknownName(name, kind: kind, known: names), at: json)
    }
    return value
  }
}
