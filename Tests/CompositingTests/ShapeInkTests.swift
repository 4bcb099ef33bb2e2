import ColorScience
import Compositing
import Testing

/// The shapes of a picture in text, in which no ground is seen.
struct ShapeInkTests {
  private let blue = StraightRGBA(rgb: 0x0A84FF)
  private let gray = StraightRGBA(rgb: 0x3A3A3C)

  private func page(columns: Int, rows: Int) -> Surface {
    Surface(
      size: CellSize(columns: columns, rows: rows), filledWith: Cell(background: .black))
  }

  private func lines(of surface: Surface) -> [String] {
    let shown = surface.withShapesInInk()
    return (0..<shown.size.rows).map { row in
      (0..<shown.size.columns).map { column in
        let glyph = shown[column, row].glyph
        return glyph.hasInk ? String(glyph.base) : " "
      }.joined()
    }
  }

  @Test func `a ground of whole cells is blocks, and a faint one dots`() {
    var surface = page(columns: 9, rows: 3)
    surface.fill(CellRect(column: 1, row: 1, columns: 2, rows: 1), with: blue)
    surface.fill(CellRect(column: 5, row: 1, columns: 3, rows: 1), with: gray)
    #expect(lines(of: surface) == ["         ", " ██  ░░░ ", "         "])
  }

  @Test func `of a cell in two colors the shape is ink, whichever of them the glyph has`() {
    var surface = page(columns: 6, rows: 4)
    surface.fill(CellRect(column: 2, row: 2, columns: 2, rows: 1), with: blue)
    surface.set(Cell(upper: .black, lower: blue), column: 2, row: 1)
    surface.set(Cell(upper: blue, lower: .black), column: 3, row: 3)
    surface.set(
      Cell(glyph: Glyph("▘"), foreground: .black, background: blue), column: 3, row: 1)
    surface.set(
      Cell(glyph: Glyph("▝"), foreground: blue, background: .black), column: 2, row: 3)
    #expect(lines(of: surface) == ["      ", "  ▄▟  ", "  ██  ", "  ▝▀  "])
  }

  @Test
  func `of bars lower than a cell the faint part is a thin line, and a bar of nothing is all thin`()
  {
    let track = StraightRGBA(rgb: 0x3A3A3C)
    var surface = page(columns: 9, rows: 5)
    for (row, glyph) in [(0, Glyph("▃")), (1, Glyph("━")), (4, Glyph("▃"))] {
      for column in 0..<9 {
        let isFilled = column < 4 && row < 4
        surface.set(
          Cell(glyph: glyph, foreground: isFilled ? blue : track, background: .black),
          column: column, row: row)
      }
    }
    for column in 0..<9 {
      let color = column < 6 ? blue : track
      surface.set(Cell(upper: .black, lower: color), column: column, row: 2)
      surface.set(Cell(upper: color, lower: .black), column: column, row: 3)
    }
    #expect(
      lines(of: surface) == [
        "▃▃▃▃▁▁▁▁▁", "━━━━─────", "▄▄▄▄▄▄▁▁▁", "▀▀▀▀▀▀▔▔▔", "▁▁▁▁▁▁▁▁▁",
      ])
  }

  @Test func `the faint bar of a chart keeps its height`() {
    var surface = page(columns: 4, rows: 4)
    surface.fill(CellRect(column: 1, row: 2, columns: 2, rows: 1), with: gray)
    for column in 1..<3 {
      surface.set(
        Cell(glyph: Glyph("▇"), foreground: gray, background: .black), column: column, row: 1)
    }
    #expect(lines(of: surface) == ["    ", " ▇▇ ", " ░░ ", "    "])
  }

  @Test func `a button keeps its words, with a gap beside them and whole edges`() {
    var surface = page(columns: 12, rows: 4)
    surface.fill(CellRect(column: 1, row: 1, columns: 10, rows: 1), with: blue)
    for column in 1..<11 {
      surface.set(Cell(upper: .black, lower: blue), column: column, row: 0)
    }
    surface.draw("Call me", at: CellPoint(column: 3, row: 1), foreground: .white)
    #expect(lines(of: surface)[..<2] == [" ▄▄▄▄▄▄▄▄▄▄ ", " █▌Call me▐ "])
  }

  @Test func `a faint button has no crumbs at its corners`() {
    var surface = page(columns: 12, rows: 3)
    surface.fill(CellRect(column: 1, row: 1, columns: 10, rows: 1), with: gray)
    for (column, glyph) in [(1, Glyph("▗")), (10, Glyph("▖"))] {
      surface.set(
        Cell(glyph: glyph, foreground: gray, background: .black), column: column, row: 0)
    }
    surface.draw("Call", at: CellPoint(column: 4, row: 1), foreground: .white)
    #expect(lines(of: surface) == ["            ", " ░░ Call ░░ ", "            "])
  }

  @Test func `a ground with lines of text is paper, on which shapes are seen`() {
    var surface = page(columns: 10, rows: 7)
    surface.fill(CellRect(column: 1, row: 1, columns: 8, rows: 5), with: .white)
    for row in 1...4 {
      surface.draw("line", at: CellPoint(column: 2, row: row), foreground: .black)
    }
    surface.fill(CellRect(column: 2, row: 5, columns: 3, rows: 1), with: blue)
    #expect(lines(of: surface)[1] == "  line    ")
    #expect(lines(of: surface)[5] == "  ███     ")
  }

  @Test func `a gradient is one ground`() {
    var surface = page(columns: 20, rows: 7)
    for row in 1..<6 {
      for column in 1..<19 {
        let level = UInt8(40 + 8 * column)
        let color = StraightRGBA(red: level, green: level, blue: level)
        surface.set(Cell(background: color), column: column, row: row)
      }
      surface.draw("words", at: CellPoint(column: 3, row: row), foreground: .white)
    }
    #expect(lines(of: surface)[3] == "   words            ")
  }
}
