import ColorScience
import Compositing
import RandomNumbers
import Testing

struct ReductionTests {
  private func picture(seed: UInt64) -> Surface {
    var dice = SplitMix64(seed: seed)
    var surface = Surface(size: CellSize(columns: 24, rows: 12))
    for row in 0..<12 {
      for column in 0..<24 {
        let color = { (dice: inout SplitMix64) in
          StraightRGBA(rgb: UInt32.random(in: 0...0xFFFFFF, using: &dice))
        }
        var cell = Cell(upper: color(&dice), lower: color(&dice))
        if Bool.random(using: &dice) { cell.lower = cell.upper }
        if Int.random(in: 0..<3, using: &dice) == 0 {
          cell.foreground = color(&dice)
          cell.glyph = Glyph(["a", "é", "▙", "█"].randomElement(using: &dice) ?? "a")
        }
        surface.set(cell, column: column, row: row)
      }
    }
    surface.draw("日本", at: CellPoint(column: 3, row: 3), foreground: .white)
    return surface
  }

  @Test(arguments: [ColorDepth.indexed256, .ansi16, .ansi8], [1, 2, 3] as [UInt64])
  func `a reduced picture has the palette's colors, and the same text`(
    depth: ColorDepth, seed: UInt64
  ) throws {
    let palette = try #require(depth.palette)
    let colors = Set(
      (0..<(depth == .ansi8 ? 8 : 256)).map {
        palette.color(at: UInt8($0 % palette.choices.upperBound))
      })
    let picture = picture(seed: seed)
    let reduced = picture.reduced(to: depth)
    #expect(reduced.size == picture.size)
    for (old, new) in zip(picture.cells, reduced.cells) where old.glyph != .continuation {
      #expect(new.upper.isOpaque && new.lower.isOpaque)
      // A block may become another one of the same colors.
      guard Character(old.glyph.base).isLetter else { continue }
      #expect(new.glyph == old.glyph && new.width == old.width)
      #expect(colors.contains(new.foreground) && colors.contains(new.upper))
    }
  }

  @Test func `without colors there is white ink on black`() {
    let reduced = picture(seed: 1).reduced(to: .mono)
    #expect(reduced.cells.allSatisfy { $0.glyph == .continuation || $0.upper == .black })
  }

  @Test func `without colors the half that is lighter by far is ink`() {
    var reducer = CellReducer(depth: .mono)
    let green = StraightRGBA(rgb: 0x34C759)
    let upper = reducer.reduced(Cell(upper: green, lower: .black))
    #expect(upper.glyph == Glyph("▀") && upper.halves == nil)
    #expect(reducer.reduced(Cell(upper: .black, lower: green)).glyph == Glyph("▄"))
    #expect(reducer.reduced(Cell(background: green)) == .blank)
    let near = Cell(upper: .black, lower: StraightRGBA(rgb: 0x262626))
    #expect(reducer.reduced(near) == .blank, "grounds of little contrast are none")
    var lifted = Cell(upper: green, lower: .black)
    lifted.attributes = .emphasized
    #expect(reducer.reduced(lifted).glyph == Glyph("▀"))
    #expect(reducer.reduced(lifted).attributes == .emphasized, "in reverse")
  }

  @Test func `24 bits stay as they are`() {
    let picture = picture(seed: 1)
    for (old, new) in zip(picture.cells, picture.reduced(to: .direct24).cells)
    where !old.glyph.hasInk && old.glyph != .continuation {
      #expect(new.upper == old.upper && new.lower == old.lower)
    }
  }
}
