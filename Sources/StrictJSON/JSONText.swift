/// Writes strings in JSON's syntax.
public enum JSONText {
  /// Returns a text as a JSON string, with its quotes (RFC 8259, section 7).
  public static func quoted(_ text: String) -> String {
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

  /// Returns the escape of a control character or a bidi control; `nil` for any other scalar.
  public static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: break
    default: return nil
    }
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
