import AssetCatalogs
import Compositing
import FeedReports
import HostIO
import LockScreenSession
import LockScreenUI
import WidgetSources

/// A person's Swift source on a terminal: the pictures come from a preview host, and each build starts a new one.
///
/// The host that is shown stays until the next one has a picture. Keys, feeds and sizes go to both, and into a journal.
struct SourceScene: ~Copyable, Scene {
  /// The reason why the scene is over.
  enum Ending {
    case quit
  }

  /// The time for further saves to come before a build begins.
  private static let saveDebounce = Duration.milliseconds(40)

  private var build: WidgetBuild
  private var watcher: FolderWatcher
  private let watched: FileDescriptor
  private var feeds: RelayedFeeds
  private var journal = EventJournal()
  private var hosts = PreviewHosts()
  private let hostArguments: PreviewHostArguments
  private var program: WidgetBuild.Program?
  /// A Boolean value indicating whether a host was ended since a newer build had begun.
  private var hasEndedOutdatedHost = false
  /// The path of the program that the newest host runs.
  private var runningPath = ""
  private var inspection = SourceInspection()
  private var hostCount = 0
  private var restarts: RestartPolicy
  /// A Boolean value indicating whether a crash was the reason for which the program was given up.
  private var isGivenUpForCrash = false
  private var saved: Duration?
  private var picture: RemotePicture
  private var wantsBell = false
  private var latest: Duration

  /// Makes a scene, and begins the first build.
  init(
    _ build: consuming WidgetBuild, watcher: consuming FolderWatcher,
    feeds: consuming RelayedFeeds, hostArguments: PreviewHostArguments, size: CellSize,
    traits: TerminalTraits, at now: Duration
  ) {
    self.build = build
    watched = watcher.descriptor
    self.watcher = watcher
    self.feeds = feeds
    self.hostArguments = hostArguments
    latest = now
    restarts = RestartPolicy(at: now)
    picture = RemotePicture(size: size)
    tell(.size(size), at: now)
    tell(.traits(traits), at: now)
    if let first = self.feeds.openNextFile() { tell(first, at: now) }
    startBuild(at: now)
  }

  // MARK: - Builds

  private mutating func startBuild(at now: Duration) {
    saved = nil
    inspection.beginBuild()
    // The stacks of stopped hosts, and hosts that hang, are of no use any more, and would slow the build down.
    hosts.closeStopped()
    if hosts.closeSilent(at: now) { hasEndedOutdatedHost = true }
    if let result = build.start(at: now) { take(result, at: now) } else { tellReport(at: now) }
    // A folder that is removed and made again is seen from the one above it.
    watcher.watch(build.watchedFolders + build.namedPaths.map(FilePath.folder))
  }

  private mutating func take(_ result: WidgetBuild.Result, at now: Duration) {
    inspection.isBuilding = false
    let hasEndedHost = hasEndedOutdatedHost
    hasEndedOutdatedHost = false
    switch result {
    case .program(let program):
      self.program = program
      restarts = RestartPolicy(at: now)
      inspection = SourceInspection(report: SourceReport(program))
      if journal.isCut {
        inspection.report.lines.append(
          SourceReport.Line(
            "△ the feed is too long to be told again; it goes on from here", .warning))
      }
      start(program.path, at: now)
    case .failure(let failure):
      inspection.report = SourceReport(
        failure, of: build.namedPaths, isFirst: program == nil)
      // The former program goes on.
      if hasEndedHost { start(runningPath, at: now) }
      // Without a program, islet's own screen shows what is wrong.
      guard hosts.isEmpty else { return tellReport(at: now) }
      inspection.givenUp = nil
      start(hostArguments.ownPath, at: now)
    }
  }

  private mutating func tellReport(at now: Duration) {
    hosts.send(.report(inspection.fullReport), at: now)
  }

  // MARK: - Preview hosts

