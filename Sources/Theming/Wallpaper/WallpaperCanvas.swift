import ColorScience

/// A wallpaper being painted: squares of half a row (8 points), in Oklab, before rounding to eight bits.
struct WallpaperCanvas {
  /// The width, in squares.
  let columns: Int
  /// The height, in squares.
  let rows: Int
  /// The fraction of its round that a drifting wallpaper has gone, `0..<1`.
  let phase: Float
  /// The places of its subjects.
  let staging: WallpaperStaging
  /// The strength of an alert's light, `0...1`.
  let excitement: Float
  private var axes: [SIMD3<Float>]
  private var marks: [Mark] = []

  /// A glyph, and the color beneath it when it was set.
  private struct Mark {
    let text: String
    let column: Int
    let row: Int
    let color: SIMD3<Float>
    let strength: Float
    let ground: SIMD3<Float>
  }

  init(
    columns: Int, rows: Int, phase: Double, staging: WallpaperStaging = .still,
    excitement: Double = 0
  ) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.phase = Float(phase - phase.rounded(.down))
    self.staging = staging
    self.excitement = Float(max(0, min(1, excitement)))
    axes = Array(repeating: SIMD3(), count: self.columns * self.rows)
  }

  /// A place as fractions of the picture, and its square.
  struct Place {
    let x: Float
    let y: Float
    let column: Int
    let row: Int
  }

  /// The width, in heights of the picture.
  var proportion: Float { Float(columns) / Float(max(1, rows)) }

  /// The side of a square, in heights of the picture.
  var square: Float { 1 / Float(max(1, rows)) }

  /// The part of a number of glyphs on a whole device that a smaller picture gets.
  func share(of count: Int) -> Int {
    Int(Double(count) * min(1, Double(columns * rows) / Double(Self.deviceArea)))
  }

  /// The squares of 8 points on 393 x 852 points.
  private static let deviceArea = 49 * 106

  /// Lays a color over one square.
  mutating func blend(_ color: SIMD3<Float>, _ strength: Float, column: Int, row: Int) {
    guard column >= 0, row >= 0, column < columns, row < rows, strength > 0 else { return }
    let index = row * columns + column
    axes[index] += (color - axes[index]) * min(1, strength)
  }

  /// Paints every square between two heights with the color and strength that a function gives for it.
  mutating func paint(
    from top: Float = 0, to bottom: Float = 1,
    with shade: (Place) -> (color: SIMD3<Float>, strength: Float)
  ) {
    let first = max(0, Int((max(0, min(1, top)) * Float(rows)).rounded(.down)))
    let last = min(rows, Int((max(0, min(1, bottom)) * Float(rows)).rounded(.up)))
    for row in first..<max(first, last) {
      let y = (Float(row) + 0.5) / Float(rows)
      for column in 0..<columns {
        let place = Place(
          x: (Float(column) + 0.5) / Float(columns), y: y, column: column, row: row)
        let (color, strength) = shade(place)
        guard strength > 0 else { continue }
        let index = row * columns + column
        axes[index] += (color - axes[index]) * min(1, strength)
      }
    }
  }

  /// Makes every square lighter or darker.
  mutating func shade(by change: (Place) -> Float) {
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Place(
          x: (Float(column) + 0.5) / Float(columns), y: (Float(row) + 0.5) / Float(rows),
          column: column, row: row)
        let index = row * columns + column
        axes[index].x = max(0, min(1, axes[index].x + change(place)))
      }
    }
  }

  /// Sets a glyph of one cell unless there is one; later paint hides it.
  ///
  /// - Parameters:
  ///   - text: The glyph.
  ///   - color: The ink's color.
  ///   - strength: The strength, `0...1`.
  ///   - column: Cells from the left.
  ///   - row: Cells, not squares, from the top.
  mutating func mark(
    _ text: String, _ color: SIMD3<Float>, _ strength: Float, column: Int, row: Int
  ) {
    guard column >= 0, row >= 0, column < columns, 2 * row + 1 < rows, strength > 0 else { return }
    marks.append(
      Mark(
        text: text, column: column, row: row, color: color, strength: min(1, strength),
        ground: ground(column, row)))
  }

  /// The glyphs that later paint has not hidden.
  func symbols() -> [WallpaperPicture.Symbol] {
    var taken: Set<Int> = []
    return marks.compactMap { mark in
      let ground = ground(mark.column, mark.row)
      let change = ground - mark.ground
      let hidden = min(1, (change * change).sum().squareRoot() * 8)
      let strength = mark.strength * (1 - hidden)
      guard strength > 0.05, taken.insert(mark.row * columns + mark.column).inserted else {
        return nil
      }
      return WallpaperPicture.Symbol(
        text: mark.text, column: mark.column, row: mark.row,
        color: Oklab(axes: ground + (mark.color - ground) * strength).color())
    }
  }

  /// The mean of a cell's halves.
  private func ground(_ column: Int, _ row: Int) -> SIMD3<Float> {
    (axes[2 * row * columns + column] + axes[(2 * row + 1) * columns + column]) / 2
  }

  /// The finished picture, dithered against bands where colors differ by less than a step.
  func grid() -> ColorGrid {
    var colors: [StraightRGBA] = []
    colors.reserveCapacity(axes.count)
    for row in 0..<rows {
      for column in 0..<columns {
        var place = axes[row * columns + column]
        place.x += Self.threshold(column, row) * Self.ditherStrength
        colors.append(Oklab(axes: place).color())
      }
    }
    return ColorGrid(columns: columns, rows: rows, colors: colors)
  }

  /// Less than a step of eight bits in the lightest colors, whose steps are the smallest, so that a plain ground stays plain.
  private static let ditherStrength: Float = 0.0022

  /// Bayer's matrix of 4 x 4, around 0: `-0.5..<0.5`.
  private static func threshold(_ column: Int, _ row: Int) -> Float {
    (Float(bayer[(row & 3) * 4 + (column & 3)]) + 0.5) / 16 - 0.5
  }

  private static let bayer: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}
