import ColorScience
import Compositing
import Theming

extension Surface {
  /// Makes a surface of a grid's colors, two rows of which are the halves of a row of cells.
  init(_ grid: ColorGrid) {
    self.init(size: CellSize(columns: grid.columns, rows: grid.rows / 2))
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        set(
          Cell(upper: grid[column, 2 * row], lower: grid[column, 2 * row + 1]), column: column,
          row: row)
      }
    }
  }

  /// Draws a wallpaper's glyphs, except in covered places.
  mutating func draw(_ symbols: [WallpaperPicture.Symbol], sparing places: [CellRect] = []) {
    for symbol in symbols {
      let place = symbol.rect
      guard places.allSatisfy({ $0.intersection(place).isEmpty }) else { continue }
      draw(symbol.text, at: place.origin, foreground: symbol.color ?? .white)
    }
  }
}

extension WallpaperPicture.Symbol {
  /// The cells that the glyph takes.
  var rect: CellRect {
    CellRect(column: column, row: row, columns: TextCells.width(of: text), rows: 1)
  }
}
