import ColorScience
import Compositing

extension DisplayItem {
  /// Draws the item on a surface.
  func draw(on surface: inout Surface) {
    let visible = visibleFrame.intersection(surface.bounds)
    guard !visible.isEmpty else { return }
    guard opacity < 1 || visible != frame || !masks.isEmpty || blendMode != .normal else {
      return draw(on: &surface, at: frame)
    }
    var own = Surface(size: visible.size)
    let place = frame.offset(by: .zero - visible.origin)
    if case .image(let image) = content, masks.allSatisfy({ $0.outline != nil }) {
      let masks = masks.map { $0.offset(by: .zero - visible.origin) }
      image.draw(in: place, cutTo: masks, edges: edges, on: &own)
    } else {
      draw(on: &own, at: place)
      for mask in masks.reversed() { own = mask.cut(own, at: visible.origin, edges: edges) }
    }
    if blendMode != .normal { surface.blend(&own, at: visible.origin, by: blendMode) }
    surface.composite(own, at: visible.origin, opacity: opacity, isStill: true)
  }

  private func draw(on surface: inout Surface, at frame: CellRect) {
    switch content {
    case .line(let glyphs):
      guard !ShapePainter.drawDot(glyphs, at: frame.origin, on: &surface),
        var column = column(of: glyphs, at: frame.origin, on: surface)
      else { return }
      for glyph in glyphs {
        surface.draw(
          glyph.measured, column: column, row: frame.origin.row, foreground: glyph.color,
          attributes: glyph.attributes)
        column += glyph.measured.width
      }
    case .block(let block, let color): block.draw(on: &surface, at: frame.origin, color: color)
    case .fill(let outline, let paint, let style):
      ShapePainter(paint: paint, style: style, edges: edges)
        .fill(outline, in: frame, on: &surface)
    case .stroke(let outline, let paint, let stroke, let style):
      ShapePainter(paint: paint, style: style, edges: edges)
        .stroke(outline, by: stroke, in: frame, on: &surface)
    case .bar(let bar): bar.draw(in: frame, edges: edges, on: &surface)
    case .symbol(let picture, let paints):
      let clip = frame.intersection(surface.bounds)
      let sign = picture.signPlace(in: frame).flatMap { clip.contains($0.cell) ? $0 : nil }
      let ground = sign.map { surface[$0.cell.column, $0.cell.row].upper }
      let glyphs = picture.isDotted ? .octant : edges.glyphs
      for layer in picture.layers(in: frame, clip: clip, glyphs: glyphs) {
        let paint = paints[min(layer.level, paints.count - 1)]
        if picture.isDotted, edges.glyphs != .octant {
          let grid = PaintGrid(paint: paint, frame: frame)
          surface.draw(dotted: layer.coverage, color: grid.color)
        } else {
          ShapePainter(paint: paint, style: FillStyle(), edges: edges)
            .fill(layer.coverage, in: frame, on: &surface)
        }
      }
      if let sign, let ground {
        let color = paints[0].color
        surface.draw(
          sign.glyph, column: sign.cell.column, row: sign.cell.row,
          foreground: sign.isCut ? color.cutting(to: ground, on: edges.ground) : color,
          attributes: .bold)
      }
    case .image(let image): image.draw(in: frame, edges: edges, on: &surface)
    case .rule(let paint, let line):
      ShapePainter(paint: paint, style: FillStyle(), edges: edges)
        .draw(line, in: frame, on: &surface)
    }
  }

  /// Returns the column of a line's first glyph.
  ///
  /// One sign in the second cell of another one, as the badge at a symbol's corner, would take the whole symbol away, and so
  /// would a dot on a symbol of one cell: such a one stands beside it.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs of the line.
  ///   - place: The cell of the first one in its frame.
  ///   - surface: The surface with all that is behind.
  /// - Returns: The column; `nil` where there is no room beside the symbol.
  private func column(
    of glyphs: [StyledGlyph], at place: CellPoint, on surface: Surface
  ) -> Int? {
    guard glyphs.count == 1, surface.bounds.contains(place) else { return place.column }
    if isDot { return ShapePainter.column(ofDotAt: place.column, row: place.row, on: surface) }
    guard surface[place.column, place.row].glyph == .continuation else { return place.column }
    let beside = place.column + 1..<place.column + 1 + glyphs[0].measured.width
    let isFree = beside.allSatisfy {
      surface.bounds.contains(CellPoint(column: $0, row: place.row))
        && !surface[$0, place.row].glyph.hasInk
        && surface[$0, place.row].glyph != .continuation
    }
    return isFree ? beside.lowerBound : nil
  }
}

extension StraightRGBA {
  /// The luminance from which dark letters read better than light ones (WCAG 2.2).
  private static let lightLuminance = 0.18

  /// The contrast under which a sign is lost in its disc.
  private static let leastSignContrast = 1.2

  /// Returns the color of a sign that is cut out of this one: the ground's, or black or white where that is not known or is
  /// hardly another color.
  ///
  /// - Parameters:
  ///   - ground: The color beneath, which may be clear.
  ///   - card: The card's own color; `nil` where that is not known.
  /// - Returns: The color.
  fileprivate func cutting(to ground: StraightRGBA, on card: StraightRGBA?) -> StraightRGBA {
    let ground = ground.isOpaque ? ground : card.map(ground.over) ?? ground
    let isSeen =
      ground.isOpaque && over(ground).contrastRatio(with: ground) >= Self.leastSignContrast
    return isSeen ? ground : relativeLuminance < Self.lightLuminance ? .white : .black
  }
}
