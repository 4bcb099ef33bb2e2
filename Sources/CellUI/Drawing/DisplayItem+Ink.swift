import ColorScience
import Compositing

extension DisplayItem {
  /// A Boolean value indicating whether the item is letters or a sign.
  package var isInk: Bool {
    switch content {
    case .line, .block, .symbol: true
    case .fill, .stroke, .bar, .rule, .image: false
    }
  }

  /// A Boolean value indicating whether half of a row beyond those of its view may be the item's: that of a shape, or of a
  /// symbol on a disc, but not the light of a blur.
  package var mayReachOut: Bool {
    switch content {
    case .line, .block: false
    case .symbol(let picture, _): picture.disc != nil
    case .fill, .stroke, .bar, .rule, .image: !isBlurred
    }
  }

  /// Draws letters in the colors of their places, as strong as their own.
  mutating func color(by colors: PaintGrid) {
    switch content {
    case .line(let glyphs):
      let colored = colors.coloring(glyphs, at: frame.origin)
      content = .line(
        zip(glyphs, colored).map { glyph, new in
          new.colored(new.color.opacity(glyph.color.fraction))
        })
    case .block(let letters, let ink):
      var colors = colors.seen(from: frame.origin)
      colors.recolor { $0.opacity(ink.fraction) }
      content = .block(letters.colored(by: colors), ink)
    case .symbol(let picture, let paints):
      let middle = CellPoint(
        column: frame.origin.column + frame.size.columns / 2,
        row: frame.origin.row + frame.size.rows / 2)
      let color = colors.cellColor(column: middle.column, row: middle.row)
      let paint = frame == colors.frame ? colors.paint : .color(color)
      content = .symbol(picture, paints.map { paint.opacity($0.color.fraction) })
    case .fill, .stroke, .bar, .rule, .image: break
    }
  }
}

extension StraightRGBA {
  /// The opacity, `0...1`.
  var fraction: Double { Double(alpha) / 255 }
}
