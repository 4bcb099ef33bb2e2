import ColorScience
import Compositing

/// A canvas of sub-pixels with gray levels, drawn with the glyphs that come nearest.
struct PixelCanvas {
  private let columns: Int
  private let rows: Int
  private let glyphs: GlyphRepertoire
  /// The ink of each sub-pixel, `0...1`, row by row.
  private var ink: [Float]

  /// Makes an empty canvas of a size in cells.
  init(columns: Int, rows: Int, glyphs: GlyphRepertoire) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    ink = Array(repeating: 0, count: columns * rows * glyphs.pixelColumns * glyphs.pixelRows)
  }

  var pixelColumns: Int { columns * glyphs.pixelColumns }
  var pixelRows: Int { rows * glyphs.pixelRows }

  /// Draws a letter of a text at its place.
  mutating func draw(_ placed: BlockSetting.Placed, of setting: BlockSetting) {
    let letter = placed.letter
    let top = pixelRows - setting.pixelsBelow - letter.rows.upperBound
    let left = placed.origin + letter.columns.lowerBound
    var index = 0
    for row in 0..<letter.rows.count {
      for column in 0..<letter.columns.count {
        if letter.ink[index] > 0 {
          add(Float(letter.ink[index]) / 255, column: left + column, row: top + row)
        }
        index += 1
      }
    }
  }

  /// Draws a letter of a text at a column of sub-pixels, moved down; between two places it covers a part of both.
  mutating func draw(
    _ placed: BlockSetting.Placed, of setting: BlockSetting, column: Double, down: Double,
    strength: Double = 1
  ) {
    let letter = placed.letter
    let inset = placed.origin - placed.columns.lowerBound + letter.columns.lowerBound
    let (x, right) = Self.split(column + Double(inset))
    let (y, below) = Self.split(
      down + Double(pixelRows - setting.pixelsBelow - letter.rows.upperBound))
    var index = 0
    for row in y..<y + letter.rows.count {
      for left in x..<x + letter.columns.count {
        let amount = Float(strength) * Float(letter.ink[index]) / 255
        index += 1
        guard amount > 0 else { continue }
        add(amount * (1 - right) * (1 - below), column: left, row: row)
        add(amount * right * (1 - below), column: left + 1, row: row)
        add(amount * (1 - right) * below, column: left, row: row + 1)
        add(amount * right * below, column: left + 1, row: row + 1)
      }
    }
  }

  private static func split(_ value: Double) -> (Int, Float) {
    let whole = max(-1e6, min(1e6, value)).rounded(.down)
    return (Int(whole), Float(max(0, min(1, value - whole))))
  }

  private mutating func add(_ amount: Float, column: Int, row: Int) {
    guard (0..<pixelColumns).contains(column), (0..<pixelRows).contains(row) else { return }
    let index = row * pixelColumns + column
    ink[index] = min(1, ink[index] + amount)
  }

  /// Draws the canvas in a color.
  func surface(color: StraightRGBA, isAntialiased: Bool) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: rows))
    for (index, ink) in inks(isAntialiased: isAntialiased).enumerated() where ink.glyph != .none {
      surface.set(
        Cell(glyph: ink.glyph, foreground: color.opacity(ink.opacity)), column: index % columns,
        row: index / columns)
    }
    return surface
  }

  /// The glyph and the strength of each cell, row by row.
  func inks(isAntialiased: Bool) -> [BlockText.Ink] {
    let (width, height) = (glyphs.pixelColumns, glyphs.pixelRows)
    let ink = ink.span
    var inks: [BlockText.Ink] = []
    inks.reserveCapacity(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let start = row * height * pixelColumns + column * width
        var cell = CellInk(of: ink, from: start, line: pixelColumns, width: width, height: height)
        inks.append(
          cell.isEmpty ? BlockText.Ink() : cell.best(in: glyphs, isAntialiased: isAntialiased))
      }
    }
    return inks
  }
}

/// The ink of one cell's sub-pixels.
private struct CellInk {
  /// The ink below which a cell is left empty.
  private static let least: Float = 0.05
  /// The ink from which a sub-pixel is a stroke's own.
  private static let whole: Float = 0.95

  /// The sub-pixels with ink, the strongest first.
  private var parts = InlineArray<8, (pixel: UInt8, ink: Float)>(repeating: (0, 0))
  private var count = 0

  /// Collects the ink of a cell whose first sub-pixel has an index, on a canvas of lines.
  @inline(__always)
  init(of ink: Span<Float>, from first: Int, line: Int, width: Int, height: Int) {
    for y in 0..<height {
      let start = first + y * line
      for x in 0..<width where ink[start + x] > 0 { add(ink[start + x], at: y * width + x) }
    }
  }

  /// A Boolean value indicating whether no sub-pixel has ink.
  var isEmpty: Bool { count == 0 }

  /// Adds a sub-pixel with ink.
  @inline(__always)
  private mutating func add(_ ink: Float, at pixel: Int) {
    var place = count
    while place > 0, parts[place - 1].ink < ink {
      parts[place] = parts[place - 1]
      place -= 1
    }
    parts[place] = (UInt8(pixel), ink)
    count += 1
  }

  /// Returns the glyph and the strength with the least squared distance.
  ///
  /// Of masks with one number of sub-pixels the one of the strongest is best, so that there are eight to compare.
  mutating func best(in glyphs: GlyphRepertoire, isAntialiased: Bool) -> BlockText.Ink {
    var (mask, bits) = (UInt8(0), UInt8(0))
    var (sum, score, strength): (Float, Float, Float) = (0, 0, 0)
    // A stroke has one color: gray for the sake of its edges would look like a hole in it.
    let isFull = count > 0 && parts[0].ink >= Self.whole
    for place in 0..<count {
      let part = parts[place]
      if isFull || !isAntialiased || glyphs == .ascii {
        guard part.ink >= 0.5 else { break }
        mask |= 1 << part.pixel
        strength = 1
        continue
      }
      bits |= 1 << part.pixel
      sum += part.ink
      let members = Float(place + 1)
      if sum * sum / members > score * 1.000_1 {
        (mask, score, strength) = (bits, sum * sum / members, sum / members)
      }
    }
    guard mask != 0, strength >= Self.least else { return BlockText.Ink() }
    let glyph =
      glyphs == .ascii ? Quadrant.glyph(15) : CellMask(bits: mask, rows: glyphs.pixelRows).glyph
    return BlockText.Ink(glyph: glyph, strength: UInt8(min(1, strength) * 255 + 0.5))
  }
}
