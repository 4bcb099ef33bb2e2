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
    let (width, letterWidth) = (pixelColumns, letter.columns.count)
    let rows = (0..<letter.rows.count).clamped(to: -top..<pixelRows - top)
    let columns = (0..<letterWidth).clamped(to: -left..<width - left)
    let source = letter.drawnInk.span
    var target = ink.mutableSpan
    for row in rows {
      let (from, to) = (row * letterWidth, (top + row) * width + left)
      for column in columns where source[from + column] > 0 {
        let amount = Float(source[from + column]) / 255
        target[to + column] = min(1, target[to + column] + amount)
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
        let amount = Float(strength) * Float(letter.drawnInk[index]) / 255
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
    let (width, height, line) = (glyphs.pixelColumns, glyphs.pixelRows, pixelColumns)
    let ink = ink.span
    var inks: [BlockText.Ink] = []
    inks.reserveCapacity(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let start = row * height * line + column * width
        let cell = CellInk(of: ink, from: start, line: line, width: width, height: height)
        inks.append(cell.best(in: glyphs, isAntialiased: isAntialiased))
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

  /// The ink of each sub-pixel.
  private var ink = InlineArray<8, Float>(repeating: 0)
  /// The sub-pixels with ink, a bit for each.
  private var inked = UInt8(0)
  /// The sub-pixels of which at least half is inked.
  private var mostlyInked = UInt8(0)
  /// A Boolean value indicating whether a sub-pixel is a stroke's own.
  private var isFull = false

  /// Collects the ink of a cell whose first sub-pixel has an index, on a canvas of lines.
  @inline(__always)
  init(of canvas: Span<Float>, from first: Int, line: Int, width: Int, height: Int) {
    for y in 0..<height {
      let start = first + y * line
      for x in 0..<width where canvas[start + x] > 0 { add(canvas[start + x], at: y * width + x) }
    }
  }

  /// Adds a sub-pixel with ink.
  @inline(__always)
  private mutating func add(_ amount: Float, at pixel: Int) {
    ink[pixel] = amount
    inked |= 1 << UInt8(pixel)
    if amount >= 0.5 { mostlyInked |= 1 << UInt8(pixel) }
    if amount >= Self.whole { isFull = true }
  }

  /// Returns the glyph and the strength with the least squared distance.
  @inline(__always)
  func best(in glyphs: GlyphRepertoire, isAntialiased: Bool) -> BlockText.Ink {
    guard inked != 0 else { return BlockText.Ink() }
    // A stroke has one color: gray for the sake of its edges would look like a hole in it.
    if isFull || !isAntialiased || glyphs == .ascii {
      return Self.ink(mostlyInked, strength: 1, in: glyphs)
    }
    return nearest(in: glyphs)
  }

  /// Returns the glyph and the strength nearest to sub-pixels that are all inked in part.
  ///
  /// Of masks with one number of sub-pixels the one of the strongest is best, so that there are eight to compare.
  private func nearest(in glyphs: GlyphRepertoire) -> BlockText.Ink {
    var left = inked
    var (mask, bits) = (UInt8(0), UInt8(0))
    var (sum, score, strength, count): (Float, Float, Float, Float) = (0, 0, 0, 0)
    while let pixel = strongest(of: left) {
      left &= ~(1 << UInt8(pixel))
      bits |= 1 << UInt8(pixel)
      sum += ink[pixel]
      count += 1
      if sum * sum / count > score * 1.000_1 {
        (mask, score, strength) = (bits, sum * sum / count, sum / count)
      }
    }
    return Self.ink(mask, strength: strength, in: glyphs)
  }

  /// Returns the sub-pixel with the most ink, the first of equal ones; `nil` where none is left.
  private func strongest(of pixels: UInt8) -> Int? {
    var (best, left) = (nil as Int?, pixels)
    while left != 0 {
      let pixel = left.trailingZeroBitCount
      left &= left - 1
      if best.map({ ink[pixel] > ink[$0] }) ?? true { best = pixel }
    }
    return best
  }

  private static func ink(
    _ mask: UInt8, strength: Float, in glyphs: GlyphRepertoire
  ) -> BlockText.Ink {
    guard mask != 0, strength >= least else { return BlockText.Ink() }
    let glyph =
      glyphs == .ascii ? Quadrant.glyph(15) : CellMask(bits: mask, rows: glyphs.pixelRows).glyph
    return BlockText.Ink(glyph: glyph, strength: UInt8(min(1, strength) * 255 + 0.5))
  }
}
