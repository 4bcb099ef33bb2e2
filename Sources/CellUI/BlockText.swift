public import ColorScience
public import Compositing

/// Which glyphs block letters may be drawn with.
public enum GlyphRepertoire: Hashable, Sendable {
  /// Half blocks and quadrants, which every font has.
  case quadrant
  /// Sextants too, which newer fonts have (Unicode 13).
  case sextant
}

/// A text in block letters.
///
/// A letter takes about the cells that its points ask for: 3 rows from 41 points on, 5 rows from 64 points on, 2 rows
/// below. Two rows are four half blocks, too few for a letter: there, sextants draw it and quadrants do not. Where there
/// are no block letters for a text, bold text of one row is the better picture.
public struct BlockText: Hashable, Sendable {
  /// The most letters that are drawn as blocks: no terminal is wider.
  private static let letterCountMaximum = 64
  private static let threeRowPoints = 41.0
  private static let fiveRowPoints = 64.0

  /// How pixels become glyphs.
  private enum Raster: Hashable {
    /// A pixel is half a cell: `▀` and `▄`.
    case half
    /// A pixel is a quarter of a cell.
    case quadrant
    /// A pixel is a sixth of a cell.
    case sextant

    var columns: Int { self == .half ? 1 : 2 }
    var rows: Int { self == .sextant ? 3 : 2 }
  }

  private let glyphs: [Glyph]
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
    guard !text.isEmpty, text.count <= Self.letterCountMaximum else { return nil }
    let choice: (BlockFont, Raster)
    switch points {
    case Self.fiveRowPoints...:
      choice =
        BlockFont.display.letters(of: text) != nil
        ? (BlockFont.display, .quadrant) : (BlockFont.text, .half)
    case Self.threeRowPoints...: choice = (BlockFont.text, .half)
    case Font.blockMinimumPoints...:
      guard repertoire == .sextant else { return nil }
      choice = (BlockFont.text, .sextant)
    default: return nil
    }
    guard let letters = choice.0.letters(of: text) else { return nil }
    let raster = choice.1
    // Letters stand a pixel apart, the clock's a whole cell.
    let gap = raster == .quadrant ? 2 : 1
    let width = letters.reduce(-gap) { $0 + $1.columns + gap }
    var bits = Array(repeating: Array(repeating: false, count: width), count: choice.0.rows)
    var start = 0
    for letter in letters {
      for (row, pixels) in letter.pixels.enumerated() {
        for (column, isInk) in pixels.enumerated() where isInk { bits[row][start + column] = true }
      }
      start += letter.columns + gap
    }
    columns = (width + raster.columns - 1) / raster.columns
    rows = (choice.0.rows + raster.rows - 1) / raster.rows
    let size = CellSize(columns: columns, rows: rows)
    glyphs = (0..<size.rows).flatMap { row in
      (0..<size.columns).map { Self.glyph(in: bits, column: $0, row: row, raster: raster) }
    }
  }

  private static func glyph(in bits: [[Bool]], column: Int, row: Int, raster: Raster) -> Glyph {
    var mask: UInt8 = 0
    for y in 0..<raster.rows {
      for x in 0..<raster.columns {
        let (pixelRow, pixelColumn) = (row * raster.rows + y, column * raster.columns + x)
        guard pixelRow < bits.count, pixelColumn < bits[pixelRow].count,
          bits[pixelRow][pixelColumn]
        else { continue }
        mask |= 1 << UInt8(y * raster.columns + x)
      }
    }
    guard mask != 0 else { return .none }
    switch raster {
    case .half: return Glyph(mask == 1 ? "▀" : mask == 2 ? "▄" : "█")
    case .quadrant: return Quadrant.glyph(mask)
    case .sextant: return sextant(mask)
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
}