  private mutating func start(_ path: String, at now: Duration) {
    hosts.closeNext()
    runningPath = path
    hostCount += 1
    do {
      let host = try PreviewHostProcess(
        hostArguments.line(of: path, at: restarts.previewTime), folder: build.folder.path,
        serial: hostCount, copies: copies)
      for (place, reason) in restarts.skipped { host.send(.skip(place, reason: reason), at: now) }
      for (time, message) in journal.entries { host.send(message, at: now, past: time) }
      host.send(.report(inspection.fullReport), at: now)
      host.send(.live, at: now)
      hosts.setNext(host)
    } catch {
      inspection.add(SourceReport.Line("✗ \(path): \(error.reason)", .failure), of: nil)
      if !hosts.isShown, path != hostArguments.ownPath { start(hostArguments.ownPath, at: now) }
      tellReport(at: now)
    }
  }

  /// Tells both preview hosts something of the run, and keeps it.
  private mutating func tell(_ message: HostRequest, at now: Duration) {
    latest = max(latest, now)
    journal.add(message, at: latest)
    hosts.send(message, at: latest)
  }

  /// Handles the events of a preview host.
  private mutating func handle(
    _ events: [PreviewHostProcess.Event], of serial: Int, at now: Duration
  ) {
    for event in events {
      switch event {
      case .reply(let reply): handle(reply, of: serial, at: now)
      case .stopping(let stop): return replace(serial, stop, at: now)
      case .ended: return
      }
    }
  }

  private mutating func handle(_ reply: HostReply, of serial: Int, at now: Duration) {
    switch reply {
    case .frame(let size, let damage, let pace, let cells):
      // A new host counts the lines of a feed that is cut anew.
      if hosts.show(serial), journal.isCut { feeds.countLinesAnew() }
      picture.apply(size, damage, pace, cells)
    case .bell: if hosts.isLeading(serial) { wantsBell = true }
    case .answer(let source, let answer):
      // Both hosts answer a line, and the first answer counts; they have the same events.
      guard answer.line != nil || hosts.isLeading(serial) else { return }
      if let message = feeds.write(answer, to: source) { tell(message, at: now) }
    case .wants, .closed, .heartbeat, .log: break
    }
  }

  private mutating func closeServedSources(at now: Duration) {
    for source in hosts.takeClosedSources() {
      let next = feeds.close(source)
      journal.noteClosed(source)
      if let next { tell(next, at: now) }
    }
  }

  /// Replaces a preview host that has stopped, or gives its program up.
  private mutating func replace(
    _ serial: Int, _ stop: PreviewHostProcess.Stop, at now: Duration
  ) {
    hosts.setAside(serial)
    guard runningPath != hostArguments.ownPath else { return }
    guard !inspection.isBuilding else {
      // The newer program will take its place.
      hosts.closeStopped()
      hasEndedOutdatedHost = true
      return
    }
    let isCrash = stop.crash != nil
    switch restarts.reaction(toStopAt: stop.place, isCrash: isCrash, reason: stop.reason) {
    case .skipping(let place):
      let words = Messages.stopping(at: place, stop)
      inspection.add(SourceReport.Line(words, .failure), of: place, isUnread: true)
      start(runningPath, at: now)
    case .restarting: start(runningPath, at: now)
    case .givingUp:
      isGivenUpForCrash = stop.place == nil && stop.crash != nil
      giveUp(at: stop.place, stop.crash, at: now)
    }
  }

  /// Starts the program no more; the last picture stays, with the reason, and a key starts it again.
  private mutating func giveUp(at place: CodePlace?, _ crash: CrashReport?, at now: Duration) {
    let shown: Messages.LastPicture =
      hosts.isShown ? .ofFormerBuild : picture.isDrawn ? .kept : .none
    let words = Messages.givenUp(place: place, crash: crash, showing: shown)
    inspection.givenUp = SourceReport.Line(words, .failure)
    switch shown {
    case .none: start(hostArguments.ownPath, at: now)
    case .kept: picture.hold(words)
    case .ofFormerBuild: tellReport(at: now)
    }
  }

  /// Starts the program again that was given up.
  private mutating func startAgain(at now: Duration) {
    inspection.givenUp = nil
    isGivenUpForCrash = false
    restarts.allowRestarts()
    start(runningPath, at: now)
  }

  /// The copies of the person's files that the program was compiled from.
  private var copies: SourceCopies {
    program?.copies ?? SourceCopies(of: [], in: build.folder.path)
  }

