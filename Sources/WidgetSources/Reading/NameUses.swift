/// The names that a Swift file uses.
public struct NameUses: Sendable {
  /// All names in the file's code.
  public let used: Set<String>
  /// The names of SwiftUI's property wrappers that the file uses: where one is used, no type of the project has its name.
  public let propertyWrappers: Set<String>
  /// The names that are labels of arguments or parameters wherever they stand, as `size` in `.system(size: 20)`.
  public let labels: Set<String>
  /// The first labels of calls, each with the name before it: `Color(hex`, `init(hex`.
  public let labeledCalls: Set<String>

  /// Finds the names of a file.
  ///
  /// - Parameters:
  ///   - tokens: The file's tokens.
  ///   - words: Their texts.
  ///   - bytes: The file's content.
  init(in tokens: [SwiftToken], _ words: [String], of bytes: [UInt8]) {
    used = Self.usedNames(in: tokens, words, of: bytes)
    labels = Self.labels(in: tokens, words)
    labeledCalls = Self.labeledCalls(in: tokens, words)
    propertyWrappers = Self.knownWrappers.intersection(
      words.indices.dropFirst().lazy.filter { words[$0 - 1] == "@" }.map { words[$0] })
  }

  /// Returns the calls with a first label, each with the name before it; `init(hex:` without a point declares an initializer.
  private static func labeledCalls(in tokens: [SwiftToken], _ words: [String]) -> Set<String> {
    var calls: Set<String> = []
    for index in words.indices.dropLast(3)
    where tokens[index].kind == .name && words[index + 1] == "(" && words[index + 3] == ":" {
      let (word, label) = (words[index], words[index + 2])
      let isCall =
        word == "init"
        ? index > 0 && words[index - 1] == "." : word.first?.isUppercase == true
      if isCall, label != "_", tokens[index + 2].kind == .name { calls.insert("\(word)(\(label)") }
    }
    return calls
  }

  /// Returns the names among tokens, except generic parameters; a keyword is one where it is a member, or has backticks.
  private static func usedNames(
    in tokens: [SwiftToken], _ words: [String], of bytes: [UInt8]
  ) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where token.kind == .name {
      let isMember = index > 0 && words[index - 1] == "."
      let start = token.range.lowerBound
      let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "`")
      if isMember || isQuoted || !keywords.contains(words[index]) { names.insert(words[index]) }
    }
    return names.subtracting(genericParameters(in: words))
  }

  private static let knownWrappers: Set<String> = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FocusState",
    "GestureState", "Namespace", "ObservedObject", "Published", "Query", "ScaledMetric",
    "SceneStorage", "State", "StateObject",
  ]

  /// Returns the names before a colon in parentheses that stand nowhere else.
  private static func labels(in tokens: [SwiftToken], _ words: [String]) -> Set<String> {
    var (labels, others): (Set<String>, Set<String>) = ([], [])
    var brackets: [String] = []
    for (index, token) in tokens.enumerated() {
      let word = words[index]
      if ["(", "[", "{"].contains(word) { brackets.append(word) }
      if [")", "]", "}"].contains(word) { _ = brackets.popLast() }
      if token.beginsInterpolation(word) { brackets.append("(") }
      guard token.kind == .name else { continue }
      // `_ size: Int` has two names.
      let first = index > 1 && tokens[index - 1].kind == .name ? index - 1 : index
      let isLabel =
        brackets.last == "(" && index + 1 < words.count && words[index + 1] == ":"
        && ["(", ","].contains(words[first - 1])
      if isLabel { labels.insert(words[index]) } else { others.insert(words[index]) }
    }
    return labels.subtracting(others)
  }

  /// Returns the names of the generic parameters of functions and types: `C` of `func card<C: View>(_ content: C)`.
  private static func genericParameters(in words: [String]) -> Set<String> {
    var parameters: Set<String> = []
    for index in words.indices.dropLast(3) where generic.contains(words[index]) {
      // An initializer has no name of its own.
      var place = index + (words[index] == "init" ? 1 : 2)
      guard words[place] == "<" else { continue }
      var begins = true
      while place + 1 < words.count, words[place + 1] != ">" {
        place += 1
        if begins, words[place] != "each" {
          parameters.insert(words[place])
          begins = false
        }
        begins = begins || words[place] == ","
      }
    }
    return parameters
  }

  /// The words before the name of a declaration that may have generic parameters.
  private static let generic: Set<String> = [
    "actor", "class", "enum", "func", "init", "struct", "typealias",
  ]

  /// The words that name something only as members or in backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
