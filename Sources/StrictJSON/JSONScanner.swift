/// A fault at a byte; line, column and path are computed only for a report.
struct ScanFault: Error {
  var offset: Int
  var problem: JSONFault.Problem
  /// A Boolean value indicating whether a separator was expected there.
  var isAfterValue = false
}

/// One of JSON's three words.
struct JSONWord {
  static let `true` = JSONWord("true")
  static let `false` = JSONWord("false")
  static let null = JSONWord("null")

  let count: Int
  private let letters: UInt64

  private init(_ text: String) {
    let bytes = Array(text.utf8)
    count = bytes.count
    letters = bytes.span.word(at: 0, count: count)
  }

  /// A Boolean value indicating whether the word stands at an offset.
  func stands(at index: Int, in bytes: Span<UInt8>) -> Bool {
    index + count <= bytes.count && bytes.word(at: index, count: count) == letters
  }
}

/// A cursor over the tokens of JSON.
struct JSONScanner {
  var position: Int
  /// A Boolean value indicating whether a line's end within the value is a fault.
  let staysInLine: Bool

  init(position: Int, staysInLine: Bool = false) {
    self.position = position
    self.staysInLine = staysInLine
  }

  /// The byte here; 0, which starts no token, at the end.
  @inline(__always)
  func peek(_ bytes: Span<UInt8>) -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  /// Moves over blanks.
  ///
  /// - Returns: The byte after them; 0, which starts no token, at the end.
  @inline(__always)
  mutating func nextByte(_ bytes: Span<UInt8>) throws(ScanFault) -> UInt8 {
    let byte = peek(bytes)
    if byte > 0x20 { return byte }
    try skipBlanks(bytes)
    return peek(bytes)
  }

