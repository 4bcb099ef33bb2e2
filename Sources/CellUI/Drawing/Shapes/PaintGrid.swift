import ColorScience
import Compositing
import Foundation

/// The colors of a paint in a frame.
struct PaintGrid: Hashable, Sendable {
  var paint: Paint
  let frame: CellRect

  /// Returns the grid in which a place is the first cell.
  func seen(from place: CellPoint) -> PaintGrid {
    PaintGrid(paint: paint, frame: frame.offset(by: .zero - place))
  }

  /// Changes the colors.
  mutating func recolor(_ change: (StraightRGBA) -> StraightRGBA) { paint = paint.mapped(change) }

  /// Returns letters in the colors of their places.
  func coloring(_ glyphs: [StyledGlyph], at place: CellPoint) -> [StyledGlyph] {
    var column = place.column
    return glyphs.map { glyph in
      defer { column += glyph.measured.width }
      var glyph = glyph
      glyph.color = cellColor(column: column, row: place.row)
      return glyph
    }
  }

  /// Returns the color in the middle of a cell.
  func cellColor(column: Int, row: Int) -> StraightRGBA {
    let upper = color(column: column, halfRow: 2 * row)
    return .mix(upper, color(column: column, halfRow: 2 * row + 1), by: 0.5)
  }

  /// Returns the color in the middle of a half cell.
  func color(column: Int, halfRow: Int) -> StraightRGBA {
    let x = (Double(column - frame.origin.column) + 0.5) / Double(frame.size.columns)
    let y = (Double(halfRow - 2 * frame.origin.row) + 0.5) / Double(2 * frame.size.rows)
    switch paint {
    case .color(let color): return color
    case .linearGradient(let colors, let start, let end):
      return Self.color(of: colors, from: start, to: end, x: x, y: y)
    case .field(let field, let colors):
      let rect = OutlineRect(frame)
      return field.color(of: colors, x: x, y: y, width: rect.width, height: rect.height)
    }
  }

  private static func color(
    of colors: [StraightRGBA], from start: UnitPoint, to end: UnitPoint, x: Double, y: Double
  ) -> StraightRGBA {
    guard let first = colors.first, colors.count > 1 else { return colors.first ?? .clear }
    let (startX, startY) = (Double(start.x), Double(start.y))
    let (deltaX, deltaY) = (Double(end.x) - startX, Double(end.y) - startY)
    let length = deltaX * deltaX + deltaY * deltaY
    let way = ((x - startX) * deltaX + (y - startY) * deltaY) / length
    guard length > 0, way.isFinite else { return first }
    let place = max(0, min(1, way)) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return .mix(colors[index], colors[index + 1], by: place - Double(index))
  }
}
