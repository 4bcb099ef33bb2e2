/// The size of a function.
struct FunctionShape: Equatable {
  /// The line of its keyword, from 1.
  let line: Int
  /// From its keyword to its closing brace.
  let lineCount: Int
  /// The depth of `if`, `for`, `while`, `switch`, `guard`, `do`, `repeat` and `catch` in one another.
  let nesting: Int
}

extension SwiftSource {
  /// The functions, initializers and subscripts that have a body.
  static func functions(of words: [Word]) -> [FunctionShape] {
    words.indices.compactMap { start in
      guard openers.contains(words[start].text) else { return nil }
      return shape(of: words, at: start)
    }
  }

  private static let openers: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let branches: Set<String> = [
    "if", "for", "while", "switch", "guard", "else", "do", "repeat", "catch",
  ]
  /// Words after the end of a signature's line that still belong to it.
  private static let continuations: Set<String> = ["-", "throws", "where", "rethrows", "{", ")"]

  private static func shape(of words: [Word], at start: Int) -> FunctionShape? {
    let isCall = start > 0 && words[start - 1].text == "."
    guard !isCall, let body = bodyStart(in: words, after: start) else { return nil }
    // Each entry says whether the block belongs to a branch.
    var blocks: [Bool] = []
    var isBranch = false
    var (parentheses, nesting) = (0, 0)
    for index in body..<words.count {
      let word = words[index].text
      if word == "(" { parentheses += 1 }
      if word == ")" { parentheses -= 1 }
      if parentheses == 0, branches.contains(word) { isBranch = opensBranch(words, index) }
      if word == "{" {
        blocks.append(isBranch && parentheses == 0)
        if parentheses == 0 { isBranch = false }
        nesting = max(nesting, blocks.count { $0 })
      }
      guard word == "}" else { continue }
      _ = blocks.popLast()
      guard blocks.isEmpty else { continue }
      let lineCount = words[index].line - words[start].line + 1
      return FunctionShape(line: words[start].line, lineCount: lineCount, nesting: nesting)
    }
    return nil
  }

  /// `#if` and a parameter pack's `repeat each` open no block.
  private static func opensBranch(_ words: [Word], _ index: Int) -> Bool {
    guard index > 0, !["#", "."].contains(words[index - 1].text) else { return false }
    let isRepeat = words[index].text == "repeat"
    return !isRepeat || (index + 1 < words.count && words[index + 1].text == "{")
  }

  /// The opening brace of a body, or `nil` where a protocol just asks for the function.
  private static func bodyStart(in words: [Word], after start: Int) -> Int? {
    var depth = 0
    for index in (start + 1)..<words.count {
      switch words[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return index
      case "}" where depth == 0: return nil
      default: break
      }
      guard depth == 0, index + 1 < words.count else { continue }
      let isLineEnd = words[index + 1].line > words[index].line
      if isLineEnd, !continuations.contains(words[index + 1].text) { return nil }
    }
    return nil
  }
}

extension SwiftSource {
  /// The lines of each `default:` that stands beside an arm for a case of an enum.
  ///
  /// A text does not say whose enum it is: `.name` or `Type.name` in an arm's pattern is taken for a case.
  var defaultsOverCases: [Int] {
    words.indices.filter { words[$0].text == "switch" && !(words[max(0, $0 - 1)].text == ".") }
      .compactMap(defaultOverCases)
  }

  /// The line of a switch's `default:`, if it has one beside a case of an enum.
  private func defaultOverCases(ofSwitchAt start: Int) -> Int? {
    var (depth, line, isPattern, hasCase) = (0, Int?.none, false, false)
    for index in (start + 1)..<words.count {
      let word = words[index].text
      if depth == 1, word == "case" { isPattern = true }
      if depth == 1, word == ":" { isPattern = false }
      if depth == 1, word == "default", words[index + 1].text == ":", isArm(at: index) {
        line = words[index].line
      }
      if isPattern, word == "where" { isPattern = false }
      if isPattern, word == ".", isCase(at: index) { hasCase = true }
      // A pattern's own brackets may hold labels with colons.
      if ["{", "(", "["].contains(word) { depth += 1 }
      if ["}", ")", "]"].contains(word) { depth -= 1 }
      if depth == 0, word == "}" { break }
    }
    return hasCase ? line : nil
  }

  /// A case may be named `default`, and a library's enum may get cases that are `@unknown`.
  private func isArm(at index: Int) -> Bool {
    ![".", "unknown"].contains(words[index - 1].text)
  }

  private func isCase(at dot: Int) -> Bool {
    let (before, after) = (words[dot - 1].text, words[dot + 1].text)
    guard after.first?.isLowercase == true, before != "." else { return false }
    let isMember =
      before.first.map { $0.isLetter || $0.isNumber || $0 == ")" || $0 == "]" } ?? false
    return !isMember || before.first?.isUppercase == true
      || ["case", "let", "var"].contains(before)
  }

  /// The names that other files can use: those of types, functions, values and cases, at the top or directly in a type.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    var depth = 0
    for index in words.indices.dropLast() {
      switch words[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case let word where depth < 2 && Self.declarations.contains(word):
        names.insert(words[index + 1].text)
      default: break
      }
    }
    return names.subtracting(["init", "subscript"]).filter { $0.first?.isLetter == true }
  }

  private static let declarations: Set<String> = [
    "struct", "enum", "class", "protocol", "typealias", "func", "var", "let", "case",
  ]
}
