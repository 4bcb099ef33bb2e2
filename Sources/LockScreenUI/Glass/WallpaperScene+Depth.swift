import ColorScience
import Compositing
import Theming

extension WallpaperScene {
  /// Returns the scene for a number of colors.
  ///
  /// - Parameters:
  ///   - depth: The number of colors.
  ///   - style: The style for 16 colors and fewer; `nil` where there are more.
  ///   - textRows: The rows with text on the wallpaper, the header's first; each of them has one ground.
  /// - Returns: The scene; itself where every color can be shown.
  func limited(to depth: ColorDepth, style: PlainStyle?, textRows: TextRows) -> WallpaperScene {
    guard depth != .direct24, !frost.size.isEmpty else { return self }
    var scene = self
    if let style {
      scene.draw(in: style, textRows)
    } else {
      scene.frost = frost.evened
    }
    return scene
  }

  /// Replaces the picture by a poster of few colors; rows with text have one ground each, on which ink can be read.
  private mutating func draw(in style: PlainStyle, _ textRows: TextRows) {
    if style.isColorless { symbols = [] }
    if style.outlinesDevice {
      let inside = wallpaper.bounds.inset(columns: 1, rows: 1)
      symbols.removeAll { $0.rect.intersection(inside) != $0.rect }
    }
    let header = style.textGround(for: wallpaper.mean(of: 0..<max(1, textRows.headerCount)))
    for row in 0..<wallpaper.size.rows {
      if textRows.contains(row) {
        let ground =
          row < textRows.headerCount
          ? header : style.textGround(for: wallpaper.mean(of: row..<row + 1))
        wallpaper.fillRow(row, with: Cell(background: ground))
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

/// The rows of a device with text on the wallpaper, from its top.
struct TextRows: Hashable {
  /// The number of rows of the header: status bar, date and clock.
  let headerCount: Int
  /// Rows below the header.
  let others: [Int]

  func contains(_ row: Int) -> Bool { row < headerCount || others.contains(row) }
}

extension ScreenGeometry {
  /// The rows with text on the wallpaper: the header's and that of the note below the cards.
  var textRows: TextRows {
    let top = device.origin.row
    let note = min(cards.rowRange.upperBound, device.rowRange.upperBound - 2)
    return TextRows(headerCount: cards.origin.row - top - 1, others: [note - top])
  }
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
