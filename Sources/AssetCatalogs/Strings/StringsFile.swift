/// Reads the pairs of a `.strings` file: quoted or bare keys and values, comments, and the escapes of C.
struct StringsFile {
  private var rest: Substring.UnicodeScalarView

  /// Returns the pairs; `nil` for a file that is no such list.
  static func pairs(_ bytes: [UInt8]) -> [String: String]? {
    guard let text = text(of: bytes) else { return nil }
    if case .dictionary(let members) = PropertyList(xml: text) {
      return members.compactMapValues {
        guard case .string(let text) = $0 else { return nil }
        return text
      }
    }
    var file = StringsFile(rest: Substring(text).unicodeScalars)
    return file.pairs()
  }

  /// Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark.
  static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isBig = bytes[0] == 0xFE
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isBig ? first << 8 | second : second << 8 | first
      }
      return String(decoding: units, as: UTF16.self)
    }
    return String(
      validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  private mutating func pairs() -> [String: String]? {
    var pairs: [String: String] = [:]
    while true {
      skipBlanks()
      guard !rest.isEmpty else { return pairs }
      guard let key = word() else { return nil }
      skipBlanks()
      var value = key
      if rest.first == "=" {
        rest.removeFirst()
        skipBlanks()
        guard let text = word() else { return nil }
        value = text
        skipBlanks()
      }
      guard rest.popFirst() == ";" else { return nil }
      pairs[key] = value
    }
  }

  private mutating func skipBlanks() {
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest[(rest.firstIndex { $0 == "\n" || $0 == "\r" } ?? rest.endIndex)...]
      } else if rest.starts(with: "/*".unicodeScalars) {
        rest.removeFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  private mutating func word() -> String? {
    guard rest.first == "\"" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "._-$/:".unicodeScalars.contains($0)
      }
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      guard scalar == "\\", let escaped = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        text.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      default: text.append(escaped)
      }
    }
    return nil
  }
}
