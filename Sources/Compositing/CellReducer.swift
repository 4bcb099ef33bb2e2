public import ColorScience

/// Decides what becomes of cells on a device of some color depth.
///
/// A wallpaper's shades are mixed from the palette's colors, half cell by half cell. What hides the ink beneath it is laid
/// flat, and so is ground under ink; ink that could be read still can be. Without colors there is ink alone.
public struct CellReducer: Sendable {
  /// The colors that the device has.
  public let depth: ColorDepth
  private var map: PaletteMap?

  /// Makes a reducer for a depth.
  public init(depth: ColorDepth) {
    self.depth = depth
    map = depth.palette.map { PaletteMap($0) }
  }

  /// What becomes of an opaque cell at a place.
  public mutating func reduced(_ cell: Cell, column: Int, row: Int) -> ReducedCell {
    if depth == .mono { return Self.monochrome(cell) }
    guard cell.glyph.hasInk || cell.glyph == .continuation || cell.isTextBlank else {
      let isShade = cell.glyph == .none
      let upper = ground(cell.upper, isShade: isShade, column: column, halfRow: 2 * row)
      let lower = ground(cell.lower, isShade: isShade, column: column, halfRow: 2 * row + 1)
      return upper == lower
        ? ReducedCell(glyph: .space, background: upper)
        : ReducedCell(glyph: ReducedCell.upperHalf, foreground: upper, background: lower)
    }
    let paper = cell.meanBackground
    let ink = cell.foreground.isOpaque ? cell.foreground : cell.foreground.over(paper)
    let (foreground, background) = text(ink: ink, paper: paper)
    return ReducedCell(
      glyph: cell.glyph, foreground: foreground, background: background,
      attributes: cell.attributes.subtracting(.emphasized), width: cell.width)
  }

  private mutating func ground(
    _ color: StraightRGBA, isShade: Bool, column: Int, halfRow: Int
  ) -> Int32 {
    guard map != nil else { return Self.packed(color) }
    // Few colors are laid flat: what would be mixed of them is too far apart.
    let number =
      isShade && depth == .indexed256
      ? map?.shade(color, x: column, y: halfRow) : map?.nearest(to: color)
    return number.map(Int32.init) ?? 0
  }

  private mutating func text(ink: StraightRGBA, paper: StraightRGBA) -> (Int32, Int32) {
    guard let ground = map?.nearest(to: paper) else {
      return (Self.packed(ink), Self.packed(paper))
    }
    let number = map?.ink(ink, upon: paper, shownAs: ground) ?? ground
    return (Int32(number), Int32(ground))
  }

  private static func packed(_ color: StraightRGBA) -> Int32 {
    Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
  }

  // MARK: - No colors

  /// Ink is seen whatever its color was, and what could not be seen stays unseen; a reversed blank is the one ground.
  private static func monochrome(_ cell: Cell) -> ReducedCell {
    let isReversed = cell.attributes.contains(.emphasized)
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

  /// Ink below this contrast is not there yet, or no more.
  private static let unseenContrast = 1.15
  /// Gray ink below this contrast was meant to stand back; colored ink to stand out.
  private static let faintContrast = 8.0
}

extension StraightRGBA {
  /// A Boolean value indicating whether the color has next to no hue.
  fileprivate var isGray: Bool {
    max(red, green, blue) - min(red, green, blue) < 40
  }
}

extension Cell {
  /// A Boolean value indicating whether it is a blank between words: it has the ink of those, upon one ground, and stays
  /// a blank when somebody copies the text.
  public var isTextBlank: Bool {
    glyph == .space && foreground.alpha > 0 && (upper == lower || isNearlyFlat)
  }

  /// A Boolean value indicating whether the halves differ no more than a gradient's do.
  private var isNearlyFlat: Bool {
    func isNear(_ first: UInt8, _ second: UInt8) -> Bool {
      max(first, second) - min(first, second) <= 24
    }
    return isNear(upper.red, lower.red) && isNear(upper.green, lower.green)
      && isNear(upper.blue, lower.blue)
  }
}
