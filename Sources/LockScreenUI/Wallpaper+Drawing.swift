import ColorScience
import Compositing
import Theming

extension Wallpaper {
  /// Draws the wallpaper in half cells; opaque.
  func surface(size: CellSize) -> Surface {
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let x = (Double(column) + 0.5) / Double(size.columns)
        let cell = Cell(
          upper: color(x: x, y: (Double(row) + 0.25) / Double(size.rows), size: size),
          lower: color(x: x, y: (Double(row) + 0.75) / Double(size.rows), size: size))
        surface.set(cell, column: column, row: row)
      }
    }
    return surface
  }

  /// The color at a place, in fractions of the picture.
  private func color(x: Double, y: Double, size: CellSize) -> StraightRGBA {
    // A cell is twice as high as wide: lights are round on the screen, not in the grid.
    let proportion = Double(size.columns) / Double(max(1, size.rows) * 2)
    return glows.reduce(gradientColor(x: x, y: y)) { color, glow in
      let (deltaX, deltaY) = ((x - glow.x) * proportion, y - glow.y)
      let distance = (deltaX * deltaX + deltaY * deltaY).squareRoot() / glow.radius
      guard distance < 1 else { return color }
      // A light falls off smoothly at its middle and at its edge.
      let fall = 1 - distance * distance * (3 - 2 * distance)
      return glow.color.opacity(fall).over(color)
    }
  }

  private func gradientColor(x: Double, y: Double) -> StraightRGBA {
    let (downward, across) = Self.direction(degrees: angle)
    let reach = abs(downward) + abs(across)
    let way = ((y - 0.5) * downward + (x - 0.5) * across) / max(reach, 0.001) + 0.5
    guard let after = stops.firstIndex(where: { $0.location >= way }) else {
      return stops.last?.color ?? .black
    }
    guard after > 0 else { return stops[0].color }
    let (first, second) = (stops[after - 1], stops[after])
    let span = second.location - first.location
    return StraightRGBA.mix(
      first.color, second.color, by: span > 0 ? (way - first.location) / span : 1)
  }

  /// The cosine and sine of an angle, by Bhāskara's formula, which is exact enough for a picture and needs no library.
  private static func direction(degrees: Double) -> (downward: Double, across: Double) {
    (sine(degrees + 90), sine(degrees))
  }

  private static func sine(_ degrees: Double) -> Double {
    var angle = degrees.truncatingRemainder(dividingBy: 360)
    if angle < 0 { angle += 360 }
    let isNegative = angle > 180
    if isNegative { angle -= 180 }
    let product = angle * (180 - angle)
    return (isNegative ? -4 : 4) * product / (40_500 - product)
  }
}
