import ColorScience

/// Lays cells over others.
///
/// A mixture of two colors costs some hundred times what a comparison costs, and a cell's neighbors mostly have its colors:
/// so the last mixture of each kind is kept.
struct CellBlender {
  /// Two colors and what became of them.
  private struct Mixture {
    var top = StraightRGBA.clear
    var bottom = StraightRGBA.clear
    var result = StraightRGBA.clear

    @inline(__always)
    mutating func over(_ top: StraightRGBA, _ bottom: StraightRGBA) -> StraightRGBA {
      if top.alpha == 0 { return bottom }
      if top.alpha == 255 || bottom.alpha == 0 { return top }
      if top == self.top, bottom == self.bottom { return result }
      (self.top, self.bottom, result) = (top, bottom, top.over(bottom))
      return result
    }

    @inline(__always)
    mutating func mean(_ top: StraightRGBA, _ bottom: StraightRGBA) -> StraightRGBA {
      if top == bottom { return top }
      if top == self.top, bottom == self.bottom { return result }
      (self.top, self.bottom, result) = (top, bottom, .mix(top, bottom, by: 0.5))
      return result
    }
  }

  private let opacity: Double
  private var upper = Mixture()
  private var lower = Mixture()
  private var ink = Mixture()
  private var mean = Mixture()

  /// A blender whose upper cells have a factor on their colors, `0...1`.
  init(opacity: Double) {
    self.opacity = opacity
  }

  /// The cell as it is laid: with the factor on its colors.
  @inline(__always)
  func faded(_ cell: Cell) -> Cell {
    guard opacity < 1 else { return cell }
    var cell = cell
    cell.upper = cell.upper.opacity(opacity)
    cell.lower = cell.lower.opacity(opacity)
    cell.foreground = cell.foreground.opacity(opacity)
    return cell
  }

  /// Lays a faded cell over another, where neither is part of a wide glyph.
  ///
  /// - Returns: A Boolean value indicating whether that was so; if not, nothing has changed.
  @inline(__always)
  mutating func lay(_ cell: Cell, over below: inout Cell) -> Bool {
    guard cell.isNarrow, below.isNarrow else { return false }
    let cell = faded(cell)
    if cell.glyph == .none || keepsInk(of: below, under: cell) {
      layGround(of: cell, over: &below)
      tintInk(of: &below, with: cell)
    } else {
      layGround(of: cell, over: &below)
      layInk(of: cell, over: &below)
    }
    return true
  }

  /// Lays a faded cell's background over another's.
  @inline(__always)
  mutating func layGround(of cell: Cell, over below: inout Cell) {
    let isFlat = cell.upper == cell.lower && below.upper == below.lower
    below.upper = upper.over(cell.upper, below.upper)
    below.lower = isFlat ? below.upper : lower.over(cell.lower, below.lower)
  }

  /// Puts a faded cell's glyph upon a background.
  @inline(__always)
  mutating func layInk(of cell: Cell, over below: inout Cell) {
    below.glyph = cell.glyph
    below.width = cell.width
    below.attributes = cell.attributes
    below.foreground = cell.foreground
    // A blank without ink of its own is none between words: it leaves the ground its two halves.
    guard cell.foreground.alpha != 255, cell.glyph.hasInk || cell.foreground.alpha > 0 else {
      return
    }
    // Ink belongs upon its own ground: where more may come beneath, it stays as translucent as it is.
    let ground = mean.mean(below.upper, below.lower)
    if ground.isOpaque { below.foreground = ink.over(cell.foreground, ground) }
  }

  /// Lays a faded cell's background over the ink that stays.
  @inline(__always)
  mutating func tintInk(of below: inout Cell, with cell: Cell) {
    guard below.glyph.hasInk else { return }
    let alpha = below.foreground.alpha
    below.foreground.alpha = 255
    // The ground is covered too: what is seen of it through the ink is not covered twice.
    below.foreground = ink.over(mean.mean(cell.upper, cell.lower), below.foreground)
    below.foreground.alpha = alpha
  }

  /// A Boolean value indicating whether ink beneath is seen more than a faded cell's own glyph.
  ///
  /// The ink beneath shows as far as the cell's own ink and ground are translucent. Where a blank covers one half only, ink
  /// is not seen in the other: it would stand in the way of the edge between the two.
  @inline(__always)
  func keepsInk(of below: Cell, under cell: Cell) -> Bool {
    guard below.glyph.hasInk || below.glyph == .continuation else { return false }
    let ground = (Int(cell.upper.alpha) + Int(cell.lower.alpha)) / 2
    let remaining = Int(below.foreground.alpha) * (255 - ground) / 255
    let own =
      cell.glyph == .space
      ? Int(max(cell.upper.alpha, cell.lower.alpha)) : max(Int(cell.foreground.alpha), ground)
    return remaining > own
  }
}

extension Cell {
  /// A Boolean value indicating whether the cell stands for itself: neither half of a wide glyph.
  @inline(__always)
  fileprivate var isNarrow: Bool { width != 2 && glyph != .continuation }
}
