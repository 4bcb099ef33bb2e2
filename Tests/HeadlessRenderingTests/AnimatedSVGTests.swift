import ColorScience
import Compositing
import HeadlessRendering
import RandomNumbers
import Testing

@Suite struct `An animated SVG` {
  private static let size = CellSize(columns: 7, rows: 2)

  /// A run of pictures that change here and there, each with the time of its frame.
  private static func frames(seed: UInt64, framesPerSecond: Int) -> [(Surface, Duration)] {
    var random = SplitMix64(seed: seed)
    var surface = Surface(size: size, filledWith: Cell(background: StraightRGBA(rgb: 0x101828)))
    var time = Duration.zero
    var frames: [(Surface, Duration)] = []
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...6, using: &random) { change(&surface, using: &random) }
      frames.append((surface, time))
      time += .milliseconds(1000 / framesPerSecond + Int.random(in: 0...260, using: &random))
    }
    return frames
  }

  private static func change(_ surface: inout Surface, using random: inout SplitMix64) {
    func color() -> StraightRGBA { StraightRGBA(rgb: .random(in: 0...0xFFFFFF, using: &random)) }
    let column = Int.random(in: 0..<size.columns, using: &random)
    let row = Int.random(in: 0..<size.rows, using: &random)
    let place = CellPoint(column: column, row: row)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      surface.fill(CellRect(origin: place, size: CellSize(columns: 3, rows: 1)), with: color())
    case 1:
      surface.fill(columns: column..<column + 3, halfRows: row * 2..<row * 2 + 1, with: color())
    case 2: surface.draw("a <b> & c", at: place, foreground: color())
    case 3: surface.draw("日🍕", at: place, foreground: color())
    case 4: surface.draw("▞▟▌█▘▀", at: place, foreground: color())
    default: surface.draw("5  7", at: place, foreground: color(), attributes: .bold)
    }
  }

  private static func document(
    of frames: [(Surface, Duration)], framesPerSecond: Int, end: Duration
  ) -> String {
    var film = AnimatedSVG(size: size, framesPerSecond: framesPerSecond)
    var text = film.header(title: "a < b")
    for (surface, time) in frames {
      text += film.frame(surface, damage: [surface.bounds], at: time) ?? ""
    }
    return text + (film.ending(at: end, lastFrameAt: frames.last?.1 ?? .zero) ?? "")
  }

  @Test(arguments: 0..<5 as Range<UInt64>, [10, 25])
  func `shows at each moment what a terminal shows`(seed: UInt64, framesPerSecond: Int) throws {
    let frames = Self.frames(seed: seed, framesPerSecond: framesPerSecond)
    let last = try #require(frames.last)
    let text = Self.document(
      of: frames, framesPerSecond: framesPerSecond, end: last.1 + .seconds(1))
    let player = SVGPlayer(text)
    #expect(player.size == Self.size)
    let tick = 1000 / framesPerSecond
    #expect(player.length >= Double(tick) + last.1 / .milliseconds(1))
    for index in 0..<Int(player.length) / tick {
      let start = index * tick
      let surface = try #require(frames.last { $0.1 <= .milliseconds(start) }?.0)
      let expected = PaintedPicture(surface)
      // A tick's first and last moments belong to it, in each turn.
      for moment in [Double(start) + 0.01, Double(start + tick) - 0.01] {
        let shown = player.picture(at: moment + (index % 2 == 0 ? 0 : player.length))
        #expect(shown.isNear(expected, tolerance: 2), "at \(moment) ms")
      }
    }
    #expect(player.stillPicture == PaintedPicture(last.0))
  }

  @Test func `has exact colors at rest, and fewer while something moves`() {
    func surface(_ rgb: UInt32) -> Surface {
      Surface(size: Self.size, filledWith: Cell(background: StraightRGBA(rgb: rgb)))
    }
    let text = Self.document(
      of: [
        (surface(0x123457), .zero), (surface(0x765433), .milliseconds(150)),
        (surface(0xFDFEFF), .milliseconds(200)), (surface(0x010203), .milliseconds(250)),
      ], framesPerSecond: 20, end: .seconds(1))
    let player = SVGPlayer(text)
    let colors = [0.0, 160, 210, 300].map { player.picture(at: $0).pixels[0] }
    #expect(colors == [0x123457, 0x785434, 0xFCFFFF, 0x010203])
  }

  @Test func `draws a cell once for each span in which it is seen`() {
    var second = Surface(size: Self.size, filledWith: Cell(background: .black))
    let first = second
    second.draw("x", at: .zero, foreground: .white)
    let text = Self.document(
      of: [(first, .zero), (second, .seconds(1)), (second, .seconds(2))], framesPerSecond: 20,
      end: .seconds(3))
    // The cell before, the cell after, and all other cells.
    #expect(SVGPlayer(text).groupCount == 3)
    #expect(text.contains(#"<g class="s0 d20">"#) && text.contains(#"<g class="s20 d40 z">"#))
  }

  @Test func `has neither script nor anything from outside`() {
    let text = Self.document(
      of: Self.frames(seed: 1, framesPerSecond: 20), framesPerSecond: 20, end: .seconds(9))
    for word in ["script", "href", "url(", "@import", "@font-face", "onload"] {
      #expect(!text.contains(word))
    }
    #expect(text.contains("<title>a &lt; b</title>"))
    #expect(text.ranges(of: "http").count == 1, "the namespace's name")
    #expect(text.contains("prefers-reduced-motion"))
    let rules = text.split(separator: "\n").filter { $0.contains("{") && $0.contains("}") }
    #expect(rules.allSatisfy { $0.hasPrefix(".islet ") || $0.hasPrefix("@media") })
  }

  @Test func `is the same twice`() {
    let texts = (0..<2).map { _ in
      Self.document(
        of: Self.frames(seed: 7, framesPerSecond: 30), framesPerSecond: 30, end: .seconds(9))
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `ends at its longest length, and at its largest size`() {
    let frames = Self.frames(seed: 3, framesPerSecond: 20)
    var long = AnimatedSVG(size: Self.size)
    let limit = AnimatedSVG.lengthMaximum
    _ = long.frame(frames[0].0, damage: [], at: .zero)
    _ = long.frame(frames[1].0, damage: [frames[1].0.bounds], at: limit - .milliseconds(50))
    #expect(!long.isFull)
    #expect(long.frame(frames[2].0, damage: [frames[2].0.bounds], at: limit) == nil)
    #expect(long.isFull)

    var large = AnimatedSVG(size: Self.size, byteCountMaximum: 2000)
    var text = large.header(title: "")
    for (surface, time) in frames {
      text += large.frame(surface, damage: [surface.bounds], at: time) ?? ""
    }
    #expect(large.isFull)
    text += large.ending(at: .seconds(9), lastFrameAt: .seconds(1)) ?? ""
    #expect(text.hasSuffix("</svg>\n") && text.utf8.count < 20_000)
  }

  @Test(arguments: ColorDepth.allCases)
  func `has the colors of a terminal`(depth: ColorDepth) {
    let surface = Self.frames(seed: 5, framesPerSecond: 20)[9].0
    var film = AnimatedSVG(size: Self.size, depth: depth)
    _ = film.frame(surface, damage: [], at: .zero)
    let text = film.header(title: "") + (film.ending(at: .zero, lastFrameAt: .zero) ?? "")
    #expect(SVGPlayer(text).picture() == SVGPlayer(surface.svg(depth: depth)).picture())
    #expect((SVGPlayer(text).picture() == PaintedPicture(surface)) == (depth == .direct24))
  }
}
