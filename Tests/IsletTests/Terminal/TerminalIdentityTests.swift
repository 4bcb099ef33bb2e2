import Compositing
import CursesFrontEnd
import Testing

@testable import IsletProgram

struct TerminalIdentityTests {
  /// The glyphs of a terminal by its answer to XTVERSION, with `TERM=xterm-256color`.
  @Test(arguments: [
    ("kitty(0.40.1)", GlyphRepertoire.octant), ("kitty(0.39.1)", .sextant),
    ("kitty(0.19.2)", .quadrant), ("kitty(1.0)", .octant), ("kitty", .quadrant),
    ("foot(1.21.0)", .octant), ("foot(1.8.0)", .sextant), ("foot 1.19.0-3-gabc", .sextant),
    ("ghostty 1.2.0", .octant), ("ghostty 1.0.2-main+5cb2fa6f", .sextant),
    ("WezTerm 20240203-110809-5046fc22", .sextant), ("WezTerm 20210314-1", .quadrant),
    ("VTE(7800)", .octant), ("VTE(6003)", .quadrant), ("contour 0.4.3.6442", .sextant),
    ("Rio 0.3.1", .sextant), ("XTerm(390)", .quadrant), ("Konsole 24.12.0", .quadrant),
    ("iTerm2 3.5.0", .quadrant), ("tmux 3.4", .quadrant), ("", .quadrant), ("()", .quadrant),
    ("kitty(99999999999999999999.1)", .octant), ("kitty(..)", .quadrant),
  ])
  func `a terminal gets the glyphs that its version draws itself`(
    answer: String, glyphs: GlyphRepertoire
  ) {
    var findings = TerminalFindings()
    findings.version = answer
    let identity = TerminalIdentity(findings, in: TerminalEnvironment(term: "xterm-256color"))
    #expect(GlyphTable.glyphs(of: identity) == glyphs)
  }

  /// `TERM`, `TERM_PROGRAM`, its version, and `VTE_VERSION`.
  static let environments: [(String, String?, String?, String?, GlyphRepertoire)] = [
    ("xterm-256color", "ghostty", "1.2.0", nil, .octant),
    ("xterm-ghostty", "ghostty", "1.2.0", nil, .octant),
    ("xterm-256color", "WezTerm", "20240203-110809-5046fc22", nil, .sextant),
    ("xterm-256color", nil, nil, "7800", .octant),
    // Started from another terminal's shell.
    ("xterm-kitty", "ghostty", "1.2.0", nil, .quadrant),
    ("xterm-kitty", nil, nil, "7800", .quadrant),
    ("rxvt-unicode-256color", "ghostty", "1.2.0", nil, .quadrant),
    ("xterm", nil, nil, "7800", .quadrant),
    ("xterm-kitty", nil, nil, nil, .quadrant), ("xterm-256color", nil, nil, nil, .quadrant),
    ("xterm-256color", "ghostty", nil, nil, .quadrant),
    // Behind a multiplexer the environment is another terminal's.
    ("tmux-256color", "ghostty", "1.2.0", nil, .quadrant),
    ("screen", nil, nil, "7800", .quadrant),
  ]

  @Test(arguments: environments)
  func `the environment names a terminal that does not`(
    term: String, program: String?, version: String?, vte: String?, glyphs: GlyphRepertoire
  ) {
    var environment = TerminalEnvironment(term: term)
    (environment.program, environment.programVersion) = (program, version)
    environment.vteVersion = vte
    let identity = TerminalIdentity(TerminalFindings(), in: environment)
    #expect(GlyphTable.glyphs(of: identity) == glyphs)
  }

  @Test func `an answer counts more than the environment, except behind tmux`() {
    var environment = TerminalEnvironment(term: "xterm-256color")
    (environment.program, environment.programVersion) = ("ghostty", "1.2.0")
    var findings = TerminalFindings()
    findings.version = "XTerm(390)"
    #expect(TerminalIdentity(findings, in: environment)?.name == "xterm")
    findings.version = "ghostty 1.2.0"
    environment.isInTmux = true
    #expect(TerminalIdentity(findings, in: environment) == nil)
  }

  @Test(arguments: [(1401, GlyphRepertoire.sextant), (1302, .quadrant), (0, .quadrant)])
  func `Alacritty tells its version by a number`(number: Int, glyphs: GlyphRepertoire) {
    var findings = TerminalFindings()
    findings.versionNumber = number
    let identity = TerminalIdentity(findings, in: TerminalEnvironment(term: "alacritty"))
    #expect(GlyphTable.glyphs(of: identity) == glyphs)
  }
}
