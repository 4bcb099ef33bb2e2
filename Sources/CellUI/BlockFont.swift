/// Letters drawn in pixels, as art in the source that can be read and mended there.
///
/// The art is a table: a line that names letters, then a line for each row of pixels, then an empty line. Letters stand
/// two blanks apart; `#` is ink, `.` is not. The one name of more than one letter is "space".
struct BlockFont: Sendable {
  /// One letter's pixels.
  struct Letter: Sendable {
    /// The width, in pixels.
    let columns: Int
    /// The pixels of each row; the leftmost one is bit 0.
    let rows: [UInt32]
  }

  /// The height of every letter, in pixels.
  let rows: Int
  /// The pixels between two letters.
  let gap: Int
  /// Which part of a cell a pixel is.
  let repertoire: GlyphRepertoire
  private let letters: [Character: Letter]

  init(rows: Int, gap: Int, repertoire: GlyphRepertoire, art: String) {
    self.rows = rows
    self.gap = gap
    self.repertoire = repertoire
    var letters: [Character: Letter] = [:]
    let blank = UInt8(ascii: " ")
    // An array's slices, since a text's own are found letter by letter: a font is read before the first frame.
    let lines = Array(art.utf8).split(separator: UInt8(ascii: "\n"))
    precondition(lines.count.isMultiple(of: rows + 1), "every band of the art is whole")
    for start in stride(from: 0, to: lines.count, by: rows + 1) {
      let names = lines[start].split(separator: blank).map { String(decoding: $0, as: UTF8.self) }
      let bands = lines[(start + 1)...(start + rows)].map { $0.split(separator: blank) }
      precondition(
        bands.allSatisfy { $0.count == names.count }, "every letter has a name and all rows")
      for (index, name) in names.enumerated() {
        let pixels = bands.map { $0[index] }
        letters[name == "space" ? " " : name[name.startIndex]] = Letter(pixels)
      }
    }
    self.letters = letters
  }

  /// The letters of a text; `nil` where one of them is not in the font.
  func letters(of text: String) -> [Letter]? {
    var found: [Letter] = []
    for character in text {
      guard let letter = letters[character] ?? letters[Self.plain(character)] else { return nil }
      found.append(letter)
    }
    return found
  }

  /// The width of the letters set side by side, in pixels.
  func width(of letters: [Letter]) -> Int {
    letters.reduce(-gap) { $0 + $1.columns + gap }
  }

  /// What a character that is another's finer form is drawn as.
  private static func plain(_ character: Character) -> Character {
    switch character {
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
    case "‘", "’", "′": "'"
    case "“", "”", "″": "\""
    case "\u{2010}", "\u{2011}": "-"
    case "—", "\u{2012}": "–"
    case "•": "·"
    default: character
    }
  }
}

extension BlockFont.Letter {
  fileprivate init(_ art: [ArraySlice<UInt8>]) {
    columns = art.first?.count ?? 0
    rows = art.map { row in
      precondition(row.count == art[0].count, "a letter's rows have one width")
      return row.reversed().reduce(0) { $0 << 1 | ($1 == UInt8(ascii: "#") ? 1 : 0) }
    }
  }
}
