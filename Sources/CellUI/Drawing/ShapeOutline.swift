import ColorScience
import Compositing

/// The outline of a shape, independent of its size.
public enum ShapeOutline: Hashable, Sendable {
  /// Square corners.
  case rectangle
  /// Rounded corners; the radius is in half rows (8 points).
  case rounded(radius: Int)
  /// Half circles at the short sides.
  case capsule
  /// A circle, or an ellipse in a frame that is not square.
  case circle

  /// Fills the outline of a frame.
  func fill(_ frame: CellRect, with paint: Paint, on surface: inout Surface) {
    switch paint {
    case .color(let color) where self == .circle && frame.size.rows == 1:
      surface.draw(
        MeasuredGlyph(Glyph("●"), width: 1),
        column: frame.origin.column + (frame.size.columns - 1) / 2, row: frame.origin.row,
        foreground: color)
    case .color(let color):
      surface.fillRoundedRectangle(
        columns: frame.columnRange, halfRows: halfRows(frame), radius: radius(in: frame),
        with: color)
    case .linearGradient(let colors, let start, let end):
      fillGradient(frame, colors: colors, start: start, end: end, on: &surface)
    }
  }

  private func halfRows(_ frame: CellRect) -> Range<Int> {
    2 * frame.rowRange.lowerBound..<2 * frame.rowRange.upperBound
  }

  private func radius(in frame: CellRect) -> Int {
    let largest = min(frame.size.rows, (frame.size.columns + 1) / 2)
    return switch self {
    case .rectangle: 0
    case .rounded(let radius): min(radius, largest)
    case .capsule, .circle: largest
    }
  }

  /// Fills with a gradient, half cell by half cell; corners are exact to a column.
  private func fillGradient(
    _ frame: CellRect, colors: [StraightRGBA], start: UnitPoint, end: UnitPoint,
    on surface: inout Surface
  ) {
    guard let first = colors.first else { return }
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    let length = deltaX * deltaX + deltaY * deltaY
    let insets = Corner.insets(radius: radius(in: frame))
    let all = halfRows(frame)
    for halfRow in all.clamped(to: 0..<2 * surface.size.rows) {
      let fromEdge = min(halfRow - all.lowerBound, all.upperBound - 1 - halfRow)
      let inset = fromEdge < insets.count ? (insets[fromEdge] + 1) / 2 : 0
      let columns = frame.columnRange.dropFirst(inset).dropLast(inset)
      let y = (Double(halfRow - 2 * frame.origin.row) + 0.5) / Double(2 * frame.size.rows)
      for column in columns.clamped(to: 0..<surface.size.columns) {
        let x = (Double(column - frame.origin.column) + 0.5) / Double(frame.size.columns)
        let way = length > 0 ? ((x - start.x) * deltaX + (y - start.y) * deltaY) / length : 0
        let place = max(0, min(1, way)) * Double(colors.count - 1)
        let index = min(Int(place), max(0, colors.count - 2))
        let color =
          colors.count > 1
          ? StraightRGBA.mix(colors[index], colors[index + 1], by: place - Double(index)) : first
        surface.fill(columns: column..<column + 1, halfRows: halfRow..<halfRow + 1, with: color)
      }
    }
  }

  /// Draws the outline as a thin line of box-drawing glyphs.
  func stroke(_ frame: CellRect, with color: StraightRGBA, on surface: inout Surface) {
    guard frame.size.columns > 1, frame.size.rows > 1 else {
      return surface.fill(frame, with: color)
    }
    surface.draw(self == .rectangle ? .square : .thin, around: frame, color: color)
  }
}
