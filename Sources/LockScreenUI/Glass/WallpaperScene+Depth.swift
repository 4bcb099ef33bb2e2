import ColorScience
import Compositing
import Theming

extension WallpaperScene {
  /// Returns the scene for a number of colors.
  ///
  /// - Parameters:
  ///   - depth: The number of colors.
  ///   - style: The style for 16 colors and fewer; `nil` where there are more.
  ///   - headerRows: The number of rows, from the top, with text on the wallpaper, which have one ground.
  /// - Returns: The scene; itself where every color can be shown.
  func limited(to depth: ColorDepth, style: PlainStyle?, headerRows: Int) -> WallpaperScene {
    guard depth != .direct24, !frost.size.isEmpty else { return self }
    var scene = self
    if let style {
      scene.draw(in: style, headerRows: headerRows)
    } else {
      scene.frost = frost.evened
    }
    return scene
  }

  /// Replaces the picture by a poster of few colors; rows with text have one ground, on which ink can be read.
  private mutating func draw(in style: PlainStyle, headerRows: Int) {
    if style.isColorless { symbols = [] }
    if style.outlinesDevice {
      let inside = wallpaper.bounds.inset(columns: 1, rows: 1)
      symbols.removeAll { $0.rect.intersection(inside) != $0.rect }
    }
    let header = style.textGround(for: wallpaper.mean(of: 0..<max(1, headerRows)))
    for row in 0..<wallpaper.size.rows {
      if row < headerRows {
        wallpaper.fillRow(row, with: Cell(background: header))
        continue
      }
      for column in 0..<wallpaper.size.columns {
        let cell = wallpaper[column, row]
        let upper = style.poster.color(for: cell.upper) ?? header
        let lower = cell.upper == cell.lower ? upper : style.poster.color(for: cell.lower)
        wallpaper.set(Cell(upper: upper, lower: lower ?? header), column: column, row: row)
      }
    }
    frost = FrostedGlass(clear: wallpaper)
    symbols = symbols.map { symbol in
      var symbol = symbol
      symbol.color = symbol.color.map { _ in style.ink }
      return symbol
    }
  }
}

extension ScreenGeometry {
  /// The number of the header's rows: those of the status bar, the date and the clock.
  var headerRows: Int { cards.origin.row - device.origin.row - 1 }
}

extension Surface {
  /// Returns the mean color of some rows.
  func mean(of rows: Range<Int>) -> StraightRGBA {
    let colors = rows.flatMap { row in
      (0..<size.columns).map { self[$0, row].meanBackground }
    }
    return ColorGrid(columns: size.columns, rows: rows.count, colors: colors).mean
  }

  fileprivate mutating func fillRow(_ row: Int, with cell: Cell) {
    for column in 0..<size.columns { set(cell, column: column, row: row) }
  }
}
