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
  }

  @Test func `ANSI says colors where they change and resets each line`() {
    #expect(
      surface.ansi() == """
        \u{1B}[0;1;38;2;255;255;255;48;2;0;0;0ma<\u{1B}[0;38;2;255;255;255;48;2;0;0;0m日\u{1B}[0m
        \u{1B}[48;2;0;0;0m \u{1B}[38;2;255;0;0m▀▀\u{1B}[38;2;0;255;0m▌\u{1B}[0m

        """)
  }

  @Test func `SVG draws halves and blocks as rectangles and escapes text`() {
    let svg = surface.svg()
    #expect(svg.contains(##"<rect x="8" y="16" width="16" height="8" fill="#FF0000"/>"##))
    #expect(svg.contains(##"<rect x="24" y="16" width="4" height="16" fill="#00FF00"/>"##))
    #expect(svg.contains(">a&lt;</text>"))
    #expect(svg.contains(">日</text>"))
    #expect(svg == surface.svg())
  }

  @Test(arguments: [("▘", 0, 0), ("▗", 4, 8), ("🬀", 0, 0), ("🬞", 4, 10)])
  func `quadrants and sextants stand where they belong`(glyph: String, x: Int, y: Int) {
    var surface = Surface(size: CellSize(columns: 1, rows: 1))
    surface.draw(glyph, at: .zero, foreground: .white)
    #expect(surface.svg().contains(#"<rect x="\#(x)" y="\#(y)" width="4""#))
  }
}
