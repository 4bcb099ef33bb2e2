package import ColorScience
import Foundation

/// The places of a gradient's colors in a shape, other than along a line.
public enum ColorField: Hashable, Sendable {
  /// Circles around a point, by radii in points.
  case radial(center: UnitPoint, start: Double, end: Double)
  /// Ellipses around a point, by parts of the shape's size.
  case elliptical(center: UnitPoint, start: Double, end: Double)
  /// Rays from a point, by angles in radians clockwise from the right.
  case angular(center: UnitPoint, start: Double, end: Double)
  /// A grid of points.
  case mesh(columns: Int, rows: Int)

  /// Returns the color at a place, as fractions of the shape's width and height in points.
  package func color(
    of colors: [StraightRGBA], x: Double, y: Double, width: Double, height: Double
  ) -> StraightRGBA {
    switch self {
    case .radial(let center, let start, let end):
      let (dx, dy) = ((x - Double(center.x)) * width, (y - Double(center.y)) * height)
      return Self.color(of: colors, at: (dx * dx + dy * dy).squareRoot(), from: start, to: end)
    case .elliptical(let center, let start, let end):
      let (dx, dy) = (x - Double(center.x), y - Double(center.y))
      return Self.color(of: colors, at: (dx * dx + dy * dy).squareRoot(), from: start, to: end)
    case .angular(let center, let start, let end):
      let (dx, dy) = ((x - Double(center.x)) * width, (y - Double(center.y)) * height)
      let turn = 2 * Double.pi
      let angle = atan2(dy, dx) - start
      let from = angle - (angle / turn).rounded(.down) * turn
      return Self.color(of: colors, at: from, from: 0, to: end - start)
    case .mesh(let columns, let rows):
      return Self.meshColor(of: colors, columns: columns, rows: rows, x: x, y: y)
    }
  }

  /// Returns the color at a distance, of evenly spaced colors between two distances.
  private static func color(
    of colors: [StraightRGBA], at distance: Double, from start: Double, to end: Double
  ) -> StraightRGBA {
    guard let first = colors.first, colors.count > 1 else { return colors.first ?? .clear }
    let way = end == start ? (distance < start ? 0 : 1) : (distance - start) / (end - start)
    guard way.isFinite else { return first }
    let place = max(0, min(1, way)) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return .mix(colors[index], colors[index + 1], by: place - Double(index))
  }

  private static func meshColor(
    of colors: [StraightRGBA], columns: Int, rows: Int, x: Double, y: Double
  ) -> StraightRGBA {
    func place(_ part: Double, _ count: Int) -> (Int, Int, Double) {
      let place = max(0, min(1, part)) * Double(count - 1)
      let index = min(Int(place), max(0, count - 2))
      return (index, min(index + 1, count - 1), place - Double(index))
    }
    let (left, right, across) = place(x, columns)
    let (top, bottom, down) = place(y, rows)
    return .mix(
      .mix(colors[top * columns + left], colors[top * columns + right], by: across),
      .mix(colors[bottom * columns + left], colors[bottom * columns + right], by: across),
      by: down)
  }
}
