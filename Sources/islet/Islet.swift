import HostIO
import SampleActivities
import Theming

/// islet: a lock screen for iOS Live Activities, in a terminal.
///
/// This module owns the arguments, the commands, the loop, and all words for people. What it puts together knows
/// nothing of it.
@main
enum Islet {
  static let version = "islet 0.1"

  static func main() {
    let code: ExitCode
    do {
      code = try obey(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Wording.tell(["islet: \(error.message)"])
      code = error.code
    }
    code.leave()
  }

  private static func obey(_ arguments: [String]) throws(Failure) -> ExitCode {
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments: arguments, demos: DemoScript.names)
    } catch {
      throw Failure(.usage, Wording.fault(error) + "; see islet --help")
    }
    switch invocation {
    case .reference(let request):
      let table = CommandTable(demos: DemoScript.names, themes: Theme.embeddedNames)
      return try request.result(in: table, version: version).write()
    case .run(let options): return try TerminalRun.run(options)
    case .snapshot(let options): return try Snapshot.draw(options)
    case .cast(let options): return try Recording.write(options)
    case .check(let options): return try Check.run(options)
    case .themes(let options): return try ThemesCommand.run(options)
    case .send(let options): return try SocketConversation.send(options)
    case .watch(let options): return try SocketConversation.watch(options)
    }
  }
}
