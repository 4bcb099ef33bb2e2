import ColorScience
import RandomNumbers
import Testing

@testable import Compositing

struct CellPixelsTests {
  @Test func `Every mask has a glyph, and the glyph has the mask`() {
    for rows in 2...4 {
      var glyphs: Set<Glyph> = []
      for bits in 1..<UInt16(1 << (2 * rows)) {
        let mask = CellMask(bits: UInt8(bits), rows: rows)
        glyphs.insert(mask.glyph)
        let read = CellMask(mask.glyph)
        for pixel in 0..<2 * rows {
          let expected: Float = bits & (1 << UInt16(pixel)) == 0 ? 0 : 1
          #expect(read?.part(ofPixel: pixel, rows: rows) == expected)
        }
      }
      #expect(glyphs.count == (1 << (2 * rows)) - 1)
    }
    #expect(CellMask(Glyph("▅")) == nil)
    #expect(CellMask(Glyph("A")) == nil)
    #expect(CellMask(bits: 4, rows: 4).glyph == Glyph("\u{1CD00}"))
    #expect(CellMask(bits: 254, rows: 4).glyph == Glyph("\u{1CDE5}"))
  }

  @Test(arguments: 0..<60)
  func `No mask and no two colors come nearer than the best`(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    for rows in 2...4 {
      var pixels = CellPixels(rows: rows)
      for pixel in 0..<pixels.count {
        let color = StraightRGBA(rgb: .random(in: 0...0xFFFFFF, using: &numbers))
        pixels[pixel] = color.premultiplied
      }
      let found = pixels.best()
      let error = error(of: pixels, mask: found.mask)
      let least = (0..<UInt16(1 << pixels.count)).map { self.error(of: pixels, mask: UInt8($0)) }
        .min()
      #expect(error <= (least ?? 0) * 1.01 + 1e-6)
    }
  }

  /// The squared distance of sub-pixels from the means of a mask's inside and outside.
  private func error(of pixels: CellPixels, mask: UInt8) -> Float {
    var error: Float = 0
    for isInside in [true, false] {
      let members = (0..<pixels.count).filter { (mask >> UInt8($0) & 1 == 1) == isInside }
      let mean =
        members.reduce(SIMD4<Float>.zero) { $0 + pixels[$1] } / Float(max(1, members.count))
      for member in members {
        let step = pixels[member] - mean
        error += (step * step).sum()
      }
    }
    return error
  }

  @Test func `A cell that is laid as sub-pixels gives back its colors`() {
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let color = { (numbers: inout SplitMix64) in
        StraightRGBA(rgb: .random(in: 0...0xFFFFFF, using: &numbers))
      }
      let bits = UInt8.random(in: 1...14, using: &numbers)
      let cell = Cell(
        glyph: Quadrant.glyph(bits), foreground: color(&numbers), background: color(&numbers))
      let again = CellPixels(of: cell, rows: 2).cell(ink: cell.foreground)
      #expect(CellPixels(of: again, rows: 2).count == 4)
      for pixel in 0..<4 {
        let step = CellPixels(of: again, rows: 2)[pixel] - CellPixels(of: cell, rows: 2)[pixel]
        #expect((step * step).sum() < 2e-4)
      }
    }
  }

  @Test func `A translucent edge on a ground is the mixture that its coverage asks for`() {
    let white = Surface(size: CellSize(columns: 2, rows: 1), filledWith: Cell(background: .white))
    var layer = Surface(size: white.size)
    let half = Outline { $0.addRect(OutlineRect(x: 2, y: 0, width: 14, height: 16)) }
    layer.fill(half, with: .black, edges: EdgeStyle())
    var picture = white
    picture.composite(layer, at: .zero)
    var direct = white
    direct.fill(half, with: .black, edges: EdgeStyle())
    for column in 0..<2 {
      for pixel in 0..<4 {
        let both = [picture, direct].map { CellPixels(of: $0[column, 0], rows: 2)[pixel] }
        // Each is rounded to a channel's 255 steps by itself.
        let step = (both[0] - both[1]) * 255
        #expect(step.max() < 1.01 && step.min() > -1.01)
      }
    }
    // The left column of sub-pixels is half covered, the right one whole.
    let expected = StraightRGBA.black.opacity(0.5).over(.white)
    let pixels = CellPixels(of: picture[0, 0], rows: 2)
    let step = pixels[0] - expected.premultiplied
    #expect((step * step).sum() < 1e-3)
    #expect(picture[1, 0] == Cell(background: .black))
  }

  @Test func `Hard edges have no mixtures`() {
    var surface = Surface(
      size: CellSize(columns: 8, rows: 4), filledWith: Cell(background: .white))
    let circle = Outline { $0.addEllipse(in: OutlineRect(x: 1, y: 1, width: 60, height: 60)) }
    surface.fill(circle, with: .black, edges: EdgeStyle(isAntialiased: false))
    let colors = Set(surface.cells.flatMap { [$0.upper, $0.lower, $0.foreground] })
    #expect(colors.subtracting([.white, .black, .clear]).isEmpty)
    var whole = Surface(size: surface.size)
    whole.fill(circle, with: .black, edges: EdgeStyle(glyphs: .ascii))
    #expect(whole.cells.allSatisfy { !$0.glyph.hasInk && $0.upper == $0.lower })
  }

  @Test func `A straight edge is an eighth block where the terminal draws it`() {
    var surface = Surface(size: CellSize(columns: 3, rows: 2))
    let bar = Outline { $0.addRect(OutlineRect(x: 0, y: 0, width: 19, height: 32)) }
    surface.fill(bar, with: .white, edges: EdgeStyle(glyphs: .octant))
    #expect(surface[2, 0].glyph == Glyph("▍"))
    var floor = Surface(size: CellSize(columns: 2, rows: 1))
    let low = Outline { $0.addRect(OutlineRect(x: 0, y: 10, width: 16, height: 6)) }
    floor.fill(low, with: .white, edges: EdgeStyle(glyphs: .octant))
    #expect(floor[0, 0].glyph == Glyph("▃"))
  }

  @Test(
    arguments: [("─", "-"), ("━", "="), ("▃", "_"), ("▄", "#")]
      as [(Unicode.Scalar, Unicode.Scalar)])
  func `A bar in ASCII is a line as thick`(bar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(Glyph(bar).ascii(width: 1).first == Glyph(expected))
  }

  @Test func `A letter on a mask gets the mask's color as its ground`() {
    var surface = Surface(size: CellSize(columns: 1, rows: 1), filledWith: Cell(background: .black))
    surface.set(
      Cell(glyph: Glyph("▟"), foreground: .white, background: .black), column: 0, row: 0)
    surface.draw("a", at: .zero, foreground: .black)
    #expect(surface[0, 0].lower == .white)
    #expect(surface[0, 0].upper == .mix(.black, .white, by: 0.5))
  }
}
