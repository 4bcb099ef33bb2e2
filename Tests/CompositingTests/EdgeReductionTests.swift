import ColorScience
import Testing

@testable import Compositing

@Suite struct `Edges of few colors` {
  /// A card of one color in a wallpaper of another, with an antialiased round edge between the two.
  private func picture(card: StraightRGBA, wallpaper: StraightRGBA) -> Surface {
    var surface = Surface(
      size: CellSize(columns: 20, rows: 10), filledWith: Cell(background: wallpaper))
    let rect = OutlineRect(minX: 13, minY: 21, maxX: 147, maxY: 139)
    surface.fill(
      Outline { $0.addRoundedRect(rect, cornerRadius: 24) }, with: card, edges: EdgeStyle())
    return surface
  }

  private static let pairs: [(UInt32, UInt32)] = [
    (0x262626, 0x83377E), (0x1C1C1C, 0xE26D5C), (0xEEEEEE, 0xA9C6EA), (0x262626, 0x0A4468),
    (0x5F0000, 0x00875F), (0xFFD700, 0x0000AF), (0x7DFFB2, 0xB5446F), (0xFFFFFF, 0x000000),
    (0x303030, 0x5FA048), (0x00005F, 0xD7875F),
  ]

  @Test(arguments: pairs, [ColorDepth.indexed256, .ansi16, .ansi8])
  func `show no third hue between a card and its wallpaper`(
    pair: (UInt32, UInt32), depth: ColorDepth
  ) throws {
    let palette = try #require(depth.palette)
    let colors = (StraightRGBA(rgb: pair.0), StraightRGBA(rgb: pair.1))
    let surface = picture(card: colors.0, wallpaper: colors.1)
    var reducer = CellReducer(depth: depth)
    let ends = [colors.0, colors.1].map { color in
      let number = reducer.reduced(Cell(glyph: .space, background: color)).background
      return Oklab(palette.color(at: UInt8(truncatingIfNeeded: number))).axes
    }
    var edgeCount = 0
    for row in 0..<10 {
      for column in 0..<20 where surface[column, row].glyph.isMask {
        edgeCount += 1
        let reduced = reducer.reduced(column: column, row: row, of: surface)
        for number in [reduced.foreground, reduced.background] where number >= 0 {
          let shown = Oklab(palette.color(at: UInt8(truncatingIfNeeded: number))).axes
          let way = ends[1] - ends[0]
          let length = max(0.000_1, (way * way).sum())
          let part = max(0, min(1, ((shown - ends[0]) * way).sum() / length))
          let step = shown - (ends[0] + way * part)
          #expect((step * step).sum().squareRoot() < 0.05, "column \(column), row \(row)")
        }
      }
    }
    #expect(edgeCount >= 16)
  }

  @Test func `stay as they are where every color can be shown`() {
    let surface = picture(card: .white, wallpaper: StraightRGBA(rgb: 0x83377E))
    var reducer = CellReducer(depth: .direct24)
    for row in 0..<10 {
      for column in 0..<20 {
        #expect(
          reducer.edgeResolved(column: column, row: row, of: surface) == surface[column, row])
      }
    }
  }

  @Test(arguments: [ColorDepth.indexed256, .ansi16, .ansi8])
  func `leave a letter's ink that nothing around it has`(depth: ColorDepth) {
    var surface = Surface(
      size: CellSize(columns: 3, rows: 3),
      filledWith: Cell(background: StraightRGBA(rgb: 0x00005F)))
    surface.set(
      Cell(glyph: Glyph("▐"), foreground: .white, background: StraightRGBA(rgb: 0x00005F)),
      column: 1, row: 1)
    var reducer = CellReducer(depth: depth)
    let reduced = reducer.reduced(column: 1, row: 1, of: surface)
    #expect(reduced.glyph == Glyph("▐"))
    #expect(reduced.foreground != reduced.background)
    #expect(reducer.edgeResolved(column: 1, row: 1, of: surface).foreground == .white)
  }

  @Test func `cost nothing at cells that are no edges`() {
    let surface = Surface(
      size: CellSize(columns: 2, rows: 1), filledWith: Cell(glyph: Glyph("a"), foreground: .white))
    var reducer = CellReducer(depth: .indexed256)
    #expect(reducer.edgeResolved(column: 0, row: 0, of: surface) == surface[0, 0])
  }
}
