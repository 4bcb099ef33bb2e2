import ColorScience
import Compositing
import Testing

@testable import CursesFrontEnd

/// A screen on a terminal that follows a script.
extension CursesScreenTests {
  private static let answers =
    "\u{1B}P1+r524742=38\u{1B}\\\u{1B}P1$r0;48:2::18:52:86m\u{1B}\\\u{1B}[?2026;2$y"
    + "\u{1B}P>|kitty(0.40.1)\u{1B}\\\u{1B}[>1;4001;39c\u{1B}[?62;c"

  private var indexed: TerminalEnvironment { TerminalEnvironment(term: "xterm-256color") }
  private var white: Surface {
    Surface(size: size, filledWith: Cell(background: StraightRGBA(rgb: 0x123457)))
  }

  /// Opens a screen, shows a frame, and asks; returns the question's bytes.
  private func ask(
    _ terminal: borrowing PseudoTerminal, _ environment: TerminalEnvironment,
    _ screen: inout CursesScreen, _ toy: inout ToyTerminal
  ) -> String {
    screen.ask(at: .zero)
    #expect(!String(decoding: terminal.output(), as: UTF8.self).contains("\u{1B}[c"))
    screen.show(white, damage: [white.bounds], isMoving: false)
    toy.take(terminal.output())
    screen.ask(at: .zero)
    let question = terminal.output()
    toy.take(question)
    screen.ask(at: .zero)
    #expect(terminal.output().isEmpty)
    return String(decoding: question, as: UTF8.self)
  }

