import ColorScience
import Compositing

/// A picture as painted: colors at each half unit, and the letters that are still seen.
struct PaintedPicture: Equatable {
  /// A letter in a cell, and its color.
  struct Letter: Equatable {
    var text: String
    var color: UInt32
  }

  static let cellWidth = 16
  static let cellHeight = 32

  let size: CellSize
  private(set) var pixels: [UInt32]
  private(set) var letters: [CellPoint: Letter] = [:]

  init(size: CellSize) {
    self.size = size
    pixels = Array(
      repeating: .max, count: size.columns * Self.cellWidth * size.rows * Self.cellHeight)
  }

  /// Paints a rectangle, in half units; letters below it are not seen any more.
  mutating func paint(x: Range<Int>, y: Range<Int>, color: UInt32) {
    let width = size.columns * Self.cellWidth
    for row in y { for column in x { pixels[row * width + column] = color } }
    letters = letters.filter { place, _ in
      // A letter stands in the middle of its cell.
      let (centerX, centerY) = (place.column * Self.cellWidth + 7, place.row * Self.cellHeight + 15)
      return !(x.contains(centerX) && y.contains(centerY))
    }
  }

  mutating func write(_ text: String, at place: CellPoint, color: UInt32) {
    letters[place] = Letter(text: text, color: color)
  }

  /// Returns whether two pictures have the same letters at the same places, and nearly the same colors.
  func isNear(_ other: PaintedPicture, tolerance: Int) -> Bool {
    func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
      [16, 8, 0].allSatisfy { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) <= tolerance }
    }
    guard pixels.count == other.pixels.count else { return false }
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      guard isNear(pixels[index], other.pixels[index]) else { return false }
    }
    return letters.mapValues(\.text) == other.letters.mapValues(\.text)
      && letters.allSatisfy { isNear($0.value.color, other.letters[$0.key]?.color ?? 0) }
  }
}

extension PaintedPicture {
  /// Paints an opaque surface as a terminal would show it, cell by cell.
  init(_ surface: Surface) {
    self.init(size: surface.size)
    for row in 0..<size.rows {
      for column in 0..<size.columns { paint(surface[column, row], column: column, row: row) }
    }
  }

  private mutating func paint(_ cell: Cell, column: Int, row: Int) {
    guard cell.glyph != .continuation else { return }
    let (x, y) = (column * Self.cellWidth, row * Self.cellHeight)
    let isFlat = cell.glyph.hasInk || cell.isTextBlank
    let width = Self.cellWidth * Int(cell.width)
    for half in 0..<2 {
      let ground = half == 0 ? cell.upper : cell.lower
      paint(
        x: x..<x + width, y: y + half * 16..<y + half * 16 + 16,
        color: (isFlat ? cell.meanBackground : ground).rgb)
    }
    guard cell.glyph.hasInk else { return }
    guard let bits = Quadrant.bits(of: cell.glyph) else {
      var text = ""
      text.unicodeScalars.append(contentsOf: cell.glyph.scalars)
      return write(
        text, at: CellPoint(column: column, row: row), color: cell.foreground.rgb)
    }
    for quarter in 0..<4 where bits >> UInt8(quarter) & 1 == 1 {
      let (left, top) = (x + quarter % 2 * 8, y + quarter / 2 * 16)
      paint(x: left..<left + 8, y: top..<top + 16, color: cell.foreground.rgb)
    }
  }
}
