import ColorScience

/// Light on half cells: colors multiplied by their amount, so that they add up.
struct LightField {
  private let size: CellSize
  /// Red, green, blue and alpha, `0...1`, for each half cell, half row by half row.
  private var halves: [SIMD4<Float>]
  /// The half rows and the columns outside of which all is dark.
  private var (litRows, litColumns) = (0..<0, 0..<0)

  init(size: CellSize) {
    self.size = size
    halves = Array(repeating: .zero, count: size.columns * size.rows * 2)
  }

  /// Adds the light of a picture's ink, without the part still drawn as glyphs.
  ///
  /// An emoji gives no light: spread over its two cells, that would be a dark square.
  mutating func add(inkOf surface: Surface, strength: Float, shown: Float) {
    guard strength > shown else { return }
    let cells = surface.cells.span
    var isEmoji = false
    for row in 0..<size.rows {
      let (start, upper) = (row * size.columns, row * 2 * size.columns)
      for column in 0..<size.columns {
        let cell = cells[start + column]
        guard cell.glyph.hasInk || cell.glyph == .continuation else { continue }
        if cell.glyph != .continuation { isEmoji = cell.glyph.ownColor != nil }
        guard !isEmoji else { continue }
        let coverage = cell.glyph.coverage
        let light = cell.foreground.light * (strength - shown)
        halves[upper + column] += light * coverage.upper
        halves[upper + size.columns + column] += light * coverage.lower
        litRows = litRows.extended(to: 2 * row..<2 * row + 2)
        litColumns = litColumns.extended(to: column..<column + 1)
      }
    }
  }

  mutating func add(_ other: LightField) {
    guard !other.litRows.isEmpty else { return }
    for row in other.litRows {
      for index in other.indices(ofRow: row) { halves[index] += other.halves[index] }
    }
    litRows = litRows.extended(to: other.litRows)
    litColumns = litColumns.extended(to: other.litColumns)
  }

  private func indices(ofRow row: Int) -> Range<Int> {
    row * size.columns + litColumns.lowerBound..<row * size.columns + litColumns.upperBound
  }

  /// Spreads the light to the half cells around; none is lost at the edges.
  mutating func spread(by amount: Float, _ spread: LightSpread) {
    guard !litRows.isEmpty else { return }
    for place in 0..<2 {
      guard let kernel = Kernel(reach: amount * Float(spread.across), at: place) else { break }
      smoothRows(with: kernel)
    }
    for place in 0..<2 {
      guard let kernel = Kernel(reach: amount * Float(spread.upAndDown), at: place) else { break }
      smoothColumns(with: kernel)
    }
  }

  private mutating func smoothRows(with kernel: Kernel) {
    let (columns, rows) = (size.columns, litRows)
    litColumns = litColumns.grown(within: columns)
    let reached = litColumns
    var halves = halves.mutableSpan
    for row in rows {
      Self.smooth(
        &halves, from: row * columns, by: 1, count: columns, places: reached, with: kernel)
    }
  }

  private mutating func smoothColumns(with kernel: Kernel) {
    let (step, rows, columns) = (size.columns, size.rows * 2, litColumns)
    litRows = litRows.grown(within: rows)
    let reached = litRows
    var halves = halves.mutableSpan
    for column in columns {
      Self.smooth(
        &halves, from: column, by: step, count: rows, places: reached, with: kernel)
    }
  }

  /// The parts of its light that a half cell keeps and gives to each neighbor in a line.
  private struct Kernel {
    let side: Float
    var middle: Float { 1 - 2 * side }

    /// Makes the first or the second kernel for a reach: the first, of three half cells, grows, and then the second one,
    /// which makes five together; `nil` for none.
    @inline(__always)
    init?(reach: Float, at place: Int) {
      let part = place == 0 ? min(1, 2 * reach) : 2 * reach - 1
      guard part > 0 else { return nil }
      side = part / 4
    }
  }

