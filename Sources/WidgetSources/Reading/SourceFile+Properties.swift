extension SourceFile {
  private static let typeKeywords: Set<String> = ["actor", "class", "enum", "struct"]

  /// Returns the names of the properties between a type's own braces, in order, as an error of the compiler names the type:
  /// `RideAttributes.ContentState`; none for a type that the file does not declare.
  ///
  /// - Parameter type: The type's name, behind those of the types around it.
  /// - Returns: The names; static properties are none.
  public func properties(of type: String) -> [String] {
    let path = type.split(separator: ".").map(String.init)
    let words = tokens.map { text(of: $0) }
    var (open, next) = ([String?](), String?.none)
    var names: [String] = []
    for (index, word) in words.enumerated() {
      if Self.typeKeywords.contains(word), index + 1 < words.count,
        tokens[index + 1].kind == .name
      {
        next = words[index + 1]
      } else if word == "{" {
        open.append(next)
        next = nil
      } else if word == "}" {
        _ = open.popLast()
      } else if ["let", "var"].contains(word), open == path, index + 1 < words.count,
        index == 0 || !["class", "static"].contains(words[index - 1])
      {
        names.append(words[index + 1])
      }
    }
    return names
  }
}
