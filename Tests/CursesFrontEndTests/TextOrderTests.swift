import ColorScience
import Compositing
import CursesFrontEnd
import Testing

extension CursesScreenTests {
  @Test(arguments: [(nil, nil), ("7006", nil), ("7006", "tmux")] as [(String?, String?)])
  func `a terminal that turns words around is told not to, until it is left`(
    version: String?, tmux: String?
  ) throws {
    let terminal = try PseudoTerminal(size: size)
    var environment = environment
    environment.vteVersion = version
    environment.isInTmux = tmux != nil
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    let surface = Surface(size: size, filledWith: Cell(background: .white))
    screen.show(surface, damage: [surface.bounds], isMoving: false)
    let shown = String(decoding: terminal.output(), as: UTF8.self)
    screen.suspend()
    let left = String(decoding: terminal.output(), as: UTF8.self)
    _ = screen.resume()
    let resumed = String(decoding: terminal.output(), as: UTF8.self)
    let restoring = String(decoding: screen.restoreSequence, as: UTF8.self)
    let isTold = version != nil && tmux == nil
    for text in [shown, resumed] { #expect(text.contains("\u{1B}[8l") == isTold) }
    for text in [left, restoring] {
      let parts = text.split(separator: "\u{1B}[8h", omittingEmptySubsequences: false)
      #expect(parts.count == (isTold ? 2 : 1))
      #expect(
        parts.last?.contains("\u{1B}[?1049l") == true, "the order is set before the screen is left")
    }
  }
}
