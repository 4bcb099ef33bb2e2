/// Finds the cases of a file's enumerations, and the values that the stored properties of its types begin with.
struct ValueReader {
  /// The part of a file between two braces.
  private struct Scope {
    /// The name of the type whose members stand here, with those of the types around it; `nil` in a function's body.
    var typeName: String?
    var isEnumeration = false
    /// The raw value of the next case where these are integers.
    var nextRawValue: Int?
  }

  private static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]
  /// The words before `var` with which a property is not stored in each value.
  private static let otherKinds: Set<String> = ["static", "class", "lazy"]
  /// The most tokens between a property's name and its value.
  private static let typeLengthMaximum = 16

  private let tokens: [SwiftToken]
  private let words: [String]
  private var values = PlainValues()
  private var scopes: [Scope] = []
  /// The type whose brace is awaited.
  private var next = Scope()

  /// Begins with a file's tokens, and their texts.
  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
  }

  /// Reads the whole file.
  ///
  /// - Returns: Its values.
  mutating func read() -> PlainValues {
    var samples = SampleReader(tokens, words)
    samples.read()
    values.sampleValues = samples.values
    values.sampleStates = samples.states
    var calls = SampleReader(tokens, words)
    calls.readCalls()
    values.callValues = calls.values
    for index in words.indices where tokens[index].kind != .text {
      switch words[index] {
      case "{":
        scopes.append(next)
        next = Scope()
      case "}": scopes.removeLast(scopes.isEmpty ? 0 : 1)
      case "case" where scopes.last?.isEnumeration == true: readCases(from: index + 1)
      case "var": readProperty(at: index)
      case "init": readDefaults(ofParametersAt: index)
      case "decodeIfPresent": readReplacement(at: index)
      case let word where Self.typeKeywords.contains(word): readType(at: index)
      default: break
      }
    }
    return values
  }

  /// Reads `enum Phase: String` in a type, of which it becomes a member.
  private mutating func readType(at index: Int) {
    guard index + 1 < words.count, tokens[index + 1].kind == .name,
      index == 0 || words[index - 1] != ".",
      !["func", "var", "let", "subscript", "init"].contains(words[index + 1])
    else { return }
    var names = scopes.compactMap(\.typeName).suffix(1) + [words[index + 1]]
    var end = index + 1
    while end + 2 < words.count, words[end + 1] == ".", tokens[end + 2].kind == .name {
      end += 2
      names.append(words[end])
    }
    next = Scope(typeName: names.joined(separator: "."), isEnumeration: words[index] == "enum")
    let isCounted =
      end + 2 < words.count && words[end + 1] == ":" && Self.integerTypes.contains(words[end + 2])
    if isCounted { next.nextRawValue = 0 }
  }

  /// Reads `case riding = "in_ride", arrived, ended(at: Date)`.
  private mutating func readCases(from first: Int) {
    guard var scope = scopes.popLast() else { return }
    defer { scopes.append(scope) }
    // Cases are told by the type's own name, as the runtime tells it.
    guard let type = scope.typeName?.split(separator: ".").last.map(String.init) else { return }
    var index = first
    while index < words.count, tokens[index].kind == .name {
      let name = words[index].filter { $0 != "`" }
      index = behindParentheses(from: index + 1)
      var value = scope.nextRawValue.map(String.init) ?? name
      if index + 1 < words.count, words[index] == "=" {
        value = Self.text(of: words[index + 1]) ?? words[index + 1]
        index += 2
      }
      if scope.nextRawValue != nil, let number = Int(value) { scope.nextRawValue = number + 1 }
      values.cases[type, default: []].append(SourceFile.Case(name: name, value: value))
      guard index < words.count, words[index] == "," else { break }
      index += 1
    }
  }

  /// Returns the place behind parentheses that begin at a place; the place itself where none do.
  private func behindParentheses(from start: Int) -> Int {
    guard start < words.count, words[start] == "(" else { return start }
    var depth = 0
    for index in start..<words.count {
      if words[index] == "(" { depth += 1 }
      if words[index] == ")" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return words.count
  }

  /// Reads `var phase: Phase = .riding` in a type.
  private mutating func readProperty(at index: Int) {
    guard let type = scopes.last?.typeName, index + 3 < words.count,
      tokens[index + 1].kind == .name, index == 0 || !Self.otherKinds.contains(words[index - 1])
    else { return }
    let rest = words.indices[(index + 2)...].prefix(Self.typeLengthMaximum)
    let equals = rest.first { words[$0] == "=" || words[$0] == "{" || tokens[$0].startsLine }
    guard let equals, words[equals] == "=", let value = plainValue(from: equals + 1) else { return }
    values.defaultValues["\(type).\(words[index + 1])"] = value
  }

  /// Reads `init(title: String = "Ride", isMuted: Bool = false)`; a property's own value goes before.
  private mutating func readDefaults(ofParametersAt index: Int) {
    guard let type = scopes.last?.typeName else { return }
    let end = behindParentheses(from: index + 1)
    for place in index + 1..<max(index + 1, end - 3)
    where words[place] == ":" && words[place + 2] == "=" {
      let property = "\(type).\(words[place - 1])"
      if words[place + 1] == "Bool" { add(words[place + 3], to: property) }
      let isText = words[place + 1] == "String" && (Self.text(of: words[place + 3]) ?? "") != ""
      // A file that was saved half-way ends within a call.
      let isWhole = isText && place + 4 < words.count && [",", ")"].contains(words[place + 4])
      if isWhole, values.defaultValues[property] == nil {
        values.defaultValues[property] = words[place + 3]
      }
    }
  }

  /// Reads `decodeIfPresent(Bool.self, forKey: .isMuted) ?? false`.
  private mutating func readReplacement(at index: Int) {
    let rest = words[index...].prefix(14)
    guard let type = scopes.compactMap(\.typeName).last, rest.count == 14,
      rest.elementsEqual(
        [
          "decodeIfPresent", "(", "Bool", ".", "self", ",", "forKey", ":", ".", words[index + 9],
          ")",
        ]
          + ["?", "?", words[index + 13]])
    else { return }
    add(words[index + 13], to: "\(type).\(words[index + 9])")
  }

  private mutating func add(_ value: String, to property: String) {
    guard value == "true" || value == "false", values.defaultValues[property] == nil else { return }
    values.defaultValues[property] = value
  }

  /// Returns the value that stands from a place to its line's end: a literal, or a case as `.riding`; `nil` for any other.
  private func plainValue(from start: Int) -> String? {
    var end = start
    while end + 1 < words.count, !tokens[end + 1].startsLine,
      !["}", ";", "{"].contains(words[end + 1])
    {
      end += 1
    }
    guard start < words.count, end - start <= 4 else { return nil }
    return Self.plainValue(words[start...end], lastKind: tokens[end].kind)
  }

  /// Returns a literal, or a case as `.riding`; `nil` for any other words.
  static func plainValue(_ value: ArraySlice<String>, lastKind: SwiftToken.Kind) -> String? {
    guard let last = value.last else { return nil }
    switch lastKind {
    case .text: return value.count == 1 && text(of: last) != nil ? last : nil
    case .number:
      guard value.count == 1 || value.count == 2 && value.first == "-" else { return nil }
      return value.joined().filter { $0 != "_" }
    case .name:
      if value.count == 1 { return ["true", "false"].contains(last) ? last : nil }
      let isOfType = value.first == "." || value.first?.first?.isUppercase == true
      return value.dropLast().last == "." && isOfType ? ".\(last)" : nil
    case .punctuation: return nil
    }
  }

  /// Returns the text of a literal that is whole and plain; `nil` for any other word.
  static func text(of word: String) -> String? {
    guard word.count > 2, word.hasPrefix("\""), word.hasSuffix("\""), !word.contains("\\") else {
      return nil
    }
    let text = String(word.dropFirst().dropLast())
    return text.contains("\"") ? nil : text
  }

  /// The most words of a switch that are read.
  private static let switchLengthMaximum = 4000

  /// The conversions before which a text may have other letters than the one with which it is compared.
  static let conversions: Set<String> = ["lowercased", "uppercased"]

  /// Returns a text that code compares with a converted one as it would be shown; without a conversion it stays as it is.
  ///
  /// Up to three capitals are a code, as that of an airport.
  static func shown(_ text: String, before conversion: String?) -> String {
    if conversion == "lowercased" { return capitalized(text) }
    let isWord = text.count > 3 && text.uppercased() == text
    return conversion == "uppercased" && isWord ? capitalized(text.lowercased()) : text
  }

  /// Returns a text that code compares in small letters as it would be shown, with a capital one; a code word stays as it is.
  private static func capitalized(_ text: String) -> String {
    let isWord = text.count > 1 && text.allSatisfy { $0.isLetter || $0 == " " }
    return isWord ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  /// Returns the texts of a switch's cases, whose brace opens at a place.
  static func texts(
    ofCasesFrom brace: Int, _ tokens: [SwiftToken], _ words: [String]
  ) -> [String] {
    var (texts, depth, isCase): ([String], Int, Bool) = ([], 0, false)
    let body = words.indices[brace...].prefix(switchLengthMaximum)
    for index in body where tokens[index].kind != .text || isCase {
      switch words[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case "case" where depth == 1: isCase = true
      case ":": isCase = false
      case let word where isCase && depth == 1:
        texts += [text(of: word)].compactMap(\.self)
      default: break
      }
      if depth == 0 { break }
    }
    return texts
  }
}