  @Test func `a terminal is asked once, after the first frame, and what it prints is overwritten`()
    throws
  {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: indexed)
    let before = terminal.output()
    toy.take(before)
    toy.printsQuestions = true
    let question = ask(terminal, indexed, &screen, &toy)
    for part in ["P+q524742", "P$qm", "[?2026$p", "[>0q", "[>c"] {
      #expect(question.contains("\u{1B}" + part))
    }
    #expect(toy.printedCount > 0)
    for column in 0..<size.columns {
      #expect((1..<size.rows).allSatisfy { toy[column, $0] == toy[column, 0] })
    }
  }

  @Test(arguments: ["linux", "vt100", "screen", "screen-256color", "rxvt"])
  func `nothing is asked where the question would be seen`(term: String) throws {
    let terminal = try PseudoTerminal(size: size)
    let environment = TerminalEnvironment(term: term)
    var screen = try CursesScreen(descriptor: terminal.program, environment: environment)
    screen.show(white, damage: [], isMoving: false)
    _ = terminal.output()
    screen.ask(at: .zero)
    #expect(terminal.output().isEmpty)
  }

  @Test func `the environment may forbid questions, and a chosen depth spares those about color`()
    throws
  {
    var inScreen = indexed
    inScreen.isInScreen = true
    var apple = indexed
    apple.program = "Apple_Terminal"
    for (environment, depth, asks, asksForColor) in [
      (inScreen, nil, false, false), (apple, nil, false, false), (indexed, nil, true, true),
      (indexed, ColorDepth.indexed256, true, false), (environment, nil, true, false),
      (TerminalEnvironment(term: "xterm-256color", noColor: "1"), nil, true, false),
    ] {
      let terminal = try PseudoTerminal(size: size)
      var screen = try CursesScreen(
        descriptor: terminal.program, environment: environment, chosenDepth: depth)
      screen.show(white, damage: [], isMoving: false)
      _ = terminal.output()
      screen.ask(at: .zero)
      let question = String(decoding: terminal.output(), as: UTF8.self)
      #expect(question.contains("\u{1B}[c") == asks)
      #expect(question.contains("$qm") == asksForColor)
    }
  }

  @Test(arguments: [1, 3, 200])
  func `answers make the picture exact without clearing it, and frames come in one piece`(
    step: Int
  ) throws {
    let terminal = try PseudoTerminal(size: size)
    let modes = terminal.modes
    var toy = ToyTerminal(size: size)
    do {
      var screen = try CursesScreen(descriptor: terminal.program, environment: indexed)
      _ = ask(terminal, indexed, &screen, &toy)
      var rest = Array(Self.answers.utf8)[...]
      var found: TerminalFindings?
      while !rest.isEmpty {
        #expect(found == nil)
        terminal.type(String(decoding: rest.prefix(step), as: UTF8.self))
        rest = rest.dropFirst(step)
        let keys = screen.readKeys(at: .milliseconds(100))
        #expect(keys.isEmpty)
        found = screen.takeFindings() ?? found
      }
      let findings = try #require(found)
      #expect(findings.hasDirectColor && findings.hasSynchronizedOutput)
      #expect(findings.version == "kitty(0.40.1)" && findings.versionNumber == 4001)
      let isDeep = screen.deepen()
      #expect(isDeep && screen.depth == .direct24)
      screen.show(white, damage: [], isMoving: false)
      let bytes = terminal.output()
      let text = String(decoding: bytes, as: UTF8.self)
      toy.take(bytes)
      #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{1B}[J") && !text.contains("1049"))
      #expect(text.contains("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
      #expect(toy.squares.allSatisfy { $0.background == 0x123457 })
      #expect(toy.unknown.isEmpty)
      // The parts of a frame are one update, even where the last one has nothing to add.
      let black = Surface(size: size, filledWith: Cell(background: .black))
      screen.show(black, damage: [black.bounds], isMoving: true, isPart: true)
      let part = String(decoding: terminal.output(), as: UTF8.self)
      #expect(part.hasPrefix("\u{1B}[?2026h") && !part.contains("2026l"))
      screen.show(black, damage: [], isMoving: true)
      #expect(String(decoding: terminal.output(), as: UTF8.self) == "\u{1B}[?2026l")
      terminal.type("\u{1B}OA\u{1B}[<0;5;3Mq")
      let keys = screen.readKeys(at: .milliseconds(200))
      #expect(keys.first == .up && keys.last == .character("q") && keys.count == 3)
      screen.suspend()
      #expect(terminal.modes == modes)
      _ = screen.resume()
      screen.show(white, damage: [], isMoving: false)
      toy.take(terminal.output())
      #expect(toy.isAlternate && toy.squares.allSatisfy { $0.background == 0x123457 })
    }
    toy.take(terminal.output())
    #expect(terminal.modes == modes)
    #expect(!toy.isAlternate && toy.showsCursor)
  }

  @Test func `late answers change nothing, and are no keys`() throws {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: indexed)
    _ = ask(terminal, indexed, &screen, &toy)
    terminal.type("a" + Self.answers + "b")
    let keys = screen.readKeys(at: TerminalInquiry.timeout + .milliseconds(1))
    #expect(keys == [.character("a"), .character("b")])
    let findings = screen.takeFindings()
    #expect(findings == nil)
  }

  @Test func `Escape waits for the byte after it while an answer may come, and then is a key`()
    throws
  {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: indexed)
    _ = ask(terminal, indexed, &screen, &toy)
    for (answer, timeout) in [
      ("", AnswerSifter.dueTimeout), ("\u{1B}[?62c", AnswerSifter.keyTimeout),
    ] {
      terminal.type(answer + "\u{1B}")
      let none = screen.readKeys(at: .seconds(1))
      #expect(none.isEmpty)
      #expect(screen.nextTurn == .seconds(1) + timeout)
      let still = screen.readKeys(at: .seconds(1) + timeout - .milliseconds(1))
      #expect(still.isEmpty)
      let keys = screen.readKeys(at: .seconds(1) + timeout)
      #expect(keys == [.escape])
      #expect(screen.nextTurn == nil)
    }
  }

  @Test func `an unanswered question wakes nothing`() throws {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    var screen = try CursesScreen(descriptor: terminal.program, environment: indexed)
    _ = ask(terminal, indexed, &screen, &toy)
    #expect(screen.nextTurn == nil)
    let keys = screen.readKeys(at: .zero)
    #expect(keys.isEmpty && screen.nextTurn == nil)
  }

  @Test(arguments: [0, 1, 20, 60])
  func `no answer is left for the shell`(readCount: Int) throws {
    let terminal = try PseudoTerminal(size: size)
    var toy = ToyTerminal(size: size)
    do {
      var screen = try CursesScreen(descriptor: terminal.program, environment: indexed)
      _ = ask(terminal, indexed, &screen, &toy)
      let (first, rest) = (Self.answers.prefix(readCount), Self.answers.dropFirst(readCount))
      terminal.type(String(first))
      _ = screen.readKeys(at: .zero)
      terminal.type(String(rest))
    }
    #expect(terminal.unreadInputCount == 0)
  }
}
