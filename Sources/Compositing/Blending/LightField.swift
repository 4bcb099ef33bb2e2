import ColorScience

/// Light on half cells: colors multiplied by their amount, so that they add up.
struct LightField {
  private let size: CellSize
  /// Red, green, blue and alpha, `0...1`, for each half cell, half row by half row.
  private var halves: [SIMD4<Float>]

  init(size: CellSize) {
    self.size = size
    halves = Array(repeating: .zero, count: size.columns * size.rows * 2)
  }

  mutating func add(groundOf surface: Surface, strength: Float) {
    for (index, cell) in surface.cells.enumerated() {
      let upper = self.upper(ofCellAt: index)
      if cell.upper.alpha > 0 { halves[upper] += cell.upper.light * strength }
      if cell.lower.alpha > 0 { halves[upper + size.columns] += cell.lower.light * strength }
    }
  }

  /// Adds the light of a picture's ink, without the part still drawn as glyphs.
  ///
  /// An emoji gives no light: spread over its two cells, that would be a dark square.
  mutating func add(inkOf surface: Surface, strength: Float, shown: Float) {
    guard strength > shown else { return }
    var isEmoji = false
    for (index, cell) in surface.cells.enumerated() {
      guard cell.glyph.hasInk || cell.glyph == .continuation else { continue }
      if cell.glyph != .continuation { isEmoji = cell.glyph.ownColor != nil }
      guard !isEmoji else { continue }
      let coverage = cell.glyph.coverage
      let light = cell.foreground.light * (strength - shown)
      let upper = self.upper(ofCellAt: index)
      halves[upper] += light * coverage.upper
      halves[upper + size.columns] += light * coverage.lower
    }
  }

  mutating func add(_ other: LightField) {
    for index in halves.indices { halves[index] += other.halves[index] }
  }

  /// Lays other light over this one.
  mutating func cover(with other: LightField) {
    for index in halves.indices {
      halves[index] = other.halves[index] + halves[index] * (1 - min(1, other.halves[index].w))
    }
  }

  /// Spreads the light to the half cells around; none is lost at the edges.
  mutating func spread(by amount: Float, _ spread: LightSpread) {
    let (columns, rows) = (size.columns, size.rows * 2)
    for kernel in Kernel.kernels(reach: amount * Float(spread.across)) {
      for row in 0..<rows {
        smooth(from: row * columns, by: 1, count: columns, with: kernel)
      }
    }
    for kernel in Kernel.kernels(reach: amount * Float(spread.upAndDown)) {
      for column in 0..<columns {
        smooth(from: column, by: columns, count: rows, with: kernel)
      }
    }
  }

  /// Moves the light down by half rows; light that leaves the picture is lost.
  mutating func drift(by halfRows: Float) {
    guard halfRows != 0 else { return }
    let whole = Int(halfRows.rounded(.down))
    let part = halfRows - Float(whole)
    let (columns, count) = (size.columns, halves.count)
    let before = halves
    for index in halves.indices {
      let near = index - whole * columns
      let far = near - columns
      var light = SIMD4<Float>.zero
      if (0..<count).contains(near) { light += before[near] * (1 - part) }
      if (0..<count).contains(far) { light += before[far] * part }
      halves[index] = light
    }
  }

  /// The parts of its light that a half cell keeps and gives to each neighbor in a line.
  private struct Kernel {
    let side: Float
    var middle: Float { 1 - 2 * side }

    /// Returns a growing kernel of three, and then a second one, which makes five together.
    static func kernels(reach: Float) -> [Kernel] {
      [min(1, 2 * reach), 2 * reach - 1].filter { $0 > 0 }.map { Kernel(side: $0 / 4) }
    }
  }

  /// Smooths a line of half cells in place; light that would leave it stays at its end.
  private mutating func smooth(from start: Int, by step: Int, count: Int, with kernel: Kernel) {
    guard count > 1 else { return }
    var index = start
    var before = halves[start]
    for place in 0..<count {
      let own = halves[index]
      let after = place + 1 < count ? halves[index + step] : own
      halves[index] = own * kernel.middle + (before + after) * kernel.side
      before = own
      index += step
    }
  }

  func alpha(ofCellAt index: Int) -> Float {
    let upper = upper(ofCellAt: index)
    return (halves[upper].w + halves[upper + size.columns].w) / 2
  }

  func surface() -> Surface {
    var surface = Surface(size: size)
    for index in surface.cells.indices {
      let upper = upper(ofCellAt: index)
      surface.cells[index].upper = StraightRGBA(light: halves[upper])
      surface.cells[index].lower = StraightRGBA(light: halves[upper + size.columns])
    }
    return surface
  }

  private func upper(ofCellAt index: Int) -> Int {
    let (row, column) = index.quotientAndRemainder(dividingBy: size.columns)
    return row * 2 * size.columns + column
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
