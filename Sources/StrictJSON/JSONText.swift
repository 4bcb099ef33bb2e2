/// Writes strings in JSON's syntax.
public enum JSONText {
  /// Returns a text as a JSON string, with its quotes (RFC 8259, section 7).
  public static func quoted(_ text: String) -> String {
    // Most texts need no escape, and to look at their bytes costs a tenth.
    if text.utf8.allSatisfy({ isPlain($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    {
      return "\"\(text)\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted += escaped(scalar) ?? String(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns whether a byte is printable ASCII.
  @inline(__always)
  public static func isPlain(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Returns whether a text is printable ASCII throughout.
  public static func isPlain(_ text: String) -> Bool {
    let span = text.utf8Span.span
    var index = 0
    while let word = span.word(at: index) {
      guard word.isPrintable else { return false }
      index += 8
    }
    while index < span.count, isPlain(span[index]) { index += 1 }
    return index == span.count
  }

  /// Returns the escape of a control character, a bidi control or an invisible scalar; `nil` for any other scalar.
  public static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: break
    default: if !isInvisible(scalar) { return nil }
    }
    return UTF16.encode(scalar)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a scalar takes no room, so that two texts that differ by it look the same: soft hyphens, joiners,
  /// fillers, shaping controls, byte order marks, annotations and tags.
  ///
  /// Marks and variation selectors are not, since they change the letter before them.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B...0x200D, 0x2060...0x2065,
      0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      true
    default: false
    }
  }
}
