/// JSON within a string literal of code, such as `"{\"aps\":" + value + "}"`.
enum EscapedLiteral {
  /// Reads the JSON of a literal.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - start: The place of the first brace, after the literal's quote.
  /// - Returns: The value and the end of the literal; `nil` for a brace without an escape after it.
  static func read(_ text: SourceText, from start: Int) -> (value: LooseValue, end: Int)? {
    let bytes = text.bytes
    var index = start + 1
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "\"")
    else { return nil }
    var plain = SourceText()
    index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        let next = bytes[index + 1]
        let isBreak = next == UInt8(ascii: "n") || next == UInt8(ascii: "t")
        plain.append(isBreak ? 0x20 : next, from: text.origin(of: index))
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        guard let (code, end) = joint(text, from: index + 1) else { break }
        plain.append(code)
        index = end
      } else {
        plain.append(bytes[index], from: text.origin(of: index))
        index += 1
      }
    }
    var reader = LooseReader(plain)
    let value = reader.value()
    return value.isObject ? (value, index) : nil
  }

  /// Reads the code between two literals that are joined: `+ value +`, or only `+`.
  ///
  /// - Returns: The code, and the place after the next quote; `nil` where no literal follows.
  private static func joint(_ text: SourceText, from start: Int) -> (SourceText, end: Int)? {
    let bytes = text.bytes
    var first = start
    while first < bytes.count, bytes[first] <= 0x20 { first += 1 }
    guard first < bytes.count, ".+".utf8.contains(bytes[first]) else { return nil }
    first += 1
    guard let quote = bytes[first...].firstIndex(where: { "\";".utf8.contains($0) }),
      bytes[quote] == UInt8(ascii: "\"")
    else { return nil }
    var last = quote
    while last > first, bytes[last - 1] <= 0x20 || ".+".utf8.contains(bytes[last - 1]) { last -= 1 }
    while first < last, bytes[first] <= 0x20 { first += 1 }
    return (text.part(first..<last), quote + 1)
  }
}
