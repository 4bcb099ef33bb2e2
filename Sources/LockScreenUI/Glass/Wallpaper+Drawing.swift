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

  /// Draws the cells that a wallpaper's curves cut in quarters.
  mutating func draw(_ cuts: [WallpaperPicture.Cut], of grid: ColorGrid) {
    var halves: [Int: WallpaperPicture.Cut] = [:]
    for cut in cuts { halves[cut.row * size.columns + cut.column] = cut }
    for cut in cuts where cut.row / 2 < size.rows {
      let upperRow = cut.row / 2 * 2
      // A cell that is cut in both of its squares is drawn at the first of them.
      let other = halves[(cut.row ^ 1) * size.columns + cut.column]
      guard cut.row == upperRow || other == nil else { continue }
      let (upper, lower) = cut.row == upperRow ? (cut, other) : (other, cut)
      let colors = (grid[cut.column, upperRow], grid[cut.column, upperRow + 1])
      set(
        Cell(
          upperLeft: upper?.left ?? colors.0, upperRight: upper?.right ?? colors.0,
          lowerLeft: lower?.left ?? colors.1, lowerRight: lower?.right ?? colors.1),
        column: cut.column, row: cut.row / 2)
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
