import ColorScience
import Testing

@testable import Compositing

@Suite struct `A letter behind a shape` {
  private func surface(_ text: String = "abcd") -> Surface {
    var surface = Surface(size: CellSize(columns: 4, rows: 1), filledWith: Cell(background: .black))
    for (column, scalar) in text.unicodeScalars.enumerated() {
      surface.draw(
        MeasuredGlyph(Glyph(scalar), width: 1), column: column, row: 0, foreground: .white)
    }
    return surface
  }

  private func fill(_ color: StraightRGBA, _ rect: OutlineRect) -> Surface {
    var surface = surface()
    surface.fill(
      Outline { $0.addRect(rect) }, with: color,
      edges: EdgeStyle(glyphs: .quadrant))
    return surface
  }

  @Test func `is hidden where the shape is opaque, and dim where it is not`() {
    let whole = OutlineRect(x: 0, y: 0, width: 16, height: 16)
    let hidden = fill(.white, whole)
    #expect(!hidden[0, 0].glyph.hasInk && hidden[0, 0].upper == .white)
    #expect(hidden[2, 0].glyph == Glyph("c"))
    let dim = fill(.black.opacity(0.8), whole)
    #expect(dim[1, 0].glyph == Glyph("b") && dim[1, 0].foreground.red < 60)
    #expect(dim[2, 0].foreground == .white)
  }

  @Test func `keeps its own alpha, since what is beneath it is covered as well`() {
    var surface = surface("a")
    surface.draw(
      MeasuredGlyph(Glyph("b"), width: 1), column: 1, row: 0,
      foreground: StraightRGBA.white.opacity(0.4))
    let alpha = surface[1, 0].foreground.alpha
    surface.layOnLetter(.black.opacity(0.5), column: 1, row: 0)
    #expect(surface[1, 0].foreground.alpha == alpha && surface[1, 0].foreground.red < 200)
  }

  @Test func `is hidden where it is an emoji of which less than half is left`() {
    for (opacity, isSeen) in [(0.4, true), (0.6, false)] {
      var surface = surface("ab")
      surface.draw(MeasuredGlyph(Glyph("🚗"), width: 2), column: 2, row: 0, foreground: .white)
      for column in 2..<4 {
        surface.layOnLetter(.black.opacity(opacity), column: column, row: 0)
      }
      #expect((surface[2, 0].glyph == Glyph("🚗")) == isSeen)
      #expect((surface[3, 0].glyph == .continuation) == isSeen)
    }
  }

  @Test func `stays where the shape covers less than most of it`() {
    let most = fill(.white, OutlineRect(x: 0, y: 0, width: 14, height: 16))
    #expect(!most[1, 0].glyph.hasInk)
    let little = fill(.white, OutlineRect(x: 0, y: 0, width: 11, height: 16))
    #expect(little[1, 0].glyph == Glyph("b"))
  }

  @Test func `loses both cells of a wide one`() {
    var surface = surface("ab")
    surface.draw(MeasuredGlyph(Glyph("車"), width: 2), column: 2, row: 0, foreground: .white)
    surface.layOnLetter(.white, column: 3, row: 0)
    #expect(!surface[2, 0].glyph.hasInk && !surface[3, 0].glyph.hasInk)
    #expect(surface[3, 0].glyph != .continuation && surface[2, 0].width == 1)
  }
}
