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

  /// Opens the controlling terminal.
  ///
  /// - Parameter isASCII: Whether the screen keeps to ASCII in any locale.
  /// - Returns: The terminal, with its screen open.
  /// - Throws: The reason why there is no screen; the terminal is unchanged.
  static func open(isASCII: Bool = false) throws(Failure) -> Terminal {
    guard FileDescriptor.standardOutput.isTerminal,
      let descriptor = try? FileDescriptor.openingControllingTerminal()
    else { throw Failure(.unavailable, Messages.noTerminal) }
    let signals = try catchSignals()
    let crashGuard = CrashGuard(terminal: descriptor)
    let screen = try openScreen(on: descriptor, isASCII: isASCII)
    crashGuard.arm(farewell: screen.restoreSequence)
    return Terminal(
      screen: screen, crashGuard: crashGuard, signals: signals, descriptor: descriptor)
  }

  private static func catchSignals() throws(Failure) -> SignalPipe {
    do {
      return try SignalPipe(catching: [
        .interrupt, .terminate, .hangup, .windowChanged, .stop, .resume,
      ])
    } catch {
      throw Failure(.ioError, "signals: \(error.reason)")
    }
  }

  private static func openScreen(
    on descriptor: FileDescriptor, isASCII: Bool
  ) throws(Failure) -> CursesScreen {
    HostEnvironment.adoptLocale()
    do {
      return try CursesScreen(
        descriptor: descriptor.number, environment: .current, isASCII: isASCII)
    } catch {
      throw Failure(.unavailable, Messages.fault(error))
    }
  }
}

extension TerminalEnvironment {
  /// The process's own variables.
  fileprivate static var current: TerminalEnvironment {
    // The first one that is set counts (setlocale(3)).
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { HostEnvironment.value(of: $0) }
      .first { !$0.isEmpty }
    return TerminalEnvironment(
      term: HostEnvironment.value(of: "TERM"), colorTerm: HostEnvironment.value(of: "COLORTERM"),
      noColor: HostEnvironment.value(of: "NO_COLOR"), locale: locale)
  }
}
