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

  /// Draws a wallpaper's glyphs, except where something else stands.
  mutating func draw(_ symbols: [WallpaperPicture.Symbol], sparing places: [CellRect] = []) {
    for symbol in symbols {
      let width = TextCells.width(of: symbol.text)
      let place = CellRect(column: symbol.column, row: symbol.row, columns: width, rows: 1)
      // A wide glyph that the edge would cut in half is left out.
      guard place.intersection(bounds) == place,
        places.allSatisfy({ $0.intersection(place).isEmpty })
      else { continue }
      draw(symbol.text, at: place.origin, foreground: symbol.color ?? .white)
    }
  }
}
