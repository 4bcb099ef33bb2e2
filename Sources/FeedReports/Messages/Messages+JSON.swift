public import StrictJSON

extension Messages {
  /// Returns a fault of a feed's line: its column, the expected value and the given one.
  public static func fault(_ fault: JSONFault) -> String {
    "column \(fault.place.column): \(words(fault))"
  }

  /// Returns a fault of a text of several lines, such as a file, with its line and column.
  static func faultWithLine(_ fault: JSONFault) -> String {
    "line \(fault.place.line), \(self.fault(fault))"
  }

  private static func words(_ fault: JSONFault) -> String {
    (fault.path.isEmpty ? "" : "\(shortened(fault.path)): ") + problem(fault.problem)
  }

  /// Returns the end of a long key path, which is the part nearest to the fault.
  static func shortened(_ path: String) -> String {
    path.count <= 80 ? path : "…" + path.suffix(79)
  }

  /// Returns a problem of some JSON, and its remedy.
  static func problem(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .unexpected(let expected, let found):
      "expected \(expected), found \(visible(found))\(unquoted(found, where: expected))"
    case .trailingComma: "a comma with nothing after it; the phone's JSON takes none, remove it"
    case .comment(let text): "the comment \(text); the phone's JSON has none, remove it"
    case .singleQuotes: "a text in single quotes; use double quotes"
    case .unquotedKey: "a key without quotes; put it in double quotes"
    case .missingComma: "a comma is missing between two values"
    case .trailingText: "more text after the value; one object is expected"
    case .unfinished(let what):
      "the text ends within \("aeiou".contains(what.prefix(1)) ? "an" : "a") \(what)"
    case .malformedNumber(let text): "\(text) is no number that JSON knows"
    case .controlCharacter(let byte):
      "the control character \(hex(UInt32(byte))) in a text; escape it"
    case .malformedEscape:
      "an escape that JSON does not know, or half of a pair such as \\ud83d\\ude00; write the letter itself"
    case .invalidUTF8(let byte): invalidByte(byte)
    case .byteOrderMark: byteOrderMark
    case .tooDeep(let limit): "more than \(limit) arrays and objects in one another"
    case .tooLarge(let byteCount, let limit): "\(byteCount) bytes; \(limit) is the limit"
    case .missingKey(let key): "the key \(key) is missing"
    case .unknownKey(let key, let known):
      "the key \(key) is not known; \(suggestion(for: key, among: known))"
    case .unknownWord(let word, let known):
      "the word \(word) is not known; \(suggestion(for: word, among: known))"
    }
  }

  /// The fault of a text that begins with a byte order mark, and its remedy.
  static let byteOrderMark =
    "the text begins with a byte order mark, which JSON does not have; save it as UTF-8 without BOM"

  /// Returns the fault of a byte that is not UTF-8, with the letter that it is in Latin-1, and its remedy.
  private static func invalidByte(_ byte: UInt8) -> String {
    let number = String(byte, radix: 16, uppercase: true)
    // From C0 on Latin-1 has letters, and two signs of arithmetic.
    let letter = byte >= 0xC0 ? ", \(Character(Unicode.Scalar(byte))) in Latin-1," : ""
    return "the byte \(number)\(letter) is not UTF-8; save the text as UTF-8"
  }

  /// Returns the advice to take a number out of its quotes, where one is expected; an empty text for any other fault.
  private static func unquoted(_ found: String, where expected: String) -> String {
    let head = "the string \""
    guard expected.contains("number"), found.hasPrefix(head), found.hasSuffix("\"") else {
      return ""
    }
    let text = found.dropFirst(head.count).dropLast()
    var parser = JSONParser()
    // Such as `0x1F` and `007` are numbers elsewhere, and not in JSON.
    guard (try? parser.parse(Array(text.utf8)))?.kind == .number else { return "" }
    return "; remove the quotes: \(text)"
  }

  /// Returns the known word that was probably meant, or all known words.
  public static func suggestion(for word: String, among known: [String]) -> String {
    // In a word of few letters two others make another word.
    let near =
      word.count < 5 ? known.surelyNearest(to: word) : known.nearest(to: word)
    return (known.first { $0.lowercased() == word.lowercased() } ?? near).map {
      "did you mean \($0)?"
    } ?? "known are \(known.joined(separator: ", "))"
  }

  /// Returns a key as it is told: one that is empty or has blanks stands in quotes.
  static func shown(key: String) -> String {
    key.isEmpty || key.contains(where: \.isWhitespace) ? "\"\(key)\"" : key
  }

  /// Returns a word; one of blanks and invisible letters alone by their numbers.
  private static func visible(_ word: String) -> String {
    let isSeen = word.unicodeScalars.contains {
      !$0.properties.isWhitespace && !JSONText.isInvisible($0)
    }
    guard !isSeen, !word.isEmpty else { return word }
    let numbers = word.unicodeScalars.prefix(4).map { hex($0.value) }
    return "\(numbers.joined(separator: " ")), which is not seen; remove it"
  }

  /// Returns the number of a scalar, as `U+200B`.
  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
