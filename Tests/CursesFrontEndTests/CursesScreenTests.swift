import ColorScience
import Compositing
import CursesFrontEnd
import RandomNumbers
import Testing

/// ncurses has one screen at a time, and so have these tests.
@Suite(.serialized)
struct CursesScreenTests {
  let size = CellSize(columns: 16, rows: 8)
  let environment = TerminalEnvironment(term: "xterm-256color", colorTerm: "truecolor")

  /// A surface of random shades and letters; the same for the same seed.
  private func scramble(_ surface: inout Surface, chance: Int, using random: inout SplitMix64) {
    let color = { (random: inout SplitMix64) in
      StraightRGBA(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
    for row in 0..<size.rows {
      for column in 0..<size.columns where Int.random(in: 0..<100, using: &random) < chance {
        var cell = Cell(upper: color(&random), lower: color(&random))
        if Bool.random(using: &random) { cell.lower = cell.upper }
        if Bool.random(using: &random) {
          cell.foreground = color(&random)
          cell.glyph = Glyph(["a", "é", "█", "Ω", "日", "🍕"].randomElement(using: &random) ?? "a")
          cell.width = cell.glyph == Glyph("日") || cell.glyph == Glyph("🍕") ? 2 : 1
        }
        surface.set(cell, column: column, row: row)
      }
    }
  }

  /// Expects a cell as a person sees it: two halves, or ink on the mean of them.
  func expectSquare(_ square: ToyTerminal.Square, shows cell: Cell) {
    let packed = { (color: StraightRGBA) in
      Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    }
    guard cell.glyph != .continuation else { return #expect(square.text.isEmpty) }
    guard !cell.glyph.hasInk else {
      #expect(square.text == String(String.UnicodeScalarView(cell.glyph.scalars)))
      #expect(square.foreground == packed(cell.foreground))
      return
    }
    let halves =
      switch square.text {
      case "▀": [square.foreground, square.background]
      case "▄": [square.background, square.foreground]
      default: [square.background, square.background]
      }
    // The rest of a wide glyph stands on one ground, as words do, where its halves hardly differ.
    let mean = cell.upper.channelMean(with: cell.lower)
    #expect(halves == (cell.isTextBlank ? [mean, mean] : [cell.upper, cell.lower]).map(packed))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `what is at rest is shown exactly, whatever moved before`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    #expect(screen.depth == .direct24)
    var surface = Surface(size: size, filledWith: Cell(background: .black))
    for frame in 0..<80 {
      scramble(&surface, chance: frame % 3 == 0 ? 100 : 20, using: &random)
      screen.show(surface, damage: [surface.bounds], isMoving: frame % 4 != 3)
      toy.take(terminal.output())
      guard frame % 20 == 19 else { continue }
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          expectSquare(toy[column, row], shows: surface[column, row])
        }
      }
    }
    #expect(toy.unknown.isEmpty)
    #expect(screen.pairReclamationCount > 0)
  }

  /// A shade that changes from cell to cell, dark or light, gray or not, `fraction` of the way to another one.
  private func shade(_ fraction: Double) -> Surface {
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let step = UInt8(2 * column + 3 * row)
        let gray = StraightRGBA(red: 30 + step, green: 30 + step, blue: 30 + step)
        let dawn = StraightRGBA(red: 160 + step, green: 190, blue: 230 - step)
        let bright = StraightRGBA(red: 250 - step, green: 250 - step, blue: 250 - step)
        let color = StraightRGBA.mix(row < 4 ? dawn : bright, gray, by: fraction)
        surface.set(Cell(background: color), column: column, row: row)
      }
    }
    return surface
  }

  @Test func `what moves is shown in its own colors, the slower the more exactly`() throws {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    var last = shade(0)
    screen.show(last, damage: [last.bounds], isMoving: false)
    var reaches = Array(repeating: 0, count: size.columns * size.rows)
    for fraction in [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.99, 0.995, 0.999, 1] {
      let surface = shade(fraction)
      screen.show(surface, damage: [surface.bounds], isMoving: true)
      toy.take(terminal.output())
      for index in 0..<size.columns * size.rows {
        let (column, row) = (index % size.columns, index / size.columns)
        let (exact, old) = (surface[column, row].upper, last[column, row].upper)
        let shown = StraightRGBA(rgb: UInt32(toy[column, row].background))
        let (off, change) = (exact.differences(from: shown), exact.differences(from: old))
        let most = change.map(abs).max() ?? 0
        // A cell that does not change stays as it is until the rest.
        reaches[index] = most > 0 ? min(4, most) : reaches[index]
        let reach = reaches[index]
        #expect(off.allSatisfy { abs($0) <= reach }, "\(shown) for \(exact) at \(fraction)")
        #expect(max(abs(off[0] - off[1]), abs(off[2] - off[1])) <= reach)
        #expect(row < 4 || (shown.red == shown.green && shown.green == shown.blue))
      }
      last = surface
    }
  }

  @Test func `after a motion the colors become exact in several frames, none of them large`()
    throws
  {
    let size = CellSize(columns: 120, rows: 40)
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    var surface = Surface(size: size)
    for fraction in 0..<2 {
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let color = StraightRGBA(
            red: UInt8(column + 3 * fraction), green: UInt8(2 * row), blue: UInt8(column + row))
          surface.set(Cell(background: color), column: column, row: row)
        }
      }
      screen.show(surface, damage: [surface.bounds], isMoving: true)
      toy.take(output(of: &screen, on: terminal))
    }
    var (frameCount, greatest, sum) = (0, 0, 0)
    while screen.wantsRest, frameCount < 20 {
      screen.show(surface, damage: [], isMoving: false)
      let bytes = output(of: &screen, on: terminal)
      toy.take(bytes)
      frameCount += 1
      sum += bytes.count
      greatest = max(greatest, bytes.count)
    }
    #expect((4...6).contains(frameCount))
    #expect(greatest <= sum * 2 / 5)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        expectSquare(toy[column, row], shows: surface[column, row])
      }
    }
  }

  /// Returns all bytes of a frame, which may be more than the terminal takes at once.
  func output(
    of screen: inout CursesScreen, on terminal: borrowing PseudoTerminal
  ) -> [UInt8] {
    var bytes = terminal.output()
    while !screen.isReady() { bytes += terminal.output() }
    return bytes + terminal.output()
  }

  @Test func `while something else moves, cells at rest become exact already`() throws {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    for fraction in [0.2, 0.5] {
      screen.show(
        shade(fraction), damage: [CellRect(origin: .zero, size: size)], isMoving: true)
      toy.take(terminal.output())
    }
    let surface = shade(0.5)
    let moving = CellRect(column: 0, row: 0, columns: size.columns, rows: 3)
    screen.show(surface, damage: [moving], isMoving: true)
    toy.take(terminal.output())
    for row in 3..<size.rows {
      for column in 0..<size.columns {
        expectSquare(toy[column, row], shows: surface[column, row])
      }
    }
    let wantsRest = screen.wantsRest
    #expect(wantsRest)
  }

  @Test(arguments: [
    (1000, 400, false), (1001, 400, true), (1000, 401, true), (65_535, 65_535, true),
  ])
  func `a terminal of any size is drawn to a limit`(columns: Int, rows: Int, isCut: Bool) throws {
    let most = CellSize.terminalMaximum
    #expect(most == CellSize(columns: 1000, rows: 400))
    let terminal = try PseudoTerminal(size: CellSize(columns: columns, rows: rows))
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    let (opened, wasCut) = (screen.size, screen.isCut)
    #expect(opened == most && wasCut == isCut)
    terminal.resize(to: size)
    let (resized, isStillCut) = (screen.resized(), screen.isCut)
    #expect(resized == size && !isStillCut)
    terminal.resize(to: CellSize(columns: columns, rows: rows))
    let (grown, isCutAgain) = (screen.resized(), screen.isCut)
    #expect(grown == most && isCutAgain == isCut)
  }

  @Test func `a frame writes the cells that changed, and nothing when none did`() throws {
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    var surface = Surface(size: size, filledWith: Cell(background: StraightRGBA(rgb: 0x203040)))
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    _ = terminal.output()
    _ = surface.draw(
      "now", at: CellPoint(column: 7, row: 3), foreground: .white, attributes: [.bold])
    screen.show(
      surface, damage: [CellRect(column: 7, row: 3, columns: 3, rows: 1)], isMoving: false)
    let bytes = String(decoding: terminal.output(), as: UTF8.self)
    #expect(bytes.contains("now"))
    #expect(bytes.contains("38;2;255;255;255"))
    #expect(bytes.utf8.count < 100)
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    #expect(terminal.output().isEmpty)
  }

  @Test func `wide glyphs take two cells and what can't be drawn becomes a question mark`() throws {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    var surface = Surface(size: size, filledWith: Cell(background: .black))
    _ = surface.draw(
      "日本 é|", at: .zero, foreground: .white, attributes: [])
    // A control character can't come from a feed; were it to, it would still not reach the terminal.
    surface.set(
      Cell(glyph: Glyph("\u{9B}"), foreground: .white, background: .black), column: 10, row: 0)
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    toy.take(terminal.output())
    #expect(toy.line(0).hasPrefix("日本 é|"))
    _ = surface.draw("ab", at: CellPoint(column: 1, row: 0), foreground: .white, attributes: [])
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    toy.take(terminal.output())
    #expect(toy.line(0).hasPrefix(" ab  é|"))
    #expect(toy[10, 0].text == "?")
  }

  @Test func `the terminal is left as it was found`() throws {
    let terminal = try PseudoTerminal(size: size)
    let before = terminal.modes
    var toy = ToyTerminal(size: size)
    var restoring: [UInt8] = []
    do {
      var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
      screen.show(Surface(size: size), damage: [], isMoving: false)
      restoring = screen.restoreSequence
      toy.take(terminal.output())
      #expect(toy.isAlternate && !toy.showsCursor)
      #expect(terminal.modes != before)
    }
    var inhaled = toy
    let farewell = terminal.output()
    toy.take(farewell)
    #expect(!toy.isAlternate && toy.showsCursor)
    #expect(terminal.modes == before)
    // Of an alternate screen that was not erased, a terminal that has grown shows rows.
    for bytes in [farewell, restoring] {
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = text.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && parts[0].contains("\u{1B}[H\u{1B}[J"))
    }
    inhaled.take(restoring)
    #expect(!inhaled.isAlternate && inhaled.showsCursor)
  }

  @Test func `a stop gives the terminal back and a continuation takes it again`() throws {
    let terminal = try PseudoTerminal(size: size)
    let before = terminal.modes
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    let surface = Surface(size: size, filledWith: Cell(background: .white))
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    screen.suspend()
    toy.take(terminal.output())
    #expect(!toy.isAlternate && toy.showsCursor)
    #expect(terminal.modes == before)
    #expect(screen.resume() == size)
    screen.show(surface, damage: [], isMoving: false)
    toy = ToyTerminal(size: size)
    toy.take(terminal.output())
    #expect(toy.isAlternate && !toy.showsCursor)
    #expect(toy.squares.allSatisfy { $0.background == 0xFFFFFF })
  }

  @Test(arguments: [(20, 5), (60, 20), (1, 1)])
  func `another size is taken on and written whole`(columns: Int, rows: Int) throws {
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    screen.show(Surface(size: size), damage: [], isMoving: true)
    let other = CellSize(columns: columns, rows: rows)
    terminal.resize(to: other)
    #expect(screen.resized() == other)
    _ = terminal.output()
    screen.show(
      Surface(size: other, filledWith: Cell(background: .white)), damage: [], isMoving: false)
    var toy = ToyTerminal(size: other)
    toy.take(terminal.output())
    #expect(toy.squares.allSatisfy { $0.background == 0xFFFFFF })
  }

  @Test func `the bell sounds at once and leaves the frame alone`() throws {
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    let surface = Surface(size: size, filledWith: Cell(background: .white))
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    _ = terminal.output()
    screen.ring()
    #expect(terminal.output() == [0x07])
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    #expect(terminal.output().isEmpty)
  }

  @Test(arguments: [
    (nil, CursesFault.typeUnset), ("", .typeUnset),
    ("no-such-terminal", .typeUnknown("no-such-terminal")),
    (String(repeating: "x", count: 512), .typeUnknown(String(repeating: "x", count: 512))),
    (String(repeating: "x", count: 513), .typeUnknown(String(repeating: "x", count: 32) + "…")),
    ("dumb", .noCursorMotion("dumb")),
  ])
  func `a terminal that can't be drawn upon is a fault`(term: String?, fault: CursesFault) throws {
    let terminal = try PseudoTerminal(size: size)
    #expect(throws: fault) {
      _ = try CursesScreen(
        descriptor: terminal.program, environment: TerminalEnvironment(term: term))
    }
    let environment = TerminalEnvironment(term: term)
    #expect(environment.colorDepth(of: terminal.program) == nil)
    #expect(terminal.output().isEmpty)
  }

  @Test(arguments: [
    ("xterm-256color", nil, nil, ColorDepth.indexed256),
    ("xterm-256color", "24bit", nil, .direct24),
    ("xterm-256color", "truecolor", "1", .mono), ("xterm", nil, nil, .ansi8),
    ("xterm-256color", "truecolor", "", .direct24), ("vt100", nil, nil, .mono),
    ("linux", nil, nil, .ansi8), ("newer-than-the-database", "truecolor", nil, .direct24),
    ("newer-than-the-database", "24bit", "1", .mono),
  ])
  func `the environment decides the depth, and each depth draws`(
    term: String, colorTerm: String?, noColor: String?, depth: ColorDepth
  ) throws {
    let terminal = try PseudoTerminal(size: size)
    let environment = TerminalEnvironment(term: term, colorTerm: colorTerm, noColor: noColor)
    #expect(environment.colorDepth(of: terminal.program) == depth)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    #expect(screen.depth == depth)
    var surface = Surface(size: size, filledWith: Cell(upper: .white, lower: .black))
    _ = surface.draw("text", at: .zero, foreground: .white, attributes: [])
    screen.show(surface, damage: [], isMoving: true)
    #expect(String(decoding: terminal.output(), as: UTF8.self).contains("text"))
  }
}

extension StraightRGBA {
  /// Returns the differences from another color in red, green and blue.
  fileprivate func differences(from other: StraightRGBA) -> [Int] {
    [
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
    ]
  }
}
