extension LooseReader {
  private static let quotes: [(open: String, close: [String], problem: Slip.Syntax?)] = [
    ("\"", ["\""], nil), ("'", ["'"], .singleQuotes), ("`", ["`"], .backticks),
    ("\u{201C}", ["\u{201D}", "\u{201C}", "\""], .curlyQuotes("\u{201C}")),
    ("\u{201D}", ["\u{201D}", "\u{201C}", "\""], .curlyQuotes("\u{201D}")),
    ("\u{201E}", ["\u{201C}", "\u{201D}"], .curlyQuotes("\u{201E}")),
    ("\u{2018}", ["\u{2019}", "\u{2018}"], .curlyQuotes("\u{2018}")),
    ("\u{2019}", ["\u{2019}", "\u{2018}"], .curlyQuotes("\u{2019}")),
    ("\u{00AB}", ["\u{00BB}"], .curlyQuotes("\u{00AB}")),
  ]

  /// Reads a text in quotes, if one begins here.
  mutating func quoted() -> LooseValue.Content? {
    // Most texts are JSON's, without an escape; other quotes begin with one of these marks, or not in ASCII.
    if let text = plainText() { return Self.content(of: text) }
    guard peek() >= 0x80 || "\"'`@fb".utf8.contains(peek()) else { return nil }
    let start = position
    if peek() == UInt8(ascii: "@") && has("@\"") || has("f\"") || has("b'") || has("f'") {
      position += 1
    }
    guard let quote = Self.quotes.first(where: { has($0.open) }) else {
      position = start
      return nil
    }
    if let problem = quote.problem { add(problem, at: start) }
    position += quote.open.utf8.count
    var content: [UInt8] = []
    while true {
      guard position < bytes.count else {
        add(.unclosedString, at: start)
        break
      }
      if let close = quote.close.first(where: { has($0) }) {
        position += close.utf8.count
        break
      }
      if peek() == UInt8(ascii: "\n"), isClosedElsewhere {
        add(.unclosedString, at: start)
        break
      }
      takeCharacter(into: &content, quote: quote.open)
    }
    return Self.content(of: String(decoding: content, as: UTF8.self))
  }

  private static func content(of text: String) -> LooseValue.Content {
    Placeholder.stands(in: text) ? .placeholder(text, isQuoted: true) : .string(text)
  }

