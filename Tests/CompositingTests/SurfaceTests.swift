import ColorScience
import Compositing
import Testing

@Suite struct SurfaceTests {
  private let red = StraightRGBA(rgb: 0xFF0000)

  private func text(_ surface: Surface, row: Int = 0) -> String {
    var scalars = String.UnicodeScalarView()
    for column in 0..<surface.size.columns {
      let glyph = surface[column, row].glyph
      scalars.append(contentsOf: glyph == .none ? ["."] : glyph.scalars)
    }
    return String(scalars)
  }

  @Test func `a wide glyph that loses a half becomes blank`() {
    var surface = Surface(size: CellSize(columns: 4, rows: 1))
    surface.draw("日本", at: .zero, foreground: red)
    #expect(text(surface) == "日本")
    surface.draw("x", at: CellPoint(column: 1, row: 0), foreground: red)
    #expect(text(surface) == " x本")
    surface.draw("y", at: CellPoint(column: 2, row: 0), foreground: red)
    #expect(text(surface) == " xy ")
  }

  @Test func `a wide glyph at the edge is a blank`() {
    var surface = Surface(size: CellSize(columns: 1, rows: 1))
    surface.draw("日", at: .zero, foreground: red)
    #expect(text(surface) == " ")
  }

  @Test(arguments: [(0, 0), (-3, 0), (9, 0), (0, -1), (0, 5), (-1, -1)])
  func `drawing outside changes nothing and traps nowhere`(column: Int, row: Int) {
    var surface = Surface(size: CellSize(columns: 3, rows: 2))
    surface.draw("abcdef", at: CellPoint(column: column, row: row), foreground: red)
    surface.fill(CellRect(column: column, row: row, columns: 99, rows: 99), with: red)
    surface.composite(surface, at: CellPoint(column: column, row: row))
    #expect(surface.cells.count == 6)
  }

  @Test func `a fill meets half rows exactly`() {
    var surface = Surface(size: CellSize(columns: 1, rows: 2))
    surface.fill(columns: 0..<1, halfRows: 1..<3, with: red)
    #expect(surface[0, 0].upper == .clear && surface[0, 0].lower == red)
    #expect(surface[0, 1].upper == red && surface[0, 1].lower == .clear)
  }

  @Test(arguments: 1...4, 2...9)
  func `a rounded rectangle is the same from all sides`(radius: Int, columns: Int) {
    let rect = CellRect(column: 0, row: 0, columns: columns, rows: 4)
    let outline = Outline {
      $0.addRoundedRect(OutlineRect(rect), cornerRadius: Double(radius) * 8)
    }
    let values = Coverage(outline, glyphs: .octant, clip: rect).values
    #expect(values.count == columns * 4 * 8)
    for (value, opposite) in zip(values, values.reversed()) {
      #expect(abs(value - opposite) < 1e-4)
    }
  }

  @Test func `the edge of a shape is covered by a color as its ground is`() {
    let edge = Cell(
      glyph: Glyph("▌"), foreground: StraightRGBA(rgb: 0x404040), background: .black)
    let veil = StraightRGBA.white.opacity(0.5)
    let size = CellSize(columns: 1, rows: 1)
    var (whole, halves) = (
      Surface(size: size, filledWith: edge), Surface(size: size, filledWith: edge)
    )
    whole.fill(Outline { $0.addRect(OutlineRect(whole.bounds)) }, with: veil, edges: EdgeStyle())
    halves.fill(halves.bounds, with: veil)
    let ink = veil.over(edge.foreground)
    for cell in [whole[0, 0], halves[0, 0]] {
      #expect(cell.glyph == edge.glyph && cell.upper == veil.over(.black))
      #expect(abs(Int(cell.foreground.red) - Int(ink.red)) <= 2)
    }
    // Letters stay as they are.
    var letter = Surface(
      size: size, filledWith: Cell(glyph: Glyph("a"), foreground: red, background: .black))
    letter.fill(letter.bounds, with: veil)
    #expect(letter[0, 0].foreground == red)
  }

