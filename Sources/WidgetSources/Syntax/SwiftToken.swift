/// A token of Swift source: its kind and its place in the file's bytes.
public struct SwiftToken: Hashable, Sendable {
  /// The kinds of tokens; comments and blanks are none.
  public enum Kind: Hashable, Sendable {
    /// A name or a keyword, without its backticks.
    case name
    /// A number.
    case number
    /// A part of a string literal, or a regular expression.
    case text
    /// Punctuation of one byte: a character of an operator, a bracket, `@`, `#`.
    case punctuation
  }

  /// The kind.
  public let kind: Kind
  /// The place, in bytes.
  public let range: Range<Int>
  /// A Boolean value indicating whether a line break stands between it and the token before.
  public let startsLine: Bool

  /// Returns whether it is the part of a text before an interpolation, whose parenthesis is closed by punctuation.
  func beginsInterpolation(_ word: String) -> Bool { kind == .text && word.hasSuffix("(") }

  /// Returns 1 where the token opens brackets, or those of a text's interpolation, -1 where it closes some, and else 0.
  func depthChange(_ word: String) -> Int {
    guard kind == .punctuation else { return beginsInterpolation(word) ? 1 : 0 }
    return ["(", "[", "{"].contains(word) ? 1 : [")", "]", "}"].contains(word) ? -1 : 0
  }
}

/// The tokens of a Swift file, found without parsing it.
///
/// It knows comments (nested ones too), strings (raw, of several lines, with interpolations), and regular expressions, so that a
/// word in a comment is never taken for code. Source that does not compile, or is cut off, gives the tokens that it has.
public struct SwiftTokenizer {
  /// The deepest nesting of interpolations that is read.
  private static let depthMaximum = 32

  private let bytes: [UInt8]
  private let readsInterpolations: Bool
  private var place = 0
  private var startsLine = true
  /// The tokens, in the order of the file.
  public private(set) var tokens: [SwiftToken] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - readsInterpolations: Whether the code within a text gives tokens; else each text is one token.
  public init(_ bytes: [UInt8], readsInterpolations: Bool = true) {
    self.bytes = bytes
    self.readsInterpolations = readsInterpolations
    // Xcode writes no byte-order mark, but other editors do.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    readTokens(depth: 0)
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  private func isNext(_ text: String, at distance: Int = 0) -> Bool {
    bytes[min(place + distance, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int? = nil) {
    tokens.append(
      SwiftToken(kind: kind, range: start..<(end ?? place), startsLine: startsLine))
    startsLine = false
  }

  /// Reads to the end, or past the parenthesis that closes an interpolation.
  private mutating func readTokens(depth: Int) {
    var open = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: place += 1
      case UInt8(ascii: "/") where isNext("//"): skipLine()
      case UInt8(ascii: "/") where isNext("/*"): skipComment()
      case UInt8(ascii: "\""): readText(pounds: 0, depth: depth)
      case UInt8(ascii: "#") where poundsBeforeText() > 0:
        readText(pounds: poundsBeforeText(), depth: depth)
      case UInt8(ascii: "/") where isRegex(): readRegex()
      case _ where byte.isNameStart: readName()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      default:
        readPunctuation(byte, open: &open)
        if depth > 0, open < 0 { return }
      }
    }
  }

  /// Reads punctuation, and counts the open parentheses.
  private mutating func readPunctuation(_ byte: UInt8, open: inout Int) {
    place += 1
    add(.punctuation, from: place - 1)
    if byte == UInt8(ascii: "(") { open += 1 }
    if byte == UInt8(ascii: ")") { open -= 1 }
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if isNext("/*") {
        depth += 1
        place += 2
      } else if isNext("*/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { startsLine = true }
        place += 1
      }
    }
  }

  private mutating func readName() {
    let isQuoted = peek() == UInt8(ascii: "`")
    let start = isQuoted ? place + 1 : place
    place += 1
    while let byte = peek(), isQuoted ? byte != UInt8(ascii: "`") : byte.isNamePart {
      if byte == UInt8(ascii: "\n") { break }
      place += 1
    }
    add(.name, from: start)
    if isQuoted, peek() == UInt8(ascii: "`") { place += 1 }
  }

  private mutating func readNumber() {
    let start = place
    while let byte = peek(), byte.isNamePart || byte == UInt8(ascii: ".") {
      // A point belongs to a number only before a digit: `0.5`, but `3.description` and `0..<3`.
      if byte == UInt8(ascii: "."), peek(1)?.isDigit != true { break }
      place += 1
    }
    add(.number, from: start)
  }

  // MARK: - Texts

  /// The number of `#` before a raw string's quotation mark; 0 where none follows.
  private func poundsBeforeText() -> Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : 0
  }

  private func hasPounds(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private func isBlankLine(after distance: Int) -> Bool {
    var distance = distance
    while let byte = peek(distance), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") {
      distance += 1
    }
    return peek(distance) == UInt8(ascii: "\n")
  }

  private mutating func readText(pounds: Int, depth: Int) {
    var start = place
    place += pounds
    // `#"""#` is a raw string of one quotation mark.
    let isMultiline = isNext("\"\"\"") && (pounds == 0 || isBlankLine(after: 3))
    place += isMultiline ? 3 : 1
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        guard peek(1 + pounds) == UInt8(ascii: "("), depth < Self.depthMaximum else {
          place += min(2 + pounds, bytes.count - place)
          continue
        }
        place += 2 + pounds
        if readsInterpolations {
          add(.text, from: start)
          readTokens(depth: depth + 1)
          start = place
        } else {
          let (count, startedLine) = (tokens.count, startsLine)
          readTokens(depth: depth + 1)
          tokens.removeSubrange(count...)
          startsLine = startedLine
        }
      } else if byte == UInt8(ascii: "\""), !isMultiline || isNext("\"\"\""),
        hasPounds(pounds, at: isMultiline ? 3 : 1)
      {
        place += (isMultiline ? 3 : 1) + pounds
        return add(.text, from: start)
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        // A string that is not closed ends with its line, so that the rest of a half-saved file is still read.
        return add(.text, from: start)
      } else {
        place += 1
      }
    }
    add(.text, from: start)
  }

  // MARK: - Regular expressions

  /// Returns whether a slash begins a regular expression: it stands where a value may, and another one closes it.
  private func isRegex() -> Bool {
    guard let next = peek(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\n"),
      !isNext("/="), mayBeginValue
    else { return false }
    return regexLength != nil
  }

  private var mayBeginValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .text: return false
    case .name: return bytes[last.range].elementsEqual("return".utf8)
    case .punctuation: return !")]}".utf8.contains(bytes[last.range.lowerBound])
    }
  }

  private var regexLength: Int? {
    var distance = 1
    while let byte = peek(distance), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") {
        distance += 2
      } else if byte == UInt8(ascii: "/") {
        return distance + 1
      } else {
        distance += 1
      }
    }
    return nil
  }

  private mutating func readRegex() {
    let start = place
    place += regexLength ?? 1
    add(.text, from: start)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A Boolean value indicating whether a name may begin with it; bytes of other scripts and emoji count as letters.
  fileprivate var isNameStart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  fileprivate var isNamePart: Bool { isNameStart && self != UInt8(ascii: "`") || isDigit }
}
