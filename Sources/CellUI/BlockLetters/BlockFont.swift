import Compositing

/// A pixel font, written as ASCII art in the source.
///
/// The art is a table of bands: a line of letter names, a line for each row of pixels, an empty line. Columns are two spaces
/// apart; `#` is a set pixel, `.` a clear one. The only name longer than a letter is "space".
struct BlockFont: Sendable {
  /// The pixels of a letter.
  struct Letter: Sendable {
    /// The width, in pixels.
    let columns: Int
    /// The pixels of each row; the leftmost one is bit 0.
    let rows: [UInt32]
  }

  /// The height of all letters, in pixels.
  let rows: Int
  /// The gap between letters, in pixels.
  let gap: Int
  /// The repertoire, which determines the size of a pixel.
  let repertoire: GlyphRepertoire
  private let letters: [Character: Letter]

  init(rows: Int, gap: Int, repertoire: GlyphRepertoire, art: String) {
    self.rows = rows
    self.gap = gap
    self.repertoire = repertoire
    var letters: [Character: Letter] = [:]
    // Bytes are faster to scan than characters, and a font is read before the first frame.
    let lines = Array(art.utf8).split(separator: UInt8(ascii: "\n"))
    precondition(lines.count.isMultiple(of: rows + 1), "every band of the art is whole")
    for start in stride(from: 0, to: lines.count, by: rows + 1) {
      let names = lines[start].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      let bands = lines[(start + 1)...(start + rows)].map(Letter.pixelRows)
      precondition(
        bands.allSatisfy { $0.count == names.count }, "every letter has a name and all rows")
      for (index, name) in names.enumerated() {
        let pixels = bands.map { $0[index] }
        letters[name == "space" ? " " : name[name.startIndex]] = Letter(pixels)
      }
    }
    self.letters = letters
  }

  /// Makes a font at twice the size, without the letters that are too wide for it.
  init(doubling font: BlockFont) {
    rows = 2 * font.rows
    gap = 2 * font.gap
    repertoire = font.repertoire
    letters = font.letters.filter { 2 * $0.value.columns <= UInt32.bitWidth }
      .mapValues { Letter(doubling: $0) }
  }

  /// Returns the letters of a text; `nil` if the font lacks one.
  func letters(of text: String) -> [Letter]? {
    var found: [Letter] = []
    for character in text {
      guard let letter = letters[character] ?? letters[Self.plain(character)] else { return nil }
      found.append(letter)
    }
    return found
  }

  /// Returns the width of a row of letters, in pixels.
  func width(of letters: [Letter]) -> Int {
    letters.reduce(-gap) { $0 + $1.columns + gap }
  }

  /// Returns the plain form of a typographic character.
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
  /// Makes a letter at twice the size.
  fileprivate init(doubling letter: BlockFont.Letter) {
    columns = 2 * letter.columns
    rows = letter.rows.flatMap { row in
      let wide = (0..<letter.columns).reduce(UInt32(0)) { pixels, column in
        row >> UInt32(column) & 1 == 1 ? pixels | 3 << UInt32(2 * column) : pixels
      }
      return [wide, wide]
    }
  }

  /// A row of a letter's pixels.
  fileprivate struct PixelRow {
    var columns = 0
    var ink: UInt32 = 0
  }

  fileprivate init(_ art: [PixelRow]) {
    columns = art.first?.columns ?? 0
    rows = art.map { row in
      precondition(row.columns == art[0].columns, "a letter's rows have one width")
      return row.ink
    }
  }

  /// Returns the rows of the letters in a line of art.
  fileprivate static func pixelRows(of line: ArraySlice<UInt8>) -> [PixelRow] {
    var (rows, row) = ([PixelRow](), PixelRow())
    for byte in line {
      if byte != UInt8(ascii: " ") {
        if byte == UInt8(ascii: "#") { row.ink |= 1 << UInt32(row.columns) }
        row.columns += 1
      } else if row.columns > 0 {
        rows.append(row)
        row = PixelRow()
      }
    }
    return row.columns > 0 ? rows + [row] : rows
  }
}
