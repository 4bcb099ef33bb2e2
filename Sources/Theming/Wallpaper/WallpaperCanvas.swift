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
  /// The colors of the squares' left and right halves: only curves have different ones.
  private var halves: [Oklab]
  /// The parts of the squares' halves that shapes cover, `0...1`.
  private var covers: [Float]
  private var marks: [Mark] = []

  /// A glyph, and the color beneath it when it was set.
  private struct Mark {
    let text: String
    let column: Int
    let row: Int
    let color: SIMD3<Float>
    let strength: Float
    let ground: SIMD3<Float>
    let cover: Float
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
    covers = Array(repeating: 0, count: 2 * self.columns * self.rows)
    halves = Array(
      repeating: Oklab(axes: SIMD3()), count: 2 * self.columns * self.rows)
  }

  /// A place as fractions of the picture, and its square.
  struct Place {
    let x: Float
    let y: Float
    let column: Int
    let row: Int
    /// The half of the square, where each is painted on its own: 0 is the left one.
    var half = 0
  }

  /// The places at which a shade is asked for.
  enum Detail {
    /// The middles of squares.
    case squares
    /// The middles of their left and right halves, for shapes with an edge.
    case halves
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
    let index = 2 * (row * columns + column)
    halves[index].axes += (color - halves[index].axes) * min(1, strength)
    halves[index + 1].axes += (color - halves[index + 1].axes) * min(1, strength)
  }

  /// Paints every square between two heights with the color and strength that a function gives for it.
  mutating func paint(
    from top: Float = 0, to bottom: Float = 1, detail: Detail = .squares,
    with shade: (Place) -> (color: SIMD3<Float>, strength: Float)
  ) {
    let first = max(0, Int((max(0, min(1, top)) * Float(rows)).rounded(.down)))
    let last = min(rows, Int((max(0, min(1, bottom)) * Float(rows)).rounded(.up)))
    for row in first..<max(first, last) {
      let y = (Float(row) + 0.5) / Float(rows)
      for column in 0..<columns {
        switch detail {
        case .squares:
          let place = Place(
            x: (Float(column) + 0.5) / Float(columns), y: y, column: column, row: row)
          let (color, strength) = shade(place)
          blend(color, strength, column: column, row: row)
        case .halves: paintHalves(column: column, row: row, y: y, with: shade)
        }
      }
    }
  }

  /// Paints the left and the right half of one square, as a shape in front of the picture.
  private mutating func paintHalves(
    column: Int, row: Int, y: Float, with shade: (Place) -> (color: SIMD3<Float>, strength: Float)
  ) {
    for half in 0...1 {
      let x = (Float(column) + 0.25 + 0.5 * Float(half)) / Float(columns)
      let (color, strength) = shade(Place(x: x, y: y, column: column, row: row, half: half))
      let (index, part) = (2 * (row * columns + column) + half, max(0, min(1, strength)))
      halves[index].axes += (color - halves[index].axes) * part
      covers[index] += (1 - covers[index]) * part
    }
  }

  /// Makes every square lighter or darker.
  mutating func shade(by change: (Place) -> Float) {
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Place(
          x: (Float(column) + 0.5) / Float(columns), y: (Float(row) + 0.5) / Float(rows),
          column: column, row: row)
        let (index, step) = (2 * (row * columns + column), change(place))
        for half in index...index + 1 {
          halves[half].axes.x = max(0, min(1, halves[half].axes.x + step))
        }
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
        ground: ground(column, row), cover: cover(column, row)))
  }

  /// The glyphs that later paint has not hidden.
  func symbols() -> [WallpaperPicture.Symbol] {
    var taken: Set<Int> = []
    return marks.compactMap { mark in
      let ground = ground(mark.column, mark.row)
      let change = ground - mark.ground
      let hidden = min(1, (change * change).sum().squareRoot() * 8)
      // A dark shape on a dark sky hides a star by standing before it.
      let covered = cover(mark.column, mark.row) - mark.cover
      let strength = mark.strength * (1 - hidden) * (1 - min(1, 2 * max(0, covered)))
      guard strength > 0.05, taken.insert(mark.row * columns + mark.column).inserted else {
        return nil
      }
      return WallpaperPicture.Symbol(
        text: mark.text, column: mark.column, row: mark.row,
        color: Oklab(axes: ground + (mark.color - ground) * strength).color())
    }
  }

  /// The mean of a cell's squares.
  private func ground(_ column: Int, _ row: Int) -> SIMD3<Float> {
    let (upper, lower) = (2 * (2 * row * columns + column), 2 * ((2 * row + 1) * columns + column))
    return
      (halves[upper].axes + halves[upper + 1].axes + halves[lower].axes + halves[lower + 1].axes)
      / 4
  }

  /// The greatest part of a cell's squares that shapes cover.
  private func cover(_ column: Int, _ row: Int) -> Float {
    let (upper, lower) = (2 * (2 * row * columns + column), 2 * ((2 * row + 1) * columns + column))
    return max(max(covers[upper], covers[upper + 1]), max(covers[lower], covers[lower + 1]))
  }

  /// The finished picture, dithered against bands where colors differ by less than a step.
  func grid() -> ColorGrid {
    var colors: [StraightRGBA] = []
    colors.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let index = 2 * (row * columns + column)
        colors.append(dithered((halves[index].axes + halves[index + 1].axes) / 2, column, row))
      }
    }
    return ColorGrid(columns: columns, rows: rows, colors: colors)
  }

  /// The colors of squares that a curve cuts.
  func cuts() -> [WallpaperPicture.Cut] {
    var cuts: [WallpaperPicture.Cut] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let index = 2 * (row * columns + column)
        let step = halves[index].axes - halves[index + 1].axes
        guard (step * step).sum() > Self.leastCut * Self.leastCut else { continue }
        cuts.append(
          WallpaperPicture.Cut(
            column: column, row: row, left: dithered(halves[index].axes, column, row),
            right: dithered(halves[index + 1].axes, column, row)))
      }
    }
    return cuts
  }

  /// The difference of a square's halves from which on they are shown, as a distance in Oklab.
  private static let leastCut: Float = 0.025

  private func dithered(_ place: SIMD3<Float>, _ column: Int, _ row: Int) -> StraightRGBA {
    var place = place
    place.x += Self.threshold(column, row) * Self.ditherStrength
    return Oklab(axes: place).color()
  }

  /// Less than a step of eight bits in the lightest colors, whose steps are the smallest, so that a plain ground stays plain.
  private static let ditherStrength: Float = 0.0022

  /// Bayer's matrix of 4 x 4, around 0: `-0.5..<0.5`.
  private static func threshold(_ column: Int, _ row: Int) -> Float {
    (Float(bayer[(row & 3) * 4 + (column & 3)]) + 0.5) / 16 - 0.5
  }

  private static let bayer: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}
