public import ColorScience

extension Surface {
  /// Lays another surface over this one.
  ///
  /// A source cell without a glyph lets the glyph beneath show through its background; a blank hides it. Of two inks the
  /// more visible one is kept.
  ///
  /// - Parameters:
  ///   - source: The surface to lay on.
  ///   - origin: The place of the source's top left cell; it may be outside.
  ///   - opacity: A factor on all of the source's colors, `0...1`.
  ///   - clip: The part of this surface that may change; `nil` means all of it.
  ///   - isStill: A Boolean value indicating whether the factor is no step of a fade, in whose second half an emoji is gone.
  public mutating func composite(
    _ source: Surface, at origin: CellPoint, opacity: Double = 1, clip: CellRect? = nil,
    isStill: Bool = false
  ) {
    guard opacity > 0 else { return }
    let whole = CellRect(origin: origin, size: source.size).intersection(bounds)
    let area = clip.map { whole.intersection($0) } ?? whole
    guard !area.isEmpty else { return }
    var blender = CellBlender(opacity: opacity, isStill: isStill)
    for row in area.rowRange {
      let sourceStart = (row - origin.row) * source.size.columns - origin.column
      let start = row * size.columns
      var columns = area.columnRange
      while let wide = layNarrowCells(
        of: source, from: sourceStart, to: start, columns: columns, by: &blender)
      {
        blend(source.cells[sourceStart + wide], at: start + wide, column: wide, by: &blender)
        columns = wide + 1..<columns.upperBound
      }
      mendCut(row: row, columns: area.columnRange)
    }
  }

  /// Lays cells of a row until one, or the cell beneath it, is half of a wide glyph; returns that column.
  private mutating func layNarrowCells(
    of source: Surface, from sourceStart: Int, to start: Int, columns: Range<Int>,
    by blender: inout CellBlender
  ) -> Int? {
    let source = source.cells.span.extracting(
      sourceStart + columns.lowerBound..<sourceStart + columns.upperBound)
    var target = cells.mutableSpan
    var wide: Int?
    var index = start + columns.lowerBound
    for offset in source.indices {
      let cell = source[offset]
      if !blender.layPlain(cell, overCellAt: index, of: &target), cell != .clear,
        !blender.lay(cell, over: &target[index])
      {
        wide = columns.lowerBound + offset
        break
      }
      index &+= 1
    }
    return wide
  }

  private mutating func blend(
    _ cell: Cell, at index: Int, column: Int, by blender: inout CellBlender
  ) {
    let cell = blender.faded(cell).withoutFaintEmoji(unless: blender.showsEmoji)
    if below(index, isEmojiHiddenBy: cell) {
      mendNeighbors(ofCellAt: index, column: column)
      cells[index] = cells[index].withoutInk
    }
    var below = cells[index]
    let keepsInk = blender.keepsInk(of: below, under: cell)
    blender.layGround(of: cell, over: &below)
    if cell.glyph == .continuation {
      join(cell, ground: below, at: index, column: column, by: &blender)
    } else if cell.glyph == .none || keepsInk {
      blender.tintInk(of: &below, with: cell)
      cells[index] = below
    } else {
      mendNeighbors(ofCellAt: index, column: column)
      blender.layInk(of: cell, over: &below)
      cells[index] = below
    }
  }

  /// Returns whether a cell's ground leaves less than half of an emoji beneath it.
  private func below(_ index: Int, isEmojiHiddenBy cell: Cell) -> Bool {
    let below = cells[index]
    let alpha = 255 - (Int(cell.upper.alpha) + Int(cell.lower.alpha)) / 2
    return below.width == 2 && Double(alpha) / 255 < Glyph.emojiOpacityMinimum
      && below.glyph.ownColor != nil
  }

  /// Lays the right half of a wide glyph where its left half has been laid; without that it is a mere background.
  private mutating func join(
    _ cell: Cell, ground: Cell, at index: Int, column: Int, by blender: inout CellBlender
  ) {
    var below = ground
    guard column > 0, cells[index - 1].width == 2 else {
      blender.tintInk(of: &below, with: cell)
      cells[index] = below
      return
    }
    if cells[index].width == 2, column + 1 < size.columns {
      cells[index + 1] = cells[index + 1].blanked
    }
    below.glyph = .continuation
    below.width = 1
    below.attributes = cell.attributes
    below.foreground = cells[index - 1].foreground
    cells[index] = below
  }

  /// Blanks halves of wide glyphs that a clip or an edge has left alone in a row.
  private mutating func mendCut(row: Int, columns: Range<Int>) {
    for column in [columns.lowerBound, columns.upperBound - 1, columns.upperBound]
    where column >= 0 && column < size.columns {
      let index = row * size.columns + column
      if cells[index].glyph == .continuation, column == 0 || cells[index - 1].width != 2 {
        cells[index] = cells[index].blanked
      }
      if cells[index].width == 2,
        column + 1 >= size.columns || cells[index + 1].glyph != .continuation
      {
        cells[index] = cells[index].blanked
      }
    }
  }

  /// This surface on its way to another of the same size: 0 gives this one, 1 the other, exactly.
  public func mixed(with other: Surface, by fraction: Double) -> Surface {
    precondition(size == other.size, "only pictures of one size cross-fade")
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    var result = fraction < 0.5 ? self : other
    var isHalved = false
    for index in cells.indices where isHalved || cells[index] != other.cells[index] {
      let mixed = cells[index].mixed(with: other.cells[index], by: fraction)
      let isRest = isHalved && mixed.glyph == .continuation
      isHalved = mixed.width < result.cells[index].width
      result.cells[index] = isRest ? mixed.withoutInk : mixed
    }
    return result
  }
}

extension Cell {
  /// Returns the cell without its glyph where that is an emoji that a fade leaves less than half of, or whose ink is faint.
  ///
  /// A symbol in a secondary style on a dim display is one that is seen: only a fade's own factor takes it away.
  fileprivate func withoutFaintEmoji(unless showsEmoji: Bool) -> Cell {
    guard width == 2, !showsEmoji || foreground.alpha < Glyph.emojiAlphaMinimum,
      glyph.ownColor != nil
    else { return self }
    return withoutInk
  }

  /// The background under ink: the mean of both halves.
  @inlinable
  public var meanBackground: StraightRGBA {
    upper == lower ? upper : StraightRGBA.mix(upper, lower, by: 0.5)
  }
}
