import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Theming

/// Draws a tiny lock screen: wallpaper, clock and a card.
struct ThemeTile {
  static let leastSize = CellSize(columns: 18, rows: 10)
  let size: CellSize

  private static let cornerRadius = 16.0
  private var clockRow: Int { size.rows / 8 }
  private var card: CellRect {
    CellRect(column: 1, row: size.rows - 5, columns: size.columns - 2, rows: 4)
  }

  func picture(of theme: Theme, depth: ColorDepth, glyphs: GlyphRepertoire) -> Surface {
    let edges = EdgeStyle(glyphs: glyphs, depth: depth)
    let look = ScreenLook(theme: theme, display: DeviceDisplay())
      .limited(to: depth, before: theme.wallpaper)
    let clock = digits(color: look.clockColor, glyphs: glyphs)
    let origin = CellPoint(column: (size.columns - clock.size.columns) / 2, row: clockRow)
    let quiet = CellRect(origin: origin, size: clock.size).inset(columns: -1, rows: 0)
    let rows = Double(size.rows)
    let free = Double(quiet.rowRange.upperBound) / rows...(Double(card.origin.row) + 0.5) / rows
    let scene = WallpaperScene(
      of: theme, size: size, sparing: [quiet, card], at: WallpaperMoment(free: free),
      hasQuarters: depth == .direct24 && glyphs != .ascii
    ).limited(
      to: depth, style: look.plain,
      headerRows: origin.row + clock.size.rows)
    var surface = scene.wallpaper
    surface.draw(scene.symbols)
    let isVibrant = theme.clockStyle == .vibrant && look.plain == nil
    surface.composite(
      isVibrant ? clock.vibrant(in: theme, before: scene, at: origin) : clock, at: origin)
    surface.composite(cardPicture(in: look, before: scene, edges: edges), at: card.origin)
    if let style = look.plain, style.outlinesDevice {
      surface.draw(.thin, around: surface.bounds, color: style.faint)
    } else {
      surface.cutCorners(
        of: surface.bounds, radius: Self.cornerRadius,
        to: look.plain == nil ? FixedColors.page : PlainStyle.page, edges: edges)
    }
    return surface
  }

  private func digits(color: StraightRGBA, glyphs: GlyphRepertoire) -> Surface {
    let environment = EnvironmentValues(
      now: Date(timeIntervalSince1970: 0), glyphRepertoire: glyphs)
    return Text("9:41").font(.system(size: 34, weight: .semibold).proportionalDigits())
      .foregroundStyle(Color(rgba: color))
      .layout(in: ProposedCells(columns: size.columns, rows: 3), environment: environment)
      .surface()
  }

  private func cardPicture(
    in look: ScreenLook, before scene: WallpaperScene, edges: EdgeStyle
  ) -> Surface {
    let ground = CardGround(
      kind: .card, columns: card.size.columns, color: look.cardMaterial,
      style: look.plain,
      edges: edges)
    var surface = ground.surface(
      halfRows: 0..<Double(2 * card.size.rows), before: scene, at: card.origin)
    let ink = look.foregroundStyles
    surface.draw("Ride", at: CellPoint(column: 2, row: 1), foreground: ink[0], attributes: .bold)
    let (end, done) = (card.size.columns - 2, card.size.columns / 2 + 1)
    surface.draw("12:07", at: CellPoint(column: end - 5, row: 1), foreground: ink[1])
    let bar = { String(repeating: "━", count: $0) }
    surface.draw(bar(done - 2), at: CellPoint(column: 2, row: 2), foreground: look.tint)
    surface.draw(bar(end - done), at: CellPoint(column: done, row: 2), foreground: ink[3])
    return surface
  }
}
