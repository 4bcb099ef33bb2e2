import ColorScience

/// Lays cells over others.
///
/// Neighboring cells mostly have the same colors, so the last ground and the last mean, whose halves are mixed in Oklab, are
/// kept with what they came of.
struct CellBlender {
  /// The halves of a cell without ink.
  private struct Halves: Equatable {
    var upper = StraightRGBA.clear
    var lower = StraightRGBA.clear
  }

  /// A ground before the factor, the one beneath it, and both together.
  private struct Ground {
    var top = Halves()
    var below = Halves()
    var result = Halves()
  }

  /// The halves of a ground, and their mean.
  private struct Mean {
    var halves = Halves()
    var result = StraightRGBA.clear

    @inline(__always)
    mutating func callAsFunction(_ upper: StraightRGBA, _ lower: StraightRGBA) -> StraightRGBA {
      if upper == lower { return upper }
      let halves = Halves(upper: upper, lower: lower)
      if halves != self.halves { self = Mean(halves: halves, result: .mix(upper, lower, by: 0.5)) }
      return result
    }
  }

  /// The first scalar of the glyphs that are made of sub-pixels.
  private static let firstMask: UInt64 = 0x2580
  /// The opacity from which a letter can be read, `0...255`.
  private static let readableAlpha = 64
  /// Ink that covers a whole cell, and has no edge.
  private static let fullBlock = Glyph("█")

  /// The factor on the colors, `0...1`.
  let opacity: Double
  /// A Boolean value indicating whether the factor changes nothing.
  private let isWhole: Bool
  /// A Boolean value indicating whether the factor leaves emoji.
  let showsEmoji: Bool
  /// The factor on an opaque color, as its alpha.
  private let alpha: UInt8
  private var ground = Ground()
  private var mean = Mean()

  /// Makes a blender with a factor on the upper cells' colors, `0...1`, which is a step of a fade unless it is still.
  init(opacity: Double, isStill: Bool) {
    self.opacity = opacity
    showsEmoji = isStill || opacity >= Glyph.emojiOpacityMinimum
    isWhole = opacity >= 1
    alpha = StraightRGBA.black.opacity(opacity).alpha
  }

  /// Returns the cell with the factor on its colors.
  @inline(never)
  func faded(_ cell: Cell) -> Cell {
    var faded = fadedFlat(cell)
    if !isWhole, cell.hasInkOnGround, cell.glyph.bits >= Self.firstMask, CellMask(cell.glyph) != nil
    {
      faded.foreground = fadedInk(of: cell)
    }
    return faded
  }

  /// Returns a cell without an edge with the factor on its colors.
  @inline(__always)
  private func fadedFlat(_ cell: Cell) -> Cell {
    guard !isWhole else { return cell }
    var cell = cell
    cell.upper = faded(cell.upper)
    cell.lower = faded(cell.lower)
    cell.foreground = faded(cell.foreground)
    return cell
  }

  /// Returns a color with the factor on it.
  @inline(__always)
  private func faded(_ color: StraightRGBA) -> StraightRGBA {
    guard color.alpha == 255 else { return isWhole ? color : color.opacity(opacity) }
    var color = color
    color.alpha = alpha
    return color
  }

  /// Returns the ink of a shape's edge that, laid on the faded ground, is as strong as ink and ground faded together.
  private func fadedInk(of cell: Cell) -> StraightRGBA {
    let ink = cell.foreground.premultiplied
    let ground = cell.meanBackground.premultiplied
    let part = Float(opacity)
    let whole = (ink + ground * (1 - ink.w)) * part
    let rest = (whole.w - ground.w * part) / (1 - ground.w * part)
    // Two colors of one opacity cannot be laid one on the other.
    guard rest > 0.01 else { return cell.foreground.opacity(opacity) }
    return StraightRGBA(premultiplied: whole - ground * part * (1 - rest))
  }

