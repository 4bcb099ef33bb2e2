public import ColorScience
public import Compositing

/// Which glyphs block letters may be drawn with.
public enum GlyphRepertoire: Hashable, Sendable {
  /// Half blocks and quadrants, which every font has.
  case quadrant
  /// Sextants too, which newer fonts have (Unicode 13).
  case sextant
  /// Whole cells, where there is ASCII only.
  case ascii

  /// The pixels in a cell's height.
  var pixelRows: Int {
    switch self {
    case .quadrant: 2
    case .sextant: 3
    case .ascii: 1
    }
  }

  /// The pixels in a cell's width.
  var pixelColumns: Int { self == .ascii ? 1 : 2 }
}

/// A text in block letters.
///
/// Letters take about the cells that their points ask for: 2 rows from 28 points on, 3 from 41, 4 from 57, 5 from 73, 10
/// from 146.
/// Two rows of quadrants are four pixels, in which an 8 has no room for its three strokes. So there only sextants draw
/// letters; quadrants draw digits and capitals from 34 points (`largeTitle`) on, five pixels high. Where there are no
/// block letters for a text, bold text of one row is the better picture. In ASCII a pixel is a whole cell, so that only
/// five rows have room for letters.
public struct BlockText: Hashable, Sendable {
  /// The most letters that are drawn as blocks: no terminal is wider.
  private static let letterCountMaximum = 64

  /// A letter, and the columns of pixels that it takes.
  struct Placed: Hashable, Sendable {
    let character: Character
    let columns: Range<Int>
  }

  private let glyphs: [Glyph]
  /// The letters from the leading edge on.
  let letters: [Placed]
  /// Which part of a cell a pixel is.
  let repertoire: GlyphRepertoire
  /// The width, in cells.
  public let columns: Int
  /// The height, in cells.
  public let rows: Int

  /// The row that text beside the letters stands on.
  var baselineRow: Int { rows - 1 }

  /// Draws a text as blocks; `nil` where it is better drawn as text.
  ///
  /// - Parameters:
  ///   - text: The text, one line.
  ///   - points: The font's size.
  ///   - repertoire: Which glyphs may be used.
  public init?(_ text: String, points: Double, repertoire: GlyphRepertoire) {
    guard let (font, letters) = Self.setting(text, points: points, repertoire: repertoire) else {
      return nil
    }
    columns = Self.columns(of: letters, in: font, repertoire: repertoire)
    let unit = repertoire == .ascii ? repertoire : font.repertoire
    let (pixelRows, pixelColumns) = (unit.pixelRows, unit.pixelColumns)
    rows = (font.rows + pixelRows - 1) / pixelRows
    // Letters stand on the last pixel row; what is left of a cell is air above them.
    let air = rows * pixelRows - font.rows
    var placed: [Placed] = []
    var masks = Array(repeating: UInt8(0), count: columns * rows)
    var start = 0
    for (character, letter) in zip(text, letters) {
      placed.append(Placed(character: character, columns: start..<start + letter.columns))
      for (pixelRow, pixels) in letter.rows.enumerated() {
        let (row, y) = (pixelRow + air).quotientAndRemainder(dividingBy: pixelRows)
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

  /// The width that a text would take as blocks, in cells; `nil` where it is better drawn as text.
  public static func columns(of text: String, points: Double, repertoire: GlyphRepertoire) -> Int? {
    setting(text, points: points, repertoire: repertoire).map {
      columns(of: $1, in: $0, repertoire: repertoire)
    }
  }

  /// The glyph at a place inside; `none` where there is no ink.
  public func glyph(column: Int, row: Int) -> Glyph {
    precondition(column >= 0 && column < columns && row >= 0 && row < rows, "a place inside")
    return glyphs[row * columns + column]
  }

  /// Draws the letters upon the background that is there.
  public func draw(on surface: inout Surface, at origin: CellPoint, color: StraightRGBA) {
    for row in 0..<rows {
      for column in 0..<columns where glyphs[row * columns + column] != .none {
        surface.draw(
          MeasuredGlyph(glyphs[row * columns + column], width: 1), column: origin.column + column,
          row: origin.row + row, foreground: color)
      }
    }
  }

  /// The font for a size, and the text's letters in it.
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
      case .quadrant, .ascii: return points >= Font.largeTitle.points ? .figures5 : nil
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
    case .quadrant: return Quadrant.glyph(mask)
    case .sextant: return sextant(mask)
    case .ascii: return Glyph("█")
    }
  }

  /// The sextant glyph of six pixels; those that are halves of a cell have older names.
  private static func sextant(_ mask: UInt8) -> Glyph {
    switch mask {
    case 0b010101: return Glyph("▌")
    case 0b101010: return Glyph("▐")
    case 0b111111: return Glyph("█")
    default: break
    }
    let skipped: UInt32 = (mask > 0b010101 ? 1 : 0) + (mask > 0b101010 ? 1 : 0)
    return Glyph(Unicode.Scalar(0x1FB00 + UInt32(mask) - 1 - skipped) ?? "█")
  }
}
