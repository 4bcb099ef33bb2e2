public import ColorScience

/// Reduces cells to the colors of a device.
///
/// A wallpaper's shades are mixed from two of the palette's colors, in the dots of one glyph. Blanks that hide ink, and
/// ground under ink, are flat. Readable ink stays readable. Without colors there is ink alone.
public struct CellReducer: Sendable {
  /// The colors that the device has.
  public let depth: ColorDepth
  private var map: PaletteMap?

  /// Makes a reducer for a depth.
  public init(depth: ColorDepth) {
    self.depth = depth
    map = depth.palette.map { PaletteMap($0) }
  }

  /// Returns the reduced form of an opaque cell.
  public mutating func reduced(_ cell: Cell) -> ReducedCell {
    if depth == .mono { return Self.monochrome(cell) }
    guard cell.glyph.hasInk || cell.glyph == .continuation || cell.isTextBlank else {
      // Palettes of few colors have only flat grounds: their colors are too far apart to mix.
      return depth == .indexed256 && cell.glyph == .none
        ? shade(cell) : halves(ground(cell.upper), ground(cell.lower))
    }
    let paper = cell.meanBackground
    let ink = cell.foreground.isOpaque ? cell.foreground : cell.foreground.over(paper)
    let (foreground, background) = colors(of: cell.glyph, ink: ink, paper: paper)
    return ReducedCell(
      glyph: cell.glyph, foreground: foreground, background: background,
      attributes: cell.attributes.subtracting(.emphasized), width: cell.width)
  }

  private func halves(_ upper: Int32, _ lower: Int32) -> ReducedCell {
    upper == lower
      ? ReducedCell(glyph: .space, background: upper)
      : ReducedCell(glyph: ReducedCell.upperHalf, foreground: upper, background: lower)
  }

  /// Returns the palette's color of a flat ground; the color itself where every color can be shown.
  mutating func shown(_ color: StraightRGBA) -> StraightRGBA {
    guard let number = map?.ground(for: color), let palette = depth.palette else { return color }
    return palette.color(at: number)
  }

  private mutating func ground(_ color: StraightRGBA) -> Int32 {
    (map?.ground(for: color)).map(Int32.init) ?? Self.packed(color)
  }

  /// Returns a shade as a mixture, or as two colors where its halves are too far apart.
  private mutating func shade(_ cell: Cell) -> ReducedCell {
    guard let mixture = map?.mixture(for: cell.upper.channelMean(with: cell.lower)) else {
      return .blank
    }
    if cell.upper != cell.lower {
      let (upper, lower) = (ground(cell.upper), ground(cell.lower))
      if distance(of: upper, lower, from: cell) < distance(of: mixture, from: cell) {
        return halves(upper, lower)
      }
    }
    guard mixture.quarters > 0 else {
      return ReducedCell(glyph: .space, background: Int32(mixture.ground))
    }
    return ReducedCell(
      glyph: ReducedCell.dots[Int(mixture.quarters) - 1], foreground: Int32(mixture.ink),
      background: Int32(mixture.ground))
  }

  private func distance(of mixture: IndexedPalette.Mixture, from cell: Cell) -> Int32 {
    guard let seen = map?.palette.color(of: mixture) else { return .max }
    return seen.channelDistance(to: cell.upper) &+ seen.channelDistance(to: cell.lower)
  }

  private func distance(of upper: Int32, _ lower: Int32, from cell: Cell) -> Int32 {
    guard let palette = map?.palette else { return .max }
    return palette.color(at: UInt8(truncatingIfNeeded: upper)).channelDistance(to: cell.upper)
      &+ palette.color(at: UInt8(truncatingIfNeeded: lower)).channelDistance(to: cell.lower)
  }

  private mutating func colors(
    of glyph: Glyph, ink: StraightRGBA, paper: StraightRGBA
  ) -> (Int32, Int32) {
    guard let ground = map?.ground(for: paper) else {
      return (Self.packed(ink), Self.packed(paper))
    }
    // A shape is ground as well, since it need not be read; a large letter's parts are.
    let number =
      glyph.isMask && ink.contrastRatio(with: paper) < Self.leastContrast
      ? map?.ground(for: ink) : map?.ink(ink, upon: paper, shownAs: ground)
    return (Int32(number ?? ground), Int32(ground))
  }

  /// The contrast that text must keep (WCAG 1.4.3, large text).
  private static let leastContrast = 3.0

  private static func packed(_ color: StraightRGBA) -> Int32 {
    Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
  }

  // MARK: - No colors

  /// Reduces a cell to ink alone: visible ink of any color is drawn, invisible ink is not, and an emphasized blank is reversed.
  private static func monochrome(_ cell: Cell) -> ReducedCell {
    let isReversed = cell.attributes.contains(.emphasized)
    if !cell.glyph.hasInk, cell.glyph != .continuation,
      cell.upper.contrastRatio(with: cell.lower) >= leastContrast
    {
      // The edge of a shape between two halves, of which the lighter one is ink.
      let isUpper = cell.upper.relativeLuminance > cell.lower.relativeLuminance
      return ReducedCell(
        glyph: isUpper ? ReducedCell.upperHalf : ReducedCell.lowerHalf, attributes: cell.attributes)
    }
    guard cell.glyph.hasInk || cell.glyph == .continuation || isReversed else { return .blank }
    let paper = cell.meanBackground
    let ink = cell.foreground.isOpaque ? cell.foreground : cell.foreground.over(paper)
    let contrast = ink.contrastRatio(with: paper)
    guard isReversed || contrast > unseenContrast else { return .blank }
    var reduced = ReducedCell(
      glyph: cell.glyph == .none ? .space : cell.glyph, attributes: cell.attributes,
      width: cell.width)
    if !isReversed, contrast < faintContrast, ink.isGray { reduced.attributes.insert(.faint) }
    return reduced
  }

  /// The contrast below which ink is fading in or out.
  private static let unseenContrast = 1.15
  /// The contrast below which gray ink is secondary, and so drawn faint.
  private static let faintContrast = 8.0
}

extension StraightRGBA {
  /// The squared distance of two colors' channels.
  fileprivate func channelDistance(to other: StraightRGBA) -> Int32 {
    let step =
      SIMD3<Int32>(Int32(red), Int32(green), Int32(blue))
      &- SIMD3(Int32(other.red), Int32(other.green), Int32(other.blue))
    return (step &* step).wrappedSum()
  }

  /// A Boolean value indicating whether the color is almost gray.
  fileprivate var isGray: Bool {
    max(red, green, blue) - min(red, green, blue) < 40
  }
}

extension Cell {
  /// A Boolean value indicating whether the cell is a blank between words: it has their ink and one ground, and stays a
  /// blank in copied text.
  public var isTextBlank: Bool {
    glyph == .space && foreground.alpha > 0 && (upper == lower || isNearlyFlat)
  }

  /// A Boolean value indicating whether the halves differ no more than in a gradient.
  private var isNearlyFlat: Bool {
    func isNear(_ first: UInt8, _ second: UInt8) -> Bool {
      max(first, second) - min(first, second) <= 24
    }
    return isNear(upper.red, lower.red) && isNear(upper.green, lower.green)
      && isNear(upper.blue, lower.blue)
  }
}