  /// Lays a bare ground over a cell without ink, or a letter on one, as most cells are.
  ///
  /// - Returns: A Boolean value indicating whether it was such a cell; if not, nothing has changed.
  @inline(__always)
  mutating func layPlain(
    _ cell: Cell, overCellAt index: Int, of cells: inout MutableSpan<Cell>
  ) -> Bool {
    guard cell.width == 1, cells[index].width == 1 else { return false }
    let (bits, bitsBelow) = (cell.glyph.bits, cells[index].glyph.bits)
    if cell.glyph == .none {
      if cell.upper == .clear, cell.lower == .clear { return true }
      guard bitsBelow <= Glyph.space.bits else { return false }
      let below = Halves(upper: cells[index].upper, lower: cells[index].lower)
      let top = Halves(upper: cell.upper, lower: cell.lower)
      if top != ground.top || below != ground.below {
        let faded = Halves(upper: faded(cell.upper), lower: faded(cell.lower))
        ground = Ground(top: top, below: below, result: Self.laid(faded, over: below))
      }
      (cells[index].upper, cells[index].lower) = (ground.result.upper, ground.result.lower)
      return true
    }
    // Opaque ink hides all ink beneath.
    guard cell.foreground.alpha == 255, cell.upper.alpha == 0, cell.lower.alpha == 0,
      bits > Glyph.space.bits, bits < Self.firstMask, bitsBelow < Self.firstMask, isWhole
    else { return false }
    cells[index].glyph = cell.glyph
    cells[index].foreground = cell.foreground
    cells[index].attributes = cell.attributes
    return true
  }

  /// Lays a cell over another, unless either is part of a wide glyph.
  ///
  /// - Returns: A Boolean value indicating whether it was laid; if not, nothing has changed.
  @inline(__always)
  mutating func lay(_ cell: Cell, over below: inout Cell) -> Bool {
    guard cell.isNarrow, below.isNarrow else { return false }
    // Letters and bare grounds, which most cells are, have no sub-pixels.
    if !isWhole, cell.hasInkOnGround {
      layTogether(cell, over: &below)
    } else if max(cell.glyph.bits, below.glyph.bits) >= Self.firstMask {
      layEdge(of: cell, over: &below)
    } else {
      layFlat(fadedFlat(cell), over: &below)
    }
    return true
  }

  @inline(never)
  private mutating func layEdge(of cell: Cell, over below: inout Cell) {
    let cell = faded(cell)
    if !layPixels(of: cell, over: &below) { layFlat(cell, over: &below) }
  }

  /// Lays ink and its own ground, with the factor on both at once.
  ///
  /// They cannot be faded one by one: where the ink is, the faded ground beneath it would be seen as well.
  @inline(never)
  private mutating func layTogether(_ cell: Cell, over below: inout Cell) {
    let beneath = below.meanBackground
    guard beneath.isOpaque || cell.isOpaqueEdge else { return layEdge(of: cell, over: &below) }
    if cell.glyph.bits >= Self.firstMask, layFading(cell, over: &below) { return }
    let keepsInk = keepsInk(of: below, under: fadedFlat(cell))
    layEdge(of: cell, over: &below)
    if !keepsInk, beneath.isOpaque, below.glyph == cell.glyph {
      below.foreground = cell.foreground.over(cell.meanBackground).opacity(opacity).over(beneath)
    }
  }

  /// Lays the edge of a shape on another sub-pixel by sub-pixel, with the factor on the whole.
  ///
  /// - Returns: A Boolean value indicating whether it was laid; if not, since a letter is beneath, nothing has changed.
  private func layFading(_ cell: Cell, over below: inout Cell) -> Bool {
    let beneath = below.glyph.hasInk ? CellMask(below.glyph) : nil
    guard let mask = CellMask(cell.glyph), beneath != nil || !below.glyph.hasInk else {
      return false
    }
    var pixels = CellPixels(of: below, rows: max(mask.rows, beneath?.rows ?? 0))
    pixels.lay(CellPixels(of: cell, rows: pixels.rows), fadedBy: Float(opacity))
    below = pixels.cell(ink: faded(cell.foreground).over(below.meanBackground))
    return true
  }

  /// Lays a faded cell's ground and ink over another's.
  @inline(__always)
  private mutating func layFlat(_ cell: Cell, over below: inout Cell) {
    let keepsInk = cell.glyph == .none || keepsInk(of: below, under: cell)
    layGround(of: cell, over: &below)
    if keepsInk { tintInk(of: &below, with: cell) } else { layInk(of: cell, over: &below) }
  }

  /// Lays a faded cell over another sub-pixel by sub-pixel, where an edge of a shape meets another edge or a shade.
  ///
  /// - Returns: A Boolean value indicating whether it was laid; if not, the cells may be laid ink by ink and ground by
  ///   ground, which costs less.
  @inline(never)
  func layPixels(of cell: Cell, over below: inout Cell) -> Bool {
    if cell.glyph == .none {
      guard below.glyph.hasInk, cell.upper != cell.lower else { return false }
      return layPixels(of: cell, ink: nil, over: &below)
    }
    guard cell.glyph.bits >= 0x2580, let ink = CellMask(cell.glyph) else {
      if below.glyph.bits >= 0x2580, cell.glyph == .space, cell.foreground.alpha == 0,
        cell.upper.alpha != cell.lower.alpha
      {
        return layPixels(of: cell, ink: nil, over: &below)
      }
      if below.glyph.bits >= 0x2580, !keepsInk(of: below, under: cell) { below.turnMaskToGround() }
      return false
    }
    guard below.glyph.hasInk || below.upper != below.lower || cell.upper != cell.lower,
      cell.glyph != Self.fullBlock
    else { return false }
    return layPixels(of: cell, ink: ink, over: &below)
  }

