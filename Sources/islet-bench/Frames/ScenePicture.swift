import ColorScience
import Compositing

/// The pictures of the scenes that other libraries were measured with.
enum ScenePicture {
  /// Makes a color for each cell, or for each row.
  static func ground(size: CellSize, byRow: Bool) -> Surface {
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let x = byRow ? 0 : column * 255 / max(1, size.columns - 1)
        let y = row * 255 / max(1, size.rows - 1)
        let color = StraightRGBA(
          red: UInt8(x), green: UInt8(y), blue: UInt8(255 - (x + y) / 2))
        surface.set(Cell(background: color), column: column, row: row)
      }
    }
    return surface
  }

  /// Makes a white letter for each cell, on a clear surface.
  static func text(size: CellSize) -> Surface {
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      let line = String(
        decoding: (0..<size.columns).map { UInt8(97 + ($0 * 7 + row * 3) % 26) }, as: UTF8.self)
      surface.draw(line, at: CellPoint(column: 0, row: row), foreground: .white)
    }
    return surface
  }
}
