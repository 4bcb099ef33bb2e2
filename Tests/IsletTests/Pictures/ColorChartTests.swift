import ColorScience
import Compositing
import Testing

@Suite struct `A color chart` {
  private var picture: Surface {
    var surface = Surface(
      size: CellSize(columns: 3, rows: 2), filledWith: Cell(background: StraightRGBA(rgb: 0x000000))
    )
    surface.draw("i", at: CellPoint(column: 1, row: 1), foreground: StraightRGBA(rgb: 0xFFFFFF))
    return surface
  }

  @Test func `has a line for a row, one for its ink, and the colors' names`() {
    let lines = picture.colorChart.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "3x2")
    #expect(lines[1].hasSuffix(" AAA") && lines[2].hasSuffix(" AAA"))
    #expect(lines[3] == "     ink      /")
    #expect(lines[4...] == ["", "near:", "A #000000", "/ #FFFFFF", ""])
  }

  @Test(arguments: [
    Cell(background: StraightRGBA(rgb: 0x000001)),
    Cell(upper: StraightRGBA(rgb: 0x000000), lower: StraightRGBA(rgb: 0x000100)),
    Cell(foreground: StraightRGBA(rgb: 0x010000), background: StraightRGBA(rgb: 0x000000)),
    Cell(background: StraightRGBA(rgb: 0x000000), attributes: .bold),
    Cell(glyph: .space, background: StraightRGBA(rgb: 0x000000)),
  ])
  func `shows the least change in its row, and in no other`(cell: Cell) {
    var changed = picture
    changed.set(cell, column: 0, row: 0)
    let (before, after) = (
      picture.colorChart.split(separator: "\n"), changed.colorChart.split(separator: "\n")
    )
    #expect(before[1] != after[1])
    #expect(before[2...] == after[2...])
  }
}
