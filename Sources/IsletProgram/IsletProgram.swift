public import ActivityWidgets
import FeedReports
import HostIO
public import LockScreenSession
import Theming

/// The whole program: a lock screen for iOS Live Activities, in a terminal.
///
/// A command line becomes an `Invocation`; a command returns a `CommandResult`, which is written here. A command that
/// waits (the lock screen, the theme gallery, a conversation on a socket) is a `LoopParticipant`, and waits in
/// `run()` of `EventLoop.swift`, the one place that waits. On a terminal a `Scene` handles keys and gives frames; what
/// it shows it knows from a `Session`, which this target feeds with lines and keys.
///
/// A package of one's own becomes islet with its widgets by
///
///     @main struct MyWidgets: WidgetBundle { var body: some Widget { … } }
public enum IsletProgram {
  static let version = "islet 0.1"

  /// Runs the program by the process's command line, and ends the process.
  ///
  /// - Parameters:
  ///   - widgets: The widgets that show activities of their attributes types.
  ///   - demos: The feeds that are built in, the standard one first.
  public static func main(widgets: some WidgetBundle = NoWidgets(), demos: [Demo] = []) -> Never {
    let resources = Resources(views: ViewCatalog(widgets: widgets), demos: demos)
    let code: ExitCode
    do {
      code = try run(Array(CommandLine.arguments.dropFirst()), with: resources).write()
    } catch {
      Messages.tell(["islet: \(error.message)"])
      code = error.code
    }
    code.leave()
  }

  /// Runs a command line.
  static func run(
    _ arguments: [String], with resources: Resources
  ) throws(Failure) -> CommandResult {
    let demos = resources.demos.map(\.name)
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments: arguments, demos: demos)
    } catch {
      throw Failure(.usage, Messages.fault(error) + "; see islet --help")
    }
    switch invocation {
    case .reference(let request):
      let table = CommandTable(demos: demos, themes: Theme.embeddedNames)
      return try request.result(in: table, version: version)
    case .run(let options): return try RunCommand(resources: resources).run(options)
    case .snapshot(let options): return try SnapshotCommand(resources: resources).run(options)
    case .cast(let options): return try CastCommand(resources: resources).run(options)
    case .check(let options): return try Check(resources: resources).run(options)
    case .themes(let options): return try ThemesCommand(resources: resources).run(options)
    case .send(let options): return try SocketConversation.send(options)
    case .watch(let options): return try SocketConversation.watch(options)
    }
  }
}

/// What a program was built with.
struct Resources {
  /// The widgets, as a session takes them.
  var views = ViewCatalog()
  var demos: [Demo] = []

  /// The demo of a name.
  func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}

extension WidgetBundle {
  /// Runs islet with the bundle's widgets.
  public static func main() { IsletProgram.main(widgets: Self()) }
}
