import ColorScience
import Compositing
import CursesFrontEnd
import Testing

extension CursesScreenTests {
  @Test(arguments: ["letters", "grounds", "halves"])
  func `while a shade moves, a color serves the cells before its own and behind it`(
    kind: String
  ) throws {
    let size = CellSize(columns: 90, rows: 1)
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    for light in [40, 80] {
      var surface = Surface(size: size)
      for column in 0..<size.columns {
        let gray = { (value: Int) in StraightRGBA(rgb: UInt32(value * 0x1_0101)) }
        var cell = Cell(background: gray(light + column))
        if kind == "halves" { cell.lower = gray(light + column + 30) }
        if kind == "letters" { (cell.glyph, cell.foreground) = (Glyph("a"), .white) }
        surface.set(cell, column: column, row: 0)
      }
      screen.show(surface, damage: [surface.bounds], isMoving: light > 40)
      toy.take(output(of: &screen, on: terminal))
    }
    // A color may be off by 4, so that each serves nine cells, which differ by 1.
    let changes = (1..<size.columns).count { toy[$0, 0].background != toy[$0 - 1, 0].background }
    #expect(changes == 9)
  }
}
