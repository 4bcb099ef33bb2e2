/// A Swift file, with its code and its comments apart, so that a rule finds words where they mean something.
struct SwiftSource {
  /// A name or a mark, and the line that it is on, from 1.
  struct Word: Equatable {
    let text: String
    let line: Int
  }

  /// The path from the package's folder, such as `Sources/islet/main.swift`.
  let path: String
  let lineCount: Int
  /// The words of the code; texts and quoted names are left out.
  let words: [Word]
  /// The texts of the words, which tell soon that something is not there.
  let vocabulary: Set<String>
  /// The text of each line's comment, without its slashes; empty where there is none.
  let comments: [String]
  /// The functions, initializers and subscripts that have a body.
  let functions: [FunctionShape]

  init(path: String, text: String) {
    self.path = path
    var reader = SourceReader(bytes: Array(text.utf8))
    reader.read()
    words = Self.words(of: reader.code)
    vocabulary = Set(words.lazy.map(\.text))
    comments = reader.comments
    lineCount = comments.count - 1
    functions = Self.functions(of: words)
  }

  /// The target that the file belongs to, or `nil` outside `Sources`.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : nil
  }

  /// The folder of the target, such as `Sources/islet`.
  var room: String { path.split(separator: "/").prefix(2).joined(separator: "/") }

  /// The folder that the file lies in.
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The lines on which some words stand in the code, one after the other.
  func lines(with text: String) -> [Int] {
    let wanted = Self.words(of: Array(text.utf8)).map(\.text)
    guard vocabulary.isSuperset(of: wanted) else { return [] }
    return words.indices.filter { start in
      words[start].text == wanted[0] && start + wanted.count <= words.count
        && wanted.indices.allSatisfy { words[start + $0].text == wanted[$0] }
    }.map { words[$0].line }
  }

  /// The lines in whose comment a word stands.
  func lines(withComment word: String) -> [Int] {
    comments.indices.filter { comments[$0].contains(word) }
      .filter { Self.words(of: Array(comments[$0].utf8)).contains { $0.text == word } }
      .map { $0 + 1 }
  }

  private static func words(of code: [UInt8]) -> [Word] {
    var words: [Word] = []
    var (line, index) = (1, 0)
    while index < code.count {
      let start = index
      while index < code.count, partsOfNames[Int(code[index])] { index += 1 }
      if index == start { index += 1 }
      if code[start] == newline {
        line += 1
      } else if code[start] != space {
        words.append(Word(text: String(decoding: code[start..<index], as: UTF8.self), line: line))
      }
    }
    return words
  }

  /// A Boolean value for each byte: whether it may be part of a Swift name.
  private static let partsOfNames = (0..<256).map { byte in
    byte >= 0x80
      || "_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8
        .contains { Int($0) == byte }
  }
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
