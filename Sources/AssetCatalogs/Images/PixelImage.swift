public import ColorScience

/// A picture of pixels, small enough for cells.
public struct PixelImage: Sendable, Equatable {
  /// The longest side that is kept, in pixels: more than the sub-pixels of a card.
  public static let sideMaximum = 256

  /// The width of the file's image, in pixels.
  public let fullWidth: Int
  /// The height of the file's image, in pixels.
  public let fullHeight: Int
  /// The width of the picture, in pixels.
  public let width: Int
  /// The height of the picture, in pixels.
  public let height: Int
  /// The colors, row by row.
  public let colors: [StraightRGBA]

  /// Makes a picture that is not reduced; there must be a color for each pixel.
  public init(width: Int, height: Int, colors: [StraightRGBA]) {
    precondition(width > 0 && height > 0 && colors.count == width * height, "a color a pixel")
    self.init(
      fullWidth: width, fullHeight: height, width: width, height: height, colors: colors)
  }

  /// Makes a picture of another size than its file's image, which `fullWidth` and `fullHeight` are.
  package init(
    fullWidth: Int, fullHeight: Int, width: Int, height: Int, colors: [StraightRGBA]
  ) {
    (self.fullWidth, self.fullHeight) = (fullWidth, fullHeight)
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  /// Returns the picture in other colors.
  public func recolored(_ change: (StraightRGBA) -> StraightRGBA) -> PixelImage {
    PixelImage(
      fullWidth: fullWidth, fullHeight: fullHeight, width: width, height: height,
      colors: colors.map(change))
  }

  /// Returns the part of the picture that shows these columns and rows of the file's image.
  func cropped(columns: Range<Int>, rows: Range<Int>) -> PixelImage {
    let across = Self.kept(columns, of: fullWidth, in: width)
    let down = Self.kept(rows, of: fullHeight, in: height)
    return PixelImage(
      fullWidth: columns.count, fullHeight: rows.count, width: across.count, height: down.count,
      colors: down.flatMap { row in across.map { colors[row * width + $0] } })
  }

  /// Returns the places of a reduced picture in which a range of all pixels is, at least one.
  private static func kept(_ range: Range<Int>, of fullCount: Int, in count: Int) -> Range<Int> {
    let start = min(count - 1, range.lowerBound * count / fullCount)
    let end = min(count, (range.upperBound * count + fullCount - 1) / fullCount)
    return start..<max(start + 1, end)
  }

  /// Returns the picture turned or mirrored.
  func turned(_ turn: ImageTurn) -> PixelImage {
    let (across, down) = turn.isTransposed ? (height, width) : (width, height)
    let colors = (0..<down).flatMap { row in
      (0..<across).map { column in
        let (oldColumn, oldRow) = turn.isTransposed ? (row, column) : (column, row)
        return self.colors[
          (turn.mirrorsRows ? height - 1 - oldRow : oldRow) * width
            + (turn.mirrorsColumns ? width - 1 - oldColumn : oldColumn)]
      }
    }
    return PixelImage(
      fullWidth: turn.isTransposed ? fullHeight : fullWidth,
      fullHeight: turn.isTransposed ? fullWidth : fullHeight, width: across, height: down,
      colors: colors)
  }

  /// Returns the picture in another number of pixels; each is the mean of those that it covers, in Oklab with
  /// premultiplied alpha.
  ///
  /// - Parameters:
  ///   - columns: The number of pixels in a row, at least 1.
  ///   - rows: The number of rows, at least 1.
  ///   - isSmooth: Whether pixels are mixed; otherwise the one in the middle is taken.
  /// - Returns: The picture.
  public func resampled(columns: Int, rows: Int, isSmooth: Bool = true) -> PixelImage {
    precondition(columns > 0 && rows > 0, "a picture has pixels")
    guard columns != width || rows != height else { return self }
    guard isSmooth else {
      let colors = (0..<rows).flatMap { row in
        (0..<columns).map { column in
          self.colors[
            (2 * row + 1) * height / (2 * rows) * width
              + (2 * column + 1) * width / (2 * columns)]
        }
      }
      return PixelImage(width: columns, height: rows, colors: colors)
    }
    let across = Self.shares(of: width, in: columns)
    let down = Self.shares(of: height, in: rows)
    var lines: [SIMD4<Float>] = []
    lines.reserveCapacity(columns * height)
    for row in 0..<height {
      let line = colors[row * width..<(row + 1) * width].map(\.premultipliedOklab)
      for parts in across {
        lines.append(parts.reduce(into: .zero) { $0 += line[$1.place] * $1.share })
      }
    }
    var result: [StraightRGBA] = []
    result.reserveCapacity(columns * rows)
    for parts in down {
      for column in 0..<columns {
        result.append(
          StraightRGBA(
            premultipliedOklab: parts.reduce(into: .zero) {
              $0 += lines[$1.place * columns + column] * $1.share
            }))
      }
    }
    return PixelImage(width: columns, height: rows, colors: result)
  }

  /// Returns the old places that each new one covers, with their shares; a larger picture mixes neighbors.
  private static func shares(of count: Int, in newCount: Int) -> [[(place: Int, share: Float)]] {
    let scale = Double(count) / Double(newCount)
    return (0..<newCount).map { place in
      let middle = (Double(place) + 0.5) * scale
      let reach = max(scale, 1) / 2
      let (start, end) = (max(0, middle - reach), min(Double(count), middle + reach))
      let parts = (Int(start)..<min(count, Int(end.rounded(.up)))).map { old in
        (place: old, share: Float(min(end, Double(old + 1)) - max(start, Double(old))))
      }
      let sum = parts.reduce(0) { $0 + $1.share }
      return sum > 0 ? parts.map { ($0.place, $0.share / sum) } : [(min(count - 1, Int(middle)), 1)]
    }
  }
}

/// Collects the pixels of a file's image, reduced by a whole factor where it is large.
struct PixelReducer {
  private let fullWidth: Int
  private let fullHeight: Int
  private let factor: Int
  private let width: Int
  private let height: Int
  /// The sums of red, green and blue, each squared and by its alpha, and of alpha: squares are near to linear light.
  private var sums: [SIMD4<UInt64>] = []
  private var colors: [StraightRGBA] = []

