import ColorScience

/// How far light goes from the ink that it comes from.
public struct LightSpread: Hashable, Sendable {
  /// Across, `0...1`: 1 is two columns.
  public var across: Double
  /// Up and down, `0...1`: 1 is two half rows.
  public var upAndDown: Double
  /// How far down the old ink's light drifts while it fades, and from how far up the new ink's comes, in half rows.
  public var drift: Double

  /// Makes a spread.
  public init(across: Double = 1, upAndDown: Double = 1, drift: Double = 0) {
    self.across = across
    self.upAndDown = upAndDown
    self.drift = drift
  }
}

extension Surface {
  /// This picture on its way to another of the same size: 0 gives this one, 1 the other, exactly.
  ///
  /// Ink blurs as light does. Until the middle this picture's ink fades in its glyphs while the light that they lose
  /// spreads over the half cells around; from there on the other picture's light gathers into its glyphs. The light of
  /// both together is at each moment a mean of what it is at the ends. An emoji, which cannot fade, is all light sooner.
  public func blurred(
    into other: Surface, by fraction: Double, spread: LightSpread = LightSpread()
  ) -> Surface {
    precondition(size == other.size, "only pictures of one size blur into one another")
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    return light(of: self, into: other, by: Float(fraction), spread: spread)
  }

  /// This picture on its way to another of the same size: 0 gives this one, 1 the other, exactly.
  ///
  /// A glyph that both have stays, what is ground in both goes over; other ink fades by a light of its own, close to it.
  public func crossFaded(into other: Surface, by fraction: Double) -> Surface {
    precondition(size == other.size, "only pictures of one size cross-fade")
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let fraction = Float(fraction)
    var (old, new) = (self, other)
    let shared = indicesOfGlyphs(sharedWith: other)
    for index in shared {
      old.cells[index].glyph = .none
      new.cells[index].glyph = .none
    }
    var result = light(
      of: old, into: new, by: fraction, spread: LightSpread(across: 0.5, upAndDown: 0.5))
    for index in shared {
      let (first, last) = (cells[index], other.cells[index])
      result.cells[index].glyph = first.glyph
      result.cells[index].width = first.width
      result.cells[index].attributes = first.attributes
      result.cells[index].foreground = StraightRGBA(
        light: first.foreground.light * (1 - fraction) + last.foreground.light * fraction)
    }
    return result
  }

  /// The cells in which both pictures have one glyph; the right half of a wide one goes with its left half.
  private func indicesOfGlyphs(sharedWith other: Surface) -> [Int] {
    var isShared = false
    return cells.indices.filter { index in
      let (first, last) = (cells[index], other.cells[index])
      guard first.glyph == last.glyph else {
        isShared = false
        return false
      }
      if first.glyph != .continuation {
        isShared = first.glyph != .none && first.attributes == last.attributes
      }
      return isShared
    }
  }

  private func light(
    of old: Surface, into new: Surface, by fraction: Float, spread: LightSpread
  ) -> Surface {
    var ground = LightField(size: size)
    ground.add(groundOf: old, strength: 1 - fraction)
    ground.add(groundOf: new, strength: fraction)
    var light = LightField(size: size)
    let (shownOld, shownNew) = (max(0, 1 - 2 * fraction), max(0, 2 * fraction - 1))
    light.add(inkOf: old, strength: 1 - fraction, shown: shownOld)
    light.spread(by: min(1, 2 * fraction), spread)
    light.drift(by: Float(spread.drift) * fraction)
    var coming = LightField(size: size)
    coming.add(inkOf: new, strength: fraction, shown: shownNew)
    coming.spread(by: min(1, 2 - 2 * fraction), spread)
    coming.drift(by: Float(spread.drift) * (fraction - 1))
    light.add(coming)
    ground.cover(with: light)
    var result = ground.surface()
    if fraction < 0.5 {
      result.addInk(of: old, strength: shownOld, upon: light)
    } else {
      result.addInk(of: new, strength: shownNew, upon: light)
    }
    return result
  }

