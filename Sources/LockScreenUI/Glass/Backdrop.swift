import ColorScience
import Compositing
import Theming

/// Draws the ground of everything: the page, and the device's glass with its wallpaper.
enum Backdrop {

  /// Returns the page with the glass upon it, as large as the terminal; opaque.
  static func surface(
    geometry: ScreenGeometry, scene: WallpaperScene, style: PlainStyle? = nil
  ) -> Surface {
    let page = style == nil ? FixedColors.page : PlainStyle.page
    var surface = Surface(size: geometry.screen, filledWith: Cell(background: page))
    surface.composite(scene.wallpaper, at: geometry.device.origin)
    guard geometry.device.size != geometry.screen else { return surface }
    if let style, style.outlinesDevice {
      surface.draw(.thin, around: geometry.device, color: style.faint)
    } else {
      cutCorners(
        of: geometry.device, radius: geometry.measures.cornerRadius, to: page, in: &surface)
    }
    return surface
  }

  /// Lays the page over the cells outside of the rounded corners, a quarter of a cell at a time.
  static func cutCorners(
    of device: CellRect, radius: Int, to page: StraightRGBA = FixedColors.page,
    in surface: inout Surface
  ) {
    let insets = Corner.insets(radius: radius)
    let columns = device.columnRange
    for row in 0..<(radius + 1) / 2 {
      let upper = insets[row * 2]
      let lower = row * 2 + 1 < insets.count ? insets[row * 2 + 1] : 0
      for step in 0..<(max(upper, lower) + 1) / 2 {
        let bits = (0..<4).reduce(into: UInt8(0)) { bits, quarter in
          let inset = quarter < 2 ? upper : lower
          if step * 2 + quarter % 2 < inset { bits |= 1 << UInt8(quarter) }
        }
        let top = device.origin.row + row
        let bottom = device.rowRange.upperBound - 1 - row
        cut(bits, column: columns.lowerBound + step, row: top, to: page, in: &surface)
        cut(
          Quadrant.mirrored(bits), column: columns.upperBound - 1 - step, row: top, to: page,
          in: &surface)
        cut(
          Quadrant.flipped(bits), column: columns.lowerBound + step, row: bottom, to: page,
          in: &surface)
        cut(
          Quadrant.flipped(Quadrant.mirrored(bits)), column: columns.upperBound - 1 - step,
          row: bottom, to: page, in: &surface)
      }
    }
  }

  private static func cut(
    _ bits: UInt8, column: Int, row: Int, to page: StraightRGBA, in surface: inout Surface
  ) {
    guard bits != 0, surface.bounds.contains(CellPoint(column: column, row: row)) else { return }
    guard bits != 15 else {
      return surface.set(Cell(background: page), column: column, row: row)
    }
    let beneath = surface[column, row]
    let glass = StraightRGBA.mix(beneath.upper, beneath.lower, by: 0.5)
    surface.set(
      Cell(glyph: Quadrant.glyph(bits), foreground: page, background: glass),
      column: column, row: row)
  }
}