  @Test(arguments: [0.2, 0.5, 0.8]) func `an opaque edge fades with its ground`(opacity: Double) {
    let (ink, ground) = (StraightRGBA(rgb: 0xC86432), StraightRGBA(rgb: 0xC86636))
    let size = CellSize(columns: 1, rows: 1)
    let edge = Cell(glyph: Glyph("▌"), foreground: ink, background: ground)
    var surface = Surface(size: size, filledWith: Cell(background: .black))
    surface.composite(Surface(size: size, filledWith: edge), at: .zero, opacity: opacity)
    let cell = surface[0, 0]
    let expected = Int((200 * opacity).rounded())
    #expect(abs(Int(cell.upper.red) - expected) <= 2)
    if cell.glyph.hasInk { #expect(abs(Int(cell.foreground.red) - expected) <= 2) }
  }

  @Test func `an emoji on a ground fades as one without`() {
    for ground in [StraightRGBA.clear, red.opacity(0.8)] {
      var emoji = Surface(size: CellSize(columns: 2, rows: 1))
      emoji.fill(emoji.bounds, with: ground)
      emoji.draw("🚊", at: .zero, foreground: .white)
      var surface = Surface(size: emoji.size, filledWith: Cell(background: .black))
      surface.composite(emoji, at: .zero, opacity: 0.7)
      #expect(surface[0, 0].glyph == Glyph("🚊"))
    }
  }

  @Test(arguments: ["A", "▖", "▃", "▆", "▌"], [1, 0.8, 0.5])
  func `ink and the ground it stands on fade as one`(glyph: String, ground: Double) throws {
    for ink in [1, 0.6] {
      let cell = Cell(
        glyph: Glyph(try #require(glyph.unicodeScalars.first)),
        foreground: .white.opacity(ink), background: red.opacity(ground))
      var view = Surface(size: CellSize(columns: 1, rows: 1))
      view.set(cell, column: 0, row: 0)
      var surface = Surface(size: view.size, filledWith: Cell(background: .black))
      surface.composite(view, at: .zero, opacity: 0.7)
      let whole = StraightRGBA.white.opacity(ink).over(red.opacity(ground))
      let (shown, expected) = (surface[0, 0].foreground, whole.opacity(0.7).over(.black))
      for channel in [\StraightRGBA.red, \.green, \.blue] {
        #expect(abs(Int(shown[keyPath: channel]) - Int(expected[keyPath: channel])) <= 2)
      }
    }
  }

  @Test(arguments: [
    (1, 0.7, true), (0.6, 0.7, true), (0.3, 0.7, true), (1, 0.45, false), (0.1, 1, false),
  ])
  func `an emoji in a secondary ink is seen on a dim display, and half faded is not`(
    ink: Double, opacity: Double, isSeen: Bool
  ) {
    var emoji = Surface(size: CellSize(columns: 2, rows: 1))
    emoji.draw("🚊", at: .zero, foreground: .white.opacity(ink))
    var surface = Surface(size: emoji.size, filledWith: Cell(background: .black))
    surface.composite(emoji, at: .zero, opacity: opacity)
    #expect((surface[0, 0].glyph == Glyph("🚊")) == isSeen)
  }

  @Test func `a cell without a glyph lets ink through and a blank hides it`() {
    var surface = Surface(size: CellSize(columns: 2, rows: 1), filledWith: Cell(background: .black))
    surface.draw("ab", at: .zero, foreground: .white)
    var cover = Surface(size: CellSize(columns: 2, rows: 1))
    cover.set(Cell(background: red.opacity(0.3)), column: 0, row: 0)
    cover.set(Cell(glyph: .space, background: red.opacity(0.3)), column: 1, row: 0)
    surface.composite(cover, at: .zero)
    #expect(text(surface) == "ab".replacing("b", with: "b"))
    var opaque = Surface(size: CellSize(columns: 2, rows: 1))
    opaque.set(Cell(glyph: .space, background: red), column: 1, row: 0)
    surface.composite(opaque, at: .zero)
    #expect(text(surface) == "a ")
    #expect(surface[0, 0].foreground != .white)
  }

  @Test func `opacity 0 is nothing and equal pictures do not change on the way`() {
    var surface = Surface(size: CellSize(columns: 3, rows: 1), filledWith: Cell(background: .black))
    let before = surface
    let cover = Surface(size: surface.size, filledWith: Cell(glyph: Glyph("x"), background: red))
    surface.composite(cover, at: .zero, opacity: 0)
    #expect(surface == before)
    #expect(before.mixed(with: before, by: 0.5) == before)
    #expect(before.mixed(with: cover, by: 0) == before)
    #expect(before.mixed(with: cover, by: 1) == cover)
  }

  @Test func `blocks that dissolve lend the ground their light, and never all go out`() {
    let size = CellSize(columns: 1, rows: 1)
    let white = StraightRGBA.white
    let block = Surface(
      size: size, filledWith: Cell(glyph: Glyph("█"), foreground: white, background: .black))
    let bare = Surface(size: size, filledWith: Cell(background: white))
    for fraction in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let cell = block.mixed(with: bare, by: fraction)[0, 0]
      #expect(cell.glyph == .none || cell.foreground == white)
      #expect(cell.glyph != .none || cell.upper == white)
    }
  }

  static let recolorings: [(ink: (UInt32, UInt32), ground: (UInt32, UInt32))] = [
    ((0xFFFFFF, 0x000000), (0x101018, 0xF4F4F8)), ((0x101010, 0xF0F0F0), (0xFFFFFF, 0x202020)),
    ((0xB0B0C0, 0x505060), (0x181820, 0xF0F0F0)),
  ]

  @Test(arguments: recolorings)
  func `ink and ground that change sides never pass through the same gray`(
    ink: (UInt32, UInt32), ground: (UInt32, UInt32)
  ) {
    let cells = zip([ink.0, ink.1], [ground.0, ground.1]).map { ink, ground in
      Cell(
        glyph: Glyph("a"), foreground: StraightRGBA(rgb: ink), background: StraightRGBA(rgb: ground)
      )
    }
    let pictures = cells.map { Surface(size: CellSize(columns: 1, rows: 1), filledWith: $0) }
    let worst =
      (0...100).map { step in
        let cell = pictures[0].mixed(with: pictures[1], by: Double(step) / 100)[0, 0]
        return cell.foreground.contrastRatio(with: cell.upper)
      }.min() ?? 0
    // Black and white are equally far from one gray only, at 4.6 to 1.
    #expect(worst > 1.9)
    let inks = Set(
      (0...100).map { pictures[0].mixed(with: pictures[1], by: Double($0) / 100)[0, 0].foreground })
    #expect(inks.count == 2)
  }

  @Test(arguments: [(0.05, "🍕"), (0.3, nil), (0.7, nil), (0.95, "⚽")])
  func `an emoji that dissolves is not seen in the middle`(fraction: Double, glyph: String?) {
    var (old, new) = (
      Surface(size: CellSize(columns: 3, rows: 1)), Surface(size: CellSize(columns: 3, rows: 1))
    )
    old.draw("🍕", at: .zero, foreground: .white)
    new.draw("⚽", at: .zero, foreground: .white)
    let picture = old.mixed(with: new, by: fraction)
    #expect(picture[0, 0].glyph == glyph.map { Glyph($0.unicodeScalars.first ?? " ") } ?? .none)
    #expect((picture[1, 0].glyph == .continuation) == (glyph != nil))
  }

  @Test(arguments: [[false, false, false], [true, false, true], [true, true, true]])
  func `is copied without the rows that are cleared`(rows: [Bool]) {
    var surface = Surface(size: CellSize(columns: 4, rows: 3), filledWith: Cell(background: .black))
    surface.draw("界ab", at: CellPoint(column: 0, row: 1), foreground: .white)
    let copy = Surface(surface, clearing: rows)
    #expect(copy.size == surface.size && copy.cells.count == surface.cells.count)
    for row in rows.indices {
      for column in 0..<4 {
        #expect(copy[column, row] == (rows[row] ? .clear : surface[column, row]))
      }
    }
  }
}
