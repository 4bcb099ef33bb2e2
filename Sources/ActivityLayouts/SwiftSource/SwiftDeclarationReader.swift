import WidgetSources

/// A reader of the declarations of data in Swift source; functions and computed properties are passed over.
struct SwiftDeclarationReader {
  /// The most types within types, and the most brackets within brackets of a type's name.
  private static let depthMaximum = 64

  private let tokens: [DeclarationToken]
  private var index = 0
  private var depth = 0
  /// The types at file scope, by name.
  private(set) var declarations: [String: SwiftDeclaration] = [:]
  /// The extensions, by the path of names that they extend.
  private var extensions: [([String], SwiftDeclaration)] = []

  init(_ source: [UInt8]) {
    tokens = DeclarationToken.all(in: source)
    let end = tokens.count
    while index < end {
      if let (name, declaration) = declaration() {
        declarations[name] = declaration
      } else {
        index += 1
      }
    }
    for (path, declaration) in extensions { Self.extend(&declarations, path[...], by: declaration) }
  }

  private static func extend(
    _ types: inout [String: SwiftDeclaration], _ path: ArraySlice<String>,
    by declaration: SwiftDeclaration
  ) {
    guard let name = path.first, types[name] != nil else { return }
    if path.count == 1 {
      types[name]?.extend(by: declaration)
    } else if var nested = types[name]?.nested {
      extend(&nested, path.dropFirst(), by: declaration)
      types[name]?.nested = nested
    }
  }

  // MARK: - Tokens

  private var token: DeclarationToken? { index < tokens.count ? tokens[index] : nil }
  private var text: String { token?.text ?? "" }
  private func text(_ ahead: Int) -> String {
    index + ahead < tokens.count ? tokens[index + ahead].text : ""
  }

  private mutating func take(_ text: String) -> Bool {
    guard self.text == text, token?.kind != .text else { return false }
    index += 1
    return true
  }

  /// Moves over a pair of brackets and all in it, if one begins here.
  private mutating func skipBrackets() {
    let pairs = ["{": "}", "(": ")", "[": "]", "<": ">"]
    guard let closer = pairs[text] else { return }
    let opener = text
    var depth = 0
    while let token {
      if token.kind == .punctuation {
        if token.text == opener { depth += 1 }
        if token.text == closer { depth -= 1 }
      }
      index += 1
      if depth == 0 { return }
    }
  }

  // MARK: - Declarations

  /// Reads a type's declaration, if one begins here.
  private mutating func declaration() -> (String, SwiftDeclaration)? {
    guard let first = token, first.kind == .name else { return nil }
    switch first.text {
    case "struct", "enum", "class", "actor":
      guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .name,
        !["func", "var", "let"].contains(text(1))
      else { return nil }
      let name = text(1)
      index += 2
      return (name, body(first.text == "enum" ? .enumeration : .structure, line: first.line))
    case "extension":
      index += 1
      var path = [text]
      index += 1
      while take(".") {
        path.append(text)
        index += 1
      }
      extensions.append((path, body(.structure, line: first.line)))
      return nil
    case "typealias":
      let name = text(1)
      guard text(2) == "=" else { return nil }
      index += 3
      let type = typeName()
      index -= 1
      return (name, SwiftDeclaration(kind: .alias(type), line: first.line))
    default: return nil
    }
  }

  private mutating func body(_ kind: SwiftDeclaration.Kind, line: Int) -> SwiftDeclaration {
    var result = SwiftDeclaration(kind: kind, line: line)
    if text == "<" {
      result.isGeneric = true
      skipBrackets()
    }
    if take(":") {
      while let token, token.text != "{", token.text != "where" {
        if token.kind == .name { result.conformances.append(token.text) }
        index += 1
      }
    }
    while let token, token.text != "{" {
      if token.text == "}" { return result }
      index += 1
    }
    guard depth < Self.depthMaximum else {
      skipBrackets()
      index -= 1
      return result
    }
    depth += 1
    index += 1
    while let token, token.text != "}" { member(of: &result, token) }
    depth -= 1
    return result
  }

