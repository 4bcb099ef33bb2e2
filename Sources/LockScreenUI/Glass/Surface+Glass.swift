import ColorScience
import Compositing
import Theming

extension Surface {
  /// Returns the picture with its block letters in the colors of the wallpaper beneath, as far as they can be read.
  func vibrant(in theme: Theme, before scene: WallpaperScene, at origin: CellPoint) -> Surface {
    var picture = self
    picture.updateCells { cell, place in
      let place = place + origin - scene.origin
      guard CellMask(cell.glyph) != nil, scene.wallpaper.bounds.contains(place) else { return }
      let ground = scene.wallpaper[place.column, place.row].meanBackground
      let light = scene.frost[place.column, place.row]
      cell.foreground = theme.vibrantInk(from: light, upon: ground).over(ground)
        .opacity(Double(cell.foreground.alpha) / 255)
    }
    return picture
  }
}

extension WallpaperScene {
  /// Returns the color of frosted glass behind a cell of a surface; `nil` where there is no glass.
  func frost(behind origin: CellPoint, _ column: Int, _ row: Int) -> StraightRGBA? {
    guard !frost.size.isEmpty else { return nil }
    let place = origin + CellPoint(column: column, row: row) - self.origin
    return frost[
      min(max(0, place.column), frost.size.columns - 1),
      min(max(0, place.row), frost.size.rows - 1)
    ]
  }
}
