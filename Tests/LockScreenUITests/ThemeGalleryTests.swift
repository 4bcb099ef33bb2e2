import ColorScience
import Compositing
import Testing
import Theming

@testable import LockScreenUI

@Suite struct ThemeGalleryTests: LockScreenSuite {
  private func gallery(columns: Int = 122, rows: Int = 40) -> ThemeGallery {
    ThemeGallery(themes: Theme.embedded, size: CellSize(columns: columns, rows: rows))
  }

  @Test(arguments: [CellSize(columns: 34, rows: 19), CellSize(columns: 26, rows: 14)])
  func `the digits of a tile's clock stand as near to each other as on the screen`(size: CellSize)
    throws
  {
    let theme = try #require(Theme.embedded.first { $0.name == "graphite" })
    let tile = ThemeTile(size: size).picture(of: theme, depth: .direct24, glyphs: .quadrant)
    let rows = size.rows / 8..<size.rows / 8 + 3
    let inked = (0..<size.columns).filter { column in
      rows.contains { tile[column, $0].brightness > 0.4 }
    }
    let gaps = zip(inked, inked.dropFirst()).map { $1 - $0 - 1 }
    #expect(inked.count > 6 && gaps.allSatisfy { $0 <= 1 }, "\(inked)")
  }

  @Test func `all themes are on one screen, by their titles`() {
    let picture = text(gallery().surface())
    for theme in Theme.embedded { #expect(picture.contains(theme.title)) }
    #expect(picture.contains("▸ Sunset"))
  }

  @Test(arguments: [(1, 1), (10, 3), (20, 13), (80, 24), (200, 60)])
  func `it fits any terminal, and shows what is selected`(columns: Int, rows: Int) {
    var gallery = gallery(columns: columns, rows: rows)
    for _ in Theme.embedded { _ = gallery.handle(.move(columns: 1, lines: 0)) }
    #expect(gallery.selected == Theme.embedded.last)
    let picture = gallery.surface()
    #expect(picture.size == CellSize(columns: columns, rows: rows))
    #expect(picture.cells.allSatisfy { $0.upper.isOpaque && $0.lower.isOpaque })
    guard columns >= 20, rows >= 13 else { return }
    #expect(text(picture).contains("▸ \(gallery.selected.title)"))
    for _ in Theme.embedded { _ = gallery.handle(.move(columns: 0, lines: -1)) }
    #expect(text(gallery.surface()).contains("▸"))
  }

  @Test(arguments: [(40, 15), (80, 24), (122, 40)])
  func `its header is whole, and says how to leave`(columns: Int, rows: Int) throws {
    let lines = text(gallery(columns: columns, rows: rows).surface()).split(separator: "\n")
    let header = try #require(lines.first { $0.contains("Themes") })
    #expect(header.contains("q quits"))
    #expect(header.contains("Themes 1 of \(Theme.embedded.count)") == (columns < 122))
  }

  @Test func `a tile that has no room for its name is not begun`() {
    let picture = text(gallery(columns: 80, rows: 24).surface())
    for theme in Theme.embedded.prefix(8) { #expect(picture.contains(theme.title)) }
    let narrow = gallery(columns: 49, rows: 30).surface()
    #expect(!text(narrow).contains("Aurora"))
    let page = narrow[0, 0]
    #expect((28..<30).allSatisfy { row in (0..<49).allSatisfy { narrow[$0, row] == page } })
  }

  @Test func `a large terminal has large tiles`() {
    let lines = text(gallery(columns: 200, rows: 60).surface())
      .split(separator: "\n", omittingEmptySubsequences: false)
    let titles = Theme.embedded.map(\.title)
    #expect(lines.lastIndex { line in titles.contains { line.contains($0) } } ?? 0 > 48)
    #expect(lines.contains { line in titles.prefix(6).allSatisfy { line.contains($0) } })
  }

  @Test func `a press selects a theme, and one on the selected opens it`() {
    var gallery = gallery()
    let place = CellPoint(column: 30, row: 5)
    let selected = gallery.handle(.press(at: place))
    #expect(selected == nil && gallery.selection == 1)
    let chosen = gallery.handle(.press(at: place))
    #expect(chosen == Theme.embedded[1])
    let nothing = gallery.handle(.press(at: CellPoint(column: 121, row: 39)))
    #expect(nothing == nil && gallery.selection == 1)
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16])
  func `with few colors tiles have grounds of those alone`(depth: ColorDepth) throws {
    let palette = try #require(depth.palette)
    let colors = Set(palette.choices.map { palette.color(at: UInt8($0)) })
    let gallery = ThemeGallery(
      themes: Theme.embedded, size: CellSize(columns: 122, rows: 40), depth: depth)
    let others = gallery.surface().cells.filter {
      !$0.glyph.hasInk && !(colors.contains($0.upper) && colors.contains($0.lower))
    }
    // A half may be the mean of two colors at a round corner that meets an edge of the poster.
    #expect(others.count <= 4 * Theme.embedded.count)
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16], Theme.embedded)
  func `with few colors cards are told from the glass`(depth: ColorDepth, theme: Theme) throws {
    let look = ScreenLook(theme: theme, display: DeviceDisplay())
      .limited(to: depth, before: theme.wallpaper)
    let style = try #require(look.plain)
    // A line goes around cards of the wallpaper's color.
    #expect(style.outlinesCards == style.poster.colors.contains(style.card))
    for color in [StraightRGBA.black, .white] + theme.wallpaper.poster.map(\.color) {
      #expect(style.textGround(for: color).contrastRatio(with: style.ink) >= 3.9)
    }
  }
}

extension Cell {
  /// The luminance of the brightest part.
  fileprivate var brightness: Double {
    max(
      upper.relativeLuminance, lower.relativeLuminance,
      glyph.hasInk ? foreground.relativeLuminance : 0)
  }
}
