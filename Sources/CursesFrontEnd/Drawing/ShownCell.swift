import Compositing

/// A cell on the terminal, and the surface's cell that it shows.
struct ShownCell {
  /// The surface's cell; before the first frame a cell that no surface has.
  var source = Cell(width: 0)
  var look = CellLook.blank
  var pair: Int32 = 0
  /// A Boolean value indicating whether its colors are not exact.
  var isCoarse = false
}

/// The change of a cell's colors, which that of the next one often equals.
struct ColorChange {
  /// The cell before and after it.
  let old: ShownCell
  let new: ShownCell

  init(from old: ShownCell, to new: ShownCell) {
    (self.old, self.new) = (old, new)
  }

  /// A Boolean value indicating whether the cell keeps its narrow glyph, and gets other colors at the most.
  var keepsGlyph: Bool {
    new.look.glyph == old.look.glyph && new.look.attributes == old.look.attributes
      && !new.look.isWide && new.look.glyph != .continuation
  }

  /// A Boolean value indicating whether the colors on the terminal change.
  var isSeen: Bool {
    new.look.foreground != old.look.foreground || new.look.background != old.look.background
  }

  /// Returns the end of the cells, from a column on, that change as this one does, and keep their glyphs, too.
  ///
  /// Their colors on the terminal become the same, since they follow from the old and new ones, and from the neighbor's.
  /// Each step looks at few colors, which stay in registers.
  func end(from column: Int, of sources: Span<Cell>, over shown: borrowing MutableSpan<ShownCell>)
    -> Int
  {
    let isLetter = new.source.glyph.isPlainLetter
    var end = column
    while end < sources.count, isAlike(sources[end], isLetter: isLetter) { end += 1 }
    let limit = min(end, shown.count)
    end = column
    while end < limit, isAlike(shown[end], glyph: isLetter ? sources[end].glyph : old.look.glyph) {
      end += 1
    }
    return end
  }

  @inline(__always)
  private func isAlike(_ source: Cell, isLetter: Bool) -> Bool {
    guard source.upper == new.source.upper, source.lower == new.source.lower,
      source.foreground == new.source.foreground, source.attributes == new.source.attributes,
      source.width == 1
    else { return false }
    return isLetter ? source.glyph.isPlainLetter : source.glyph == new.source.glyph
  }

  @inline(__always)
  private func isAlike(_ shown: ShownCell, glyph: Glyph) -> Bool {
    shown.source.upper == old.source.upper && shown.source.lower == old.source.lower
      && shown.source.foreground == old.source.foreground
      && shown.look.foreground == old.look.foreground
      && shown.look.background == old.look.background
      && shown.look.attributes == old.look.attributes && shown.isCoarse == old.isCoarse
      && shown.look.glyph == glyph
  }
}
