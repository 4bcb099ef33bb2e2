import CellUI
import Compositing
import CursesFrontEnd
import FeedReports
import HostIO
import LiveActivities
import LockScreenSession

/// `islet` and `islet demo`: the lock screen on a terminal.
struct LockScreenCommand {
  let resources: Resources

  /// Runs the lock screen until the person, a signal or the feed's end ends it.
  ///
  /// - Returns: The lines that were dropped or rejected, and the status.
  func run(_ options: LockScreenOptions) throws(Failure) -> CommandResult {
    var player = try start(options)
    let ending: Result<ScenePlayer<LockScreenScene>.Ending, Failure>
    do { ending = .success(try player.run()) } catch { ending = .failure(error) }
    let (log, unread) = (player.scene.session.log, player.scene.inputs.failure)
    // The system frees the memory of 100,000 activities sooner than the program does, before the terminal is restored.
    KeptValue.keep(player.scene.session)
    // The terminal is restored before anything is printed.
    _ = consume player
    var result = CommandResult(of: log, code: .success)
    switch ending {
    case .success(let ending): result.code = ending.code
    case .failure(let failure): result.add(failure)
    }
    if let unread { result.add(Failure(.ioError, "\(unread.name): \(unread.fault.reason)")) }
    return result
  }

  /// Opens the parts of a run, the terminal last, so that no other failure leaves it changed.
  private func start(
    _ options: LockScreenOptions
  ) throws(Failure) -> ScenePlayer<LockScreenScene> {
    var setup = try options.appearance.setup(
      size: CellSize(columns: 0, rows: 0), views: resources.views)
    let files = try options.source.openFiles()
    let server = try options.socket?.listen()
    let terminal = try Terminal.open(glyphs: options.appearance.glyphs, depth: options.depth)
    let wall = Timestamp(millisecondsSince1970: HostClock.millisecondsSince1970)
    let demo = demo(of: options)
    let localTime = LocalTime(probedAt: wall)
    let demoStart = demo.map { _ in options.demoTime.moment(on: wall, in: localTime) }
    let scenarioStart = options.source.scenarioStart
    let moment = demoStart ?? scenarioStart ?? wall
    let real = HostClock.monotonic
    setup.size = terminal.screen.size
    (setup.depth, setup.glyphs) = (terminal.traits.depth, terminal.traits.glyphs)
    setup.localTime = moment == wall ? localTime : LocalTime(probedAt: moment)
    setup.takeTerminalPace()
    setup.sendCommand = options.socket?.sendCommand
    if demo == nil, files.isEmpty, options.socket == nil {
      setup.previews = resources.previewStates(nil, at: moment)
      setup.remakePreviews = { [resources] in resources.authorsStates(nil, at: $0) }
    }
    var session = Session(setup, showing: moment, at: real)
    session.isMuted = options.isMuted
    session.setCut(terminal.traits.isCut)
    let inputs = FeedInputs(
      files: files, server: server,
      demo: demo?.stream(startingAt: moment, on: setup.profile.version) ?? setup.previews.stream,
      startingAt: scenarioStart)
    let scene = LockScreenScene(
      session, inputs: inputs, files: WatchedFiles(options.appearance),
      exitsAtEndOfInput: options.exitsAtEndOfInput)
    return ScenePlayer(scene, on: terminal)
  }

  /// Returns the demo to play: the named one, or the standard one without a feed.
  private func demo(of options: LockScreenOptions) -> Demo? {
    switch options.source {
    case .demo(let name): resources.demo(named: name)
    case .feed(files: []):
      FileDescriptor.standardInput.isTerminal && options.socket == nil ? resources.demos.first : nil
    case .feed, .previews: nil
    }
  }
}

extension CommandResult {
  /// Makes the result of a run: its rejected and dropped lines on standard error.
  init(of log: ReportLog, code: ExitCode) {
    messages = Messages.rejections(log) + Messages.drops(log)
    self.code = code
  }

  /// Adds the failure of a feed without a line.
  mutating func addEmptyFeed(_ log: ReportLog, _ names: [String]) {
    if log.lineCount == 0, !names.isEmpty {
      add(Failure(.dataError, Messages.emptyFeed(names.joined(separator: ", "))))
    }
  }

  /// Adds the reason of a failure, and its status.
  mutating func add(_ failure: Failure) {
    messages.append("islet: \(failure.message)")
    code = failure.code
  }
}

extension LockScreenOptions.SocketChoice {
  /// The command by which another terminal sends lines to the socket.
  var sendCommand: String {
    switch self {
    case .defaultPath: "islet send FILE"
    case .path(let path): "islet send --socket \(Messages.shellWord(path)) FILE"
    }
  }

  func listen() throws(Failure) -> SocketServer {
    do {
      switch self {
      case .defaultPath: return try SocketServer.atDefaultPath()
      case .path(let path): return try SocketServer(path: path)
      }
    } catch {
      throw Failure(.unavailable, Messages.fault(error))
    }
  }
}

extension LockScreenOptions.Source {
  /// The start of the scenario in the first file; `nil` without a scenario, and the wall clock counts.
  var scenarioStart: Timestamp? {
    guard case .feed(let names) = self, let name = names.first, name != "-" else { return nil }
    // A file that can't be read, or is too long to be read twice, is no scenario. Reading it as a feed reports the reason.
    guard let descriptor = try? FileDescriptor.opening(name) else { return nil }
    defer { descriptor.close() }
    guard descriptor.isRegularFile,
      let bytes = try? descriptor.readToEnd(limit: HeadlessRun.scenarioByteCountMaximum)
    else { return nil }
    return HeadlessRun.scenarioStart(of: bytes)
  }

  /// Opens the named files, or standard input if it is piped in.
  fileprivate func openFiles() throws(Failure) -> [FeedInputs.File] {
    guard case .feed(let names) = self else { return [] }
    let isPiped = names.isEmpty && !FileDescriptor.standardInput.isTerminal
    return try (isPiped ? ["-"] : names).map { name throws(Failure) in
      try FeedInputs.File(opening: name)
    }
  }
}

extension LocalTime {
  /// Makes the machine's own time zone, for a year before and after a moment.
  init(probedAt moment: Timestamp) {
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
