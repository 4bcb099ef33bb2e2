import ColorScience
import Compositing

/// The device's own marks besides date and time: status bar, torch and camera, the home bar.
struct ChromePart: ScreenPart {
  private var marks: Surface?

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    marks = nil
  }

  /// Returns the marks, which change with the colors only.
  mutating func layers(clip: CellRect, in context: ScreenContext) -> [Layer] {
    let surface = marks ?? Self.surface(in: context)
    marks = surface
    return [Layer(surface: surface, origin: context.geometry.device.origin, clip: clip)]
  }

  /// Draws the marks on a surface as large as the device.
  private static func surface(in context: ScreenContext) -> Surface {
    let (geometry, look, isASCII) = (context.geometry, context.look, !context.hasHalfRows)
    let device = geometry.device
    var surface = Surface(size: device.size)
    let ink = look.dateColor
    let columns = device.size.columns
    // A word needs room beside the widest island.
    if columns >= 46 {
      let right = columns - 8
      surface.draw("islet", at: CellPoint(column: 4, row: 1), foreground: ink, attributes: [])
      surface.draw("5G", at: CellPoint(column: right, row: 1), foreground: ink, attributes: [])
      surface.draw("██", at: CellPoint(column: right + 3, row: 1), foreground: ink, attributes: [])
    }
    // The buttons' symbols bring their own light, so a dim display leaves them out.
    if !look.isAlwaysOn, let row = geometry.torchRow.map({ $0 - device.origin.row }) {
      drawButton("🔦", at: 4, row: row, look: look, in: &surface)
      drawButton("📷", at: columns - 10, row: row, look: look, in: &surface)
    }
    if isASCII { surface.keepWholeRows() }
    drawHomeBar(look: look, isASCII: isASCII, on: &surface)
    return surface
  }

  private static func drawHomeBar(
    look: ScreenLook, isASCII: Bool, on surface: inout Surface
  ) {
    let (columns, rows) = (surface.size.columns, surface.size.rows)
    let place = columns / 2 - 8..<columns / 2 + 8
    if isASCII || look.plain?.outlinesDevice == true {
      for column in place {
        surface.draw(
          MeasuredGlyph(Glyph("━"), width: 1), column: column, row: rows - 1,
          foreground: look.dateColor)
      }
      return
    }
    let last = 2 * rows - (rows >= 30 ? 2 : 1)
    surface.fill(
      columns: place, halfRows: last..<last + 1,
      with: look.depth == .direct24 ? look.dateColor.opacity(0.95) : look.dateColor)
    surface.layFlat(CellRect(column: place.lowerBound, row: last / 2, columns: 16, rows: 1))
  }

  private static func drawButton(
    _ symbol: String, at column: Int, row: Int, look: ScreenLook, in surface: inout Surface
  ) {
    if look.plain == nil {
      surface.fillRoundedRectangle(
        columns: column..<column + 6, halfRows: (2 * row - 1)..<(2 * row + 3), radius: 2,
        with: StraightRGBA.black.opacity(0.22))
    }
    surface.draw(
      symbol, at: CellPoint(column: column + 2, row: row),
      foreground: look.plain?.ink ?? .white, attributes: [])
  }
}

extension Surface {
  /// Gives filled cells in a rectangle a blank, so that they hide the wallpaper's ink and are no shade of it.
  fileprivate mutating func layFlat(_ rect: CellRect) {
    updateCells { cell, place in
      if rect.contains(place), cell.glyph == .none, cell != .clear { cell.glyph = .space }
    }
  }
}
