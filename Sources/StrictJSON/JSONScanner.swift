/// What is wrong at a byte; its line, column and path are found only when somebody is told.
struct ScanFault: Error {
  var offset: Int
  var problem: JSONFault.Problem
}

/// Moves over the bytes of JSON's tokens.
struct JSONScanner {
  var position: Int
  let end: Int

  /// The byte here; 0, which begins nothing, at the end.
  @inline(__always)
  func peek(_ bytes: Span<UInt8>) -> UInt8 {
    position < end ? bytes[position] : 0
  }

  @inline(__always)
  mutating func skipBlanks(_ bytes: Span<UInt8>) throws(ScanFault) {
    while position < end {
      // Nothing above a slash is a blank or begins a comment: most tokens follow at once.
      guard bytes[position] <= UInt8(ascii: "/") else { return }
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        throw ScanFault(offset: position, problem: .comment(comment(bytes)))
      default: return
      }
    }
  }

  mutating func scanWord(_ word: StaticString, _ bytes: Span<UInt8>) throws(ScanFault) {
    let start = position
    while position < end, Self.isWordByte(bytes[position]) { position += 1 }
    let length = position - start
    var isSame = length == word.utf8CodeUnitCount
    for (index, byte) in "\(word)".utf8.enumerated() where isSame {
      isSame = bytes[start + index] == byte
    }
    guard isSame else {
      position = start
      throw fault(expected: "a value", bytes)
    }
  }

  /// Moves over a string from quote to quote.
  ///
  /// - Returns: Whether it has escapes.
  mutating func scanString(_ bytes: Span<UInt8>) throws(ScanFault) -> Bool {
    let start = position
    var hasEscapes = false
    position += 1
    while true {
      // The common bytes in a loop of their own, which keeps its index in a register.
      var index = position
      let end = end
      while index < end, Self.isPlain(bytes[index]) { index += 1 }
      position = index
      guard index < end else { throw ScanFault(offset: start, problem: .unfinished("string")) }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return hasEscapes
      }
      if byte >= 0x80 {
        try skipScalar(bytes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape(bytes, stringStart: start)
      } else {
        // A line that ends within a string is a string that was never closed.
        throw byte == 0x0A
          ? ScanFault(offset: start, problem: .unfinished("string"))
          : ScanFault(offset: position, problem: .controlCharacter(byte))
      }
    }
  }

  /// A Boolean value indicating whether a byte stands for itself in a string.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    // Space to delete in one comparison, since what is below wraps around.
    byte &- 0x20 < 0x60 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Moves over one scalar of two to four bytes (Unicode 15, table 3-7).
  private mutating func skipScalar(_ bytes: Span<UInt8>) throws(ScanFault) {
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
    guard count > 0, position + count < end, second.contains(bytes[position + 1]) else {
      throw ScanFault(offset: position, problem: .invalidUTF8)
    }
    for index in 1...count where bytes[position + index] & 0xC0 != 0x80 {
      throw ScanFault(offset: position, problem: .invalidUTF8)
    }
    position += count + 1
  }

  private mutating func skipEscape(_ bytes: Span<UInt8>, stringStart: Int) throws(ScanFault) {
    let start = position
    guard position + 1 < end else {
      throw ScanFault(offset: stringStart, problem: .unfinished("string"))
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      let unit = hexUnit(bytes, at: position + 2)
      position += 6
      guard let unit, !(0xDC00...0xDFFF).contains(unit) else {
        throw ScanFault(offset: start, problem: .malformedEscape)
      }
      if (0xD800...0xDBFF).contains(unit) {
        guard peek(bytes) == UInt8(ascii: "\\"), position + 1 < end,
          bytes[position + 1] == UInt8(ascii: "u"),
          let low = hexUnit(bytes, at: position + 2), (0xDC00...0xDFFF).contains(low)
        else { throw ScanFault(offset: start, problem: .malformedEscape) }
        position += 6
      }
    default: throw ScanFault(offset: start, problem: .malformedEscape)
    }
  }

  private func hexUnit(_ bytes: Span<UInt8>, at start: Int) -> UInt32? {
    guard start + 4 <= end else { return nil }
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
  mutating func scanNumber(_ bytes: Span<UInt8>) throws(ScanFault) {
    let start = position
    if peek(bytes) == UInt8(ascii: "-") { position += 1 }
    let whole = position
    skipDigits(bytes)
    var isWell = position > whole && !(bytes[whole] == UInt8(ascii: "0") && position > whole + 1)
    if isWell, peek(bytes) == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      skipDigits(bytes)
      isWell = position > fraction
    }
    if isWell, peek(bytes) | 0x20 == UInt8(ascii: "e") {
      position += 1
      if peek(bytes) == UInt8(ascii: "+") || peek(bytes) == UInt8(ascii: "-") { position += 1 }
      let exponent = position
      skipDigits(bytes)
      isWell = position > exponent
    }
    guard isWell, !Self.isWordByte(peek(bytes)), peek(bytes) != UInt8(ascii: ".") else {
      position = start
      throw ScanFault(offset: start, problem: .malformedNumber(word(bytes)))
    }
  }

  @inline(__always)
  private mutating func skipDigits(_ bytes: Span<UInt8>) {
    while position < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
      position += 1
    }
  }

  // MARK: - Faults

  /// What stands here instead of what was expected.
  func fault(expected: String, _ bytes: Span<UInt8>) -> ScanFault {
    let problem: JSONFault.Problem
    switch peek(bytes) {
    case _ where position >= end: problem = .unfinished("value")
    case UInt8(ascii: "'"): problem = .singleQuotes
    case UInt8(ascii: "+"), UInt8(ascii: "."): problem = .malformedNumber(word(bytes))
    case let byte where byte >= 0x80 && !isScalar(bytes): problem = .invalidUTF8
    default: problem = .unexpected(expected: expected, found: word(bytes))
    }
    return ScanFault(offset: position, problem: problem)
  }

  func keyFault(_ bytes: Span<UInt8>) -> ScanFault {
    let byte = peek(bytes)
    guard byte < 0x80, Self.isWordByte(byte) else {
      return fault(expected: "a key in quotes", bytes)
    }
    return ScanFault(offset: position, problem: .unquotedKey)
  }

  func separatorFault(closer: UInt8, _ bytes: Span<UInt8>) -> ScanFault {
    let byte = peek(bytes)
    let beginsValue =
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "-") || byte < 0x80 && Self.isWordByte(byte)
    guard position < end, beginsValue else {
      return position < end
        ? fault(expected: "',' or '\(Unicode.Scalar(closer))'", bytes)
        : ScanFault(
          offset: position,
          problem: .unfinished(closer == UInt8(ascii: "}") ? "object" : "array"))
    }
    return ScanFault(offset: position, problem: .missingComma)
  }

  private func isScalar(_ bytes: Span<UInt8>) -> Bool {
    var copy = self
    do {
      try copy.skipScalar(bytes)
      return true
    } catch {
      return false
    }
  }

  /// The word here, or the one character, for a message; cut where it is long.
  private func word(_ bytes: Span<UInt8>) -> String {
    text(bytes, upTo: 24) { $0 <= 0x20 || ",:\"{}[]".utf8.contains($0) }
  }

  /// The comment here, to its line's end or its own; cut where it is long.
  private func comment(_ bytes: Span<UInt8>) -> String {
    let limit = 40
    let line = text(bytes, upTo: limit) { $0 < 0x20 }
    if line.hasPrefix("/*"), let close = line.firstRange(of: "*/") {
      return String(line[..<close.upperBound])
    }
    return line.utf8.count < limit ? line : "\(line)…"
  }

  /// What stands here, at least one character, until something ends it or it is too long for a message.
  private func text(
    _ bytes: Span<UInt8>, upTo limit: Int, until ends: (UInt8) -> Bool
  ) -> String {
    var text: [UInt8] = []
    var index = position
    while index < end, text.isEmpty || !ends(bytes[index]) {
      // A character is taken whole or not at all.
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
