import ColorScience
import Compositing
import Theming

extension Surface {
  /// Returns the ground of a card as frosted glass, through which only the blurred wallpaper of its place shines.
  func glazed(before scene: WallpaperScene, at origin: CellPoint) -> Surface {
    let frost = scene.frost
    guard !frost.size.isEmpty else { return self }
    var glass = self
    for row in 0..<size.rows {
      let below = min(max(0, row + origin.row - scene.origin.row), frost.size.rows - 1)
      for column in 0..<size.columns {
        let cell = self[column, row]
        guard cell != .clear else { continue }
        let beside = column + origin.column - scene.origin.column
        let behind = frost[min(max(0, beside), frost.size.columns - 1), below]
        glass.recolor(column: column, row: row, like: cell.glazed(before: behind))
      }
    }
    return glass
  }

  /// Returns the picture with its block letters in the colors of the wallpaper beneath, as far as they can be read.
  func vibrant(in theme: Theme, before scene: WallpaperScene, at origin: CellPoint) -> Surface {
    var picture = self
    picture.updateCells { cell, place in
      let place = place + origin - scene.origin
      guard CellMask(cell.glyph) != nil, scene.frost.bounds.contains(place) else { return }
      let ground = scene.wallpaper[place.column, place.row].meanBackground
      let light = scene.frost[place.column, place.row].meanBackground
      cell.foreground = theme.vibrantInk(from: light, upon: ground).over(ground)
        .opacity(Double(cell.foreground.alpha) / 255)
    }
    return picture
  }
}

extension Cell {
  fileprivate func glazed(before frost: Cell) -> Cell {
    var cell = self
    if upper == lower {
      // Blurred colors look no better in halves, and one color costs a terminal less.
      cell.upper = upper.alpha > 0 ? upper.over(frost.meanBackground) : upper
      cell.lower = cell.upper
    } else {
      cell.upper = upper.alpha > 0 ? upper.over(frost.upper) : upper
      cell.lower = lower.alpha > 0 ? lower.over(frost.lower) : lower
    }
    // Ink is a quarter of a round corner: glass as well.
    if glyph.hasInk { cell.foreground = foreground.over(frost.meanBackground) }
    // A blank hides the wallpaper's ink, which glass blurs away.
    if glyph == .none { cell.glyph = .space }
    return cell
  }
}
