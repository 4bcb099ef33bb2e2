import Compositing
import CursesFrontEnd
import FeedReports
import HostIO
import LiveActivities
import LockScreenSession
import WidgetSources

/// `islet run`: a person's Swift source, built, shown, and built anew after each save.
struct SourceCommand {
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
    let workshop = try Workshop(
      sources, package: options.package, version: options.run.appearance.profile.version)
    defer { workshop.close() }
    // A folder without widgets is named before the library is made, which takes minutes.
    try workshop.check()
    let build = try workshop.makeBuild()
    var player = try start(options, feeds: feeds, build: build)
    let ending: Result<ScenePlayer<SourceScene>.Ending, Failure>
    do { ending = .success(try player.run()) } catch { ending = .failure(error) }
    let log = player.closeScene { $0.close() }
    // The terminal is restored before anything is printed.
    _ = consume player
    var result = CommandResult(messages: log)
    switch ending {
    case .success(.scene): break
    case .success(.signal(let signal)): result.code = .ended(by: signal)
    case .success(.terminalClosed): result.code = .ended(by: .hangup)
    case .failure(let failure): result.add(failure)
    }
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
    _ options: SourceOptions, feeds names: [String], build: WidgetBuild
  ) throws(Failure) -> ScenePlayer<SourceScene> {
    // A theme that can't be read is said now, and not by the stage.
    _ = try options.run.appearance.setup(
      size: CellSize(columns: 122, rows: 40), views: ViewCatalog())
    let isPiped = names.isEmpty && !FileDescriptor.standardInput.isTerminal
    let files = try (isPiped ? ["-"] : names).map { name throws(Failure) in
      try FeedInlets.File(opening: name)
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
    let words = StageWords(
      ownPath: "/proc/self/exe", moment: moment.millisecondsSince1970, start: now,
      showsPreviews: files.isEmpty, arguments: Array(arguments.dropFirst()))
    let scene = SourceScene(
      build, watcher: watcher, feeds: RelayedFeeds(files: files, server: server), words: words,
      size: terminal.screen.size, traits: terminal.traits, at: now)
    return ScenePlayer(scene, on: terminal)
  }
}

/// The means of a build: the tree of files, the toolchain, and a folder that is removed at the end.
struct Workshop {
  private let tree: SourceTree
  private let paths: [String]
  private let package: String?
  private let toolchain: Toolchain
  /// The phone's version of iOS, which decides conditions on it.
  private let version: IOSVersion
  /// The folder for copies and programs.
  let folder: String

  /// Prepares a build.
  ///
  /// - Throws: The reason why there can be none.
  init(_ paths: [String], package: String?, version: IOSVersion) throws(Failure) {
    self.version = version
    tree = try SourceTree(paths)
    toolchain = try Toolchain()
    self.paths = paths
    self.package = package
    let place = "\(WidgetLibrary.cacheFolder)/runs"
    folder = "\(place)/\(ChildProcess.ownID)"
    // The folders of runs that were killed are removed by the next one.
    for entry in Folder.entries(of: place) {
      if let id = Int32(entry.name), ChildProcess.isRunning(id), id != ChildProcess.ownID {
        continue
      }
      Folder.remove("\(place)/\(entry.name)")
    }
    do { try Folder.make(folder) } catch { throw Failure(.ioError, "\(folder): \(error.reason)") }
  }

  /// Checks that there are widgets.
  ///
  /// - Throws: The reason why there are none.
  func check() throws(Failure) {
    var tree = tree
    do {
      _ = try WidgetSelection(
        from: tree.read().files, named: tree.namedFiles, in: tree.namedFolders)
    } catch {
      throw Failure(.noInput, Messages.fault(error, in: paths))
    }
  }

  /// Returns the build, with the library.
  func makeBuild() throws(Failure) -> WidgetBuild {
    let library = try WidgetLibrary.ready(for: toolchain, package: package)
    return WidgetBuild(
      tree, toolchain: toolchain, library: library, folder: folder,
      systemVersion: version == .newest ? [.max] : version.numbers)
  }

  /// Removes the folder.
  func close() { Folder.remove(folder) }
}
