import ColorScience
import Compositing
import HeadlessRendering
import Testing

@Suite struct `A picture of few colors` {
  private let dark = StraightRGBA(rgb: 0x1E1430)

  /// Two rows: words on a flat ground, then a half cell and a word that matters most.
  private var surface: Surface {
    var surface = Surface(
      size: CellSize(columns: 4, rows: 2), filledWith: Cell(glyph: .space, background: dark))
    surface.draw("é", at: .zero, foreground: .white, attributes: .bold)
    surface.draw(
      "go", at: CellPoint(column: 2, row: 0), foreground: StraightRGBA(rgb: 0x7DFFB2))
    surface.fill(columns: 0..<1, halfRows: 2..<3, with: StraightRGBA(rgb: 0xFF0000))
    surface.draw(
      "on", at: CellPoint(column: 2, row: 1), foreground: StraightRGBA(rgb: 0x808080),
      attributes: .emphasized)
    return surface
  }

  private static let pictures: [(ColorDepth, [String])] = [
    (
      .direct24,
      [
        "[0;1;38;2;255;255;255;48;2;30;20;48mé[0;48;2;30;20;48m [38;2;125;255;178mgo[0m",
        "[38;2;255;0;0;48;2;30;20;48m▀ [38;2;128;128;128mon[0m",
      ]
    ),
    (
      .indexed256,
      [
        "[0;1;38;5;231;48;5;234mé[0;48;5;234m [38;5;121mgo[0m",
        "[38;5;196;48;5;234m▀ [38;5;102mon[0m",
      ]
    ),
    (
      .ansi16,
      ["[0;1;97;40mé[0;40m [92mgo[0m", "[91;40m▀ [90mon[0m"]
    ),
    (
      .ansi8,
      ["[0;1;37;40mé[0;40m [32mgo[0m", "[31;40m▀ [37mon[0m"]
    ),
    (.mono, ["[0;1mé[0m go[0m", "▀ [0;7mon[0m"]),
  ]

  @Test(arguments: pictures)
  func `says colors by number`(depth: ColorDepth, lines: [String]) {
    let text = lines.map { $0.replacing("[", with: "\u{1B}[") + "\n" }.joined()
    #expect(surface.ansi(depth: depth) == text)
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16], [StraightRGBA.black, StraightRGBA(rgb: 0xE5E5E5)])
  func `gray ink upon a gray ground takes on no color as it fades`(
    depth: ColorDepth, paper: StraightRGBA
  ) throws {
    var reducer = CellReducer(depth: depth)
    let ink = paper == .black ? StraightRGBA(rgb: 0xE5E5E5) : .black
    for step in 0...20 {
      let faint = StraightRGBA.mix(paper, ink, by: Double(step) / 20)
      let reduced = reducer.reduced(
        Cell(glyph: Glyph("a"), foreground: faint, background: paper))
      #expect([0, 7, 8, 15].contains(reduced.foreground), "\(step)")
    }
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16, .indexed256])
  func `lets words be read that could be read`(depth: ColorDepth) throws {
    let palette = try #require(depth.palette)
    var reducer = CellReducer(depth: depth)
    for hue in stride(from: 0, to: 0xFFFFFF, by: 0x3A5F1) {
      let paper = StraightRGBA(rgb: UInt32(hue))
      let ink = StraightRGBA(rgb: UInt32(0xFFFFFF - hue))
      guard ink.contrastRatio(with: paper) >= 3 else { continue }
      let reduced = reducer.reduced(Cell(glyph: Glyph("a"), foreground: ink, background: paper))
      let shown = [reduced.foreground, reduced.background].map {
        palette.color(at: UInt8(truncatingIfNeeded: $0))
      }
      #expect(shown[0].contrastRatio(with: shown[1]) >= 2.4)
    }
  }

  @Test func `shades grays with grays`() {
    var reducer = CellReducer(depth: .indexed256)
    let palette = IndexedPalette.xterm256
    for level in 0..<255 {
      let channel = UInt8(level)
      let gray = StraightRGBA(red: channel, green: channel, blue: channel)
      let reduced = reducer.reduced(Cell(background: gray))
      for number in [reduced.background, reduced.foreground] where number >= 0 {
        let shown = palette.color(at: UInt8(truncatingIfNeeded: number))
        #expect(shown.red == shown.green && shown.green == shown.blue)
        #expect(shown.squaredDistance(to: gray) < 0.05)
      }
    }
  }

  @Test func `shades in dots, and lays flat what hides the wallpaper`() {
    var reducer = CellReducer(depth: .indexed256)
    var dottedCount = 0
    for level in 0..<255 {
      var cell = Cell(background: StraightRGBA(red: 10, green: 20, blue: UInt8(level)))
      if reducer.reduced(cell).glyph.hasInk { dottedCount += 1 }
      cell.glyph = .space
      #expect(!reducer.reduced(cell).glyph.hasInk)
    }
    #expect(dottedCount > 80)
  }

  @Test func `keeps halves that are far apart`() {
    var reducer = CellReducer(depth: .indexed256)
    let reduced = reducer.reduced(
      Cell(upper: StraightRGBA(rgb: 0xFF0000), lower: StraightRGBA(rgb: 0x0000FF)))
    #expect(reduced.halves?.upper == 196 && reduced.halves?.lower == 21)
  }

  @Test(arguments: ColorDepth.allCases)
  func `has no glyph beyond ASCII where there is none`(depth: ColorDepth) {
    var picture = surface
    for row in 0..<2 {
      picture.set(
        Cell(upper: dark, lower: StraightRGBA(rgb: 0x103A2E)), column: 1, row: row)
    }
    let text = picture.inASCII(hasColors: depth != .mono).ansi(depth: depth)
    #expect(text.utf8.allSatisfy { $0 < 0x7F })
  }
}

@Suite struct `A picture in ASCII` {
  @Test(arguments: [
    ("naïve Ærø", "naive ErO"), ("╭──╮│╰╯", ".--.|''"), ("“a” – b…", "\"a\" - b~"), ("🍕!", "<|!"),
    ("日本", "[][]"), ("Привет", "******"), ("███▌░░", "####--"), ("▘█", " #"), ("←↑→↓", "<^>v"),
  ])
  func `keeps every width and says no question mark`(text: String, ascii: String) {
    var surface = Surface(
      size: CellSize(columns: 12, rows: 1), filledWith: Cell(background: .black))
    surface.draw(text, at: .zero, foreground: .white)
    let plain = surface.inASCII(hasColors: false).plainText()
    #expect(plain.lowercased() == ascii.lowercased() + "\n")
  }

  @Test func `draws blocks as ground where there are colors`() {
    var surface = Surface(size: CellSize(columns: 2, rows: 1), filledWith: Cell(background: .black))
    surface.draw("█▏", at: .zero, foreground: .white)
    let ascii = surface.inASCII(hasColors: true)
    #expect(ascii[0, 0].upper == .white && !ascii[0, 0].glyph.hasInk)
    #expect(ascii[1, 0].upper == .black && !ascii[1, 0].glyph.hasInk)
  }

  @Test func `never leaves ASCII`() {
    for value in stride(from: UInt32(0xA0), to: 0x1FBFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var surface = Surface(size: CellSize(columns: 4, rows: 1))
      surface.draw(String(scalar), at: .zero, foreground: .white)
      let text = surface.inASCII(hasColors: false).plainText()
      #expect(text.utf8.allSatisfy { $0 < 0x7F } && !text.contains("?"), "\(scalar)")
    }
  }
}
