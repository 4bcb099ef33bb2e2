import Compositing
import CursesFrontEnd
import Testing

extension CursesScreenTests {
  @Test func `of a flood of keys so many are read at once, and none is lost`() throws {
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    terminal.type(String(repeating: "\u{1B}OB", count: CursesScreen.keysMaximum + 1))
    #expect(screen.readKeys(at: .zero) == Array(repeating: .down, count: CursesScreen.keysMaximum))
    #expect(screen.readKeys(at: .zero) == [.down])
  }

  @Test func `keys and the mouse arrive decoded`() throws {
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    screen.show(Surface(size: size), damage: [], isMoving: false)
    #expect(screen.readKeys(at: .zero).isEmpty)
    terminal.type("q\r\u{1B}OA\u{1B}[3~é\t\u{7F}\u{C}")
    #expect(
      screen.readKeys(at: .zero) == [
        .character("q"), .enter, .up, .delete, .character("é"), .tab, .backspace, .control("l"),
      ])
    terminal.type(
      "\u{1B}[<0;5;3M\u{1B}[<32;9;3M\u{1B}[<0;9;3m\u{1B}[<0;2;2M\u{1B}[<0;2;2m\u{1B}[<64;2;2M")
    let event = { (column: Int, row: Int, phase: MouseEvent.Phase) in
      Key.mouse(
        MouseEvent(place: CellPoint(column: column, row: row), button: .left, phase: phase))
    }
    #expect(
      screen.readKeys(at: .zero) == [
        event(4, 2, .pressed), event(8, 2, .dragged), event(8, 2, .released),
        event(1, 1, .pressed), event(1, 1, .clicked),
        .mouse(MouseEvent(place: CellPoint(column: 1, row: 1), button: .wheelUp, phase: .pressed)),
      ])
  }

  @Test(arguments: ["xterm-256color", "screen-256color", "tmux-256color", "linux", "vt220"])
  func `a key's sequence is that key or none, whatever the terminal's description says`(
    term: String
  ) throws {
    let terminal = try PseudoTerminal(size: size)
    var screen = try CursesScreen(
      descriptor: terminal.program, environment: TerminalEnvironment(term: term))
    terminal.type("\u{1B}[1~\u{1B}[H\u{1B}OH\u{1B}[4~\u{1B}[F\u{1B}OF\u{1B}[2~\u{1B}[5~\u{1B}[6~")
    #expect(
      screen.readKeys(at: .zero)
        == [.home, .home, .home, .end, .end, .end, .insert, .pageUp, .pageDown], "\(term)")
    terminal.type("\u{1B}[99~\u{1B}[1;5Y\u{1B}O9\u{1B}[I\u{1B}[27;5;49~q")
    #expect(screen.readKeys(at: .zero) == [.character("q")], "\(term)")
  }
}
