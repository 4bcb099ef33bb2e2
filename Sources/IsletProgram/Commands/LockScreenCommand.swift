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
    let player = try start(options)
    return player.result { scene in
      // The system frees the memory of 100,000 activities sooner than the program does, before the terminal is restored.
      KeptValue.leak(scene.session)
      return (CommandResult(of: scene.session.log, code: .success), scene.inputs.failure)
    }
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
      setup.previewMaker = AuthorsPreviews(resources: resources)
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

extension LockScreenOptions.Source {
  /// The start of the scenario in the first file; `nil` without a scenario, and the wall clock counts.
  var scenarioStart: Timestamp? {
    guard case .feed(let paths) = self, case .file(let name)? = paths.first else { return nil }
    // A file that can't be read, or is too long to be read twice, is no scenario. Reading it as a feed reports the reason.
    guard let descriptor = try? FileDescriptor.opening(name) else { return nil }
    defer { descriptor.close() }
    guard descriptor.isRegularFile,
      let bytes = try? descriptor.readToEnd(limit: HeadlessRun.scenarioByteCountMaximum)
    else { return nil }
    return HeadlessRun.scenarioStart(of: bytes)
  }

  /// Opens the named files, or standard input if it is piped in.
  func openFiles() throws(Failure) -> [FeedInputs.File] {
    guard case .feed(let paths) = self else { return [] }
    let opened = FileDescriptor.standardInput.isTerminal ? paths : paths.orStandardInput
    return try opened.map { path throws(Failure) in try FeedInputs.File(opening: path) }
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
