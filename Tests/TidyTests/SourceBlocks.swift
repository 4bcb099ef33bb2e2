/// What a rule wants to know of a function.
struct FunctionShape: Equatable {
  /// The line of its keyword, from 1.
  let line: Int
  /// From its keyword to its closing brace.
  let lineCount: Int
  /// How deep `if`, `for`, `while`, `switch`, `guard`, `do`, `repeat` and `catch` stand in one another.
  let nesting: Int
}

extension SwiftSource {
  /// The functions, initializers and subscripts that have a body.
  var functions: [FunctionShape] {
    let words = Self.words(of: code)
    return words.indices.compactMap { Self.shape(of: words, at: $0) }
  }

  /// A name or a mark in the code.
  private struct Word {
    let text: ArraySlice<UInt8>
    let line: Int

    func isOne(of names: Set<String>) -> Bool {
      names.contains(String(decoding: text, as: UTF8.self))
    }
  }

  private static let openers: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let branches: Set<String> = [
    "if", "for", "while", "switch", "guard", "else", "do", "repeat", "catch",
  ]
  /// What may follow a signature's line end and still belong to it.
  private static let continuations: Set<String> = ["-", "throws", "where", "rethrows", "{", ")"]

  private static func words(of code: [UInt8]) -> [Word] {
    var words: [Word] = []
    var line = 1
    var index = 0
    while index < code.count {
      let start = index
      while index < code.count, code[index].isPartOfName { index += 1 }
      if index == start { index += 1 }
      if code[start] == UInt8(ascii: "\n") {
        line += 1
      } else if code[start] != UInt8(ascii: " ") {
        words.append(Word(text: code[start..<index], line: line))
      }
    }
    return words
  }

  private static func shape(of words: [Word], at start: Int) -> FunctionShape? {
    let isCall = start > 0 && words[start - 1].isOne(of: ["."])
    guard words[start].isOne(of: openers), !isCall, let body = bodyStart(in: words, after: start)
    else { return nil }
    // Each entry says whether the block belongs to a branch.
    var blocks: [Bool] = []
    var isBranch = false
    var (parentheses, nesting) = (0, 0)
    for index in body..<words.count {
      if words[index].isOne(of: ["("]) { parentheses += 1 }
      if words[index].isOne(of: [")"]) { parentheses -= 1 }
      if words[index].isOne(of: branches), parentheses == 0 { isBranch = opensBranch(words, index) }
      if words[index].isOne(of: ["{"]) {
        blocks.append(isBranch && parentheses == 0)
        if parentheses == 0 { isBranch = false }
        nesting = max(nesting, blocks.count { $0 })
      }
      if words[index].isOne(of: ["}"]) { _ = blocks.popLast() }
      guard blocks.isEmpty else { continue }
      let lineCount = words[index].line - words[start].line + 1
      return FunctionShape(line: words[start].line, lineCount: lineCount, nesting: nesting)
    }
    return nil
  }

  /// `#if` and a parameter pack's `repeat each` open no block.
  private static func opensBranch(_ words: [Word], _ index: Int) -> Bool {
    guard index > 0, !words[index - 1].isOne(of: ["#", "."]) else { return false }
    let isRepeat = words[index].isOne(of: ["repeat"])
    return !isRepeat || (index + 1 < words.count && words[index + 1].isOne(of: ["{"]))
  }

  /// The opening brace of a body, or `nil` where a protocol just asks for the function.
  private static func bodyStart(in words: [Word], after start: Int) -> Int? {
    var depth = 0
    for index in (start + 1)..<words.count {
      if words[index].isOne(of: ["(", "["]) { depth += 1 }
      if words[index].isOne(of: [")", "]"]) { depth -= 1 }
      guard depth == 0 else { continue }
      if words[index].isOne(of: ["{"]) { return index }
      if words[index].isOne(of: ["}"]) { return nil }
      let isLineEnd = index + 1 < words.count && words[index + 1].line > words[index].line
      if isLineEnd, !words[index + 1].isOne(of: continuations) { return nil }
    }
    return nil
  }
}
