import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

@Suite struct `The looks of themes`: LockScreenSuite {
  /// Returns the mean distance of two pictures' half cells, as the eye sees it (Oklab); ink counts for half of its cell.
  private func distance(_ first: Surface, _ second: Surface) -> Float {
    let away = { (one: StraightRGBA, other: StraightRGBA) in
      let step = Oklab(one).axes - Oklab(other).axes
      return (step * step).sum().squareRoot()
    }
    let ink = { (cell: Cell) in cell.glyph.hasInk ? cell.foreground : cell.meanBackground }
    let sum = zip(first.cells, second.cells).reduce(Float(0)) { sum, cells in
      let (one, other) = cells
      return sum + away(one.upper, other.upper) / 4 + away(one.lower, other.lower) / 4
        + away(ink(one), ink(other)) / 2
    }
    return sum / Float(first.cells.count)
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi8])
  func `differ among few colors`(depth: ColorDepth) {
    let tile = ThemeTile(size: CellSize(columns: 34, rows: 19))
    let pictures = Theme.embedded.map {
      ($0.name, tile.picture(of: $0, depth: depth, glyphs: .quadrant))
    }
    for (index, first) in pictures.enumerated() {
      for second in pictures[(index + 1)...] {
        #expect(distance(first.1, second.1) > 0.02, "\(first.0) and \(second.0)")
      }
    }
  }

  private func context(_ theme: Theme, depth: ColorDepth) -> ScreenContext {
    ScreenContext(
      size: CellSize(columns: 49, rows: 30), theme: theme,
      environment: EnvironmentValues(now: start),
      hasDynamicIsland: true, depth: depth, measures: .iPhone)
  }

  private func scene(at256 theme: Theme) -> WallpaperScene {
    let context = context(theme, depth: .indexed256)
    return PaintedWallpapers.scene(in: context) { WallpaperScene(in: context) }
  }

  @Test(arguments: Theme.embedded)
  func `have the whole wallpaper to be mixed at 256 colors, without bands behind the header`(
    theme: Theme
  ) {
    let wallpaper = scene(at256: theme).wallpaper
    for row in 0..<wallpaper.size.rows {
      // A blank is flat; other cells are mixed, or have the edge of a shape.
      #expect((0..<wallpaper.size.columns).allSatisfy { wallpaper[$0, row].glyph != .space })
    }
  }

  @Test(arguments: Theme.embedded, [ColorDepth.ansi16, .ansi8])
  func `let text on a poster be read`(theme: Theme, depth: ColorDepth) throws {
    let context = context(theme, depth: depth)
    let style = try #require(context.look.plain)
    let scene = WallpaperScene(in: context)
    let palette = try #require(depth.palette)
    var grounds: Set<StraightRGBA> = []
    for row in 0..<scene.wallpaper.size.rows {
      for column in 0..<49 {
        let cell = scene.wallpaper[column, row]
        grounds.insert(cell.upper)
        guard row < context.geometry.headerRows else { continue }
        let isRead = cell.upper == cell.lower && style.ink.contrastRatio(with: cell.upper) >= 3.9
        if !isRead { Issue.record("\(column), \(row)") }
      }
    }
    #expect(grounds.allSatisfy { palette.color(at: palette.nearest(to: $0)) == $0 })
  }

  @Test(arguments: Theme.embedded)
  func `have gray cards at 256 colors`(theme: Theme) {
    let look = context(theme, depth: .indexed256).look
    #expect(Oklab(look.cardMaterial).chroma < 0.001 && look.cardMaterial.isOpaque)
    for ink in look.foregroundStyles.prefix(2) {
      #expect(ink.over(look.cardMaterial).contrastRatio(with: look.cardMaterial) >= 4.5)
    }
  }

  @Test(arguments: Theme.embedded, [ColorDepth.direct24, .indexed256])
  func `show the edges below a card`(theme: Theme, depth: ColorDepth) throws {
    let context = context(theme, depth: depth)
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme.name)
    let scene =
      depth == .indexed256
      ? scene(at256: theme) : screen.wallpaper.scene(in: screen.context, at: .zero)
    let look = context.look
    let frost = scene.frost[24, 24]
    let wallpaper = scene.wallpaper[24, 24].meanBackground
    let edge = look.stackEdge.opacity(0.75).over(frost)
    let card = look.cardMaterial.over(frost)
    for other in [card, wallpaper] {
      #expect(edge.squaredDistance(to: other) > 0.03 * 0.03, "\(edge) \(other)")
    }
  }
}
