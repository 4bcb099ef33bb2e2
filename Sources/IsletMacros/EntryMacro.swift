/// `@Entry`: a property in an extension of `EnvironmentValues`, kept under a key whose default is the property's value.
struct EntryMacro {
  /// The property's name.
  private let name: Substring
  /// The property's type; `nil` where its value tells it.
  private let type: Substring?
  /// The property's value; `nil` for an optional without one.
  private let value: Substring?

  /// Reads a property, as "@Entry var name: Type = value"; `nil` for another declaration.
  init?(declaration: String) {
    // Only comments may stand before the attribute.
    guard let attribute = declaration[...].after("@Entry"),
      let property = attribute.after("var ")
    else { return nil }
    let head = property.prefix { $0 != "=" }
    let parts = head.split(separator: ":", maxSplits: 1)
    guard let first = parts.first else { return nil }
    name = first.trimmed
    type = parts.count > 1 ? parts[1].trimmed : nil
    value = head.endIndex < property.endIndex ? property[head.endIndex...].dropFirst().trimmed : nil
  }

  /// Returns the property's accessors, or the key beside it.
  func expansion(as role: String) -> String {
    let key = "__Key_\(name)"
    guard role != "accessor" else {
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    return """
      private enum \(key): EnvironmentKey {
        static let defaultValue\(type.map { ": \($0)" } ?? "") = \(value ?? "nil")
      }
      """
  }
}

extension Substring {
  /// Returns the part after the first occurrence of a text; `nil` where there is none.
  fileprivate func after(_ text: String) -> Substring? {
    indices.first { self[$0...].hasPrefix(text) }.map { self[$0...].dropFirst(text.count) }
  }

  /// The text without the spaces and line breaks around it.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
