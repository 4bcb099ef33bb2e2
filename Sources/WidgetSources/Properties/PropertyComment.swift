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

  /// The most bytes of a line that are read.
  private static let lineLengthMaximum = 400

  /// The comment's text.
  let text: String

  /// Reads the comment at the end of a property's line, or else the one in the lines above.
  ///
  /// - Parameters:
  ///   - place: The place of the property's name, in bytes.
  ///   - bytes: The file's content.
  init?(of place: Int, in bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let line = bytes[place...].prefix(Self.lineLengthMaximum).prefix { $0 != newline }
    if let comment = Self.ending(line), !comment.isEmpty {
      text = comment
      return
    }
    var lines: [String] = []
    var end = bytes[..<place].suffix(Self.lineLengthMaximum).lastIndex(of: newline)
    while lines.count < Self.linesMaximum, let last = end {
      let rest = bytes[..<last].suffix(Self.lineLengthMaximum)
      let start = rest.lastIndex(of: newline)
      // The first line of the file has none before it, and neither has one that is too long.
      let line = Self.trimmed(rest[(start.map { $0 + 1 } ?? rest.startIndex)...])
      guard line.starts(with: "//".utf8) else { break }
      lines.insert(Self.words(of: line), at: 0)
      end = start
    }
    guard !lines.isEmpty else { return nil }
    text = lines.reduce("") { $0.isEmpty ? $1 : $0 + ($0.hasSuffix(",") ? " " : "\n") + $1 }
  }

  /// Returns the second example of the comment above the property in the line before, as of `e.g. "LHR" and "JFK"`, which is
  /// that of this property.
  ///
  /// - Parameters:
  ///   - place: The place of the property's name, in bytes.
  ///   - bytes: The file's content.
  /// - Returns: The example; `nil` where there are not two, or something is between the lines.
  static func secondOfPair(before place: Int, in bytes: [UInt8]) -> String? {
    let newline = UInt8(ascii: "\n")
    guard let end = bytes[..<place].suffix(lineLengthMaximum).lastIndex(of: newline) else {
      return nil
    }
    let rest = bytes[..<end].suffix(lineLengthMaximum)
    let start = rest.lastIndex(of: newline).map { $0 + 1 } ?? rest.startIndex
    let words = String(decoding: bytes[start..<end], as: UTF8.self).split { " :".contains($0) }
    guard words.contains("let") || words.contains("var"), words.last == "String",
      let comment = PropertyComment(of: start, in: bytes)
    else { return nil }
    let pair = quoted(comment.text)
    guard pair.count == 2, mayBeValue(pair[1]),
      let between = comment.text.firstRange(of: pair[0]).flatMap({ first in
        comment.text[first.upperBound...].firstRange(of: pair[1]).map {
          comment.text[first.upperBound..<$0.lowerBound]
        }
      })
    else { return nil }
    return between.filter(\.isLetter) == "and" ? pair[1] : nil
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
    let all = quoted.isEmpty ? named + listed : quoted.count == 1 && !tellsOne ? [] : quoted
    var seen: Set<String> = []
    return Array(
      all.filter { Self.mayBeValue($0) && seen.insert($0).inserted }.prefix(Self.examplesMaximum))
  }

  /// A Boolean value indicating whether the one text in quotation marks is an example, since one within a sentence may be any
  /// name: it begins the comment, ends it after few words or a sign, as of `Where to — "Lisbon"`, or comes behind a word for
  /// examples or choices.
  private var tellsOne: Bool {
    guard let place = text.firstIndex(where: { Self.closings[$0] != nil }) else { return false }
    let before = text[..<place].lowercased()
    let words = before.split { $0 == " " || $0 == "(" || $0 == "," }
    let isLast = text.last.map { ".)".contains($0) || Self.closings.values.contains($0) } == true
    return words.isEmpty || rest != nil || endsBehindSign(from: place)
      || words.count <= Self.leadMaximum && isLast
      || Self.leads.contains { before.contains($0) }
      || words.last.map { Self.choices.contains($0) } == true
  }

  /// Returns whether a text in quotation marks ends the comment, behind a dash, a colon or a bracket.
  private func endsBehindSign(from place: String.Index) -> Bool {
    let before = text[..<place].last { $0 != " " }
    guard let sign = before, "—–-:(".contains(sign), let close = Self.closings[text[place]],
      let end = text[text.index(after: place)...].firstIndex(of: close)
    else { return false }
    return text[end...].dropFirst().allSatisfy { ".)".contains($0) }
  }

  /// The most words before a text that ends a comment.
  private static let leadMaximum = 2
  /// The words for examples of other languages, in small letters.
  private static let leads = [
    "bijv", "bv.", "ej.", "ej:", "ejemplo", "es.", "exemple", "exemplo", "par ex", "z. b.", "z.b.",
    "напр", "例", "예", "如",
  ]
  /// The words before the last of several choices.
  private static let choices: Set<Substring> = ["like", "o", "oder", "of", "or", "ou"]

  /// The number behind `e.g.`; `nil` for a time since 1970, which would be an old one.
  var number: Double? {
    guard let number = named.first.flatMap(Double.init), abs(number) < Self.timeMinimum else {
      return nil
    }
    return number
  }

  /// The least number that is a time of this century, in seconds since 1970.
  private static let timeMinimum = 1e9

  /// A Boolean value indicating whether the number is one of hundred, as in `0–100`.
  var isOfHundred: Bool {
    let dense = text.filter { $0 != " " && $0 != "%" }
    return ["0-100", "0–100", "0...100", "0..100", "0…100", "0to100"].contains { scale in
      guard let range = dense.firstRange(of: scale) else { return false }
      // `50-1000` has others around it.
      let around = [dense[..<range.lowerBound].last, dense[range.upperBound...].first]
      return around.allSatisfy { $0?.isNumber != true }
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
      let blanks = letters[index] == "«" ? " \u{A0}\u{202F}" : ""
      let inner = letters[(index + 1)..<end].drop { blanks.contains($0) }
      found.append(String(inner.reversed().drop { blanks.contains($0) }.reversed()))
      index = end
    }
    return found
  }

  private static let closings: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "'": "'", "「": "」",
  ]

  /// The words that come before examples, in small letters.
  private static let marks = [
    "e.g.", "eg.", "e.g", "ex.:", "ex:", "ex.", "for example", "example:", "one of:", "one of",
  ]

  /// The text behind the first mark, and the mark; `nil` where there is none.
  private var rest: (text: Substring, mark: String)? {
    let small = text.lowercased()
    for mark in Self.marks {
      guard let range = small.firstRange(of: mark),
        range.lowerBound == small.startIndex
          || !small[small.index(before: range.lowerBound)].isLetter
      else { continue }
      return (text.dropFirst(small.distance(from: small.startIndex, to: range.upperBound)), mark)
    }
    return nil
  }

  /// The examples behind `e.g.` or `one of:`, up to a bracket, the line's end or the sentence's.
  private var named: [String] {
    guard let rest else { return [] }
    let words = rest.text.drop { $0 == ":" || $0 == "," || $0 == " " }
      .prefix { !"(;)\n".contains($0) }
    let sentence = words.firstRange(of: ". ").map { words[..<$0.lowerBound] } ?? words
    let pieces = Self.pieces(of: String(sentence), between: [",", "|"])
    // `one of the stops` names none.
    return ["for example", "one of"].contains(rest.mark) && pieces.count < 2 ? [] : pieces
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
      !["nil", "null", "true", "false"].contains(text),
      !text.replacing("->", with: "").contains(where: "\\{}<>".contains)
    else { return false }
    // `2026-W19` is none.
    let isDate =
      text.prefix(4).allSatisfy(\.isNumber) && text.dropFirst(4).first == "-"
      && text.dropFirst(5).first?.isNumber == true
    let isFormat = ["HH:", "h:mm", "mm:ss", "yyyy", "RRGGBB"].contains(where: text.contains)
    return !isDate && !isFormat
  }
}

extension PropertyReader {
  /// Reads `var phase: String  // "RACE", "Q3"` and `/// Percent, 0–100.` above `var level: Int`.
  mutating func readComment(of name: String, at index: Int) {
    let type = word(index + 2) == "[" ? word(index + 3) : word(index + 2)
    let isNumber = Self.numberTypes.contains(type)
    // A property of a type alone has them, and no local value.
    guard isNumber || type == "String", let owner = self.type else { return }
    let key = "\(owner).\(name)"
    let place = tokens[index].range.lowerBound
    guard let comment = PropertyComment(of: place, in: bytes) else {
      if !isNumber, let text = PropertyComment.secondOfPair(before: place, in: bytes) {
        examples[key] = [text]
      }
      return
    }
    guard isNumber else {
      let texts = comment.examples
      if !texts.isEmpty { examples[key] = texts }
      return
    }
    if comment.isOfHundred { uses.insert(name, as: .hundred) }
    if let use = comment.timeUse {
      times[name] = use
    } else if let number = comment.number {
      examples[key] = ["\(number)"]
    }
  }
}
