import ColorScience
import Compositing

/// A card's ground on its way from one place to another, larger or smaller.
struct GrowingGround {
  /// A place on the terminal, with the color and the corners that the ground has there.
  struct End {
    let rect: CellRect
    let color: StraightRGBA
    /// The corner radius, in half rows.
    let radius: Int
  }

  let start: End
  let end: End

  /// Returns the ground at a fraction of its way, `0...1` or a little more, and the cells that it takes.
  func layer(_ fraction: Double, opacity: Double = 1, clip: CellRect) -> (layer: Layer, rect: CellRect) {
    let between = { (old: Int, new: Int) in Double(old) + Double(new - old) * fraction }
    let columns = (start.rect.columnRange, end.rect.columnRange)
    let rows = (start.rect.rowRange, end.rect.rowRange)
    let left = Int(between(columns.0.lowerBound, columns.1.lowerBound).rounded())
    let right = Int(between(columns.0.upperBound, columns.1.upperBound).rounded())
    let top = Int((2 * between(rows.0.lowerBound, rows.1.lowerBound)).rounded())
    let bottom = Int((2 * between(rows.0.upperBound, rows.1.upperBound)).rounded())
    let first = top >> 1
    let rect = CellRect(
      column: left, row: first, columns: max(1, right - left),
      rows: max(1, (bottom + 1) / 2 - first))
    var surface = Surface(size: rect.size)
    let bounded = max(0, min(1, fraction))
    surface.fillRoundedRectangle(
      columns: 0..<rect.size.columns,
      halfRows: top - 2 * first..<max(top + 1, bottom) - 2 * first,
      radius: Int(between(start.radius, end.radius).rounded()),
      with: .mix(start.color, end.color, by: bounded))
    surface.hideGlyphsBeneath()
    return (Layer(surface: surface, origin: rect.origin, opacity: opacity, clip: clip), rect)
  }
}
