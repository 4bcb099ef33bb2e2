/// Tells code, comments and texts apart.
struct SourceReader {
  private let bytes: [UInt8]
  /// The code: comments, texts and quoted names are blanks; every line is where it was.
  private(set) var code: [UInt8]
  /// The text of each line's comment, without its slashes.
  var comments: [String] {
    commentBytes.map { line in
      let text = line.drop { $0 == UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: " ") }
      return String(decoding: text, as: UTF8.self)
    }
  }
  private var commentBytes: [[UInt8]] = [[]]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
  }

  mutating func read() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.newline {
        commentBytes.append([])
        index += 1
      } else if byte == Self.slash, follows("//") {
        while index < bytes.count, bytes[index] != Self.newline { blank(isComment: true) }
      } else if byte == Self.slash, follows("/*") {
        while index < bytes.count, !follows("*/") { blank(isComment: true) }
        blank(2)
      } else if byte == Self.quote || byte == Self.hash {
        readText()
      } else if byte == Self.backquote {
        blank()
        while index < bytes.count, bytes[index] != Self.backquote { blank() }
        blank()
      } else {
        index += 1
      }
    }
  }

  /// Blanks a text with as many `#` around it as stand before it; a `#` before anything else is code.
  private mutating func readText() {
    var start = index
    while start < bytes.count, bytes[start] == Self.hash { start += 1 }
    guard start < bytes.count, bytes[start] == Self.quote else {
      index = start
      return
    }
    let hashes = String(repeating: "#", count: start - index)
    blank(start - index)
    let quotes = follows("\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.utf8.count)
    let (end, escape) = (Array((quotes + hashes).utf8), Array("\\\(hashes)".utf8))
    while index < bytes.count, !(bytes[index] == Self.quote && follows(end)) {
      guard bytes[index] == Self.backslash, follows(escape) else {
        blank()
        continue
      }
      blank(escape.count)
      let isInterpolation = index < bytes.count && bytes[index] == Self.opening
      blank()
      if isInterpolation { readInterpolation() }
    }
    blank(end.count)
  }

  /// Blanks `\(…)` with its text: no rule looks for words there.
  private mutating func readInterpolation() {
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == Self.quote || bytes[index] == Self.hash && follows("#\"") {
        readText()
        continue
      }
      if bytes[index] == Self.opening { depth += 1 }
      if bytes[index] == Self.closing { depth -= 1 }
      blank()
    }
  }

  private func follows(_ text: String) -> Bool { follows(Array(text.utf8)) }

  private func follows(_ text: [UInt8]) -> Bool {
    var place = index
    for byte in text {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func blank(_ count: Int = 1, isComment: Bool = false) {
    for place in index..<min(index + count, bytes.count) {
      let byte = bytes[place]
      if byte == Self.newline {
        commentBytes.append([])
      } else {
        if isComment { commentBytes[commentBytes.count - 1].append(byte) }
        code[place] = Self.space
      }
    }
    index += count
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")
  private static let backquote = UInt8(ascii: "`")
  private static let backslash = UInt8(ascii: "\\")
  private static let opening = UInt8(ascii: "(")
  private static let closing = UInt8(ascii: ")")
}
