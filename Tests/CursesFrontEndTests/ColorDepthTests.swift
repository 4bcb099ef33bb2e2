import ColorScience
import Compositing
import CursesFrontEnd
import RandomNumbers
import Testing

extension CursesScreenTests {
  /// Draws a surface on a terminal of some type and gives what is to be seen.
  private func drawn(_ surfaces: [Surface], on environment: TerminalEnvironment) throws
    -> ToyTerminal
  {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    for surface in surfaces {
      screen.show(surface, damage: [surface.bounds], isMoving: false)
      toy.take(terminal.output())
    }
    #expect(toy.unknown.isEmpty)
    return toy
  }

  /// Text in every second row, each with a color of its own on one of its own.
  private func texts(_ random: inout SplitMix64) -> (Surface, [(StraightRGBA, StraightRGBA)]) {
    var surface = Surface(size: size, filledWith: Cell(background: .black))
    var colors: [(StraightRGBA, StraightRGBA)] = []
    for row in 0..<size.rows {
      let paper = StraightRGBA(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let ink = StraightRGBA(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      surface.fill(CellRect(column: 0, row: row, columns: 12, rows: 1), with: paper)
      _ = surface.draw(
        "two words", at: CellPoint(column: 1, row: row), foreground: ink, attributes: [])
      colors.append((ink, paper))
    }
    return (surface, colors)
  }

  @Test(arguments: [("xterm-256color", IndexedPalette.xterm256), ("xterm", .ansi8)])
  func `text that could be read can be read in few colors`(term: String, palette: IndexedPalette)
    throws
  {
    var random = SplitMix64(seed: 7)
    for _ in 0..<10 {
      let (surface, colors) = texts(&random)
      let toy = try drawn([surface], on: TerminalEnvironment(term: term))
      for (row, (ink, paper)) in colors.enumerated() {
        #expect(toy.line(row).dropFirst().hasPrefix("two words"))
        let square = toy[1, row]
        let shownInk = palette.color(at: UInt8(truncatingIfNeeded: square.foreground))
        let shownPaper = palette.color(at: UInt8(truncatingIfNeeded: square.background))
        guard ink.contrastRatio(with: paper) >= 3 else { continue }
        #expect(shownInk.contrastRatio(with: shownPaper) > 2.3)
      }
    }
  }

  @Test func `of 256 colors each background gets the nearest`() throws {
    var random = SplitMix64(seed: 11)
    let (surface, colors) = texts(&random)
    let toy = try drawn([surface], on: TerminalEnvironment(term: "xterm-256color"))
    for (row, (_, paper)) in colors.enumerated() {
      let shown = IndexedPalette.xterm256.color(
        at: UInt8(truncatingIfNeeded: toy[1, row].background))
      #expect(
        shown.squaredDistance(to: paper)
          <= IndexedPalette.xterm256.color(at: IndexedPalette.xterm256.nearest(to: paper))
          .squaredDistance(to: paper) + 0.002)
    }
  }

  @Test func `eight colors have pairs enough for every ink on every paper`() throws {
    var surfaces: [Surface] = []
    for shift in 0..<8 {
      var surface = Surface(size: size, filledWith: Cell(background: .black))
      for column in 0..<8 {
        let paper = IndexedPalette.ansi8.color(at: UInt8(column))
        let ink = IndexedPalette.ansi8.color(at: UInt8((column + shift) % 8))
        surface.fill(CellRect(column: column, row: 0, columns: 1, rows: 2), with: paper)
        _ = surface.draw(
          "x", at: CellPoint(column: column, row: 0), foreground: ink, attributes: [])
      }
      surfaces.append(surface)
    }
    for shift in 1..<8 {
      let toy = try drawn(Array(surfaces[...shift]), on: TerminalEnvironment(term: "linux"))
      for column in 0..<8 {
        #expect(toy[column, 0].background == Int32(column))
        #expect(toy[column, 1].background == Int32(column))
      }
    }
  }

  @Test func `without colors there is ink, and what matters most is reversed`() throws {
    var surface = Surface(size: size, filledWith: Cell(upper: .white, lower: .black))
    surface.fill(CellRect(column: 0, row: 0, columns: 16, rows: 3), with: .white)
    _ = surface.draw("dark", at: .zero, foreground: .black, attributes: [])
    _ = surface.draw(
      "chosen", at: CellPoint(column: 0, row: 1), foreground: .black, attributes: [.emphasized])
    _ = surface.draw(
      "unseen", at: CellPoint(column: 0, row: 2), foreground: .white, attributes: [])
    let toy = try drawn(
      [surface], on: TerminalEnvironment(term: "xterm-256color", noColor: "1"))
    #expect(toy.line(0) == "dark            ")
    #expect(!toy[0, 0].isReversed)
    #expect(toy[0, 1].isReversed && !toy[6, 1].isReversed)
    #expect(toy.line(2).allSatisfy { $0 == " " })
    #expect(toy.line(5).allSatisfy { $0 == "▀" }, "the edge of a shape between two halves")
    #expect(toy.squares.allSatisfy { $0.foreground == -1 && $0.background == -1 })
  }
}
