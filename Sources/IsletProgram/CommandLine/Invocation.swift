import LockScreenSession
import FeedReports
/// The command that a line asks for, with its options.
///
/// A command line is read by two tables. `CommandTable` has a row for each command: its operands, its options, its help.
/// `OptionTable.swift` has a row for each option: its name, its value, its help; the command's row says which property
/// it sets. The parser, `--help`, the man page and the completions of three shells are made from these rows, so that a
/// new option is one row and its property.
enum Invocation: Hashable {
  case run(RunOptions)
  case snapshot(SnapshotOptions)
  case cast(CastOptions)
  case check(CheckOptions)
  case themes(ThemesOptions)
  case send(ClientOptions)
  case watch(ClientOptions)
  case reference(ReferenceRequest)
}

extension Invocation {
  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - demos: The names of the embedded feeds, the standard one first.
  /// - Throws: The first fault of the line.
  init(arguments: [String], demos: [String]) throws(UsageFault) {
    let table = CommandTable(demos: demos)
    guard let name = arguments.first.flatMap(CommandName.init(firstWord:)) else {
      self = try table[.islet].parse(arguments[...])
      return
    }
    self = try table[name].parse(arguments.dropFirst())
  }
}