  init(width: Int, height: Int) {
    fullWidth = width
    fullHeight = height
    factor = (max(width, height) + PixelImage.sideMaximum - 1) / PixelImage.sideMaximum
    self.width = (width + factor - 1) / factor
    self.height = (height + factor - 1) / factor
    if factor > 1 { sums = Array(repeating: .zero, count: self.width * self.height) }
    colors.reserveCapacity(self.width * self.height)
  }

  /// Adds a pixel's red, green, blue and alpha; pixels come row by row.
  mutating func add(_ pixel: SIMD4<UInt8>, column: Int, row: Int) {
    guard factor > 1 else {
      return colors.append(
        StraightRGBA(red: pixel.x, green: pixel.y, blue: pixel.z, alpha: pixel.w))
    }
    let wide = SIMD4<UInt64>(truncatingIfNeeded: pixel)
    let squares = wide &* wide &* wide.w
    sums[row / factor * width + column / factor] &+= SIMD4(squares.x, squares.y, squares.z, wide.w)
  }

  func finished() -> PixelImage {
    var colors = colors
    for (index, sum) in sums.enumerated() {
      let (column, row) = (index % width, index / width)
      let count =
        min(factor, fullWidth - column * factor) * min(factor, fullHeight - row * factor)
      let byte = { (square: UInt64) in
        UInt8(min(255, (Double(square) / Double(max(1, sum.w))).squareRoot().rounded()))
      }
      colors.append(
        StraightRGBA(
          red: byte(sum.x), green: byte(sum.y), blue: byte(sum.z),
          alpha: UInt8((Double(sum.w) / Double(count)).rounded())))
    }
    return PixelImage(
      fullWidth: fullWidth, fullHeight: fullHeight, width: width, height: height, colors: colors)
  }
}

extension StraightRGBA {
  fileprivate var premultipliedOklab: SIMD4<Float> {
    let part = Float(alpha) / 255
    return SIMD4(Oklab(self).axes * part, part)
  }

  fileprivate init(premultipliedOklab color: SIMD4<Float>) {
    let alpha = UInt8(max(0, min(1, color.w)) * 255 + 0.5)
    self =
      alpha == 0
      ? .clear : Oklab(axes: SIMD3(color.x, color.y, color.z) / color.w).color(alpha: alpha)
  }
}
