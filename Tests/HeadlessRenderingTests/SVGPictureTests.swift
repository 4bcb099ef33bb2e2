import ColorScience
import Compositing
import HeadlessRendering
import Testing

@Suite struct `An SVG picture` {
  /// A cell with a glyph in white on black, painted.
  private func picture(of glyph: String) -> (painted: PaintedPicture, player: SVGPlayer) {
    var surface = Surface(
      size: CellSize(columns: 2, rows: 1), filledWith: Cell(background: .black))
    surface.draw(glyph, at: .zero, foreground: .white)
    let player = SVGPlayer(surface.svg())
    return (player.picture(), player)
  }

  /// The share of the first cell that is white, and the middle of that part, in half units.
  private func ink(of glyph: String) -> (share: Double, x: Double, y: Double) {
    let painted = picture(of: glyph).painted
    var (count, x, y) = (0, 0, 0)
    for row in 0..<32 {
      for column in 0..<16 where painted.pixels[row * 32 + column] == 0xFFFFFF {
        count += 1
        x += column * 2 + 1
        y += row * 2 + 1
      }
    }
    guard count > 0 else { return (0, 0, 0) }
    return (Double(count) / 512, Double(x) / Double(2 * count), Double(y) / Double(2 * count))
  }

  @Test func `is what a terminal shows`() {
    var surface = Surface(size: CellSize(columns: 9, rows: 3), filledWith: Cell(background: .black))
    surface.draw("a<&  b", at: .zero, foreground: .white, attributes: .bold)
    surface.draw("日🍕▞▟x", at: CellPoint(column: 1, row: 1), foreground: StraightRGBA(rgb: 0x112233))
    surface.fill(columns: 1..<7, halfRows: 4..<5, with: StraightRGBA(rgb: 0xFF0000))
    #expect(SVGPlayer(surface.svg()).picture() == PaintedPicture(surface))
    #expect(surface.svg() == surface.svg())
  }

  @Test(arguments: [
    ("█", 1.0, 8.0, 16.0), ("▀", 0.5, 8, 8), ("▃", 0.375, 8, 26), ("▍", 0.375, 3, 16),
    ("▐", 0.5, 12, 16), ("▔", 0.125, 8, 2), ("▕", 0.125, 15, 16), ("▘", 0.25, 4, 8),
    ("▗", 0.25, 12, 24), ("🬀", 0.15625, 4, 5), ("🬞", 0.1875, 12, 26), ("🬋", 0.3125, 8, 15),
    ("\u{1CD00}", 0.125, 4, 12), ("\u{1CD03}", 0.125, 12, 12), ("\u{1CDE5}", 0.875, 9.142857, 16.0),
    ("\u{1CEA8}", 0.125, 4, 4), ("\u{1CEA0}", 0.125, 12, 28), ("\u{1FBE6}", 0.25, 4, 16),
    ("\u{1FB82}", 0.25, 8, 4), ("\u{1FB87}", 0.25, 14, 16), ("\u{1FB70}", 0.125, 3, 16),
    ("─", 0.0625, 8, 16), ("│", 0.125, 8, 16), ("━", 0.1875, 8, 16), ("⠁", 0.03125, 4, 4),
    ("⣿", 0.25, 8, 16),
  ])
  func `draws blocks and lines as rectangles of the right area at the right place`(
    glyph: String, share: Double, x: Double, y: Double
  ) {
    let (ink, player) = (ink(of: glyph), picture(of: glyph).player)
    #expect(abs(ink.share - share) < 1e-9, "\(ink)")
    if glyph != "\u{1CDE5}" {
      #expect(abs(ink.x - x) < 1e-9 && abs(ink.y - y) < 1e-9, "\(ink)")
    }
    #expect(player.elements.allSatisfy { $0.name == "path" })
  }

