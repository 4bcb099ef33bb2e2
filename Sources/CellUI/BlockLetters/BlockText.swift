import ColorScience
import Compositing

/// A text in block letters.
///
/// The font's size decides the height: 2 rows from 28 points, 3 from 41, 4 from 57, 5 from 73, 10 from 146.
/// Two rows of quadrants are four pixels, too few for the three strokes of an 8. So at two rows only sextants draw all
/// letters, and quadrants draw digits and capitals, five pixels high, from 34 points (`largeTitle`). A text that has no
/// block letters is drawn as bold text of one row. In ASCII a pixel is a whole cell, so letters need five rows.
struct BlockText: Hashable, Sendable {
  /// The maximum number of letters: more than a terminal's width.
  private static let letterCountMaximum = 64

  /// A letter and its columns of pixels.
  struct Placed: Hashable, Sendable {
    let character: Character
    let columns: Range<Int>
  }

  private let glyphs: [Glyph]
  /// The letters, from the leading edge.
  let letters: [Placed]
  /// The repertoire, which determines the size of a pixel.
  let repertoire: GlyphRepertoire
  /// The width, in cells.
  let columns: Int
  /// The height, in cells.
  let rows: Int

  /// The row of the baseline, for text beside the letters.
  var baselineRow: Int { rows - 1 }

  /// Makes block letters; `nil` for a text that is drawn as text of one row.
  init?(_ text: String, points: Double, repertoire: GlyphRepertoire) {
    guard let (font, letters) = Self.setting(text, points: points, repertoire: repertoire) else {
      return nil
    }
    columns = Self.columns(of: letters, in: font, repertoire: repertoire)
    let unit = repertoire == .ascii ? repertoire : font.repertoire
    let (pixelRows, pixelColumns) = (unit.pixelRows, unit.pixelColumns)
    rows = (font.rows + pixelRows - 1) / pixelRows
    // Letters stand on the last row of pixels; the rest of a cell is above them.
    let padding = rows * pixelRows - font.rows
    var placed: [Placed] = []
    var masks = Array(repeating: UInt8(0), count: columns * rows)
    var start = 0
    for (character, letter) in zip(text, letters) {
      placed.append(Placed(character: character, columns: start..<start + letter.columns))
      for (pixelRow, pixels) in letter.rows.enumerated() {
        let (row, y) = (pixelRow + padding).quotientAndRemainder(dividingBy: pixelRows)
        for x in 0..<letter.columns where pixels >> UInt32(x) & 1 == 1 {
          let (column, half) = (start + x).quotientAndRemainder(dividingBy: pixelColumns)
          masks[row * columns + column] |= 1 << UInt8(y * 2 + half)
        }
      }
      start += letter.columns + font.gap
    }
    self.letters = placed
    self.repertoire = unit
    glyphs = masks.map { Self.glyph($0, in: unit) }
  }

  /// Returns the width of a text in block letters, in cells; `nil` for a text that is drawn as text of one row.
  static func columns(of text: String, points: Double, repertoire: GlyphRepertoire) -> Int? {
    setting(text, points: points, repertoire: repertoire).map {
      columns(of: $1, in: $0, repertoire: repertoire)
    }
  }

  /// Returns the glyph at a place inside; `none` is an empty cell.
  func glyph(column: Int, row: Int) -> Glyph {
    precondition(column >= 0 && column < columns && row >= 0 && row < rows, "a place inside")
    return glyphs[row * columns + column]
  }

  /// Draws the letters, without changing the background.
  func draw(on surface: inout Surface, at origin: CellPoint, color: StraightRGBA) {
    for row in 0..<rows {
      for column in 0..<columns where glyphs[row * columns + column] != .none {
        surface.draw(
          MeasuredGlyph(glyphs[row * columns + column], width: 1), column: origin.column + column,
          row: origin.row + row, foreground: color)
      }
    }
  }

  /// Returns the font for a size, and the letters of a text in it.
  private static func setting(_ text: String, points: Double, repertoire: GlyphRepertoire)
    -> (BlockFont, [BlockFont.Letter])?
  {
    guard !text.isEmpty, text.utf8.count <= letterCountMaximum * 4,
      text.count <= letterCountMaximum,
      let font = font(points: points, repertoire: repertoire),
      let letters = font.letters(of: text)
    else { return nil }
    return (font, letters)
  }

  private static func font(points: Double, repertoire: GlyphRepertoire) -> BlockFont? {
    guard points >= Font.blockMinimumPoints else { return nil }
    guard repertoire != .ascii else { return points < 73 ? nil : .figures5 }
    switch points {
    case ..<41:
      switch repertoire {
      case .sextant: return .sextant6
      case .quadrant, .octant, .ascii: return points >= Font.largeTitle.points ? .figures5 : nil
      }
    case ..<57: return .text6
    case ..<73: return .text8
    case ..<146: return .clock10
    default: return .clock20
    }
  }

  private static func columns(
    of letters: [BlockFont.Letter], in font: BlockFont, repertoire: GlyphRepertoire
  ) -> Int {
    (font.width(of: letters) + repertoire.pixelColumns - 1) / repertoire.pixelColumns
  }

  private static func glyph(_ mask: UInt8, in repertoire: GlyphRepertoire) -> Glyph {
    guard mask != 0 else { return .none }
    switch repertoire {
    case .quadrant, .octant: return Quadrant.glyph(mask)
    case .sextant: return CellMask(bits: mask, rows: 3).glyph
    case .ascii: return Glyph("█")
    }
  }
}
