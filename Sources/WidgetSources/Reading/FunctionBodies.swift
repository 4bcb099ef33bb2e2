/// The inside of a function's braces, and the call that can stand in its place.
public struct FunctionBody: Hashable, Sendable {
  /// A call in place of a body.
  enum Replacement: String {
    case stop = " fatalError() "
    case intentResult = " return .result() "
    case view = " EmptyView() "
  }

  /// The place without the braces, in bytes of the file.
  public let range: Range<Int>
  let replacement: Replacement
}

extension SourceFile {
  /// Returns the inside of the braces of the outermost function around a place; `nil` where there is none that may be emptied.
  ///
  /// A function that returns `some` type may not, since the type comes from its body; but for a view and an intent's outcome.
  /// Getters count as functions.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The body.
  func functionBody(around offset: Int) -> FunctionBody? {
    let words = tokens.map { text(of: $0) }
    var open: [(index: Int, replacement: FunctionBody.Replacement?)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if words[index] == "{" {
        open.append((index, Self.replacement(words, before: index)))
      } else if words[index] == "}", let last = open.popLast() {
        let body = tokens[last.index].range.upperBound..<token.range.lowerBound
        let isOutermost = open.allSatisfy { $0.replacement == nil }
        if let replacement = last.replacement, isOutermost, body.contains(offset) {
          return FunctionBody(range: body, replacement: replacement)
        }
      }
    }
    return nil
  }

  /// Returns the call for the body of a function, of an initializer or of a getter that a brace opens.
  private static func replacement(
    _ words: [String], before brace: Int
  ) -> FunctionBody.Replacement? {
    var depth = 0
    var replacement = FunctionBody.Replacement.stop
    for index in stride(from: brace - 1, through: 0, by: -1) {
      switch words[index] {
      case ")", "]": depth += 1
      case "(", "[": depth -= 1
      case "{", "}", "=": if depth == 0 { return nil }
      case "some":
        guard depth == 0 else { break }
        guard index + 2 == brace else { return nil }
        switch words[index + 1] {
        case "IntentResult": replacement = .intentResult
        case "View": replacement = .view
        default: return nil
        }
      case "func", "init", "deinit": if depth == 0 { return replacement }
      case "var":
        guard depth == 0 else { break }
        return brace + 1 < words.count && accessors.contains(words[brace + 1]) ? nil : replacement
      case "let", "case", "class", "struct", "enum", "extension", "protocol", "actor", "if", "for":
        if depth == 0 { return nil }
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "@", "mutating"]
}