  @inline(never)
  private mutating func skipBlanks(_ bytes: Span<UInt8>) throws(ScanFault) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0D, 0x09: break
      case 0x0A where !staysInLine: break
      case 0x0A: throw ScanFault(offset: position, problem: .unfinished("line"))
      default: return
      }
      position += 1
    }
  }

  /// Moves over the colon after a key, with the blanks around it.
  @inline(__always)
  mutating func scanColon(_ bytes: Span<UInt8>) throws(ScanFault) {
    guard try nextByte(bytes) == UInt8(ascii: ":") else {
      throw fault(expected: "':' after a key", bytes)
    }
    position += 1
    _ = try nextByte(bytes)
  }

  /// Moves over a number or a word.
  ///
  /// - Returns: The kind of the value.
  @inline(__always)
  mutating func scanScalar(_ bytes: Span<UInt8>) throws(ScanFault) -> JSONTapeEntry.Kind {
    switch peek(bytes) {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber(bytes)
      return .number
    case UInt8(ascii: "t"):
      try scanWord(.true, bytes)
      return .true
    case UInt8(ascii: "f"):
      try scanWord(.false, bytes)
      return .false
    case UInt8(ascii: "n"):
      try scanWord(.null, bytes)
      return .null
    default: throw fault(expected: "a value", bytes)
    }
  }

  /// Moves over one of JSON's three words.
  private mutating func scanWord(_ word: JSONWord, _ bytes: Span<UInt8>) throws(ScanFault) {
    let end = position + word.count
    guard word.stands(at: position, in: bytes),
      end == bytes.count || !Self.isWordByte(bytes[end])
    else { throw fault(expected: "a value", bytes) }
    position = end
  }

  /// Moves over a string from quote to quote.
  ///
  /// - Returns: A Boolean value indicating whether the string has escapes.
  @inline(__always)
  mutating func scanString(_ bytes: Span<UInt8>) throws(ScanFault) -> Bool {
    let end = Self.end(ofPlainBytesAt: position + 1, bytes)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      // Most strings are plain and end here.
      position = end + 1
      return false
    }
    let rest = try Self.rest(ofStringAt: position, from: end, bytes)
    position = rest.end
    return rest.hasEscapes
  }

  /// Scans a string from its first byte that is not plain.
  @inline(never)
  private static func rest(
    ofStringAt start: Int, from first: Int, _ bytes: Span<UInt8>
  ) throws(ScanFault) -> (end: Int, hasEscapes: Bool) {
    var index = first
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { return (index + 1, hasEscapes) }
      if byte >= 0x80 {
        index = try self.end(ofScalarAt: index, bytes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index = try self.end(ofEscapeAt: index, stringStart: start, bytes)
      } else {
        // A line's end within a string means that its closing quote is missing.
        throw byte == 0x0A
          ? ScanFault(offset: start, problem: .unfinished("string"))
          : ScanFault(offset: index, problem: .controlCharacter(byte))
      }
      index = end(ofPlainBytesAt: index, bytes)
    }
    throw ScanFault(offset: start, problem: .unfinished("string"))
  }

  /// The end of the plain bytes of a string.
  @inline(__always)
  private static func end(ofPlainBytesAt start: Int, _ bytes: Span<UInt8>) -> Int {
    var index = start
    while let word = bytes.word(at: index) {
      let others = word.markingOtherThanPlain
      if others != 0 { return index + others.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, UInt64(bytes[index]).markingOtherThanPlain & 0x80 == 0 {
      index += 1
    }
    return index
  }

  /// The end of a scalar of two to four bytes (Unicode 15, table 3-7).
  private static func end(
    ofScalarAt position: Int, _ bytes: Span<UInt8>
  ) throws(ScanFault) -> Int {
    let first = bytes[position]
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (1, 0x80...0xBF)
      case 0xE0: (2, 0xA0...0xBF)
      case 0xED: (2, 0x80...0x9F)
      case 0xE1...0xEF: (2, 0x80...0xBF)
      case 0xF0: (3, 0x90...0xBF)
      case 0xF1...0xF3: (3, 0x80...0xBF)
      case 0xF4: (3, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    guard count > 0, position + count < bytes.count, second.contains(bytes[position + 1]) else {
      throw ScanFault(offset: position, problem: .invalidUTF8(bytes[position]))
    }
    for index in 1...count where bytes[position + index] & 0xC0 != 0x80 {
      throw ScanFault(offset: position, problem: .invalidUTF8(bytes[position]))
    }
    return position + count + 1
  }

  private static func end(
    ofEscapeAt start: Int, stringStart: Int, _ bytes: Span<UInt8>
  ) throws(ScanFault) -> Int {
    guard start + 1 < bytes.count else {
      throw ScanFault(offset: stringStart, problem: .unfinished("string"))
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(at: start + 2, bytes), !(0xDC00...0xDFFF).contains(unit) else {
        throw ScanFault(offset: start, problem: .malformedEscape)
      }
      guard (0xD800...0xDBFF).contains(unit) else { return start + 6 }
      guard start + 7 < bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
        bytes[start + 7] == UInt8(ascii: "u"),
        let low = hexUnit(at: start + 8, bytes), (0xDC00...0xDFFF).contains(low)
      else { throw ScanFault(offset: start, problem: .malformedEscape) }
      return start + 12
    default: throw ScanFault(offset: start, problem: .malformedEscape)
    }
  }

  private static func hexUnit(at start: Int, _ bytes: Span<UInt8>) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for index in start..<start + 4 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue,
        bytes[index] < 0x80
      else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Moves over a number: `-`, whole digits without a leading zero, a fraction, an exponent.
  @inline(__always)
  private mutating func scanNumber(_ bytes: Span<UInt8>) throws(ScanFault) {
    let end = Self.end(ofDigitsAt: position + 1, bytes)
    if end < bytes.count, bytes[position] > UInt8(ascii: "0"), Self.separates(bytes[end]) {
      // Most numbers are digits alone.
      position = end
      return
    }
    guard let end = Self.end(ofNumberAt: position, bytes) else {
      throw ScanFault(offset: position, problem: .malformedNumber(word(bytes)))
    }
    position = end
  }

  /// A Boolean value indicating whether a byte is a comma or closes a container.
  @inline(__always)
  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte | 0x20 == UInt8(ascii: "}")
  }

  /// The end of a number; `nil` for malformed ones.
  private static func end(ofNumberAt start: Int, _ bytes: Span<UInt8>) -> Int? {
    let text = bytes.extracting(droppingFirst: start)
    let whole = text[0] == UInt8(ascii: "-") ? 1 : 0
    var end = self.end(ofDigitsAt: whole, text)
    guard end > whole, end == whole + 1 || text[whole] != UInt8(ascii: "0") else { return nil }
    if end < text.count, text[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      end = self.end(ofDigitsAt: fraction, text)
      guard end > fraction else { return nil }
    }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      let hasSign = end + 1 < text.count && isSign(text[end + 1])
      let exponent = end + (hasSign ? 2 : 1)
      end = self.end(ofDigitsAt: exponent, text)
      guard end > exponent else { return nil }
    }
    guard end < text.count else { return start + end }
    return isWordByte(text[end]) || text[end] == UInt8(ascii: ".") ? nil : start + end
  }

  @inline(__always)
  private static func end(ofDigitsAt start: Int, _ text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    return end
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  // MARK: - Faults

  // These are functions of their own to keep the path of valid text short.

  @inline(never)
  func depthFault() -> ScanFault {
    ScanFault(offset: position, problem: .tooDeep(limit: JSONLimits.depthMaximum))
  }

  @inline(never)
  func commaFault(at comma: Int) -> ScanFault {
    ScanFault(offset: comma, problem: .trailingComma, isAfterValue: true)
  }

  /// The fault of a token other than the expected one.
  @inline(never)
  func fault(expected: String, _ bytes: Span<UInt8>) -> ScanFault {
    let problem: JSONFault.Problem
    switch peek(bytes) {
    case _ where position >= bytes.count: problem = .unfinished("value")
    case UInt8(ascii: "/"), UInt8(ascii: "#"): problem = .comment(comment(bytes))
    case UInt8(ascii: "'"): problem = .singleQuotes
    case UInt8(ascii: "+"), UInt8(ascii: "."): problem = .malformedNumber(word(bytes))
    case let byte where byte >= 0x80 && !isScalar(bytes): problem = .invalidUTF8(byte)
    default: problem = .unexpected(expected: expected, found: word(bytes))
    }
    return ScanFault(offset: position, problem: problem)
  }

  @inline(never)
  func keyFault(_ bytes: Span<UInt8>) -> ScanFault {
    let byte = peek(bytes)
    guard byte < 0x80, Self.isWordByte(byte) else {
      return fault(expected: "a key in quotes", bytes)
    }
    return ScanFault(offset: position, problem: .unquotedKey)
  }

  /// The fault of a token after a value that neither separates values nor closes the container.
  @inline(never)
  func separatorFault(closer: UInt8, _ bytes: Span<UInt8>) -> ScanFault {
    let byte = peek(bytes)
    let beginsValue =
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "-") || byte < 0x80 && Self.isWordByte(byte)
    var fault = fault(expected: "',' or '\(Unicode.Scalar(closer))'", bytes)
    if position >= bytes.count {
      fault.problem = .unfinished(closer == UInt8(ascii: "}") ? "object" : "array")
    } else if beginsValue {
      fault.problem = .missingComma
    }
    fault.isAfterValue = true
    return fault
  }

  /// The fault of text after the value.
  func trailingFault(_ bytes: Span<UInt8>) -> ScanFault {
    switch peek(bytes) {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      ScanFault(offset: position, problem: .comment(comment(bytes)))
    default: ScanFault(offset: position, problem: .trailingText)
    }
  }

  private func isScalar(_ bytes: Span<UInt8>) -> Bool {
    (try? Self.end(ofScalarAt: position, bytes)) != nil
  }

  /// The word or character here, for a message; long ones are cut.
  private func word(_ bytes: Span<UInt8>) -> String {
    text(bytes, upTo: 24) { $0 <= 0x20 || ",:\"{}[]".utf8.contains($0) }
  }

  /// The comment here, to its end or the line's; long ones are cut.
  private func comment(_ bytes: Span<UInt8>) -> String {
    let limit = 40
    let line = text(bytes, upTo: limit) { $0 < 0x20 }
    if line.hasPrefix("/*"), let close = line.firstRange(of: "*/") {
      return String(line[..<close.upperBound])
    }
    return line.utf8.count < limit ? line : "\(line)…"
  }

  /// The text here, at least one character, up to an ending byte or a length.
  private func text(
    _ bytes: Span<UInt8>, upTo limit: Int, until ends: (UInt8) -> Bool
  ) -> String {
    var text: [UInt8] = []
    var index = position
    while index < bytes.count, text.isEmpty || !ends(bytes[index]) {
      // A cut never splits a character.
      if text.count >= limit, bytes[index] & 0xC0 != 0x80 { break }
      text.append(bytes[index])
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