  @Test func `has a mask of its own for each octant`() {
    let glyphs = (0x1CD00...0x1CDE5).compactMap { Unicode.Scalar($0) }.map { String($0) }
    let masks = Set(
      glyphs.map { glyph in
        var surface = Surface(
          size: CellSize(columns: 1, rows: 1), filledWith: Cell(background: .black))
        surface.draw(glyph, at: .zero, foreground: .white)
        return surface.svg()
      })
    #expect(glyphs.count == 230 && masks.count == 230)
  }

  @Test(arguments: [("░", 0.25), ("▒", 0.5), ("▓", 0.75)])
  func `mixes shades`(glyph: String, share: Double) {
    let mixed = StraightRGBA.mix(.black, .white, by: share)
    #expect(picture(of: glyph).painted.pixels[0] == mixed.rgb)
  }

  @Test(arguments: ["╭", "╯", "╲"])
  func `draws bows and diagonals as strokes`(glyph: String) throws {
    let paths = picture(of: glyph).player.elements
    #expect(paths.count == 2 && paths[1].attributes["shape-rendering"] == "auto")
  }

  @Test func `joins lines over cells, and rows of one color`() throws {
    var surface = Surface(size: CellSize(columns: 8, rows: 2), filledWith: Cell(background: .black))
    surface.draw("────────", at: .zero, foreground: .white)
    let data = SVGPlayer(surface.svg()).elements.map { $0.attributes["d"] }
    #expect(data == ["M0 4h64M0 12h64M0 20h64M0 28h64", "M0 8h64"])
  }

  @Test func `has emoji and letters as text, symbols squeezed into their cell`() {
    var surface = Surface(size: CellSize(columns: 9, rows: 1), filledWith: Cell(background: .black))
    surface.draw("ab 🍕 ★", at: .zero, foreground: .white)
    let texts = SVGPlayer(surface.svg()).elements.filter { $0.name == "text" }
    #expect(texts.map(\.text) == ["ab", "🍕", "★"])
    #expect(texts.map { $0.attributes["textLength"] } == ["16", nil, "8"])
    #expect(texts.map { $0.attributes["text-anchor"] } == [nil, "middle", nil])
    #expect(texts.map { $0.attributes["x"] } == ["0", "32", "48"])
  }

  @Test(arguments: [CellAttributes.underline, .strikethrough, .bold, []])
  func `has words and the line through their blanks as one text`(line: CellAttributes) {
    var surface = Surface(size: CellSize(columns: 8, rows: 1), filledWith: Cell(background: .black))
    surface.draw("ab  cd", at: .zero, foreground: .white, attributes: line)
    let texts = SVGPlayer(surface.svg()).elements.filter { $0.name == "text" }
    #expect(texts.map(\.text) == ["ab\u{A0}\u{A0}cd"])
    #expect(texts.map { $0.attributes["textLength"] } == ["48"])
  }

  @Test(
    arguments: [
      ("شوط 12 أول x", ["x", "شوط 12 أول"], ["0", "96"]),
      ("אב 23 ok", ["ok 23", "אב"], ["0", "64"]),
      ("a שלום", ["a", "שלום"], ["0", "48"]),
      ("אב (גד)", ["(", "אב (גד"], ["0", "56"]),
    ] as [(String, [String], [String])])
  func `has words of scripts that run to the left as one text from the right`(
    line: String, words: [String], places: [String]
  ) {
    var surface = Surface(
      size: CellSize(columns: 16, rows: 1), filledWith: Cell(background: .black))
    surface.draw(line, at: .zero, foreground: .white)
    let texts = SVGPlayer(surface.svg()).elements.filter { $0.name == "text" }
    #expect(texts.map(\.text) == words)
    #expect(texts.map { $0.attributes["x"] } == places)
    for text in texts {
      let isTurned = text.text.unicodeScalars.contains { $0.value > 0x0590 }
      #expect((text.attributes["direction"] == "rtl") == isTurned)
    }
  }
}
