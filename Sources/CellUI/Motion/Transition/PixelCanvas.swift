import ColorScience
import Compositing

/// A canvas of quarter-cell pixels with gray levels, drawn with the glyphs that fit them best.
struct PixelCanvas {
  private let columns: Int
  private let rows: Int
  /// The coverage of each pixel, `0...1`, row by row.
  private var ink: [Double]

  /// Makes an empty canvas of a size in cells.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    ink = Array(repeating: 0, count: columns * rows * 4)
  }

  var pixelColumns: Int { columns * 2 }
  var pixelRows: Int { rows * 2 }

  /// Draws a letter at a column and row of pixels; a pixel between two places covers a part of both.
  mutating func draw(
    _ text: BlockText, letter: BlockText.Placed, column: Double, down: Double,
    strength: Double = 1
  ) {
    let (x, right) = Self.split(column)
    let (y, below) = Self.split(down)
    for row in 0..<pixelRows {
      for place in letter.columns where text.hasInk(pixelColumn: place, row: row) {
        let left = x + place - letter.columns.lowerBound
        add(strength * (1 - right) * (1 - below), column: left, row: y + row)
        add(strength * right * (1 - below), column: left + 1, row: y + row)
        add(strength * (1 - right) * below, column: left, row: y + row + 1)
        add(strength * right * below, column: left + 1, row: y + row + 1)
      }
    }
  }

  private static func split(_ value: Double) -> (Int, Double) {
    let whole = value.rounded(.down)
    return (Int(whole), value - whole)
  }

  private mutating func add(_ amount: Double, column: Int, row: Int) {
    guard (0..<pixelColumns).contains(column), (0..<pixelRows).contains(row) else { return }
    let index = row * pixelColumns + column
    ink[index] = min(1, ink[index] + amount)
  }

  /// Draws the canvas in a color.
  func surface(color: StraightRGBA) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: rows))
    for row in 0..<rows {
      for column in 0..<columns {
        let start = 2 * row * pixelColumns + 2 * column
        let pixels = [
          ink[start], ink[start + 1], ink[start + pixelColumns], ink[start + pixelColumns + 1],
        ]
        surface.set(Self.cell(pixels, color: color), column: column, row: row)
      }
    }
    return surface
  }

  /// Returns the cell that fits four pixels best: a quadrant, or a background if all are equal.
  private static func cell(_ pixels: [Double], color: StraightRGBA) -> Cell {
    guard pixels.contains(where: { $0 != pixels[0] }) else {
      return pixels[0] == 1
        ? Cell(glyph: Quadrant.glyph(15), foreground: color)
        : Cell(background: color.opacity(pixels[0]))
    }
    let middle = ((pixels.max() ?? 0) + (pixels.min() ?? 0)) / 2
    var (bits, strong, weak) = (UInt8(0), 0.0, 0.0)
    for (index, pixel) in pixels.enumerated() {
      if pixel > middle {
        bits |= 1 << UInt8(index)
        strong += pixel
      } else {
        weak += pixel
      }
    }
    let count = bits.nonzeroBitCount
    let mean = strong / Double(max(1, count))
    let ground = weak / Double(max(1, pixels.count - count))
    return Cell(
      glyph: Quadrant.glyph(bits),
      foreground: color.opacity(ground < 1 ? (mean - ground) / (1 - ground) : 1),
      background: color.opacity(ground))
  }
}

extension BlockText {
  /// Returns a Boolean value indicating whether a pixel is set; a cell has two by two.
  fileprivate func hasInk(pixelColumn: Int, row: Int) -> Bool {
    let bits = Quadrant.bits(of: glyph(column: pixelColumn / 2, row: row / 2)) ?? 0
    return bits >> UInt8(row % 2 * 2 + pixelColumn % 2) & 1 == 1
  }
}
