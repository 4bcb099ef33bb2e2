/// The comment beside a property, or right above it, read for examples of the property's value.
///
/// People write values as `// "RACE", "Q3", …`, `/// e.g. On the way` and `/// One of: idle, moving`.
struct PropertyComment {
  /// The most letters of an example.
  private static let exampleLengthMaximum = 40
  /// The most examples of a property.
  private static let examplesMaximum = 8
  /// The most lines above a property that are read.
  private static let linesMaximum = 6

  /// The comment's text, with blanks for line breaks.
  let text: String

  /// Reads the comment at the end of a property's line, or else the one in the lines above.
  ///
  /// - Parameters:
  ///   - place: The place of the property's name, in bytes.
  ///   - bytes: The file's content.
  init?(of place: Int, in bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let end = bytes[place...].firstIndex(of: newline) ?? bytes.endIndex
    if let comment = Self.ending(bytes[place..<end]), !comment.isEmpty {
      text = comment
      return
    }
    var lines: [String] = []
    var rest = bytes[..<place]
    while lines.count < Self.linesMaximum, let end = rest.lastIndex(of: newline) {
      rest = bytes[..<end]
      let start = rest.lastIndex(of: newline).map { $0 + 1 } ?? 0
      let line = Self.trimmed(bytes[start..<end])
      guard line.starts(with: "//".utf8) else { break }
      lines.insert(Self.words(of: line), at: 0)
    }
    guard !lines.isEmpty else { return nil }
    text = lines.joined(separator: " ")
  }

  /// Returns the comment at the end of a line; `nil` where it has none.
  private static func ending(_ line: ArraySlice<UInt8>) -> String? {
    var isText = false
    for index in line.indices {
      if line[index] == UInt8(ascii: "\""),
        line[max(line.startIndex, index - 1)] != UInt8(ascii: "\\")
      {
        isText.toggle()
      }
      guard !isText, line[index...].starts(with: "//".utf8) else { continue }
      return words(of: line[index...])
    }
    return nil
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Returns a comment without its slashes.
  private static func words(of comment: ArraySlice<UInt8>) -> String {
    let words = comment.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "!") }
    return String(decoding: words, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  // MARK: - Examples

  /// The examples of a text: those in quotation marks, or else those behind `e.g.` or in a list of single words.
  var examples: [String] {
    let quoted = Self.quoted(text)
    let all = quoted.isEmpty ? named + listed : quoted
    var seen: Set<String> = []
    return Array(
      all.filter { Self.mayBeValue($0) && seen.insert($0).inserted }.prefix(Self.examplesMaximum))
  }

  /// The number behind `e.g.`; `nil` for a time since 1970, which would be an old one.
  var number: Double? {
    guard let number = named.first.flatMap(Double.init), abs(number) < Self.timeMinimum else {
      return nil
    }
    return number
  }

  /// The least number that is a time of this century, in seconds since 1970.
  private static let timeMinimum = 1e9

  /// A Boolean value indicating whether the number is one of `0–100`.
  var isOfHundred: Bool {
    let dense = text.filter { $0 != " " }
    return ["0-100", "0–100", "0...100", "0..100", "0…100", "0to100", "0%-100%"].contains {
      dense.contains($0)
    }
  }

  /// The unit of a time since 1970, as in `// epoch ms`; `nil` for other numbers.
  var timeUse: SourceFile.KeyUse? {
    let text = text.lowercased()
    guard ["epoch", "unix", "since 1970", "since1970"].contains(where: text.contains) else {
      return nil
    }
    let words = text.split { !$0.isLetter }
    let isMilliseconds = words.contains { $0 == "ms" || $0.hasPrefix("milli") }
    return isMilliseconds ? .milliseconds : .seconds
  }

  /// Returns what stands in quotation marks; a single one between letters is an apostrophe.
  private static func quoted(_ text: String) -> [String] {
    let letters = Array(text)
    var found: [String] = []
    var index = 0
    while index < letters.count {
      defer { index += 1 }
      guard let close = closings[letters[index]] else { continue }
      let isSingle = letters[index] == "'"
      if isSingle, index > 0, letters[index - 1].isLetter || letters[index - 1].isNumber {
        continue
      }
      let end = letters[(index + 1)...].firstIndex { $0 == close }
      guard let end, !isSingle || end + 1 == letters.count || !letters[end + 1].isLetter else {
        continue
      }
      found.append(String(letters[(index + 1)..<end]))
      index = end
    }
    return found
  }

  private static let closings: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "'": "'", "「": "」",
  ]

  /// The examples behind `e.g.` or `one of:`, up to a bracket or the sentence's end.
  private var named: [String] {
    let marks = [
      "e.g.", "eg.", "e.g", "ex.:", "ex:", "ex.", "for example", "example:", "one of:", "one of",
    ]
    let small = text.lowercased()
    for mark in marks {
      guard let range = small.firstRange(of: mark),
        range.lowerBound == small.startIndex
          || !small[small.index(before: range.lowerBound)].isLetter
      else { continue }
      // A letter may be another number of bytes when it is small.
      let rest = text.dropFirst(small.distance(from: small.startIndex, to: range.upperBound))
      let words = rest.drop { $0 == ":" || $0 == "," || $0 == " " }
        .prefix { !"(;)".contains($0) }
      return Self.pieces(of: String(words), between: [",", "|"])
    }
    return []
  }

  /// The comment itself, where it is a list of single words: `idle | moving`, `idle, moving, done`.
  private var listed: [String] {
    let isBar = text.contains("|")
    let pieces = Self.pieces(of: text, between: isBar ? ["|"] : [",", "/"])
    let areWords = pieces.allSatisfy { piece in
      piece.count <= 20 && piece.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
    }
    return areWords && pieces.count >= (isBar ? 2 : 3) ? pieces : []
  }

  private static func pieces(of list: String, between signs: [Character]) -> [String] {
    list.split { signs.contains($0) }.map { piece in
      let piece = piece.drop { $0 == " " }.reversed().drop { " .…".contains($0) }
      return String(piece.reversed())
    }.map { $0.hasPrefix("or ") ? String($0.dropFirst(3)) : $0 }
      .filter { !$0.isEmpty && $0 != "etc" }
  }

  /// Returns whether an example is a value: no date, which would be an old one, and no format.
  private static func mayBeValue(_ text: String) -> Bool {
    guard !text.isEmpty, text.count <= exampleLengthMaximum,
      !["nil", "null", "true", "false"].contains(text), !text.contains(where: "\\{}<>".contains)
    else { return false }
    let isDate = text.prefix(4).allSatisfy(\.isNumber) && text.dropFirst(4).first == "-"
    let isFormat = ["HH:", "h:mm", "mm:ss", "yyyy", "RRGGBB"].contains(where: text.contains)
    return !isDate && !isFormat
  }
}

extension PropertyReader {
  /// Reads `var phase: String  // "RACE", "Q3"` and `/// Percent, 0–100.` above `var level: Int`.
  mutating func readComment(of name: String, at index: Int) {
    let type = word(index + 2) == "[" ? word(index + 3) : word(index + 2)
    let isNumber = Self.numberTypes.contains(type)
    guard isNumber || type == "String",
      let comment = PropertyComment(of: tokens[index].range.lowerBound, in: bytes)
    else { return }
    guard isNumber else {
      if !comment.examples.isEmpty { examples[name] = comment.examples }
      return
    }
    if comment.isOfHundred { uses.facts[.hundred, default: []].insert(name) }
    if let use = comment.timeUse {
      times[name] = use
    } else if let number = comment.number {
      examples[name] = ["\(number)"]
    }
  }
}
