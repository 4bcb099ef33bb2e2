import LockScreenSession
import FeedReports
import HostIO
import SampleActivities
import Theming

/// islet: a lock screen for iOS Live Activities, in a terminal.
///
/// This module owns the arguments, the commands, the loop, and all words for people. What it puts together knows
/// nothing of it.

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
    case .help(let topic):
      let help = Wording.help(topic, themes: Theme.embeddedNames, demos: DemoScript.names)
      try StandardOutput.write(Array(help.utf8))
    case .version: try StandardOutput.write(Array("\(version)\n".utf8))
    case .run(let options): return try TerminalRun.run(options)
    case .snapshot(let options): return try Snapshot.draw(options)
    case .cast(let options): return try Recording.write(options)
    case .check(let options): return try Check.run(options)
    case .themes(let options): return try ThemesCommand.run(options)
    case .send(let options): return try SocketConversation.send(options)
    case .watch(let options): return try SocketConversation.watch(options)
    case .rules: try StandardOutput.write(Array(Wording.rules.utf8))
    }
    return .success
  }
}
