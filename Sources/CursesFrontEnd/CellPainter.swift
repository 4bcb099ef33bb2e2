import CNCurses
import ColorScience
import Compositing

/// Decides how cells look on a terminal of a given color depth.
struct CellPainter {
  let depth: ColorDepth
  /// Whether the locale has more than ASCII.
  let drawsUnicode: Bool
  var quantizer: ColorQuantizer

  init(depth: ColorDepth, drawsUnicode: Bool) {
    self.depth = depth
    self.drawsUnicode = drawsUnicode
    quantizer = ColorQuantizer(depth: depth)
  }

  /// Where a cell stands, and what stands there and beside it already.
  struct Context {
    var row: Int
    /// Whether the cell right of it is the right half of its wide glyph.
    var hasContinuation = false
    /// Whether colors may be coarse, since the next frame changes them anyway.
    var isCoarse = false
    var current = CellLook.blank
    var previous = CellLook.blank
  }

  /// The look of a cell.
  mutating func look(of cell: Cell, in context: Context) -> CellLook {
    if cell.glyph == .continuation && context.previous.isWide {
      var look = context.previous
      look.glyph = .continuation
      look.isWide = false
      return look
    }
    guard cell.glyph.hasInk || cell.isTextBlank else {
      guard depth != .mono else { return .blank }
      return context.isCoarse
        ? Self.coarseHalves(of: cell, in: context) : halves(of: cell, in: context)
    }
    let background = Self.mean(cell.upper, cell.lower)
    let ink = cell.foreground.alpha == 255 ? cell.foreground : cell.foreground.over(background)
    let (glyph, isWide) = drawable(cell, hasContinuation: context.hasContinuation)
    var look = CellLook(
      glyph: glyph, foreground: -1, background: -1, attributes: cell.attributes, isWide: isWide)
    if depth == .mono {
      return Self.monochrome(look, contrast: ink.contrastRatio(with: background))
    }
    look.attributes.remove(.emphasized)
    if context.isCoarse {
      Self.colorCoarsely(&look, ink: ink, background: background, in: context)
    } else {
      (look.foreground, look.background) = quantizer.textColors(ink: ink, paper: background)
    }
    return look
  }

  /// Without colors ink is bright whatever its color was; ink that could not be seen stays unseen.
  private static func monochrome(_ look: CellLook, contrast: Double) -> CellLook {
    guard contrast > 1.15 || look.attributes.contains(.emphasized) else { return .blank }
    var look = look
    // Black upon white, or nearly: the first among a picture's inks.
    if contrast >= 10 { look.attributes.insert(.bold) }
    return look
  }

  // MARK: - Backgrounds

  private mutating func halves(of cell: Cell, in context: Context) -> CellLook {
    let isFlat = cell.upper == cell.lower || !drawsUnicode
    let upper = quantizer.index(of: isFlat ? Self.mean(cell.upper, cell.lower) : cell.upper)
    let lower = isFlat ? upper : quantizer.index(of: cell.lower)
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

  /// The color between two, as light adds up in the eye nearly enough for halves of one cell.
  static func mean(_ first: StraightRGBA, _ second: StraightRGBA) -> StraightRGBA {
    guard first != second else { return first }
    func half(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((UInt16(a) + UInt16(b)) / 2) }
    return StraightRGBA(
      red: half(first.red, second.red), green: half(first.green, second.green),
      blue: half(first.blue, second.blue))
  }

  // MARK: - Glyphs

  /// The glyph as it may be sent: what the C library measures otherwise would shift the row, so it
  /// becomes `?`.
  private func drawable(_ cell: Cell, hasContinuation: Bool) -> (glyph: Glyph, isWide: Bool) {
    if cell.width == 1 && (0x20..<0x7F).contains(cell.glyph.bits) { return (cell.glyph, false) }
    let isWide = cell.width == 2
    let base = cell.glyph.base
    guard islet_width(base.value) == Int32(cell.width), !isWide || hasContinuation else {
      return (Glyph("?"), false)
    }
    let marks = cell.glyph.scalars.dropFirst().filter { islet_width($0.value) == 0 }
    guard let first = marks.first else { return (Glyph(base), isWide) }
    return (Glyph(base, first, marks.dropFirst().first), isWide)
  }
}

extension Cell {
  /// A Boolean value indicating whether it is a blank between words: it has the ink of those, and stays a blank when
  /// somebody copies the text.
  fileprivate var isTextBlank: Bool {
    glyph == .space && foreground.alpha > 0
  }
}