  private func layPixels(of cell: Cell, ink: CellMask?, over below: inout Cell) -> Bool {
    let mask = below.glyph.hasInk ? CellMask(below.glyph) : nil
    // Letters have no sub-pixels: the more visible ink is kept.
    if below.glyph.hasInk, mask == nil { return false }
    guard ink != nil || mask != nil else { return false }
    let rows = max(ink?.rows ?? 0, mask?.rows ?? 0)
    var pixels = CellPixels(of: below, rows: rows)
    pixels.lay(CellPixels(of: cell, rows: rows))
    below = pixels.cell(
      ink: ink == nil ? below.foreground : cell.foreground.over(below.meanBackground))
    return true
  }

  /// Lays a faded cell's background over another's.
  @inline(__always)
  func layGround(of cell: Cell, over below: inout Cell) {
    let laid = Self.laid(
      Halves(upper: cell.upper, lower: cell.lower),
      over: Halves(upper: below.upper, lower: below.lower))
    (below.upper, below.lower) = (laid.upper, laid.lower)
  }

  /// Returns the halves of a faded background over another one.
  @inline(__always)
  private static func laid(_ top: Halves, over below: Halves) -> Halves {
    let upper = top.upper.over(below.upper)
    let isFlat = top.upper == top.lower && below.upper == below.lower
    return Halves(upper: upper, lower: isFlat ? upper : top.lower.over(below.lower))
  }

  /// Puts a faded cell's glyph on a background.
  @inline(__always)
  mutating func layInk(of cell: Cell, over below: inout Cell) {
    below.glyph = cell.glyph
    below.width = cell.width
    below.attributes = cell.attributes
    below.foreground = cell.foreground
    // A blank without ink, unlike one between words, leaves the ground its two halves.
    guard cell.foreground.alpha != 255, cell.glyph.hasInk || cell.foreground.alpha > 0 else {
      return
    }
    // Ink is mixed with an opaque ground only: above a translucent one it stays translucent.
    let ground = mean(below.upper, below.lower)
    if ground.isOpaque { below.foreground = cell.foreground.over(ground) }
  }

  /// Lays a faded cell's background over the remaining ink.
  @inline(__always)
  mutating func tintInk(of below: inout Cell, with cell: Cell) {
    guard below.glyph.hasInk else { return }
    below.tintInk(with: mean(cell.upper, cell.lower))
  }

  /// Returns whether ink beneath is more visible than a faded cell's own glyph.
  ///
  /// The ink beneath shows as far as the cell's own ink and ground are translucent. Where a blank covers one half only, no
  /// ink is kept, since it would hide the edge between the halves.
  @inline(__always)
  func keepsInk(of below: Cell, under cell: Cell) -> Bool {
    guard below.glyph.hasInk || below.glyph == .continuation else { return false }
    let ground = (Int(cell.upper.alpha) + Int(cell.lower.alpha)) / 2
    let remaining = Int(below.foreground.alpha) * (255 - ground) / 255
    let own =
      cell.glyph == .space
      ? Int(max(cell.upper.alpha, cell.lower.alpha)) : max(Int(cell.foreground.alpha), ground)
    guard remaining > own else { return false }
    // The edge of a shape is only ground for a letter that can be read.
    let isLetterOnShape =
      below.glyph.bits >= Self.firstMask && cell.glyph.bits < Self.firstMask && cell.glyph.hasInk
    return own < Self.readableAlpha || !isLetterOnShape
  }
}

extension Cell {
  /// A Boolean value indicating whether the cell has opaque ink on an opaque ground.
  @inline(__always)
  fileprivate var isOpaqueEdge: Bool {
    upper.alpha == 255 && lower.alpha == 255 && foreground.alpha == 255
      && glyph.bits >= 0x2580
  }

  /// A Boolean value indicating whether the cell has ink on a ground of its own.
  @inline(__always)
  fileprivate var hasInkOnGround: Bool {
    (upper.alpha > 0 || lower.alpha > 0) && foreground.alpha > 0 && glyph.hasInk
  }

  /// A Boolean value indicating whether the cell is neither half of a wide glyph.
  @inline(__always)
  fileprivate var isNarrow: Bool { width != 2 && glyph != .continuation }
}
