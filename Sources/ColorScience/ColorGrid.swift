/// A rectangle of opaque colors in equal squares, row by row from the top left.
public struct ColorGrid: Hashable, Sendable {
  /// The width, in squares.
  public let columns: Int
  /// The height, in squares.
  public let rows: Int
  /// The colors, row by row.
  public private(set) var colors: [StraightRGBA]

  /// Makes a grid; there must be a color for each square.
  public init(columns: Int, rows: Int, colors: [StraightRGBA]) {
    precondition(
      columns >= 0 && rows >= 0 && colors.count == columns * rows, "a square has one color")
    self.columns = columns
    self.rows = rows
    self.colors = colors
  }

  /// The color of a square inside the grid.
  public subscript(column: Int, row: Int) -> StraightRGBA {
    precondition(
      column >= 0 && row >= 0 && column < columns && row < rows, "a square is read inside its grid")
    return colors[row * columns + column]
  }

  /// The mean of all colors in Oklab; black for an empty grid.
  public var mean: StraightRGBA {
    guard !colors.isEmpty else { return .black }
    let sum = colors.reduce(into: SIMD3<Double>()) { $0 += SIMD3<Double>(Oklab($1).axes) }
    return Oklab(axes: SIMD3<Float>(sum / Double(colors.count))).color()
  }

  /// Returns the grid, blurred as by frosted glass.
  ///
  /// Three box blurs come close to a Gaussian one. At an edge the picture is mirrored, which keeps its mean color.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation, in squares; 0 changes nothing.
  ///   - pairsRows: Pass `true` for a grid of half as many rows, each the mean of two; the last of an odd number is left out.
  /// - Returns: The blurred grid.
  public func blurred(radius: Double, pairsRows: Bool = false) -> ColorGrid {
    let across = boxReach(radius: radius)
    guard pairsRows || across > 0, !colors.isEmpty else { return self }
    let down = pairsRows ? boxReach(radius: radius / 2) : across
    let rows = pairsRows ? rows / 2 : rows
    var axes = pairsRows ? axesOfPairs : colors.map { Oklab($0).axes }
    var line: [SIMD3<Float>] = []
    for _ in 0..<3 {
      for row in 0..<rows where across > 0 {
        Self.average(
          &axes, from: row * columns, stride: 1, count: columns, reach: across, using: &line)
      }
      for column in 0..<columns where down > 0 && rows > 0 {
        Self.average(
          &axes, from: column, stride: columns, count: rows, reach: down, using: &line)
      }
    }
    return ColorGrid(columns: columns, rows: rows, colors: axes.map { Oklab(axes: $0).color() })
  }

  /// Returns the squares on each side of a box; three boxes of w squares have the variance (w² - 1) / 4.
  private func boxReach(radius: Double) -> Int {
    let radius = max(0, radius)
    let width = (4 * radius * radius + 1).squareRoot()
    return Int(min(max(0, (width - 1) / 2), Double(max(columns, rows))).rounded())
  }

  /// The means of each two squares, one below the other.
  private var axesOfPairs: [SIMD3<Float>] {
    (0..<rows / 2 * columns).map { index in
      let upper = index / columns * 2 * columns + index % columns
      let color = colors[upper]
      let axes = Oklab(color).axes
      return colors[upper + columns] == color
        ? axes : (axes + Oklab(colors[upper + columns]).axes) / 2
    }
  }

  /// Gives each square of a line the mean of those up to `reach` away.
  private static func average(
    _ axes: inout [SIMD3<Float>], from start: Int, stride: Int, count: Int, reach: Int,
    using line: inout [SIMD3<Float>]
  ) {
    line.removeAll(keepingCapacity: true)
    for place in -reach..<0 {
      line.append(axes[start + mirrored(place, count: count) * stride])
    }
    var index = start
    for _ in 0..<count {
      line.append(axes[index])
      index += stride
    }
    for place in count..<count + reach {
      line.append(axes[start + mirrored(place, count: count) * stride])
    }
    var sum = line[..<(2 * reach)].reduce(SIMD3<Float>(), +)
    let share = 1 / Float(2 * reach + 1)
    index = start
    for place in 0..<count {
      sum += line[place + 2 * reach]
      axes[index] = sum * share
      sum -= line[place]
      index += stride
    }
  }

  private static func mirrored(_ place: Int, count: Int) -> Int {
    let around = ((place % (2 * count)) + 2 * count) % (2 * count)
    return around < count ? around : 2 * count - 1 - around
  }
}