  /// Reads a text in straight double quotes that has neither an escape nor a control character; `nil` for any other.
  private mutating func plainText() -> String? {
    guard peek() == UInt8(ascii: "\"") else { return nil }
    var end = position + 1
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""),
      bytes[end] != UInt8(ascii: "\\")
    { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position + 1..<end], as: UTF8.self)
  }

  /// A Boolean value indicating whether the line's end ends the text too, since its quote is missing: the next line begins
  /// with another text, or a closer.
  private var isClosedElsewhere: Bool {
    var next = position + 1
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    return next >= bytes.count || "\"}]".utf8.contains(bytes[next])
  }

  private mutating func takeCharacter(into content: inout [UInt8], quote: String) {
    let byte = peek()
    guard byte == UInt8(ascii: "\\") else {
      if byte < 0x20 { add(.lineBreakInString) }
      content.append(byte)
      position += 1
      return
    }
    let next = peek(1)
    switch next {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(next)
    case UInt8(ascii: "u"):
      takeUnicodeEscape(into: &content)
      return
    default:
      if quote == "\"" || next != quote.utf8.first {
        add(.malformedEscape("\\" + text.string(position + 1..<position + 2)))
      }
      if next != 0 { content.append(next) }
    }
    position = min(bytes.count, position + 2)
  }

  private mutating func takeUnicodeEscape(into content: inout [UInt8]) {
    guard let unit = hexUnit(at: position + 2) else {
      add(.malformedEscape(text.string(position..<position + 6)))
      position = min(bytes.count, position + 2)
      return
    }
    position += 6
    var value = unit
    if (0xD800...0xDBFF).contains(unit), has("\\u"), let low = hexUnit(at: position + 2),
      (0xDC00...0xDFFF).contains(low)
    {
      value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      position += 6
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    content.append(contentsOf: String(scalar).utf8)
  }

  private func hexUnit(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    return UInt32(text.string(start..<start + 4), radix: 16)
  }

  // MARK: - Words and numbers

  private static let words: [(word: String, language: String, content: LooseValue.Content)] = [
    ("True", "Python", .bool(true)), ("False", "Python", .bool(false)), ("None", "Python", .null),
    ("TRUE", "PHP", .bool(true)), ("FALSE", "PHP", .bool(false)), ("NULL", "PHP", .null),
    ("nil", "Ruby, Go and Swift", .null), ("undefined", "JavaScript", .null),
    ("NaN", "JavaScript and Python", .number("0")),
    ("Infinity", "JavaScript and Python", .number("0")),
    ("-Infinity", "JavaScript and Python", .number("0")),
    ("inf", "Python", .number("0")), ("nan", "Python", .number("0")),
    ("YES", "Objective-C", .bool(true)),
    ("NO", "Objective-C", .bool(false)), ("yes", "YAML", .bool(true)), ("no", "YAML", .bool(false)),
  ]

  /// Reads a word, a number or code up to the next separator.
  mutating func bareContent() -> LooseValue.Content {
    let start = position
    let code = bareText()
    if code.wholeMatchesNumber { return .number(code) }
    if code == "true" { return .bool(true) }
    if code == "false" { return .bool(false) }
    if code == "null" || code.isEmpty { return .null }
    if let known = Self.words.first(where: { $0.word == code }) {
      let word = LooseValue(known.content, at: 0).json
      add(.foreignWord(code, language: known.language, word: word), at: start)
      return known.content
    }
    if let number = number(code) {
      if number != code { add(.foreignNumber(code, number: number), at: start) }
      return .number(number)
    }
    if code.isMalformedNumber {
      add(.malformedNumber(code), at: start)
      return .number("0")
    }
    let isTime = code.count > 15 && code.first?.isNumber == true && code.contains("T")
    if isTime || code.allSatisfy({ $0.isLetter || $0 == " " || $0 == "," }) && code.contains(" ") {
      add(.unquotedText(code), at: start)
      return .string(code)
    }
    return .placeholder(code, isQuoted: false)
  }

  /// Moves over the text of a bare value: to a comma, a closer or a line's end outside of brackets and quotes.
  private mutating func bareText() -> String {
    let start = position
    var closers: [UInt8] = []
    var end = position
    while position < bytes.count {
      let byte = peek()
      if closers.isEmpty {
        if ",}]\n;".utf8.contains(byte) || startsComment { break }
      } else if byte == closers.last {
        closers.removeLast()
        position += 1
        end = position
        continue
      }
      switch byte {
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipQuotes(byte)
        end = position
        continue
      case UInt8(ascii: "\n"): return String(text.string(start..<end))
      default: break
      }
      position += 1
      if byte > 0x20 { end = position }
    }
    let code = text.string(start..<end)
    position = end
    return code
  }

  private mutating func skipQuotes(_ quote: UInt8) {
    position += 1
    while position < bytes.count, peek() != quote, peek() != UInt8(ascii: "\n") {
      position += peek() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(bytes.count, position + 1)
  }

  /// Returns a number as JSON writes it; `nil` for a text that is none.
  private func number(_ code: String) -> String? {
    if code.wholeMatchesNumber { return code }
    var digits = code.filter { $0 != "_" }
    if digits.hasPrefix("+") { digits.removeFirst() }
    if digits.lowercased().hasPrefix("0x") {
      return Int(digits.dropFirst(2), radix: 16).map { "\($0)" }
    }
    if let last = digits.last, "LlnFfdDuU".contains(last), digits.dropLast().allSatisfy(\.isNumber)
    {
      digits.removeLast()
    }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    while digits.count > 1, digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      digits.removeFirst()
    }
    return digits.wholeMatchesNumber ? digits : nil
  }

  // MARK: - Blanks

  /// A Boolean value indicating whether a comment begins here.
  private var startsComment: Bool {
    guard peek() == UInt8(ascii: "/") || peek() == UInt8(ascii: "#") else { return false }
    return has("//") && (position == 0 || bytes[position - 1] != UInt8(ascii: ":")) || has("/*")
      || peek() == UInt8(ascii: "#") && peek(1) != UInt8(ascii: "{")
        && (position == 0 || bytes[position - 1] <= 0x20)
  }

  /// Moves over blanks and comments.
  mutating func skipBlanks() {
    while position < bytes.count {
      if peek() <= 0x20 {
        position += 1
      } else if peek() >= 0x80, has("\u{FEFF}") || has("\u{00A0}") {
        position += has("\u{FEFF}") ? 3 : 2
      } else if startsComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    let isBlock = has("/*")
    position += 1
    while position < bytes.count {
      if isBlock, has("*/") {
        position += 2
        break
      }
      if !isBlock, peek() == UInt8(ascii: "\n") { break }
      position += 1
    }
    let first = bytes[start..<position].firstIndex(of: UInt8(ascii: "\n")) ?? position
    let end = min(first, start + 40)
    add(.comment(text.string(start..<end) + (end < position ? "…" : "")), at: start)
  }
}

extension StringProtocol {
  /// Returns the text without the characters at its end for which a condition holds.
  func trimmingEnd(where isTrimmed: (Character) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else {
      return self[startIndex..<startIndex]
    }
    return self[...last]
  }
}

extension String {
  /// A Boolean value indicating whether the text begins as a number and is none, such as `--1`, `1e` and `1.2.3`; a sum of
  /// two numbers is code.
  fileprivate var isMalformedNumber: Bool {
    let rest = drop { "+-".contains($0) }
    guard let first = rest.first, first.isASCII, first.isNumber || first == "." else {
      return false
    }
    var last = first
    for letter in rest.dropFirst() {
      let isSign = "+-".contains(letter)
      guard isSign ? "eE".contains(last) : "0123456789.eE".contains(letter) else { return false }
      last = letter
    }
    return rest.contains { "0123456789".contains($0) }
  }

  /// A Boolean value indicating whether the text is a number of JSON.
  var wholeMatchesNumber: Bool {
    var rest = utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: \.isDigit)
    guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else {
      return false
    }
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }
}
