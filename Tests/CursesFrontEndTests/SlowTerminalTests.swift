import ColorScience
import Compositing
import CursesFrontEnd
import RandomNumbers
import Testing

extension CursesScreenTests {
  /// Pictures that have nothing in common, so that each frame is written whole.
  private func pictures(_ count: Int, size: CellSize) -> [Surface] {
    var random = SplitMix64(seed: 5)
    return (0..<count).map { index in
      var surface = Surface(size: size)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let color = { StraightRGBA(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random)) }
          surface.set(Cell(upper: color(), lower: color()), column: column, row: row)
        }
      }
      surface.draw("picture\(index)", at: .zero, foreground: .white)
      return surface
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a terminal that takes nothing misses frames, and no key`() throws {
    let size = CellSize(columns: 60, rows: 20)
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    let pictures = pictures(30, size: size)
    var shownCount = 0
    for picture in pictures where screen.isReady() {
      screen.show(picture, damage: [picture.bounds], isMoving: false)
      shownCount += 1
    }
    #expect((1...3).contains(shownCount))
    let isBehind = screen.hasUnsent
    #expect(isBehind)
    terminal.type("q")
    #expect(screen.readKeys(at: .zero) == [.character("q")])

    // 960 bytes are what a line of 9600 baud takes in a second.
    var bytes: [UInt8] = []
    while !screen.isReady() { bytes += terminal.output(atMost: 960) }
    let newest = pictures[pictures.count - 1]
    screen.show(newest, damage: [newest.bounds], isMoving: false)
    while screen.hasUnsent {
      bytes += terminal.output(atMost: 960)
      _ = screen.isReady()
    }
    bytes += terminal.output()
    var toy = ToyTerminal(size: size)
    toy.take(bytes)
    #expect(toy.unknown.isEmpty)
    #expect(toy.line(0).hasPrefix("picture29"))
    #expect((0..<size.columns).allSatisfy { toy[$0, 19].text != " " })
  }

  @Test(.timeLimit(.minutes(1)))
  func `what a slow terminal has not taken is given up for what comes next, and made good later`()
    throws
  {
    let size = CellSize(columns: 60, rows: 20)
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    let old = pictures(1, size: size)[0]
    screen.show(old, damage: [old.bounds], isMoving: false)
    let isBehind = screen.hasUnsent
    #expect(isBehind)

    screen.abandonUnsent()
    var new = old
    new.draw("the answer", at: CellPoint(column: 9, row: 12), foreground: .white)
    let damage = CellRect(column: 9, row: 12, columns: 10, rows: 1)
    screen.show(new, damage: [damage], isMoving: true)
    let isAnswered = !screen.hasUnsent
    #expect(isAnswered)
    let answer = terminal.output()
    var toy = ToyTerminal(size: size)
    toy.take(answer)
    #expect(toy.line(12).contains("the"))
    #expect(toy.line(12).contains("answer"))

    // Nothing changes any more; the first frame at rest brings the rest.
    let wantsRest = screen.wantsRest
    #expect(wantsRest)
    screen.show(new, damage: [], isMoving: false)
    var bytes: [UInt8] = []
    while !screen.isReady() { bytes += terminal.output(atMost: 960) }
    bytes += terminal.output()
    let wantsMore = screen.wantsRest
    #expect(!wantsMore)
    var whole = ToyTerminal(size: size)
    toy.take(bytes)
    whole.take(try shownWhole(new, size: size))
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        #expect(toy[column, row] == whole[column, row], "\(column) \(row)")
      }
    }
  }

  /// All that a terminal gets that shows nothing but one picture.
  private func shownWhole(_ picture: Surface, size: CellSize) throws -> [UInt8] {
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    screen.show(picture, damage: [picture.bounds], isMoving: false)
    var bytes: [UInt8] = []
    while !screen.isReady() { bytes += terminal.output(atMost: 960) }
    return bytes + terminal.output()
  }

  @Test(.timeLimit(.minutes(1)))
  func `a terminal that takes nothing can be left at once`() throws {
    let size = CellSize(columns: 60, rows: 20)
    let terminal = try PseudoTerminal(size: size)
    let before = terminal.modes
    do {
      var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
      for picture in pictures(2, size: size) {
        screen.show(picture, damage: [picture.bounds], isMoving: false)
      }
      let isBehind = screen.hasUnsent
      #expect(isBehind)
      screen.ring()
    }
    #expect(terminal.modes == before)
    var toy = ToyTerminal(size: size)
    toy.take(Array("\u{1B}[?1049h".utf8) + terminal.output())
    #expect(!toy.isAlternate && toy.showsCursor)
  }
}
