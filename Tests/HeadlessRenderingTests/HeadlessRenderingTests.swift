import ColorScience
import Compositing
import HeadlessRendering
import Testing

@Suite struct HeadlessRenderingTests {
  private var surface: Surface {
    var surface = Surface(size: CellSize(columns: 4, rows: 2), filledWith: Cell(background: .black))
    surface.draw("a<", at: .zero, foreground: .white, attributes: .bold)
    surface.draw("日", at: CellPoint(column: 2, row: 0), foreground: .white)
    surface.fill(columns: 1..<3, halfRows: 2..<3, with: StraightRGBA(rgb: 0xFF0000))
    surface.draw("▌", at: CellPoint(column: 3, row: 1), foreground: StraightRGBA(rgb: 0x00FF00))
    return surface
  }

  @Test func `plain text is the ink`() {
    #expect(surface.plainText() == "a<日\n   ▌\n")
    var turned = Surface(size: CellSize(columns: 8, rows: 1))
    turned.draw("אב ok", at: .zero, foreground: .white)
    #expect(turned.plainText() == "ok בא\n", "each character is a cell, from left to right")
  }

  @Test func `ANSI says colors where they change and resets each line`() {
    #expect(
      surface.ansi() == """
        \u{1B}[0;1;38;2;255;255;255;48;2;0;0;0ma<\u{1B}[0;38;2;255;255;255;48;2;0;0;0m日\u{1B}[0m
        \u{1B}[48;2;0;0;0m \u{1B}[38;2;255;0;0m▀▀\u{1B}[38;2;0;255;0m▌\u{1B}[0m

        """)
  }
}
