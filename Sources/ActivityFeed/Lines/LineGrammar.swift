import StrictJSON

/// The check of a line's own keys, which are islet's grammar: a misspelt one is a mistake of the line's writer.
///
/// A push differs, since a server may send keys of its own beside `aps`. There a misspelt `expect` alone is a fault, because a
/// test would pass in silence; other near names are noted.
enum LineGrammar {
  private static let keysBesides = LineKey.allCases.filter { !$0.isOfPush }.map(\.name)
  private static let keysOfPush = LineKey.allCases.map(\.name)

  /// Returns the keys beside `aps` that nothing reads though they look like islet's own.
  static func strayKeys(besidePushIn fields: JSONFields) throws(JSONFault) -> [String] {
    guard fields.countNotSetAside > 1 || !fields.unknownKeys.isEmpty else { return [] }
    var strays = kinds(in: fields).dropFirst().map(\.key)
    for key in fields.unknownKeys {
      guard let near = keysOfPush.surelyNearest(to: normalized(key.text)) else { continue }
      guard near != LineKey.expect.name else { throw unknown(key, known: keysOfPush) }
      strays.append(key.text)
    }
    return strays
  }

  /// Checks that a line that is no push is of one kind, and has no key that is not known.
  static func check(_ fields: JSONFields, of kind: LineKind?) throws {
    if fields.countNotSetAside > 1 {
      throw DecodingProblem.severalKinds(kinds(in: fields).map(\.key))
    }
    let companions = kind?.companions.map(\.name) ?? []
    for key in fields.unknownKeys where !companions.contains(key.text) {
      let known = companions + keysBesides
      throw unknown(key, known: kind == nil ? known + LineKind.keys : known)
    }
    for key in LineKey.allCases where key.isOfPush && fields.has(key) {
      guard let value = fields[key] else { continue }
      var fault = value.fault(
        .unexpected(
          expected: "a key of \(kind?.key ?? "expect")", found: "one that only a push has"))
      fault.path = key.name
      throw fault
    }
  }

  /// The kinds that an object has keys of, in the order of their table.
  private static func kinds(in fields: JSONFields) -> [LineKind] {
    LineKind.all.enumerated().filter { fields.has($0.offset) }.map(\.element)
  }

  private static func unknown(_ key: JSONValue, known: [String]) -> JSONFault {
    var fault = key.fault(.unknownKey(key.text, known: known))
    fault.path = ""
    return fault
  }

  private static func normalized(_ key: String) -> String { key.replacing("_", with: "-") }
}
