import ColorScience
import Compositing
import CursesFrontEnd
import FeedReports
import HostIO

/// The terminal: its descriptor, its signals, its screen, and the guard that restores it if the program crashes.
///
/// All are opened together. At the end of the value's life the screen is restored first, while the guard and the signals
/// are still in force: fields end in the order in which they stand here.
struct Terminal: ~Copyable {
  var screen: CursesScreen
  private let crashGuard: CrashGuard
  let signals: SignalPipe
  let descriptor: FileDescriptor
  private let environment: TerminalEnvironment
  /// The person's choice of glyphs; `nil` takes those that the terminal draws itself.
  private let chosenGlyphs: GlyphRepertoire?
  /// The colors and the glyphs of pictures for this terminal.
  private(set) var traits: TerminalTraits

  /// Opens the controlling terminal.
  ///
  /// - Parameters:
  ///   - chosenGlyphs: The glyphs of pictures; `nil` takes those that the terminal draws itself.
  ///   - chosenDepth: The number of colors; `nil` takes the terminal's.
  /// - Returns: The terminal, with its screen open.
  /// - Throws: The reason why there is no screen; the terminal is unchanged.
  static func open(
    glyphs chosenGlyphs: GlyphRepertoire? = nil, depth chosenDepth: ColorDepth? = nil
  ) throws(Failure) -> Terminal {
    guard FileDescriptor.standardOutput.isTerminal,
      let descriptor = try? FileDescriptor.openingControllingTerminal()
    else { throw Failure(.unavailable, Messages.noTerminal) }
    let signals = try SignalPipe.catching(
      [
        .interrupt, .terminate, .hangup, .windowChanged, .stop, .backgroundRead, .backgroundWrite,
        .resume,
      ], terminal: descriptor)
    let crashGuard = CrashGuard(terminal: descriptor)
    let environment = TerminalEnvironment.current
    HostEnvironment.adoptLocale()
    let screen: CursesScreen
    do {
      screen = try CursesScreen(
        descriptor: descriptor.number, environment: environment,
        isASCII: chosenGlyphs == .ascii, chosenDepth: chosenDepth)
    } catch {
      throw Failure(.unavailable, Messages.fault(error))
    }
    crashGuard.arm(restoreSequence: screen.restoreSequence)
    let glyphs = screen.glyphs(
      chosenGlyphs, of: TerminalIdentity(TerminalFindings(), in: environment))
    let traits = TerminalTraits(depth: screen.depth, glyphs: glyphs, isCut: screen.isCut)
    return Terminal(
      screen: screen, crashGuard: crashGuard, signals: signals, descriptor: descriptor,
      environment: environment, chosenGlyphs: chosenGlyphs, traits: traits)
  }

  /// Applies the terminal's answers, and returns its traits where they have changed.
  mutating func takeNewTraits() -> TerminalTraits? {
    guard let findings = screen.takeFindings() else { return nil }
    let before = traits
    if findings.hasDirectColor, screen.mayDeepen, screen.deepen() { traits.depth = screen.depth }
    traits.glyphs = screen.glyphs(
      chosenGlyphs, of: TerminalIdentity(findings, in: environment))
    return traits == before ? nil : traits
  }

  /// Returns the terminal's traits where a new size has changed them.
  mutating func takeResizedTraits() -> TerminalTraits? {
    guard traits.isCut != screen.isCut else { return nil }
    traits.isCut = screen.isCut
    return traits
  }

  /// Limits the time that the restoration may take from now on, where the terminal takes no bytes.
  mutating func limitRestore(leavingWith code: ExitCode) {
    if !screen.isReady() { crashGuard.limitRestore(leavingWith: code) }
  }
}

extension CursesScreen {
  /// Returns the glyphs of pictures: the chosen ones, or those that the terminal draws itself, as far as they can be sent.
  fileprivate func glyphs(
    _ chosen: GlyphRepertoire?, of terminal: TerminalIdentity?
  ) -> GlyphRepertoire {
    guard drawsUnicode else { return .ascii }
    switch chosen ?? GlyphTable.glyphs(of: terminal) {
    case .octant where canSend("\u{1CD00}"): return .octant
    case .octant, .sextant: return canSend("\u{1FB00}") ? .sextant : .quadrant
    case .quadrant: return .quadrant
    case .ascii: return .ascii
    }
  }
}

extension TerminalEnvironment {
  /// The process's own variables.
  static var current: TerminalEnvironment {
    // The first one that is set counts (setlocale(3)).
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { HostEnvironment.value(of: $0) }
      .first { !$0.isEmpty }
    var environment = TerminalEnvironment(
      term: HostEnvironment.value(of: "TERM"), colorTerm: HostEnvironment.value(of: "COLORTERM"),
      noColor: HostEnvironment.value(of: "NO_COLOR"), locale: locale)
    environment.program = HostEnvironment.value(of: "TERM_PROGRAM")
    environment.programVersion = HostEnvironment.value(of: "TERM_PROGRAM_VERSION")
    environment.vteVersion = HostEnvironment.value(of: "VTE_VERSION")
    environment.isInScreen = HostEnvironment.value(of: "STY") != nil
    environment.isInTmux = HostEnvironment.value(of: "TMUX") != nil
    return environment
  }
}
