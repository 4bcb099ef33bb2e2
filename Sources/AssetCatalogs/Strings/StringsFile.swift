/// Reads the pairs of a `.strings` file: quoted or bare keys and values, comments, and the escapes of C.
struct StringsFile {
  /// The first fault of a file.
  struct Fault: Error, Hashable {
    /// The line, from 1.
    let line: Int
    /// The reason.
    let words: String
  }

  /// The words on a file in another encoding than those that are read.
  static let unknownEncoding =
    "the file is neither UTF-8 nor UTF-16 with a byte order mark; save it as UTF-8"

  /// The pairs, up to the first fault.
  private(set) var pairs: [String: String] = [:]
  /// The first fault; `nil` for a file without one.
  private(set) var fault: Fault?
  /// A Boolean value indicating whether the file is in the binary form of property lists, which is not read.
  let isBinary: Bool

  private let text: String
  private var rest: Substring.UnicodeScalarView

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    isBinary = bytes.starts(with: "bplist".utf8)
    let text = isBinary ? "" : Self.text(of: bytes)
    self.text = text ?? ""
    rest = Substring(self.text).unicodeScalars
    if text == nil {
      fault = Fault(line: 1, words: Self.unknownEncoding)
    } else if self.text.contains("<plist") {
      fault = XMLElement.fault(in: Array(self.text.utf8))
      if case .dictionary(let members) = PropertyList(xml: self.text) {
        pairs = members.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
      }
    } else {
      do throws(Fault) { try readPairs() } catch { fault = error }
    }
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

  private mutating func readPairs() throws(Fault) {
    while true {
      try skipBlanks()
      guard !rest.isEmpty else { return }
      let key = try word("a key")
      try skipBlanks()
      var value = key
      if rest.first == "=" {
        rest.removeFirst()
        try skipBlanks()
        value = try word("a value after =")
        try skipBlanks()
      }
      guard rest.first == ";" else { throw fault(expecting: "; after the entry of \"\(key)\"") }
      rest.removeFirst()
      pairs[key] = value
    }
  }

  /// Makes the fault that something else stands at the rest.
  private func fault(expecting expected: String) -> Fault {
    let found = rest.first.map { "\"\($0)\"" } ?? "the end of the file"
    return fault(at: rest.startIndex, "expected \(expected), found \(found)")
  }

  private func fault(at place: String.Index, _ words: String) -> Fault {
    var (line, last) = (1, Unicode.Scalar(0))
    for scalar in text.unicodeScalars[..<place] {
      if scalar == "\r" || scalar == "\n" && last != "\r" { line += 1 }
      last = scalar
    }
    return Fault(line: line, words: words)
  }

  private mutating func skipBlanks() throws(Fault) {
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest[(rest.firstIndex { $0 == "\n" || $0 == "\r" } ?? rest.endIndex)...]
      } else if rest.starts(with: "/*".unicodeScalars) {
        let start = rest.startIndex
        rest.removeFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
        guard !rest.isEmpty else {
          throw fault(at: start, "the comment that begins here has no */")
        }
        rest.removeFirst(2)
      } else {
        return
      }
    }
  }

  private mutating func word(_ expected: String) throws(Fault) -> String {
    guard rest.first == "\"" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "._-$/:".unicodeScalars.contains($0)
      }
      rest = rest[word.endIndex...]
      guard !word.isEmpty else { throw fault(expecting: expected) }
      return String(word)
    }
    let start = rest.startIndex
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
    throw fault(at: start, "the text that begins here has no closing quote")
  }
}
