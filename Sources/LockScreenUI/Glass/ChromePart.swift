import CellUI
import ColorScience
import Compositing

/// The device's own marks besides date and time: status bar, torch and camera, the home bar.
struct ChromePart: ScreenPart {
  private var marks: Surface?
  /// The row of torch and camera in the marks.
  private var torchRow: Int?

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    marks = nil
  }

  /// Returns the marks, which change with the colors, and where an open list takes the rows of torch and camera.
  mutating func layers(clip: CellRect, in context: ScreenContext) -> [Layer] {
    if torchRow != context.geometry.torchRow { marks = nil }
    torchRow = context.geometry.torchRow
    let surface = marks ?? Self.surface(in: context)
    marks = surface
    return [Layer(surface: surface, origin: context.geometry.device.origin, clip: clip)]
  }

  /// Draws the marks on a surface as large as the device.
  private static func surface(in context: ScreenContext) -> Surface {
    let (geometry, look) = (context.geometry, context.look)
    let device = geometry.device
    var surface = Surface(size: device.size)
    let columns = device.size.columns
    // Words need room beside the widest island.
    if columns >= 46 {
      surface.draw("islet", at: CellPoint(column: 4, row: 1), foreground: look.dateColor)
      surface.drawStatus(at: CellPoint(column: columns - 9, row: 1), in: context)
    }
    // The buttons' symbols bring their own light, so a dim display leaves them out.
    if !look.isAlwaysOn, let row = geometry.torchRow.map({ $0 - device.origin.row }) {
      surface.drawButton("🔦", at: CellPoint(column: 6, row: row), in: context)
      surface.drawButton("📷", at: CellPoint(column: columns - 8, row: row), in: context)
    }
    surface.drawHomeIndicator(in: context)
    return surface
  }
}

extension Surface {
  /// The width of the home indicator, in points.
  private static let indicatorWidth = 134.0
  /// The height of the home indicator, in points.
  private static let indicatorHeight = 7.0

  /// Draws the bars of the signal, and the battery with its charge in it, as since iOS 16.
  fileprivate mutating func drawStatus(at origin: CellPoint, in context: ScreenContext) {
    let ink = context.look.dateColor
    guard context.edges.glyphs != .ascii, context.look.plain == nil else {
      draw("5G 80%", at: origin, foreground: ink)
      return
    }
    draw("▂▄▆", at: origin, foreground: ink)
    let battery = OutlineRect(
      x: (Double(origin.column) + 3.5) * OutlinePoint.perColumn,
      y: Double(origin.row) * OutlinePoint.perRow, width: 3 * OutlinePoint.perColumn,
      height: OutlinePoint.perRow)
    let body = Outline { $0.addRoundedRect(battery, cornerRadius: 4) }
    let pole = Outline {
      $0.addRoundedRect(
        OutlineRect(x: battery.maxX + 1, y: battery.minY + 4, width: 2, height: 8), cornerRadius: 1)
    }
    fill(body, with: ink, edges: context.edges)
    fill(pole, with: ink, edges: context.edges)
    let (dark, light) = (StraightRGBA.black, StraightRGBA.white)
    let isDark = dark.contrastRatio(with: ink) > light.contrastRatio(with: ink)
    draw(
      "80", at: CellPoint(column: origin.column + 4, row: origin.row),
      foreground: isDark ? dark : light, attributes: .bold)
  }

  /// Draws a round button with a symbol of two cells, whose left one is at a place.
  fileprivate mutating func drawButton(
    _ symbol: String, at place: CellPoint, in context: ScreenContext
  ) {
    let look = context.look
    if look.plain == nil {
      let center = OutlinePoint(
        x: Double(place.column + 1) * OutlinePoint.perColumn,
        y: (Double(place.row) + 0.5) * OutlinePoint.perRow)
      // A lower device leaves the button fewer rows.
      let radius = context.geometry.device.size.rows >= 30 ? 24.0 : 16
      let circle = Outline {
        $0.addEllipse(
          in: OutlineRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
      // A shade over colors that are mixed of dots would be in patches, and in the light it would be a stain.
      let isShade = context.depth != .indexed256 && look.colorScheme != .light
      let glass = isShade ? .black.opacity(0.35) : look.cardMaterial
      fill(circle, with: glass, edges: context.edges)
    }
    draw(symbol, at: place, foreground: look.plain?.ink ?? .white, attributes: [])
  }

  fileprivate mutating func drawHomeIndicator(in context: ScreenContext) {
    let look = context.look
    let place = size.columns / 2 - 8..<size.columns / 2 + 8
    guard context.edges.glyphs != .ascii, look.plain?.outlinesDevice != true else {
      for column in place {
        draw(
          MeasuredGlyph(Glyph("━"), width: 1), column: column, row: size.rows - 1,
          foreground: look.dateColor)
      }
      return
    }
    // The last half row is free below it.
    let halfRow = 2 * size.rows - 2
    let middle = Double(size.columns) / 2 * OutlinePoint.perColumn
    let bar = Outline {
      $0.addRoundedRect(
        OutlineRect(
          x: middle - Self.indicatorWidth / 2, y: Double(halfRow) * 8 + 0.5,
          width: Self.indicatorWidth, height: Self.indicatorHeight), cornerRadius: 3)
    }
    fill(bar, with: look.dateColor, edges: context.edges)
    layFlat(
      CellRect(column: place.lowerBound - 1, row: halfRow / 2, columns: place.count + 2, rows: 1))
  }

  /// Gives filled cells in a rectangle a blank, so that they hide the wallpaper's ink and are no shade of it.
  private mutating func layFlat(_ rect: CellRect) {
    updateCells { cell, place in
      if rect.contains(place), cell.glyph == .none, cell != .clear { cell.glyph = .space }
    }
  }
}
