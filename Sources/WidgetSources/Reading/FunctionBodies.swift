extension SourceFile {
  /// Returns the inside of the braces of the outermost function around a place; `nil` where there is none that may be emptied.
  ///
  /// A function that returns `some` type may not: the type comes from its body. Getters count as functions.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The place of the body without its braces, in bytes.
  func functionBody(around offset: Int) -> Range<Int>? {
    let words = tokens.map { text(of: $0) }
    var open: [(index: Int, isFunction: Bool)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if words[index] == "{" {
        open.append((index, Self.isFunction(words, before: index)))
      } else if words[index] == "}", let last = open.popLast() {
        let body = tokens[last.index].range.upperBound..<token.range.lowerBound
        let isOutermost = !open.contains(where: \.isFunction)
        if last.isFunction, isOutermost, body.contains(offset) { return body }
      }
    }
    return nil
  }

  /// Returns whether a brace opens the body of a function, of an initializer or of a getter.
  private static func isFunction(_ words: [String], before brace: Int) -> Bool {
    var depth = 0
    for index in stride(from: brace - 1, through: 0, by: -1) {
      switch words[index] {
      case ")", "]": depth += 1
      case "(", "[": depth -= 1
      case "{", "}", "=": if depth == 0 { return false }
      case "some": if depth == 0 { return false }
      case "func", "init", "deinit": if depth == 0 { return true }
      case "var": if depth == 0 { return !accessors.contains(words[brace + 1]) }
      case "let", "case", "class", "struct", "enum", "extension", "protocol", "actor", "if", "for":
        if depth == 0 { return false }
      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }

  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "@", "mutating"]
}
