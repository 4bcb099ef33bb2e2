import ColorScience
import Compositing
import Testing

@testable import CellUI

@Suite("Symbols in dots") struct SymbolDotsTests {
  private func text(_ name: String, size: Double = 28) -> String {
    Screen.text(Image(systemName: name).font(.system(size: size)))
  }

  @Test func `are known by their names, and each has its rows`() throws {
    #expect(SymbolDots.names.count > 100)
    for name in SymbolDots.names {
      #expect(SymbolTable.isKnown(name), "\(name)")
      let rows = try #require(SymbolDots.rows(of: name))
      #expect(rows.count == SymbolDots.side && rows.contains { $0 != 0 }, "\(name)")
    }
    #expect(SymbolDots.rows(of: "nothing") == nil)
  }

  @Test func `have the lines of their pictures where a title is two rows high`() {
    #expect(text("minus") == "⢀⣀⣀⡀\n⠈⠉⠉⠁")
    #expect(text("plus") == "⢀⣰⣆⡀\n⠈⠹⠏⠁")
    #expect(text("arrow.up") != text("chevron.up") && text("arrow.up") != text("arrow.down"))
    #expect(text("bolt.fill") == text("bolt"))
    // A glyph is all that there is in one row, and a sketch in three.
    #expect(text("bolt.fill", size: 17) == "ϟ")
    #expect(text("bolt.fill", size: 40).split(separator: "\n").count == 3)
  }

  @Test(arguments: [40.0, 48]) func `are in the middle of a wider frame`(points: Double) {
    let bolt = Image(systemName: "bolt.fill").resizable().frame(width: points, height: 32)
    #expect(Screen.text(bolt).filter { $0 != "·" } == text("bolt.fill").filter { $0 != "·" })
  }

  @Test func `stay sketches where they are turned, or have colors of their own`() throws {
    let bolt = try #require(SymbolPicture("bolt.fill", weight: .regular))
    #expect(bolt.dots != nil)
    #expect(bolt.turned(by: OutlineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)).dots == nil)
    var colored = bolt
    colored.hasOwnColors = true
    #expect(colored.dots == nil)
  }

  @Test(arguments: [0.2, 0.3, 0.5, 0.9]) func `emoji stay in a faint view`(opacity: Double) {
    var black = Surface(size: CellSize(columns: 4, rows: 1), filledWith: Cell(background: .black))
    let row = HStack(spacing: 0) { Text("a🍕") }.opacity(opacity)
    black.composite(Screen.layout(row).surface(), at: .zero)
    #expect(Screen.text(black).contains("🍕"))
  }

  @Test func `a dot in a ring of the ground's color is the dot`() {
    let knob = { (fill: Color, ring: Color) in
      let view = Circle().fill(fill).frame(width: 7, height: 7)
        .overlay(Circle().stroke(ring, lineWidth: 2))
      return Screen.layout(view).surface()[0, 0]
    }
    #expect(knob(.green, .black).glyph == Glyph("•"))
    #expect(knob(.green, .black).foreground.green > 150)
    #expect(knob(.black, .green).foreground.green > 150)
    let faint = knob(.green.opacity(0.2), .green).foreground
    #expect(faint.alpha > 200, "the ring is the one that is seen")
  }
}
