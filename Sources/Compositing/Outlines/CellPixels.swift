import ColorScience

/// The colors of a cell's sub-pixels, two columns by 2, 3 or 4 rows, in sRGB with premultiplied alpha.
///
/// A cell can show two of them. `cell` is the one that comes nearest: of all masks and their two means the one with the least
/// squared distance. There are at most 128 masks, and each differs from the one before in one sub-pixel (Gray code).
struct CellPixels {
  /// The rows of sub-pixels.
  let rows: Int
  private var colors: InlineArray<8, SIMD4<Float>>

  /// The number of sub-pixels.
  var count: Int { 2 * rows }

  init(rows: Int) {
    self.rows = rows
    colors = InlineArray(repeating: .zero)
  }

  subscript(pixel: Int) -> SIMD4<Float> {
    get { colors[pixel] }
    set { colors[pixel] = newValue }
  }

  /// Makes the sub-pixels of a cell that shows none or a mask's ink; other ink is not seen.
  init(of cell: Cell, rows: Int) {
    self.init(rows: rows)
    let upper = cell.upper.premultiplied
    let lower = cell.lower == cell.upper ? upper : cell.lower.premultiplied
    for pixel in 0..<count {
      // The middle row of three is half of each.
      let place = pixel / 2 * 2 + 1
      colors[pixel] = place < rows ? upper : place > rows ? lower : (upper + lower) / 2
    }
    guard cell.glyph.hasInk, let mask = CellMask(cell.glyph) else { return }
    let ink = cell.foreground.premultiplied
    for pixel in 0..<count {
      let part = mask.part(ofPixel: pixel, rows: rows)
      if part > 0 { lay(ink * part, on: pixel) }
    }
  }

  /// Lays a premultiplied color over a sub-pixel.
  @inline(__always)
  mutating func lay(_ color: SIMD4<Float>, on pixel: Int) {
    colors[pixel] = color + colors[pixel] * (1 - color.w)
  }

  /// Lays other sub-pixels over these, both of one grid, with a factor on their colors.
  mutating func lay(_ other: CellPixels, fadedBy factor: Float = 1) {
    for pixel in 0..<count { lay(other[pixel] * factor, on: pixel) }
  }

  /// Returns the sub-pixels on their way to others, both of one grid.
  func mixed(with other: CellPixels, by fraction: Float) -> CellPixels {
    var result = self
    for pixel in 0..<count {
      result[pixel] = colors[pixel] + (other[pixel] - colors[pixel]) * fraction
    }
    return result
  }

  /// The part of the colors' spread below which a cell is shown in one color: less than an eye sees.
  private static let unseenSpread: Float = 1e-6

  /// The mask that comes nearest, and the means inside and outside of it; no mask where one color is enough.
  func best() -> (mask: UInt8, inside: SIMD4<Float>, outside: SIMD4<Float>) {
    var whole = SIMD4<Float>.zero
    var squares: Float = 0
    for pixel in 0..<count {
      whole += colors[pixel]
      squares += (colors[pixel] * colors[pixel]).sum()
    }
    let number = Float(count)
    let mean = whole / number
    let flat = (whole * whole).sum() / number
    guard squares - flat > Self.unseenSpread * number else { return (0, mean, mean) }
    // The halves come first, so that of equal masks the one without ink is taken.
    var (mask, score) = (halves, self.score(of: halves, whole: whole))
    var (bits, inside, members): (UInt8, SIMD4<Float>, Float) = (0, .zero, 0)
    // The last sub-pixel stays outside: a mask and its complement are the same picture.
    for step in 1..<1 << (count - 1) {
      let pixel = step.trailingZeroBitCount
      let bit = UInt8(1) << UInt8(pixel)
      bits ^= bit
      let sign: Float = bits & bit == 0 ? -1 : 1
      inside += colors[pixel] * sign
      members += sign
      let outside = whole - inside
      let found = (inside * inside).sum() / members + (outside * outside).sum() / (number - members)
      if found > score * 1.000_01 { (mask, score) = (bits, found) }
    }
    let (sum, size) = sums(of: mask)
    return (mask, sum / size, (whole - sum) / (number - size))
  }

  /// The mask of the upper half; with three rows there is none, and the upper row takes its place.
  private var halves: UInt8 { rows == 4 ? 0b1111 : 0b11 }

  private func sums(of mask: UInt8) -> (SIMD4<Float>, Float) {
    var (sum, size) = (SIMD4<Float>.zero, Float(0))
    for pixel in 0..<count where mask >> UInt8(pixel) & 1 == 1 {
      sum += colors[pixel]
      size += 1
    }
    return (sum, size)
  }

  private func score(of mask: UInt8, whole: SIMD4<Float>) -> Float {
    let (inside, members) = sums(of: mask)
    let outside = whole - inside
    return (inside * inside).sum() / members
      + (outside * outside).sum() / (Float(count) - members)
  }

  /// Returns the cell that comes nearest to the sub-pixels.
  ///
  /// - Parameter preferred: The color that is ink rather than ground where both are opaque; with `nil`, halves are grounds.
  /// - Returns: The cell.
  func cell(ink preferred: StraightRGBA?) -> Cell {
    let (mask, inside, outside) = best()
    if mask == 0 { return Cell(background: StraightRGBA(premultiplied: inside)) }
    if mask == halves, rows != 3, preferred == nil {
      return Cell(
        upper: StraightRGBA(premultiplied: inside), lower: StraightRGBA(premultiplied: outside))
    }
    // The ink is the more opaque part, laid on the ground of the other.
    let isInk =
      abs(inside.w - outside.w) > 0.01
      ? inside.w > outside.w : preferred?.isNearer(to: inside, than: outside) ?? true
    let (ink, ground) = isInk ? (inside, outside) : (outside, inside)
    let all = UInt8(truncatingIfNeeded: (1 << count) - 1)
    let rest = ground.w < 1 ? (ink.w - ground.w) / (1 - ground.w) : 1
    let upon = ink - ground * (1 - rest)
    return Cell(
      glyph: CellMask(bits: isInk ? mask : ~mask & all, rows: rows).glyph,
      foreground: StraightRGBA(premultiplied: rest < 1 ? upon : ink),
      background: StraightRGBA(premultiplied: ground))
  }
}

extension StraightRGBA {
  /// The color's channels, `0...1`, premultiplied, and its alpha.
  var premultiplied: SIMD4<Float> {
    let part = Float(alpha) / 255
    return SIMD4(Float(red), Float(green), Float(blue), 255) / 255 * SIMD4(part, part, part, part)
  }

  /// Returns whether the color is nearer to one premultiplied color than to another one.
  fileprivate func isNearer(to first: SIMD4<Float>, than second: SIMD4<Float>) -> Bool {
    let color = opacity(1).premultiplied
    let (near, far) = (first - color, second - color)
    return (near * near).sum() <= (far * far).sum()
  }

  /// Makes the color of premultiplied channels and an alpha.
  init(premultiplied color: SIMD4<Float>) {
    let alpha = UInt8(max(0, min(1, color.w)) * 255 + 0.5)
    guard alpha > 0 else {
      self = .clear
      return
    }
    let straight = (color / color.w).clamped(lowerBound: .zero, upperBound: .one) * 255 + 0.5
    self.init(
      red: UInt8(straight.x), green: UInt8(straight.y), blue: UInt8(straight.z), alpha: alpha)
  }
}
