import ColorScience
import Compositing

/// Confetti that is thrown up and falls for a moment, in dots of Braille: eight to a cell.
///
/// It is dust, so that it hides no word and cuts no edge. The same age gives the same picture.
struct Confetti {
  /// The time from the throw until nothing is left.
  static let length = Duration.milliseconds(1500)
  /// The pieces on a whole device.
  private static let count = 130
  /// The dots of a cell.
  private static let (columnsPerCell, rowsPerCell) = (2, 4)
  /// The part of the time from which on the pieces fade.
  private static let fadeStart = 0.7
  /// The speed that is lost, a second.
  private static let drag = 1.9
  /// The fall of pieces at their greatest speed, in device heights a second.
  private static let fall = 0.34

  /// The size of the device, in cells.
  let size: CellSize
  /// The middle of the throw, in cells.
  let origin: CellPoint
  /// The colors of the pieces.
  let colors: [StraightRGBA]
  /// The number of this throw; another one throws otherwise.
  let serial: Int

  /// Returns the picture at an age; `nil` before the throw and after its end.
  func surface(at age: Duration) -> Surface? {
    guard age >= .zero, age < Self.length, !colors.isEmpty, !size.isEmpty else { return nil }
    let seconds = age / .seconds(1)
    let whole = Self.length / .seconds(1)
    let left = max(0, (1 - seconds / whole) / (1 - Self.fadeStart))
    var dots: [Int: (bits: UInt32, color: StraightRGBA)] = [:]
    let glass = DeviceMeasures.iPhone.size
    let area = min(1, Double(size.columns * size.rows) / Double(glass.columns * glass.rows))
    for index in 0..<max(1, Int(Double(Self.count) * area.squareRoot())) {
      // The pieces vanish one after the other, since Braille has no fainter dots.
      guard random(index, 5) < left else { continue }
      let place = place(of: index, at: seconds)
      let color = colors[index % colors.count]
      for dot in Self.dots(of: index, at: seconds) {
        guard let cell = cell(atDotColumn: place.x, dot.x, row: place.y, dot.y) else { continue }
        let known = dots[cell.index]?.bits ?? 0
        dots[cell.index] = (known | cell.bit, color)
      }
    }
    var surface = Surface(size: size)
    for (index, dot) in dots {
      guard let scalar = Unicode.Scalar(0x2800 + dot.bits) else { continue }
      surface.draw(
        MeasuredGlyph(Glyph(scalar), width: 1), column: index % size.columns,
        row: index / size.columns, foreground: dot.color)
    }
    return surface
  }

  /// Returns the place of a piece, in cells from the device's corner: thrown to all sides, it slows down, falls and sways.
  private func place(of index: Int, at seconds: Double) -> (x: Double, y: Double) {
    let turn = random(index, 1) * 2 * Double.pi
    let speed = 0.35 + 1.1 * random(index, 2).squareRoot()
    let height = Double(size.rows)
    // The way of a body that drag slows down: v (1 - e^(-kt)) / k, with e^(-kt) as a product of small steps.
    let slowed =
      (1 - 1 / (1 + Self.drag * seconds + 0.5 * Self.drag * Self.drag * seconds * seconds))
      / Self.drag
    let across = Self.cosine(turn) * speed * height * slowed
    let up = Self.sine(turn) * speed * 0.5 * height * slowed
    let fallen =
      Self.fall * height * seconds * seconds / (seconds + 0.25) * (0.7 + 0.6 * random(index, 3))
    let sway = Self.sine(seconds * 5 + turn * 3) * 0.6
    return (
      Double(origin.column) + across * 1.6 + sway, Double(origin.row) - up + fallen
    )
  }

  /// Returns the dots of a piece, from its place: it turns as it falls, and is seen from its edge now and then.
  private static func dots(of index: Int, at seconds: Double) -> [(x: Int, y: Int)] {
    let turn = Int(seconds * 9 + Double(index) * 0.37) % 4
    let shapes = [[(0, 0), (1, 0)], [(0, 0), (1, 1)], [(0, 0), (0, 1)], [(1, 0), (0, 1)]]
    return index % 3 == 0 ? [(0, 0), (1, 0), (0, 1), (1, 1)].dropLast(turn) + [] : shapes[turn]
  }

  private func cell(
    atDotColumn x: Double, _ across: Int, row y: Double, _ down: Int
  ) -> (index: Int, bit: UInt32)? {
    let (columns, rows) = (Double(Self.columnsPerCell), Double(Self.rowsPerCell))
    let (column, row) = (
      Int((x * columns).rounded(.down)) + across, Int((y * rows).rounded(.down)) + down
    )
    guard column >= 0, row >= 0, column < size.columns * Self.columnsPerCell,
      row < size.rows * Self.rowsPerCell
    else { return nil }
    let place = CellPoint(column: column / Self.columnsPerCell, row: row / Self.rowsPerCell)
    let bit = Self.bits[row % Self.rowsPerCell][column % Self.columnsPerCell]
    return (place.row * size.columns + place.column, bit)
  }

  /// The bits of a Braille pattern's dots, row by row (Unicode, "Braille Patterns").
  private static let bits: [[UInt32]] = [[1, 8], [2, 16], [4, 32], [64, 128]]

  /// Returns a repeatable number for a piece, `0..<1`.
  private func random(_ index: Int, _ lane: Int) -> Double {
    var bits =
      UInt64(bitPattern: Int64(index &* 8 &+ lane &+ serial &* 4096)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
  }

  /// Bhaskara's approximation of the sine, within two thousandths, which needs no library.
  private static func sine(_ angle: Double) -> Double {
    let turn = angle / (2 * Double.pi)
    let part = (turn - turn.rounded(.down)) * 2
    let half = part < 1 ? part : part - 1
    let product = half * (1 - half)
    let value = 16 * product / (5 - 4 * product)
    return part < 1 ? value : -value
  }

  private static func cosine(_ angle: Double) -> Double { sine(angle + Double.pi / 2) }
}
