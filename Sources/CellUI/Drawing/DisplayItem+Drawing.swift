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
      var column = frame.origin.column
      guard !isBadge(of: glyphs, at: frame.origin, on: surface),
        !ShapePainter.drawDot(glyphs, at: frame.origin, on: &surface)
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
          MeasuredGlyph(sign.glyph, width: 1), column: sign.cell.column, row: sign.cell.row,
          foreground: sign.isCut ? color.cutting(to: ground) : color, attributes: .bold)
      }
    case .image(let image): image.draw(in: frame, edges: edges, on: &surface)
    case .rule(let paint, let line):
      ShapePainter(paint: paint, style: FillStyle(), edges: edges)
        .draw(line, in: frame, on: &surface)
    }
  }

  /// Returns whether one sign would stand in the second cell of another one, as the badge at a symbol's corner: it would
  /// take the whole symbol away.
  private func isBadge(
    of glyphs: [StyledGlyph], at place: CellPoint, on surface: Surface
  ) -> Bool {
    glyphs.count == 1 && surface.bounds.contains(place)
      && surface[place.column, place.row].glyph == .continuation
  }
}

extension StraightRGBA {
  /// The luminance from which dark letters read better than light ones (WCAG 2.2).
  private static let lightLuminance = 0.18

  /// Returns the color of what is cut out of this one: the ground's, or, where that is not known here, a card's.
  fileprivate func cutting(to ground: StraightRGBA) -> StraightRGBA {
    ground.isOpaque ? ground : relativeLuminance < Self.lightLuminance ? .white : .black
  }
}
