import ColorScience
import Compositing
import RandomNumbers
import Testing

@Suite struct CompositorTests {
  private func layer(_ chance: inout SplitMix64) -> Layer {
    let size = CellSize(
      columns: .random(in: 1...12, using: &chance), rows: .random(in: 1...6, using: &chance))
    var surface = Surface(size: size)
    surface.fill(
      surface.bounds,
      with: StraightRGBA(rgb: .random(in: 0...0xFFFFFF, using: &chance)).opacity(
        .random(in: 0...1, using: &chance)))
    let words = ["ab", "日本", "🍕x", "  ", "e\u{301}", ""]
    surface.draw(
      words[.random(in: 0..<words.count, using: &chance)],
      at: CellPoint(column: .random(in: -1...4, using: &chance), row: 0), foreground: .white)
    return Layer(
      surface: surface,
      origin: CellPoint(
        column: .random(in: -4...16, using: &chance), row: .random(in: -3...8, using: &chance)),
      opacity: [0, 0.4, 1][.random(in: 0..<3, using: &chance)],
      clip: Bool.random(using: &chance)
        ? CellRect(column: 2, row: 1, columns: 10, rows: 5) : nil)
  }

  @Test
  func `of a large change the first rows are composed first, and the rest with the next call`() {
    let size = CellSize(columns: 20, rows: 10)
    let layers = [
      Layer(surface: Surface(size: size, filledWith: Cell(background: .white)), origin: .zero)
    ]
    var compositor = Compositor(size: size)
    let part = compositor.compose(layers, cellMaximum: 50)
    #expect(part == [CellRect(column: 0, row: 0, columns: 20, rows: 2)])
    #expect(!compositor.isComplete)
    #expect(compositor.surface[0, 1].upper == .white && compositor.surface[0, 2] == .clear)
    let rest = compositor.compose(layers)
    #expect(rest == [CellRect(column: 0, row: 2, columns: 20, rows: 8)])
    #expect(compositor.isComplete && compositor.surface == layers[0].surface)
  }

  /// Grounds of one color, of half rows, of all different cells, and with letters and wide glyphs.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a row of grounds is laid as each of its cells is alone`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let size = CellSize(columns: 14, rows: 3)
    func picture(_ words: String, _ opacities: [Double]) -> Surface {
      var surface = Surface(size: size)
      let shared = StraightRGBA(rgb: .random(in: 0...0xFFFFFF, using: &chance))
      for index in 0..<size.columns * size.rows {
        let isShared = Int.random(in: 0..<3, using: &chance) > 0
        func color() -> StraightRGBA {
          (isShared ? shared : StraightRGBA(rgb: .random(in: 0...0xFFFFFF, using: &chance)))
            .opacity(opacities.randomElement(using: &chance) ?? 1)
        }
        let upper = color()
        surface.set(
          Cell(upper: upper, lower: Bool.random(using: &chance) ? upper : color()),
          column: index % size.columns, row: index / size.columns)
      }
      surface.draw(words, at: CellPoint(column: 2, row: 1), foreground: .white)
      return surface
    }
    let base = picture("ab 日本", [1])
    let words = ["", "xyz", "🍕"][Int.random(in: 0..<3, using: &chance)]
    let top = picture(words, [0, 0.3, 0.8, 1])
    let opacity = [0.25, 0.7, 1][Int.random(in: 0..<3, using: &chance)]
    var whole = base
    whole.composite(top, at: .zero, opacity: opacity)
    var single = base
    for row in 0..<size.rows {
      for column in 0..<size.columns where top[column, row].glyph != .continuation {
        let width = Int(top[column, row].width)
        single.composite(
          top, at: .zero, opacity: opacity,
          clip: CellRect(column: column, row: row, columns: width, rows: 1))
      }
    }
    #expect(whole == single)
    for index in whole.cells.indices where !base.cells[index].glyph.hasInk {
      let (cell, over) = (base.cells[index], top.cells[index])
      guard over.glyph == .none, cell.glyph == .none else { continue }
      #expect(whole.cells[index].upper == over.upper.opacity(opacity).over(cell.upper))
      #expect(whole.cells[index].lower == over.lower.opacity(opacity).over(cell.lower))
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `composing what changed gives what composing all would`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let size = CellSize(columns: 18, rows: 9)
    let ground = Layer(
      surface: Surface(size: size, filledWith: Cell(background: .black)), origin: .zero)
    var layers = [ground] + (0..<4).map { _ in layer(&chance) }
    var kept = Compositor(size: size)
    for _ in 0..<12 {
      let before = kept.surface
      let part = kept.compose(layers, cellMaximum: .random(in: 0...200, using: &chance))
      let rest = kept.isComplete ? [] : kept.compose(layers)
      let damage = part + rest
      #expect(kept.isComplete)
      var fresh = Compositor(size: size)
      _ = fresh.compose(layers)
      for index in 0..<size.rows * size.columns {
        let place = CellPoint(column: index % size.columns, row: index / size.columns)
        let (cell, wanted) = (kept.surface.cells[index], fresh.surface.cells[index])
        #expect(cell == wanted, "\(place)")
        guard !damage.contains(where: { $0.contains(place) }) else { continue }
        #expect(cell == before.cells[index])
      }
      let index = Int.random(in: 1..<layers.count, using: &chance)
      if Bool.random(using: &chance) {
        layers[index] = layer(&chance)
      } else {
        scatter(over: &layers[index].surface, &chance)
      }
    }
  }

