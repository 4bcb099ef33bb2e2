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
    /// A Boolean value indicating whether it stands in a branch of `#if`.
    public let isConditional: Bool
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
  /// The imports, the types, and the names that are declared.
  public let declarations: Declarations
  /// The names that are used.
  public let names: NameUses
  /// The keys of dictionaries, and the properties that are compared.
  public let keys: KeyUses
  /// The plain values that properties may have.
  public let values: PlainValues
  /// The uses of properties.
  public let properties: PropertyUses

  /// Reads a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = SwiftTokenizer(bytes).tokens
    let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    names = NameUses(in: tokens, words, of: bytes)
    var declarationReader = DeclarationReader(tokens, words)
    declarations = declarationReader.read()
    var valueReader = ValueReader(tokens, words)
    var values = valueReader.read()
    var storedKeyReader = StoredKeyReader(tokens, words)
    var keyReader = KeyReader(tokens, words, after: storedKeyReader.read())
    var keys = keyReader.read()
    var propertyReader = PropertyReader(tokens, words, in: bytes)
    properties = propertyReader.read()
    keys.add(times: propertyReader.times, compared: propertyReader.compared)
    keys.singleComparedTexts = propertyReader.singleTexts
    values.exampleTexts = propertyReader.examples
    (self.keys, self.values) = (keys, values)
  }

  /// The imports.
  public var imports: [Import] { declarations.imports }
  /// The types and the extensions at the top of the file.
  public var types: [TypeDeclaration] { declarations.types }
  /// The names declared at the top of the file.
  public var declaredNames: Set<String> { declarations.names }
  /// All names in the file's code.
  public var usedNames: Set<String> { names.used }

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
