/// `@Entry`: a value of the environment with a key of its own, declared beside it.
struct EntryMacro {
  /// The name of the value.
  let name: String
  /// The type; `nil` where it follows from the first value.
  let type: String?
  /// The first value; `nil` for an optional one without.
  let value: String?

  /// Reads `@Entry var tone: Color = .blue`; `nil` where that is no variable.
  init?(declaration: String) {
    guard let start = Self.end(of: " var ", in: " " + declaration) else { return nil }
    let rest = (" " + declaration)[start...]
    let head = rest.prefix { $0 != ":" && $0 != "=" && $0 != "\n" }
    name = head.split(separator: " ").first.map(String.init) ?? ""
    let tail = rest.dropFirst(head.count)
    guard !name.isEmpty else { return nil }
    let sign = Self.assignment(in: tail)
    value = sign.map { Self.trimmed(tail[tail.index(after: $0)...]) }
    let annotation = Self.trimmed(tail[..<(sign ?? tail.endIndex)].dropFirst())
    type = tail.first == ":" ? annotation : nil
  }

  /// The accessors of the value.
  var accessors: String {
    "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
  }

  /// The key with the first value.
  ///
  /// - Parameter container: The name of the extended type, such as `EnvironmentValues`.
  /// - Returns: The declaration.
  func key(in container: String) -> String {
    let of = Self.keyProtocols[container] ?? "EnvironmentKey"
    if of == "FocusedValueKey" {
      // The values of a focus are optional by themselves.
      let own = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
      return "private struct \(key): \(of) { typealias Value = \(own ?? "Never") }"
    }
    let first = value ?? "nil"
    let declaration =
      type.map { "static var defaultValue: \($0) { \(first) }" }
      ?? "static let defaultValue = \(first)"
    return "private struct \(key): \(of) { \(declaration) }"
  }

  private var key: String { "__Key_\(name)" }

  private static let keyProtocols = [
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// Returns the first `=` that is an assignment.
  private static func assignment(in text: Substring) -> String.Index? {
    text.indices.first { index in
      guard text[index] == "=" else { return false }
      let next = text.index(after: index)
      let before = index == text.startIndex ? " " : text[text.index(before: index)]
      return !"=!<>".contains(before) && (next == text.endIndex || text[next] != "=")
    }
  }

  private static func end(of word: String, in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix(word) }.map { text.index($0, offsetBy: word.count) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " || $0 == "\n" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
  }
}