  /// Smooths a line of half cells in place; light that would leave it stays at its end.
  ///
  /// - Parameters:
  ///   - halves: All half cells.
  ///   - start: The first half cell of the line.
  ///   - step: The distance from one half cell of the line to the next.
  ///   - count: The number of half cells in the line.
  ///   - places: The places in the line outside of which it stays dark.
  ///   - kernel: The parts of the light that stay and go.
  private static func smooth(
    _ halves: inout MutableSpan<SIMD4<Float>>, from start: Int, by step: Int, count: Int,
    places: Range<Int>, with kernel: Kernel
  ) {
    guard count > 1 else { return }
    var index = start + places.lowerBound * step
    var before = halves[index]
    for place in places {
      let own = halves[index]
      let after = place + 1 < count ? halves[index + step] : own
      halves[index] = own * kernel.middle + (before + after) * kernel.side
      before = own
      index += step
    }
  }

  func alpha(ofCellAt index: Int) -> Float {
    let (row, column) = index.quotientAndRemainder(dividingBy: size.columns)
    let upper = row * 2 * size.columns + column
    return (halves[upper].w + halves[upper + size.columns].w) / 2
  }

  /// Returns the light as a picture on a mixture of two pictures' grounds.
  ///
  /// - Parameters:
  ///   - old: The picture whose grounds go.
  ///   - new: The picture whose grounds come.
  ///   - fraction: The part of the new picture's grounds, `0...1`.
  /// - Returns: The picture, without glyphs.
  func surface(onGroundsOf old: Surface, _ new: Surface, by fraction: Float) -> Surface {
    var surface = Surface(size: size)
    let (before, after) = (old.cells.span, new.cells.span)
    var cells = surface.cells.mutableSpan
    for row in 0..<size.rows {
      let (start, upper) = (row * size.columns, row * 2 * size.columns)
      for column in 0..<size.columns {
        let index = start + column
        let (own, other) = (before[index], after[index])
        cells[index].upper = StraightRGBA(
          light: halves[upper + column].covering(own.upper, other.upper, by: fraction))
        cells[index].lower = StraightRGBA(
          light: halves[upper + size.columns + column]
            .covering(own.lower, other.lower, by: fraction))
      }
    }
    return surface
  }
}

extension SIMD4<Float> {
  /// Returns the light laid over a mixture of two grounds.
  @inline(__always)
  fileprivate func covering(
    _ old: StraightRGBA, _ new: StraightRGBA, by fraction: Float
  ) -> SIMD4<Float> {
    guard old.alpha > 0 || new.alpha > 0 else { return self }
    var ground = SIMD4<Float>.zero
    if old.alpha > 0 { ground += old.light * (1 - fraction) }
    if new.alpha > 0 { ground += new.light * fraction }
    return self + ground * (1 - Swift.min(1, w))
  }
}

extension Range<Int> {
  /// Returns the smallest range with both; an empty one has no place.
  @inline(__always)
  fileprivate func extended(to other: Range<Int>) -> Range<Int> {
    isEmpty
      ? other
      : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// Returns the range with a place more at each end, from 0 up to a limit.
  fileprivate func grown(within limit: Int) -> Range<Int> {
    Swift.max(0, lowerBound - 1)..<Swift.min(limit, upperBound + 1)
  }
}

extension StraightRGBA {
  /// The color, multiplied by its alpha, `0...1`.
  var light: SIMD4<Float> {
    let color = SIMD4(Float(red), Float(green), Float(blue), 255)
    return color * (Float(alpha) / (255 * 255))
  }

  /// Makes the color of some light; clear where there is hardly any.
  init(light: SIMD4<Float>) {
    let alpha = min(1, light.w)
    guard alpha >= 0.5 / 255 else {
      self = .clear
      return
    }
    let channel = { (value: Float) in UInt8(max(0, min(255, value / light.w * 255 + 0.5))) }
    self.init(
      red: channel(light.x), green: channel(light.y), blue: channel(light.z),
      alpha: UInt8(alpha * 255 + 0.5))
  }
}
