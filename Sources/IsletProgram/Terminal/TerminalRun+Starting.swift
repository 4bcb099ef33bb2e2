import LockScreenSession
import FeedReports
import CellUI
import Compositing
import CursesFrontEnd
import HostIO
import LiveActivities

extension TerminalRun {
  /// Does what a command line asks for, and tells at the end which lines came to nothing.
  static func run(_ options: RunOptions) throws(Failure) -> ExitCode {
    var run = try start(options)
    let ending: Result<Ending, SystemFault>
    do { ending = .success(try run.run()) } catch { ending = .failure(error) }
    let (ledger, unread) = (run.session.ledger, run.inlets.failure)
    // The terminal is whole before anybody is told anything.
    _ = consume run
    Wording.tell(Wording.rejections(ledger) + Wording.drops(ledger))
    if let unread { throw Failure(.ioError, "\(unread.name): \(unread.fault.reason)") }
    switch ending {
    case .success(.quit), .success(.endOfInput): return .success
    case .success(.signal(let signal)): return .ended(by: signal)
    case .success(.terminalClosed): return .ended(by: .hangup)
    case .failure(let fault): throw Failure(.ioError, "waiting: \(fault.reason)")
    }
  }

  /// Opens all that a run needs; the terminal last, so that it is changed only when all else is in order.
  private static func start(_ options: RunOptions) throws(Failure) -> TerminalRun {
    var setup = try options.appearance.setup(size: CellSize(columns: 0, rows: 0))
    let inlets = FeedInlets(
      files: try options.source.openFiles(hasSocket: options.socket != nil),
      server: try options.socket?.listen())
    let terminal = try openTerminal()
    let signals = try catchSignals()
    let crashGuard = CrashGuard(terminal: terminal)
    let screen = try openScreen(on: terminal, isASCII: setup.glyphs == .ascii)
    crashGuard.arm(farewell: screen.restoreSequence)
    let wall = Timestamp(millisecondsSince1970: HostClock.millisecondsSince1970)
    let (device, real) = (options.source.scenarioStart ?? wall, HostClock.monotonic)
    setup.size = screen.size
    setup.depth = screen.depth
    if !screen.drawsUnicode { setup.glyphs = .ascii }
    setup.localTime = LocalTime(probedAt: device)
    setup.newsInterval = FrameClock.newsInterval
    let demo = options.source.demoName(hasSocket: options.socket != nil)
    var session = Session(setup, showing: device, at: real)
    session.isMuted = options.isMuted
    return TerminalRun(
      session: session, inlets: inlets,
      demo: demo.flatMap { DemoPlayer(name: $0, at: device) },
      files: WatchedFiles(options.appearance),
      exitsAtEndOfInput: options.exitsAtEndOfInput, screen: screen, terminal: terminal,
      signals: signals, crashGuard: crashGuard)
  }

  static func openTerminal() throws(Failure) -> FileDescriptor {
    guard FileDescriptor.standardOutput.isTerminal else {
      throw Failure(.unavailable, Wording.noTerminal)
    }
    do {
      return try FileDescriptor.openingControllingTerminal()
    } catch {
      throw Failure(.unavailable, Wording.noTerminal)
    }
  }

  static func catchSignals() throws(Failure) -> SignalPipe {
    do {
      return try SignalPipe(catching: [
        .interrupt, .terminate, .hangup, .windowChanged, .stop, .resume,
      ])
    } catch {
      throw Failure(.ioError, "signals: \(error.reason)")
    }
  }

  static func openScreen(
    on terminal: FileDescriptor, isASCII: Bool = false
  ) throws(Failure) -> CursesScreen {
    HostEnvironment.adoptLocale()
    // The first that is set counts (setlocale(3)).
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { HostEnvironment.value(of: $0) }
      .first { !$0.isEmpty }
    let environment = TerminalEnvironment(
      term: HostEnvironment.value(of: "TERM"), colorTerm: HostEnvironment.value(of: "COLORTERM"),
      noColor: HostEnvironment.value(of: "NO_COLOR"), locale: locale)
    do {
      return try CursesScreen(
        descriptor: terminal.number, environment: environment, isASCII: isASCII)
    } catch {
      throw Failure(.unavailable, Wording.fault(error))
    }
  }
}

extension RunOptions.SocketChoice {
  fileprivate func listen() throws(Failure) -> SocketServer {
    do {
      switch self {
      case .defaultPath: return try SocketServer.atDefaultPath()
      case .path(let path): return try SocketServer(path: path)
      }
    } catch {
      throw Failure(.unavailable, Wording.fault(error))
    }
  }
}

extension RunOptions.Source {
  /// The demo to play: the one asked for, or the standard one where nobody feeds anything.
  fileprivate func demoName(hasSocket: Bool) -> String? {
    switch self {
    case .demo(let name): name
    case .feed(files: []) where FileDescriptor.standardInput.isTerminal && !hasSocket:
      DemoPlayer.standardName
    case .feed: nil
    }
  }

  /// When the scenario begins that the first file holds; `nil` where it holds none, whose clock is the wall's.
  fileprivate var scenarioStart: Timestamp? {
    guard case .feed(let names) = self, let name = names.first, name != "-" else { return nil }
    // A file that is too long to be looked at, or can't be read twice or at all, is none; reading it says why.
    guard let descriptor = try? FileDescriptor.opening(name) else { return nil }
    defer { descriptor.close() }
    guard descriptor.isRegularFile,
      let bytes = try? descriptor.readToEnd(limit: FeedRun.scenarioByteCountMaximum)
    else { return nil }
    return FeedRun.scenarioStart(of: bytes)
  }

  /// Opens the files that were named, or standard input where something is piped in.
  fileprivate func openFiles(hasSocket: Bool) throws(Failure) -> [FeedInlets.File] {
    guard case .feed(let names) = self else { return [] }
    let isAlone = names.isEmpty && !FileDescriptor.standardInput.isTerminal
    return try (isAlone ? ["-"] : names).map { name throws(Failure) in
      try FeedInlets.File(opening: name)
    }
  }
}

extension FeedInlets.File {
  /// Opens a file by its name; `-` is standard input.
  init(opening name: String) throws(Failure) {
    guard name != "-" else {
      if FileDescriptor.standardInput.isTerminal { Wording.tell([Wording.readingFromTerminal]) }
      self.init(name: "standard input", descriptor: .standardInput)
      return
    }
    do {
      self.init(name: name, descriptor: try FileDescriptor.opening(name))
    } catch {
      throw Failure(.noInput, Wording.unreadable(name, error))
    }
  }
}

extension LocalTime {
  /// The machine's own time zone, a year either way.
  fileprivate init(probedAt moment: Timestamp) {
    let transitions = TimeZoneProbe.transitions(
      aroundMillisecondsSince1970: moment.millisecondsSince1970)
    self.init(
      transitions: transitions.map {
        Transition(
          secondsSince1970: Int($0.startMillisecondsSince1970 / 1000),
          secondsFromUTC: $0.utcOffsetSeconds)
      })
  }
}
