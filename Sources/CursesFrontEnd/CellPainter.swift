import CNCurses
import ColorScience
import Compositing

/// Decides how cells look on a terminal of a given color depth.
struct CellPainter {
  let depth: ColorDepth
  /// Whether the locale has more than ASCII.
  let drawsUnicode: Bool
  private var quantizer: ColorQuantizer

  init(depth: ColorDepth, drawsUnicode: Bool) {
    self.depth = depth
    self.drawsUnicode = drawsUnicode
    quantizer = ColorQuantizer(depth: depth)
  }

  /// Where a cell stands, and what stands there and beside it already.
  struct Context {
    var row: Int
    /// Whether the cell right of it is the right half of its wide glyph.
    var hasContinuation: Bool
    /// Whether colors may be coarse, since the next frame changes them anyway.
    var isMoving: Bool
    var current: CellLook
    var previous: CellLook
  }

  /// The look of a cell.
  mutating func look(of cell: Cell, in context: Context) -> CellLook {
    if cell.glyph == .continuation && context.previous.isWide {
      var look = context.previous
      look.glyph = .continuation
      look.isWide = false
      return look
    }
    let marksBlank =
      cell.attributes.contains(.underline) || cell.attributes.contains(.strikethrough)
    guard cell.glyph.hasInk || (marksBlank && cell.glyph == .space) else {
      return depth == .mono ? .blank : halves(of: cell, in: context)
    }
    let (glyph, isWide) = drawable(cell, hasContinuation: context.hasContinuation)
    return inked(cell, as: glyph, isWide: isWide, isMoving: context.isMoving)
  }

  // MARK: - Ink

  private mutating func inked(_ cell: Cell, as glyph: Glyph, isWide: Bool, isMoving: Bool)
    -> CellLook
  {
    let background = cell.upper == cell.lower ? cell.upper : mean(cell.upper, cell.lower)
    let ink = cell.foreground.alpha == 255 ? cell.foreground : cell.foreground.over(background)
    guard depth != .mono else {
      return monochrome(cell, as: glyph, isWide: isWide, ink, background)
    }
    let (foreground, paper) = quantizer.textColors(ink: ink, paper: background, isMoving: isMoving)
    return CellLook(
      glyph: glyph, foreground: foreground, background: paper,
      attributes: cell.attributes.subtracting(.emphasized), isWide: isWide)
  }

  /// Without colors ink is bright whatever its color was; ink that could not be seen stays unseen.
  private func monochrome(
    _ cell: Cell, as glyph: Glyph, isWide: Bool, _ ink: StraightRGBA, _ background: StraightRGBA
  ) -> CellLook {
    let contrast = ink.contrastRatio(with: background)
    guard contrast > 1.15 || cell.attributes.contains(.emphasized) else { return .blank }
    var look = CellLook.blank
    look.glyph = glyph
    look.isWide = isWide
    look.attributes = cell.attributes
    if contrast >= 10 { look.attributes.insert(.bold) }
    return look
  }

  // MARK: - Backgrounds

  private mutating func halves(of cell: Cell, in context: Context) -> CellLook {
    let upper: Int32
    let lower: Int32
    if cell.upper == cell.lower || !drawsUnicode {
      let color = cell.upper == cell.lower ? cell.upper : mean(cell.upper, cell.lower)
      upper = quantizer.index(of: color, at: nil, isMoving: context.isMoving)
      lower = upper
    } else {
      upper = quantizer.index(of: cell.upper, at: 2 * context.row, isMoving: context.isMoving)
      lower = quantizer.index(of: cell.lower, at: 2 * context.row + 1, isMoving: context.isMoving)
    }
    if context.current.showsHalves(upper, lower) { return context.current }
    // A pair that is already set costs no bytes, so the neighbor's is taken where it serves.
    let neighbor = context.previous
    guard upper != lower else {
      let foreground =
        neighbor.background == lower ? neighbor.foreground : quantizer.spare(beside: lower)
      return CellLook(glyph: .space, foreground: foreground, background: lower)
    }
    if neighbor.foreground == lower && neighbor.background == upper {
      return CellLook(glyph: CellLook.lowerHalf, foreground: lower, background: upper)
    }
    return CellLook(glyph: CellLook.upperHalf, foreground: upper, background: lower)
  }

  private func mean(_ first: StraightRGBA, _ second: StraightRGBA) -> StraightRGBA {
    func half(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((UInt16(a) + UInt16(b)) / 2) }
    return StraightRGBA(
      red: half(first.red, second.red), green: half(first.green, second.green),
      blue: half(first.blue, second.blue))
  }

  // MARK: - Glyphs

  /// The glyph as it may be sent: one that the C library measures otherwise would shift the row, so it becomes `?`.
  private func drawable(_ cell: Cell, hasContinuation: Bool) -> (glyph: Glyph, isWide: Bool) {
    if cell.width == 1 && (0x20..<0x7F).contains(cell.glyph.bits) { return (cell.glyph, false) }
    let isWide = cell.width == 2
    let base = cell.glyph.base
    guard measuredWidth(of: base) == Int(cell.width), !isWide || hasContinuation else {
      return (Glyph("?"), false)
    }
    let marks = cell.glyph.scalars.dropFirst().filter { measuredWidth(of: $0) == 0 }
    guard let first = marks.first else { return (Glyph(base), isWide) }
    return (Glyph(base, first, marks.dropFirst().first), isWide)
  }

  private func measuredWidth(of scalar: Unicode.Scalar) -> Int {
    Int(islet_width(scalar.value))
  }
}
