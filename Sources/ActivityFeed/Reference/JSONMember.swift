import StrictJSON

/// A member that is read into a value: one row of a table, which reads, names keys in errors, and makes help and schema.
struct JSONMember<Target>: Sendable {
  typealias Reading = @Sendable (inout Target, JSONValue) throws -> Void

  let field: JSONField
  let read: Reading

  init(_ name: String, _ shape: JSONShape, _ meaning: String, read: @escaping Reading) {
    field = JSONField(name, shape, meaning)
    self.read = read
  }
}

extension JSONValue {
  /// Reads the members of an object, all of which a table has, into a value.
  func read<Target>(_ table: [JSONMember<Target>], into target: inout Target) throws {
    for (key, value) in try members(known: table.map(\.field.name)) {
      let member = table.first { $0.field.name == key.text }
      try member?.read(&target, value)
    }
  }

  /// Checks that this is an object with no other keys than those of a shape.
  func checkKeys(of shape: JSONShape) throws(JSONFault) {
    _ = try members(known: shape.fields.map(\.name))
  }

  /// Returns the case that a text names.
  func asCase<Case: RawRepresentable<String> & CaseIterable>(
    of type: Case.Type = Case.self
  ) throws(JSONFault) -> Case {
    guard let value = Case(rawValue: try asString()) else {
      throw fault(expected: Self.alternatives(Case.allCases.map(\.rawValue)))
    }
    return value
  }

  /// Returns the value that a text names; a fault also tells another form that the value may have.
  func asValue<Value>(
    among values: [(word: String, value: Value)], or others: String? = nil
  ) throws(JSONFault) -> Value {
    let word = try asString()
    guard let value = values.first(where: { $0.word == word })?.value else {
      throw fault(expected: Self.alternatives(values.map(\.word), or: others))
    }
    return value
  }

  /// `"a", "b" or "c"`.
  private static func alternatives(_ words: [String], or others: String? = nil) -> String {
    let all = words.map { "\"\($0)\"" } + (others.map { [$0] } ?? [])
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}