  /// Changes a few cells of a surface, as confetti does.
  private func scatter(over surface: inout Surface, _ chance: inout SplitMix64) {
    for _ in 0..<3 {
      surface.draw(
        ["⠂", "日", ""].randomElement(using: &chance) ?? "",
        at: CellPoint(
          column: .random(in: 0..<surface.size.columns, using: &chance),
          row: .random(in: 0..<surface.size.rows, using: &chance)),
        foreground: StraightRGBA(rgb: 0xFF9500).opacity(
          .random(in: 0.3...1, using: &chance)))
    }
  }

  @Test func `dust lies on even grounds without ink alone`() {
    let size = CellSize(columns: 5, rows: 1)
    let (dark, dim) = (StraightRGBA(rgb: 0x202020), StraightRGBA(rgb: 0x303030))
    var ground = Surface(size: size, filledWith: Cell(background: dark))
    ground.draw("a", at: .zero, foreground: .white)
    ground.set(Cell(upper: dark, lower: .white), column: 1, row: 0)
    ground.set(Cell(upper: dark, lower: dim), column: 2, row: 0)
    ground.draw("▘", at: CellPoint(column: 3, row: 0), foreground: .white)
    var dust = Surface(size: size)
    for column in 0..<5 {
      dust.draw("⠂", at: CellPoint(column: column, row: 0), foreground: .white)
    }
    var layer = Layer(surface: dust, origin: .zero)
    let below = Layer(surface: ground, origin: .zero)
    var compositor = Compositor(size: size)
    _ = compositor.compose([below, layer])
    layer.isDust = true
    _ = compositor.compose([below, layer])
    let isStrewn = compositor.surface.cells.map { $0.glyph.base.value == 0x2802 }
    #expect(isStrewn == [false, false, true, false, true])
    for column in [0, 1, 3] {
      #expect(compositor.surface[column, 0] == ground[column, 0])
    }
    #expect(compositor.surface[2, 0].upper == dark && compositor.surface[2, 0].lower == dim)
  }

  @Test func `a dot beside half of an emoji leaves the other half`() {
    let size = CellSize(columns: 8, rows: 3)
    var ground = Surface(size: size, filledWith: Cell(background: .black))
    ground.draw("🍕", at: CellPoint(column: 3, row: 1), foreground: .white)
    for column in 3...4 {
      var compositor = Compositor(size: size)
      var dot = Surface(size: size)
      for word in ["", "⠂", ""] {
        dot.set(.clear, column: column, row: 1)
        dot.draw(
          word, at: CellPoint(column: column, row: 1), foreground: StraightRGBA(rgb: 0xFF9500))
        _ = compositor.compose([
          Layer(surface: ground, origin: .zero), Layer(surface: dot, origin: .zero, opacity: 0.2),
        ])
        #expect(compositor.surface[3, 1].glyph == Glyph("🍕"))
        #expect(compositor.surface[4, 1].glyph == .continuation)
      }
    }
  }

  @Test func `the same pile again damages nothing`() {
    let size = CellSize(columns: 10, rows: 4)
    let layers = [
      Layer(surface: Surface(size: size, filledWith: Cell(background: .black)), origin: .zero)
    ]
    var compositor = Compositor(size: size)
    #expect(compositor.compose(layers) == [CellRect(origin: .zero, size: size)])
    #expect(compositor.compose(layers).isEmpty)
  }