  private mutating func report(_ facts: CrashFacts, at now: Duration) {
    let crash = CrashReport(
      output: facts.output, ending: facts.ending, hangs: facts.hangs, copies: copies)
    inspection.add(crash, on: facts)
    if let place = facts.place, restarts.note(crash.mark, at: place) {
      hosts.send(.skip(place, reason: crash.mark), at: now)
    }
    // By now the stack was read, which may have a line that the first message had not.
    if isGivenUpForCrash, facts.place == nil, hosts.isEmpty {
      return giveUp(at: nil, crash, at: now)
    }
    tellReport(at: now)
  }

  // MARK: - The scene

  mutating func update(at now: Duration) -> Ending? {
    if let saved, now >= saved + Self.saveDebounce { startBuild(at: now) }
    return nil
  }

  func wantsFrame(at now: Duration) -> Bool { picture.isChanged }

  mutating func frame(at now: Duration) -> SceneFrame {
    hosts.sendToShown(.drawn, at: now)
    return picture.takeFrame()
  }

  func nextTurn(isFrameDue: Bool, at now: Duration) -> Duration? {
    [saved.map { $0 + Self.saveDebounce }, build.nextTurn, feeds.nextTurn, hosts.nextTurn]
      .compactMap { $0 }.min()
  }

  func action(of key: Key) -> Key? { key == .resize ? nil : key }

  mutating func handle(_ key: Key, at now: Duration) -> Ending? {
    if KeyBinding.action(for: key) == .quit { return .quit }
    if picture.note != nil, hosts.isEmpty {
      startAgain(at: now)
      return nil
    }
    tell(.key(key), at: now)
    return nil
  }

  mutating func resize(to size: CellSize, at now: Duration) {
    tell(.size(size), at: now)
    picture.resize(to: size)
  }

  mutating func update(to traits: TerminalTraits, at now: Duration) {
    tell(.traits(traits), at: now)
  }

  mutating func setSparesMotion(_ sparesMotion: Bool) {
    tell(.sparesMotion(sparesMotion), at: latest)
  }

  mutating func takeSound() -> Bool {
    defer { wantsBell = false }
    return wantsBell
  }

  func addInterests(to waiting: inout PollSet) {
    waiting.add(watched, for: .reading)
    build.addInterests(to: &waiting)
    feeds.addInterests(to: &waiting, wanted: hosts.wantedSources)
    hosts.addInterests(to: &waiting)
  }

  mutating func read(_ ready: PollSet, at now: Duration) {
    latest = max(latest, now)
    if !ready.readiness(of: watched).isEmpty {
      let (named, folders) = (build.namedPaths, Set(build.watchedFolders))
      let changes = watcher.takeChanges()
      if changes.contains(where: { named.contains($0) || Self.counts($0, in: folders) }) {
        saved = now
      }
    }
    if let result = build.handle(ready, at: now) { take(result, at: now) }
    if build.isSlow != inspection.isSlow {
      inspection.isSlow = build.isSlow
      tellReport(at: now)
    }
    for message in feeds.read(ready, wanted: hosts.wantedSources, at: now) {
      tell(message, at: now)
    }
    for (serial, events) in hosts.read(at: now) { handle(events, of: serial, at: now) }
    closeServedSources(at: now)
    for facts in hosts.readStopped(at: now) { report(facts, at: now) }
  }

  /// Returns whether a change at a path may change the program; what editors leave beside a file does not.
  private static func counts(_ path: String, in folders: Set<String>) -> Bool {
    guard path.isEmpty || folders.contains(FilePath.folder(of: path)) else { return false }
    return path.isEmpty || SourceFolder.mayCount(FilePath.name(of: path)) || AssetFile.isUsed(path)
  }

  /// The first feed that could not be read to its end.
  var feedFailure: (name: String, fault: SystemFault)? { feeds.failure }

  /// Ends the preview hosts and the compiler.
  ///
  /// - Returns: The lines of the run's log.
  mutating func close() -> [String] {
    let log = hosts.finishShown()
    build.cancel()
    hosts.close()
    return log
  }
}
