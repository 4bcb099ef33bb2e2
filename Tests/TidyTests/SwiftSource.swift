/// A Swift file, with its code and its comments apart, so that a rule finds words where they mean something.
struct SwiftSource {
  /// The path from the package's folder, such as `Sources/islet/main.swift`.
  let path: String
  /// The code: comments, texts and quoted names are blanks; every line is where it was.
  let code: [UInt8]
  /// The comments alone; every line is where it was.
  let comments: [UInt8]

  private let codeStarts: [[Int]]
  private let commentStarts: [[Int]]

  init(path: String, text: String) {
    self.path = path
    var reader = SourceReader(bytes: Array(text.utf8))
    reader.read()
    code = reader.code
    comments = reader.comments
    codeStarts = Self.starts(in: code)
    commentStarts = Self.starts(in: comments)
  }

  /// The target that the file belongs to, or `nil` outside `Sources`.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : nil
  }

  var lineCount: Int {
    code.count { $0 == UInt8(ascii: "\n") }
  }

  /// The line of a byte, from 1.
  func line(at index: Int) -> Int {
    1 + code[..<index].count { $0 == UInt8(ascii: "\n") }
  }

  /// The lines on which a word stands in the code, or in the comments.
  func lines(with word: String, inComments: Bool = false) -> [Int] {
    let (bytes, word) = (inComments ? comments : code, Array(word.utf8))
    let starts = (inComments ? commentStarts : codeStarts)[Int(word[0])]
    return starts.filter { start in
      let end = start + word.count
      return bytes[start...].starts(with: word)
        && !(end < bytes.count && word[word.count - 1].isPartOfName && bytes[end].isPartOfName)
    }.map(line)
  }

  /// Where names and marks begin, by their first byte: there are many rules, and few places to look at for each.
  private static func starts(in bytes: [UInt8]) -> [[Int]] {
    var starts = [[Int]](repeating: [], count: 256)
    var isInName = false
    for (index, byte) in bytes.enumerated() where byte != UInt8(ascii: " ") {
      let isName = byte.isPartOfName
      isInName = isInName && index > 0 && bytes[index - 1] != UInt8(ascii: " ")
      if !isName || !isInName { starts[Int(byte)].append(index) }
      isInName = isName
    }
    return starts
  }
}

extension UInt8 {
  /// A Boolean value indicating whether it may be part of a Swift name.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: self >= 0x80
    }
  }
}

/// Tells code, comments and texts apart.
private struct SourceReader {
  let bytes: [UInt8]
  var code: [UInt8]
  var comments: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
    comments = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
  }

  mutating func read() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where follows("//"):
        skip(isComment: true) { $0.follows("\n") }
      case UInt8(ascii: "/") where follows("/*"):
        skip(isComment: true) { $0.follows("*/") }
        blank(2, isComment: true)
      case UInt8(ascii: "\""): readText()
      case UInt8(ascii: "#") where follows("#\""): readText()
      case UInt8(ascii: "`"):
        blank(1, isComment: false)
        skip(isComment: false) { $0.follows("`") }
        blank(1, isComment: false)
      default: index += 1
      }
    }
  }

  private mutating func readText() {
    let isRaw = follows("#\"")
    let quote = isRaw ? "\"#" : follows("\"\"\"") ? "\"\"\"" : "\""
    blank(quote.utf8.count, isComment: false)
    while index < bytes.count, !follows(quote) {
      guard !isRaw, follows("\\") else {
        blank(1, isComment: false)
        continue
      }
      let isInterpolation = follows("\\(")
      blank(2, isComment: false)
      if isInterpolation { readInterpolation() }
    }
    blank(quote.utf8.count, isComment: false)
  }

  /// What stands in `\(…)` is blanked with its text: no rule looks for words there.
  private mutating func readInterpolation() {
    var depth = 1
    while index < bytes.count, depth > 0 {
      if follows("\"") {
        readText()
        continue
      }
      if follows("(") { depth += 1 }
      if follows(")") { depth -= 1 }
      blank(1, isComment: false)
    }
  }

  private func follows(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private mutating func skip(isComment: Bool, until isOver: (Self) -> Bool) {
    while index < bytes.count, !isOver(self) { blank(1, isComment: isComment) }
  }

  private mutating func blank(_ count: Int, isComment: Bool) {
    for position in index..<min(index + count, bytes.count) {
      guard bytes[position] != UInt8(ascii: "\n") else { continue }
      if isComment { comments[position] = bytes[position] }
      code[position] = UInt8(ascii: " ")
    }
    index += count
  }
}
