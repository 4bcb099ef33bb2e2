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
    let (sources, feeds) = Self.parted(options.paths)
    guard !sources.isEmpty else {
      throw Failure(
        .usage, "run needs a folder or a file with Swift source; \(options.paths[0]) is a feed")
    }
    let context = try BuildContext(
      sources, package: options.package, version: options.run.appearance.profile.version)
    defer { context.close() }
    // A folder without widgets is named before the library is made, which takes minutes.
    try context.check()
    let build = try context.makeBuild()
    let player = try start(options, feed: .feed(files: feeds), build: build)
    return player.result { (CommandResult(messages: $0.close()), $0.feedFailure) }
  }

  /// Returns the paths that are Swift source, and those that are feeds.
  private static func parted(_ paths: [String]) -> (sources: [String], feeds: [FeedPath]) {
    let isSource = { (path: String) in
      path.hasSuffix(".swift") || Folder.entry(at: path)?.isFolder == true
        || Folder.entry(at: path) == nil && FeedPath(path) != .standardInput && !path.contains(".")
    }
    return (paths.filter(isSource), paths.filter { !isSource($0) }.map { FeedPath($0) })
  }

  private func start(
    _ options: SourceOptions, feed: LockScreenOptions.Source, build: consuming WidgetBuild
  ) throws(Failure) -> ScenePlayer<SourceScene> {
    // A theme that can't be read is said now, and not by the preview host.
    _ = try options.run.appearance.setup(
      size: .standardPicture, views: ViewCatalog())
    let files = try feed.openFiles()
    let server = try options.run.socket?.listen()
    let watcher: FolderWatcher
    do { watcher = try FolderWatcher() } catch {
      throw Failure(.ioError, "watching files: \(error.reason)")
    }
    let terminal = try Terminal.open(
      glyphs: options.run.appearance.glyphs, depth: options.run.depth)
    let wall = Timestamp(millisecondsSince1970: HostClock.millisecondsSince1970)
    let moment = feed.scenarioStart ?? wall
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
