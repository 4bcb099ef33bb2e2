import Compositing
import CursesFrontEnd
import HostIO
import LiveActivities
import LockScreenSession

/// `islet run`: a person's Swift source, built, shown, and built anew after each save.
struct RunCommand {
  /// The command line after the program's name.
  let arguments: [String]

  /// Runs until the person or a signal ends it.
  func run(_ options: SourceOptions) throws(Failure) -> CommandResult {
    var options = options
    let (sources, feeds) = Self.parted(options.paths)
    guard !sources.isEmpty else {
      throw Failure(
        .usage, "run needs a folder or a file with Swift source; \(options.paths[0]) is a feed")
    }
    options.paths = feeds
    let context = try BuildContext(
      sources, package: options.package, version: options.run.appearance.profile.version)
    defer { context.close() }
    // A folder without widgets is named before the library is made, which takes minutes.
    try context.check()
    let build = try context.makeBuild()
    var player = try start(options, feeds: feeds, build: build)
    let ending: Result<ScenePlayer<SourceScene>.Ending, Failure>
    do { ending = .success(try player.run()) } catch { ending = .failure(error) }
    let log = player.closeScene { $0.close() }
    let unread = player.scene.feedFailure
    // The terminal is restored before anything is printed.
    _ = consume player
    var result = CommandResult(messages: log)
    switch ending {
    case .success(let ending): result.code = ending.code
    case .failure(let failure): result.add(failure)
    }
    if let unread { result.add(Failure(.ioError, "\(unread.name): \(unread.fault.reason)")) }
    return result
  }

  /// Returns the paths that are Swift source, and those that are feeds.
  private static func parted(_ paths: [String]) -> (sources: [String], feeds: [String]) {
    let isSource = { (path: String) in
      path.hasSuffix(".swift") || Folder.entry(at: path)?.isFolder == true
        || Folder.entry(at: path) == nil && path != "-" && !path.contains(".")
    }
    return (paths.filter(isSource), paths.filter { !isSource($0) })
  }

  private func start(
    _ options: SourceOptions, feeds names: [String], build: consuming WidgetBuild
  ) throws(Failure) -> ScenePlayer<SourceScene> {
    // A theme that can't be read is said now, and not by the preview host.
    _ = try options.run.appearance.setup(
      size: .standardPicture, views: ViewCatalog())
    let isPiped = names.isEmpty && !FileDescriptor.standardInput.isTerminal
    let files = try (isPiped ? ["-"] : names).map { name throws(Failure) in
      try FeedInputs.File(opening: name)
    }
    let server = try options.run.socket?.listen()
    let watcher: FolderWatcher
    do { watcher = try FolderWatcher() } catch {
      throw Failure(.ioError, "watching files: \(error.reason)")
    }
    let terminal = try Terminal.open(
      glyphs: options.run.appearance.glyphs, depth: options.run.depth)
    let wall = Timestamp(millisecondsSince1970: HostClock.millisecondsSince1970)
    let moment = LockScreenOptions.Source.feed(files: names).scenarioStart ?? wall
    let now = HostClock.monotonic
    let hostArguments = PreviewHostArguments(
      ownPath: "/proc/self/exe", moment: moment.millisecondsSince1970, start: now,
      showsPreviews: files.isEmpty, arguments: Array(arguments.dropFirst()))
    let scene = SourceScene(
      build, watcher: watcher, feeds: RelayedFeeds(files: files, server: server),
      hostArguments: hostArguments,
      size: terminal.screen.size, traits: terminal.traits, at: now)
    return ScenePlayer(scene, on: terminal)
  }
}
