import ColorScience
import Compositing

/// A card's ground on its way from one place to another, larger or smaller.
struct GrowingGround {
  /// A place on the terminal, with the color and the corners that the ground has there.
  struct End {
    /// The ground, in points from the terminal's upper left corner.
    let rect: OutlineRect
    let color: StraightRGBA
    /// The corner radius, in points.
    let radius: Double

    /// Returns the ground in this place, and the cells that it takes.
    func layer(
      edges: EdgeStyle, opacity: Double = 1, clip: CellRect
    ) -> (layer: Layer, rect: CellRect) {
      // A spring may pass its end, and go beyond the screen.
      let cells = rect.cells.intersection(clip)
      let origin = cells.origin
      var surface = Surface(size: cells.size)
      let outline = Outline { $0.addRoundedRect(rect, cornerRadius: radius) }.offset(
        x: -Double(origin.column) * OutlinePoint.perColumn,
        y: -Double(origin.row) * OutlinePoint.perRow)
      surface.fill(outline, with: color, edges: edges)
      surface.hideGlyphsBeneath()
      return (Layer(surface: surface, origin: origin, opacity: opacity, clip: clip), cells)
    }
  }

  let start: End
  let end: End
  let edges: EdgeStyle

  /// Returns the ground at a fraction of its way, `0...1` or a little more, and the cells that it takes.
  func layer(
    _ fraction: Double, opacity: Double = 1, clip: CellRect
  ) -> (layer: Layer, rect: CellRect) {
    let between = { (old: Double, new: Double) in old + (new - old) * fraction }
    let rect = OutlineRect(
      minX: between(start.rect.minX, end.rect.minX), minY: between(start.rect.minY, end.rect.minY),
      maxX: between(start.rect.maxX, end.rect.maxX), maxY: between(start.rect.maxY, end.rect.maxY))
    let ground = End(
      rect: rect, color: .mix(start.color, end.color, by: max(0, min(1, fraction))),
      radius: max(0, between(start.radius, end.radius)))
    return ground.layer(edges: edges, opacity: opacity, clip: clip)
  }
}