  @Test func `a label that changes damages its own row only`() {
    let size = CellSize(columns: 40, rows: 20)
    let ground = Layer(
      surface: Surface(size: size, filledWith: Cell(background: .black)), origin: .zero)
    func label(_ text: String) -> Layer {
      var surface = Surface(size: CellSize(columns: 20, rows: 3))
      surface.draw(text, at: CellPoint(column: 0, row: 1), foreground: .white)
      return Layer(surface: surface, origin: CellPoint(column: 5, row: 5))
    }
    var compositor = Compositor(size: size)
    _ = compositor.compose([ground, label("12:34")])
    #expect(
      compositor.compose([ground, label("12:35")])
        == [CellRect(column: 9, row: 6, columns: 1, rows: 1)])
  }

  @Test func `a surface for a terminal is opaque throughout`() {
    let size = CellSize(columns: 6, rows: 2)
    var compositor = Compositor(size: size)
    _ = compositor.compose([
      Layer(surface: Surface(size: size, filledWith: Cell(background: .black)), origin: .zero),
      Layer(
        surface: Surface(size: size, filledWith: Cell(background: .white.opacity(0.5))),
        origin: CellPoint(column: 2, row: 0), opacity: 0.5),
    ])
    #expect(compositor.surface.cells.allSatisfy { $0.upper.isOpaque && $0.lower.isOpaque })
  }
}

@Test func `a pile looks the same whether its upper layers are laid on one another first or not`() {
  let glyph = Cell(
    glyph: Glyph("a"), foreground: StraightRGBA(rgb: 0xFFFFFF).opacity(0.5),
    background: StraightRGBA(rgb: 0xFF0000).opacity(0.5))
  let veil = Cell(background: StraightRGBA(rgb: 0x00FF00).opacity(0.5))
  let size = CellSize(columns: 1, rows: 1)
  for upper in [[glyph], [glyph, veil], [veil, glyph]] {
    var flat = Surface(size: size, filledWith: Cell(background: .black))
    var pile = Surface(size: size)
    for cell in upper {
      flat.composite(Surface(size: size, filledWith: cell), at: .zero)
      pile.composite(Surface(size: size, filledWith: cell), at: .zero)
    }
    var last = Surface(size: size, filledWith: Cell(background: .black))
    last.composite(pile, at: .zero)
    #expect(last[0, 0].foreground.squaredDistance(to: flat[0, 0].foreground) < 1e-4)
  }
}

@Test func `a blank that hides what is beneath leaves its ground two halves`() {
  let size = CellSize(columns: 1, rows: 1)
  var pile = Surface(size: size, filledWith: Cell(glyph: Glyph("a"), foreground: .white))
  pile.composite(Surface(size: size, filledWith: Cell(background: .black)), at: .zero)
  pile.composite(
    Surface(size: size, filledWith: Cell(glyph: .space, background: .black)), at: .zero)
  #expect(pile[0, 0].glyph == .space && !pile[0, 0].isTextBlank)
}

@Test func `a blank that covers half of a cell leaves no ink in the other half`() {
  let (red, black) = (StraightRGBA(rgb: 0xFF0000), StraightRGBA.black)
  let size = CellSize(columns: 2, rows: 1)
  var edge = Cell(glyph: .space)
  edge.upper = red
  for (opacity, isHidden) in [(1, true), (0.9, true), (0.3, false)] {
    var pile = Surface(size: size, filledWith: Cell(background: black))
    pile.draw("ab", at: .zero, foreground: .white)
    pile.composite(Surface(size: size, filledWith: edge), at: .zero, opacity: opacity)
    for column in 0..<2 {
      #expect((pile[column, 0].glyph == .space) == isHidden)
      #expect(pile[column, 0].lower == black && pile[column, 0].upper != black)
    }
  }
}

@Test func `a blank that covers half of a shape leaves its other half`() {
  let size = CellSize(columns: 1, rows: 1)
  var edge = Cell(glyph: .space)
  edge.upper = .black
  var pile = Surface(size: size, filledWith: Cell(background: .black))
  pile.draw("▐", at: .zero, foreground: .white)
  pile.composite(Surface(size: size, filledWith: edge), at: .zero)
  #expect(pile[0, 0].glyph == Glyph("▗"))
  #expect(pile[0, 0].foreground == .white && pile[0, 0].upper == .black)
}