  /// Reads one member of a type's body.
  private mutating func member(of type: inout SwiftDeclaration, _ token: DeclarationToken) {
    if let (name, declaration) = declaration() {
      type.nested[name] = declaration
      index += 1
      return
    }
    switch token.text {
    case "let", "var": property(of: &type)
    case "case": enumCase(of: &type)
    case "init":
      index += 1
      let isDecoder = text(1) == "from" && ["decoder", ":"].contains(text(2))
      if isDecoder { type.decodesItself = true }
      skipDeclaration()
    case "func", "subscript", "deinit", "associatedtype": skipDeclaration()
    case "static", "lazy":
      index += 1
      while ["private", "public", "let", "var"].contains(text), text != "func" {
        let isValue = text == "let" || text == "var"
        index += 1
        if isValue {
          skipValue()
          return
        }
      }
    case "{", "(", "[": skipBrackets()
    default: index += 1
    }
  }

  /// Moves over a function: its arguments, its result and its body.
  private mutating func skipDeclaration() {
    while let token, token.text != "{", token.text != "}" {
      if token.text == "(" || token.text == "[" {
        skipBrackets()
      } else {
        index += 1
        if let next = self.token, next.beginsLine, next.text != "{", next.text != "->" { return }
      }
    }
    if text == "{" { skipBrackets() }
  }

  /// Moves over a value to the end of its line.
  private mutating func skipValue() {
    while let token, token.text != "}" {
      if "{([".contains(token.text) {
        skipBrackets()
      } else {
        index += 1
      }
      if let next = self.token, next.beginsLine, ![".", "?", ":", "+"].contains(next.text) {
        return
      }
    }
  }

  private mutating func property(of type: inout SwiftDeclaration) {
    let isConstant = text == "let"
    index += 1
    repeat {
      let (name, line) = (text, token?.line ?? 0)
      index += 1
      var typeName: SwiftTypeName?
      if take(":") { typeName = self.typeName() }
      let hasValue = take("=")
      if hasValue { skipValueBeforeComma() }
      if text == "{", token?.beginsLine == false || !hasValue {
        let isObserved = ["willSet", "didSet"].contains(text(1))
        skipBrackets()
        // A computed property is not stored.
        if !isObserved { return }
      }
      // A constant with a value is not decoded.
      if isConstant, hasValue { continue }
      type.properties.append(.init(name: name, type: typeName, line: line))
    } while take(",")
  }

  private mutating func skipValueBeforeComma() {
    while let token, token.text != "}", token.text != "," {
      if "{([".contains(token.text) {
        skipBrackets()
      } else {
        index += 1
      }
      if let next = self.token, next.beginsLine, ![".", "?", ":"].contains(next.text) { return }
    }
  }

  private mutating func enumCase(of type: inout SwiftDeclaration) {
    index += 1
    repeat {
      var value = SwiftDeclaration.Case(name: text)
      index += 1
      if take("(") { value.values = caseValues() }
      if take("=") {
        let sign = take("-") ? "-" : ""
        value.rawValue = sign + text
        index += 1
      }
      type.cases.append(value)
    } while take(",")
  }

  /// Reads the values of an enum's case, after its opening bracket.
  private mutating func caseValues() -> [(label: String?, type: SwiftTypeName)] {
    var values: [(label: String?, type: SwiftTypeName)] = []
    while let token, token.text != ")" {
      var label: String?
      if token.kind == .name, text(1) == ":" {
        label = token.text == "_" ? nil : token.text
        index += 2
      }
      values.append((label, typeName()))
      if take("=") { skipValueBeforeComma() }
      if !take(","), text != ")" { index += 1 }
    }
    index += 1
    return values
  }

  // MARK: - Types

  private mutating func typeName() -> SwiftTypeName {
    guard depth < Self.depthMaximum else {
      index += 1
      return .other("a type within too many others")
    }
    depth += 1
    defer { depth -= 1 }
    var type = simpleType()
    while take("?") || text == "!" && take("!") { type = .optional(type) }
    return type
  }

  private mutating func simpleType() -> SwiftTypeName {
    while text == "any" || text == "some" || text.hasPrefix("@") { index += 1 }
    if take("[") {
      let first = typeName()
      if take(":") {
        let second = typeName()
        _ = take("]")
        return .dictionary(first, second)
      }
      _ = take("]")
      return .array(first)
    }
    if text == "(" {
      skipBrackets()
      if text == "->" {
        index += 1
        _ = typeName()
      }
      return .other("a tuple or a function")
    }
    var path = [text]
    index += 1
    while text == ".", tokens.indices.contains(index + 1), tokens[index + 1].kind == .name {
      path.append(text(1))
      index += 2
    }
    var arguments: [SwiftTypeName] = []
    if take("<") {
      while !text.isEmpty, text != ">" {
        arguments.append(typeName())
        if !take(","), text != ">" { index += 1 }
      }
      _ = take(">")
    }
    return .named(path, arguments)
  }
}
