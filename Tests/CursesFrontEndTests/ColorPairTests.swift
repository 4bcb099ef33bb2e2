import ColorScience
import Compositing
import CursesFrontEnd
import Testing

extension CursesScreenTests {
  /// So many that all bytes of their numbers come, also those that ncurses would write otherwise.
  @Test func `on a large screen each cell has colors of its own`() throws {
    let size = CellSize(columns: 200, rows: 160)
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    var surface = Surface(size: size)
    for step in 0..<3 {
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          var cell = Cell(
            background: StraightRGBA(
              red: UInt8(column), green: UInt8(row), blue: UInt8(40 * step + column % 7)))
          (cell.glyph, cell.foreground) = (Glyph("x"), .white)
          surface.set(cell, column: column, row: row)
        }
      }
      screen.show(surface, damage: [surface.bounds], isMoving: false)
      toy.take(output(of: &screen, on: terminal))
      let wrong = surface.cells.indices.filter { index in
        let square = toy.squares[index]
        return square.text != "x" || square.foreground != 0xFFFFFF
          || square.background != Int32(surface.cells[index].upper.rgb)
      }
      #expect(wrong.isEmpty)
    }
    #expect(toy.unknown.isEmpty)
    #expect(screen.pairReclamationCount > 0)
  }

  @Test func `cells that only change color keep their glyphs, whatever those are`() throws {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    for step in 0..<6 {
      var surface = Surface(size: size)
      for row in 0..<size.rows {
        // One color for a row, or for each cell.
        surface.fill(
          CellRect(column: 0, row: row, columns: size.columns, rows: 1),
          with: StraightRGBA(red: UInt8(9 * step), green: UInt8(row), blue: 70))
        surface.draw(
          ["plain words here", "e\u{301}日本 ✓ wide", "▀▄ █ é", "under"][row % 4],
          at: CellPoint(column: 0, row: row),
          foreground: StraightRGBA(red: 200, green: UInt8(20 * step), blue: UInt8(row)),
          attributes: row % 4 == 3 ? [.bold, .underline] : [])
      }
      if step == 3 { surface.draw("日x", at: CellPoint(column: 3, row: 0), foreground: .white) }
      screen.show(surface, damage: [surface.bounds], isMoving: step % 2 == 1)
      toy.take(terminal.output())
      for row in 0..<size.rows where step % 2 == 0 {
        #expect(toy[1, row].isBold == (row % 4 == 3))
        for column in 0..<size.columns {
          expectSquare(toy[column, row], shows: surface[column, row])
        }
      }
    }
    #expect(toy.unknown.isEmpty)
  }
}
