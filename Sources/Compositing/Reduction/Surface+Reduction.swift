public import ColorScience

extension Surface {
  /// Returns the surface as a device of few colors shows it, in full colors: a picture to dissolve from when the device
  /// turns out to have more.
  ///
  /// A mixture in the dots of a glyph is the color that is seen from afar. Without colors, ink is white on black.
  public func reduced(to depth: ColorDepth) -> Surface {
    var reducer = CellReducer(depth: depth)
    var result = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[column, row]
        // The right half of a wide glyph is set with the left one.
        guard cell.glyph != .continuation else { continue }
        let reduced = reducer.reduced(column: column, row: row, of: self)
        result.set(reduced.cell(in: depth), column: column, row: row)
      }
    }
    return result
  }
}

extension ReducedCell {
  /// Returns the cell in full colors.
  fileprivate func cell(in depth: ColorDepth) -> Cell {
    let isReversed = attributes.contains(.emphasized)
    let ink = Self.color(foreground, in: depth) ?? (isReversed ? .black : .white)
    let paper = Self.color(background, in: depth) ?? (isReversed ? .white : .black)
    if let halves {
      return Cell(
        upper: Self.color(halves.upper, in: depth) ?? paper,
        lower: Self.color(halves.lower, in: depth) ?? paper)
    }
    if let dots = Self.dots.firstIndex(of: glyph) {
      return Cell(background: StraightRGBA.mix(paper, ink, by: Double(dots + 1) / 4))
    }
    var cell = Cell(glyph: glyph, foreground: ink, background: paper)
    cell.attributes = attributes.subtracting(.emphasized)
    cell.width = width
    return cell
  }

  /// The color of a number; `nil` for the device's own.
  private static func color(_ number: Int32, in depth: ColorDepth) -> StraightRGBA? {
    guard number >= 0 else { return nil }
    guard let palette = depth.palette else { return StraightRGBA(rgb: UInt32(number)) }
    return palette.color(at: UInt8(truncatingIfNeeded: number))
  }
}
