/// Emoji in staggered rows, as on a wallpaper made of them.
struct EmojiPattern: Scenery {
  static let object = ThemeObject(
    "emoji", "Emoji in staggered rows",
    [
      ThemeKey("symbols", .glyphs(1...32), "in turn"),
      .count("columns", 3...40, else: 8, "cells from one to the next in a row"),
      .count("rows", 1...20, else: 3, "cells from one row to the next"),
    ])

  let values: ThemeValues

  /// Paints nothing: emoji are glyphs of two cells, with colors of their own.
  func paint(on canvas: inout WallpaperCanvas) {}

  func symbols(columns width: Int, rows height: Int) -> [WallpaperPicture.Symbol] {
    let (columns, rows) = (values.count("columns"), values.count("rows"))
    let symbols = values.glyphs("symbols")
    let lines = height <= 0 ? 0 : (height + rows - 1) / rows
    return (0..<lines).flatMap { line -> [WallpaperPicture.Symbol] in
      let first = line % 2 == 0 ? columns / 4 : columns / 4 + columns / 2
      return stride(from: first, to: max(first, width - 1), by: columns).map { column in
        // Each row starts with another emoji, since equal ones would stand in slanting lines.
        let turn = (column / columns + line * 5 + line / 2) % symbols.count
        return WallpaperPicture.Symbol(
          text: symbols[turn], column: column, row: min(height - 1, line * rows + rows / 2),
          color: nil)
      }
    }
  }
}
