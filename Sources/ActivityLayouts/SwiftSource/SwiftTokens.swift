/// A token of Swift source, as far as declarations of data need it.
struct SwiftToken: Hashable {
  /// The kind of a token.
  enum Kind: Hashable {
    case word, mark, string, number
  }

  let kind: Kind
  let text: String
  /// The line, from 1.
  let line: Int
  /// A Boolean value indicating whether a line's end stands before it.
  let beginsLine: Bool
}

/// Swift source as tokens, without comments and without lines for the compiler such as `#if`.
enum SwiftTokens {
  /// The most tokens of a file.
  private static let countMaximum = 200_000

  /// Returns the tokens of a source.
  static func all(in source: [UInt8]) -> [SwiftToken] {
    var scanner = Scanner(bytes: source)
    var tokens: [SwiftToken] = []
    while tokens.count < countMaximum, let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0
    var line = 1
    var beginsLine = true

    private func peek(_ ahead: Int = 0) -> UInt8 {
      index + ahead < bytes.count ? bytes[index + ahead] : 0
    }

    private func has(_ text: String) -> Bool {
      bytes[min(index, bytes.count)...].starts(with: text.utf8)
    }

    mutating func next() -> SwiftToken? {
      skipBlanks()
      guard index < bytes.count else { return nil }
      let (start, line, begins) = (index, line, beginsLine)
      beginsLine = false
      let kind: SwiftToken.Kind
      if peek() == UInt8(ascii: "\"") {
        skipString()
        kind = .string
      } else if isWord(peek()) || peek() == UInt8(ascii: "`") || peek() == UInt8(ascii: "@") {
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek())
        index += 1
        while isWord(peek()) || peek() == UInt8(ascii: "`") { index += 1 }
        kind = isNumber ? .number : .word
      } else {
        index += has("->") || has("==") ? 2 : 1
        kind = .mark
      }
      var text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
      text.removeAll { $0 == "`" }
      return SwiftToken(kind: kind, text: text, line: line, beginsLine: begins)
    }

    private func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_")
        || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }

    private mutating func skipBlanks() {
      while index < bytes.count {
        if peek() == UInt8(ascii: "\n") {
          line += 1
          beginsLine = true
          index += 1
        } else if peek() <= 0x20 {
          index += 1
        } else if has("//") || peek() == UInt8(ascii: "#") && beginsLine {
          while index < bytes.count, peek() != UInt8(ascii: "\n") { index += 1 }
        } else if has("/*") {
          skipComment()
        } else {
          return
        }
      }
    }

    private mutating func skipComment() {
      var depth = 0
      repeat {
        if has("/*") { depth += 1 }
        if has("*/") {
          depth -= 1
          index += 1
        }
        if peek() == UInt8(ascii: "\n") { line += 1 }
        index += 1
      } while depth > 0 && index < bytes.count
    }

    private mutating func skipString() {
      let quote = has("\"\"\"") ? "\"\"\"" : "\""
      index += quote.utf8.count
      while index < bytes.count, !has(quote) {
        if peek() == UInt8(ascii: "\\") { index += 1 }
        if peek() == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
      index += quote.utf8.count
    }
  }
}
