public import ActivityWidgets
import CellUI
import FeedReports
import HostIO
import LiveActivities
public import LockScreenSession
import Theming

/// The program: a lock screen for iOS Live Activities in a terminal, and the commands beside it.
///
/// A command line becomes an `Invocation` by two tables, of commands and of options. The command returns a
/// `CommandResult` (output, messages, exit status), and `main` writes it.
///
/// A command that waits is a `LoopParticipant`: it names its descriptors and its next turn, and handles those that are
/// ready. Its `run()` is the only place of the program that waits. `ScenePlayer` is the participant for a `Terminal`,
/// which owns descriptor, signals, screen and crash guard: it reads keys and draws the frames of a `Scene`. Scenes are
/// the lock screen, which gives the lines of `FeedInputs` (files, socket clients, a demo) and the keys to a `Session`,
/// and the theme gallery. `SocketConversation` is the participant of `islet send` and `islet watch`.
///
/// A package becomes islet with its own widgets by
///
///     @main struct MyWidgets: WidgetBundle { var body: some Widget { … } }
public enum IsletProgram {
  static let version = "islet 0.1"

  /// Runs the program by the process's command line, and ends the process.
  ///
  /// - Parameters:
  ///   - widgets: The widgets that show activities of their attributes types.
  ///   - apps: The beginning of the bundle identifiers of the apps that have the widgets; `nil` for any app.
  ///   - demos: The feeds that are built in, the standard one first.
  public static func main(
    widgets: some WidgetBundle = NoWidgets(), ofAppsWithPrefix apps: String? = nil,
    demos: [Demo] = []
  ) -> Never {
    run(Resources(views: ViewCatalog(widgets: widgets, ofAppsWithPrefix: apps), demos: demos))
  }

  /// Runs the program with its parts by the process's command line, and ends the process.
  static func run(_ parts: Resources) -> Never {
    FileDescriptor.reserveStandardStreams()
    ChildProcess.keepEndings()
    var resources = parts
    if let supervision = Supervision.current {
      resources.views.trace = supervision.trace
      resources.sourceFaults = supervision.sourceFaults
    }
    let code: ExitCode
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let facts = SourceFacts.read()
      resources.facts = facts
      code = try facts.resources.bound { () throws(Failure) in
        try ExampleValues.run(choosingBy: facts.examples) { () throws(Failure) in
          try run(arguments, with: resources).write()
        }
      }
    } catch {
      Messages.write(["islet: \(error.message)"])
      code = error.code
    }
    // A process that ends elsewhere, as by `exit()` in a view, still has the breadcrumb of its code.
    resources.views.trace?.leave()
    let prints = String(decoding: FileDescriptor.takePrints(), as: UTF8.self)
    Messages.write(SupervisedCommand.lines(of: prints))
    code.leave()
  }

  /// Runs a command line.
  static func run(
    _ arguments: [String], with resources: Resources
  ) throws(Failure) -> CommandResult {
    if arguments.first == PreviewHost.word {
      return try PreviewHost.run(arguments.dropFirst(), with: resources)
    }
    let demos = resources.demos.map(\.name)
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments: arguments, demos: demos)
    } catch {
      let command = arguments.first.flatMap(CommandName.init(firstWord:)).map { " \($0.rawValue)" }
      throw Failure(.usage, Messages.fault(error) + "; see islet\(command ?? "") --help")
    }
    switch invocation {
    case .reference(let request):
      let table = CommandTable(demos: demos, themes: Theme.embeddedNames)
      return try request.result(in: table, version: version)
    case .lockScreen(let options):
      return try options.appearance.withAssets(besides: resources.facts) { () throws(Failure) in
        try LockScreenCommand(resources: resources).run(options)
      }
    case .run(let options): return try RunCommand(arguments: arguments).run(options)
    case .snapshot(var options):
      let own = options.adopt(StandardOutput.terminal)
      return try show(options.swift, options.appearance, as: arguments, own, with: resources) {
        () throws(Failure) in try SnapshotCommand(resources: resources).run(options)
      }
    case .gallery(var options):
      let own = options.style.adopt(StandardOutput.terminal)
      return try show(options.swift, options.appearance, as: arguments, own, with: resources) {
        () throws(Failure) in try GalleryCommand(resources: resources).run(options)
      }
    case .cast(let options):
      if !options.swift.paths.isEmpty { try options.checkOutput() }
      return try show(options.swift, options.appearance, as: arguments, with: resources) {
        () throws(Failure) in
        try CastCommand(resources: resources).run(options)
      }
    case .check(let options):
      return try show(options.swift, options.appearance, as: arguments, with: resources) {
        () throws(Failure) in
        try CheckCommand(resources: resources).run(options)
      }
    case .themes(let options): return try ThemesCommand(resources: resources).run(options)
    case .send(let options): return try SocketConversation.send(options)
    case .watch(let options): return try SocketConversation.watch(options)
    }
  }

  /// Runs a command on this program's widgets, or has a build of Swift source run it on its own.
  private static func show(
    _ swift: SwiftSourceOptions, _ appearance: AppearanceOptions, as arguments: [String],
    _ further: [String] = [], with resources: Resources,
    _ command: () throws(Failure) -> CommandResult
  ) throws(Failure) -> CommandResult {
    guard swift.paths.isEmpty else {
      return try SupervisedCommand(
        // Further options stand before the files, among which they would be names after --.
        arguments: arguments.prefix(1) + further + arguments.dropFirst(), swift: swift,
        version: appearance.profile.version
      ).run()
    }
    return try appearance.withAssets(besides: resources.facts, command)
  }
}

/// The program of a bundle's `main()`.
///
/// It is public, since an optimized build leaves out a conformance that nothing names.
public enum IsletHost: WidgetHost {
  /// Shows the widgets of a bundle, and ends the process.
  public static func run(_ bundle: some WidgetBundle) -> Never {
    var resources = Resources(views: ViewCatalog(widgets: bundle))
    // Source that islet compiles takes the scene's time for now. Code of a package takes the true one, so its previews' dates
    // count from there.
    if !SourceFacts.isPresent {
      resources.previewStart = Timestamp(millisecondsSince1970: HostClock.millisecondsSince1970)
    }
    FileDescriptor.reserveStandardStreams()
    FileDescriptor.divertPrints()
    IsletProgram.run(resources)
  }
}