  /// Adds another picture's glyphs, fainter; what of their light is already there is not added twice.
  private mutating func addInk(of source: Surface, strength: Float, upon light: LightField) {
    var isLight = false
    for index in cells.indices {
      let ink = source.cells[index]
      if ink.glyph != .continuation { isLight = !ink.glyph.isShown(at: strength) }
      guard ink.glyph.hasInk || ink.glyph == .continuation, !isLight else { continue }
      let lit = light.alpha(ofCellAt: index)
      let share = lit < 1 ? min(1, strength / (1 - lit)) : 1
      cells[index].glyph = ink.glyph
      cells[index].width = ink.width
      cells[index].attributes = ink.attributes
      cells[index].foreground = ink.foreground.opacity(Double(share))
    }
  }
}

/// Light upon half cells: colors that are multiplied by how much of them there is, so that they add up.
private struct LightField {
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

  /// Adds the light of a picture's ink, but for what is still shown in its glyphs.
  mutating func add(inkOf surface: Surface, strength: Float, shown: Float) {
    guard strength > shown else { return }
    var (ownColor, isLight) = (StraightRGBA?.none, false)
    for (index, cell) in surface.cells.enumerated() {
      guard cell.glyph.hasInk || cell.glyph == .continuation else { continue }
      if cell.glyph != .continuation {
        ownColor = cell.glyph.ownColor
        isLight = ownColor != nil && !cell.glyph.isShown(at: shown)
      }
      let coverage = cell.glyph.coverage
      let color = ownColor.map { $0.opacity(Double(cell.foreground.alpha) / 255) }
      let light = (color ?? cell.foreground).light * (isLight ? strength : strength - shown)
      let upper = self.upper(ofCellAt: index)
      halves[upper] += light * coverage.upper
      halves[upper + size.columns] += light * coverage.lower
    }
  }

  mutating func add(_ other: LightField) {
    for index in halves.indices { halves[index] += other.halves[index] }
  }

  /// Lays light upon this one's.
  mutating func cover(with other: LightField) {
    for index in halves.indices {
      halves[index] = other.halves[index] + halves[index] * (1 - min(1, other.halves[index].w))
    }
  }

  /// Spreads the light to the half cells around; none of it is lost at the edges.
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

  /// Moves the light down by half rows; what would leave the picture is lost.
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

  /// What a half cell keeps of its light, and gives to each neighbor in a line.
  private struct Kernel {
    let side: Float
    var middle: Float { 1 - 2 * side }

    /// One of three that grows, then the same once more: together one of five.
    static func kernels(reach: Float) -> [Kernel] {
      [min(1, 2 * reach), 2 * reach - 1].filter { $0 > 0 }.map { Kernel(side: $0 / 4) }
    }
  }

  /// Smooths a line of half cells in place; light that would leave it stays in its last one.
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

extension Glyph {
  /// A Boolean value indicating whether the glyph is drawn where so much of its ink is left: what has colors of its own
  /// cannot be faint.
  func isShown(at strength: Float) -> Bool {
    ownColor == nil ? strength > 0 : strength >= Self.wholeStrengthMinimum
  }

  /// What cannot be faint, or need not be, is drawn until this much of it is left.
  static let wholeStrengthMinimum: Float = 0.7

  /// How much of a cell's upper and lower half the ink covers, `0...1`.
  ///
  /// A letter's strokes cover about three tenths of its cell, and spread as light upon a dark ground they are seen as some
  /// more than that; blocks cover just what they show.
  var coverage: (upper: Float, lower: Float) {
    // A sextant shows one to five of its six parts.
    if (0x1FB00...0x1FB3B).contains(bits) { return (0.5, 0.5) }
    guard let quadrants = Quadrant.bits(of: self) else { return (0.4, 0.4) }
    let upper = (quadrants & 1) + (quadrants >> 1 & 1)
    let lower = (quadrants >> 2 & 1) + (quadrants >> 3 & 1)
    return (Float(upper) / 2, Float(lower) / 2)
  }
}

extension StraightRGBA {
  /// The color multiplied by its alpha, `0...1`.
  fileprivate var light: SIMD4<Float> {
    let color = SIMD4(Float(red), Float(green), Float(blue), 255)
    return color * (Float(alpha) / (255 * 255))
  }

  /// The color of some light; none where there is hardly any.
  fileprivate init(light: SIMD4<Float>) {
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
