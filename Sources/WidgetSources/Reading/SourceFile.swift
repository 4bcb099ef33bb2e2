/// A Swift file of a project, read as far as a search needs: its imports, the names that it declares and uses, its types.
public struct SourceFile: Sendable {
  /// An `import` of the file.
  public struct Import: Hashable, Sendable {
    /// The module, without a submodule's name.
    public let module: String
    /// The place of the module's name, in bytes.
    public let range: Range<Int>
    /// A Boolean value indicating whether the module's names are handed on to those that import this file's.
    public let isExported: Bool
    /// A Boolean value indicating whether it is under a condition that no phone meets.
    public let isForOtherSystems: Bool
  }

  /// A type at the top of the file, or an extension, and the names behind its colon.
  public struct TypeDeclaration: Hashable, Sendable {
    /// The name of the type that is declared or extended.
    public let name: String
    /// The protocols, and the superclass.
    public let inherited: [String]
    /// A Boolean value indicating whether `@main` stands before it.
    public let isMain: Bool
    /// A Boolean value indicating whether it is an extension.
    public let isExtension: Bool
    /// A Boolean value indicating whether other files cannot name it.
    public let isPrivate: Bool
    /// A Boolean value indicating whether the name has generic parameters.
    public let isGeneric: Bool
    /// The place of the name, in bytes.
    public let offset: Int
  }

  /// The use of a dictionary's value, or of a property's: from it a made-up text is chosen.
  public enum KeyUse: String, Sendable {
    case text, number, flag
    /// A number of seconds or milliseconds since 1970.
    case seconds, milliseconds
    /// The name of a symbol.
    case symbol
    /// The name of an asset.
    case image, color
  }

  /// A case of an enumeration.
  public struct Case: Hashable, Sendable {
    /// The name, as it is written.
    public let name: String
    /// The raw value; the name where there is none.
    public let value: String
  }

  /// The path, for people.
  public let path: String
  /// The content.
  public let bytes: [UInt8]
  /// The tokens.
  public let tokens: [SwiftToken]
  /// The imports.
  public internal(set) var imports: [Import] = []
  /// The types and the extensions at the top of the file.
  public internal(set) var types: [TypeDeclaration] = []
  /// The names declared at the top of the file.
  public internal(set) var declaredNames: Set<String> = []
  /// The names declared within extensions, by the extended type.
  public internal(set) var extensionMembers: [String: Set<String>] = [:]
  /// The types for which alone a type is extended, as in `where Attributes == RideAttributes`, by the extended type.
  public internal(set) var extensionConditions: [String: Set<String>] = [:]
  /// The protocols that are extended for one type, so that its values are written with a point alone: `.round`.
  public internal(set) var styleExtensions: Set<String> = []
  /// The initializers declared within extensions, by the extended type, as their first labels: `hex`.
  public internal(set) var extensionInitializers: [String: Set<String>] = [:]
  /// The first labels of calls, each with the name before it: `Color(hex`, `init(hex`.
  public internal(set) var labeledCalls: Set<String> = []
  /// All names in the file's code.
  public let usedNames: Set<String>
  /// The names of SwiftUI's property wrappers that the file uses: where one is used, no type of the project has its name.
  public let propertyWrappers: Set<String>
  /// The names that are labels of arguments or parameters wherever they stand, as `size` in `.system(size: 20)`.
  public let labels: Set<String>
  /// The texts by which dictionaries are asked, as in `data["name"]`, each with the use of the value.
  public internal(set) var subscriptKeys: [String: KeyUse] = [:]
  /// The functions that return a dictionary's value for their parameter, each with the use of the value.
  public internal(set) var keyAccessors: [String: KeyUse] = [:]
  /// The texts that functions are called with, as `state.int("set")`, by the functions.
  public internal(set) var accessorCalls: [String: Set<String>] = [:]
  /// The functions, and with a point the properties of numbers, that make a time of a number: each with the number's unit.
  public internal(set) var timeFunctions: [String: KeyUse] = [:]
  /// The last names of what functions are called with, by the functions, and of the owners of properties that may be times.
  public internal(set) var calls: [String: Set<String>] = [:]
  /// The texts with which functions compare their parameter, by the functions.
  public internal(set) var comparingFunctions: [String: [String]] = [:]
  /// The properties that name colors, as in `Color(state.tint)`.
  public internal(set) var colorKeys: Set<String> = []
  /// The uses of properties.
  public internal(set) var properties = PropertyUses()
  /// The properties that are compared with texts, each with these.
  public internal(set) var comparedTexts: [String: [String]] = [:]
  /// The names that are compared with texts without others before them, each with these: types' own properties, alone and as
  /// `Row.phase`, and functions' parameters.
  public internal(set) var singleComparedTexts: [String: [String]] = [:]
  /// The values that comments give as examples of properties, as texts.
  public internal(set) var exampleTexts: [String: [String]] = [:]
  /// The enumerations at any depth, each with its cases.
  public internal(set) var cases: [String: [Case]] = [:]
  /// The stored properties with a plain value to begin with, as `Ride.ContentState.phase`; a case has a point before it.
  public internal(set) var defaultValues: [String: String] = [:]
  /// The plain values that samples are made with, by the last names of their types: `ContentState.phase`.
  public internal(set) var sampleValues: [String: String] = [:]
  /// The values of each of the file's own samples of a content state, by types and labels as those above.
  public internal(set) var sampleStates: [[String: String]] = []
  /// The plain values that attributes and content states are made with anywhere, in the same way.
  public internal(set) var callValues: [String: String] = [:]

  /// Reads a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = SwiftTokenizer(bytes).tokens
    let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    usedNames = Self.usedNames(in: tokens, words, of: bytes)
    labels = Self.labels(in: tokens, words)
    propertyWrappers = Self.propertyWrappers.intersection(
      words.indices.dropFirst().lazy.filter { words[$0 - 1] == "@" }.map { words[$0] })
    var reader = DeclarationReader(tokens, words)
    reader.read(into: &self)
    var values = ValueReader(tokens, words)
    values.read(into: &self)
    KeyReader(tokens, words).read(into: &self)
    var properties = PropertyReader(tokens, words, in: bytes)
    properties.read(into: &self)
  }

  /// Adds a text with which a property is compared.
  mutating func addComparedText(_ text: String, to key: String) {
    let isKnown = comparedTexts[key]?.contains(text) == true
    if !isKnown { comparedTexts[key, default: []].append(text) }
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

  private static let propertyWrappers: Set<String> = [
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

  /// Returns the text of a token.
  public func text(of token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// A Boolean value indicating whether the file asks `UserDefaults` for a value, as in `string(forKey:)`, rather than to store one.
  public var readsDefaults: Bool {
    guard !usedNames.contains("AppStorage") else { return true }
    let words = tokens.map { text(of: $0) }
    return words.indices.dropFirst(2).contains {
      words[$0] == "forKey" && words[$0 - 1] == "(" && words[$0 - 2] != "removeObject"
    }
  }

  /// The types that conform to a protocol by their declaration or by an extension in this file.
  public func types(conformingTo name: String) -> [TypeDeclaration] {
    types.filter { $0.inherited.contains(name) }
  }

  /// The line and the column of a place, both from 1; columns count bytes, as the compiler's do.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, before.count - start + 1)
  }

  /// The place of a line and a column, both from 1, in bytes; `nil` past the end.
  func offset(ofLine line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let offset = start + column - 1
    return (0..<bytes.count).contains(offset) ? offset : nil
  }

  /// The text of a line, counted from 1; `nil` past the end.
  public func line(_ number: Int) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }
}
