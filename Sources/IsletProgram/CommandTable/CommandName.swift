/// The names of the commands; `islet` is the program without a command.
///
/// Each has a row in `CommandTable`.
enum CommandName: String, Hashable, CaseIterable {
  case islet, run, demo, snapshot, gallery, cast, check, explain, rules, themes, schema, send, watch
  case completions, help

  /// Makes the command of a line's first word; `nil` for a file or an option.
  init?(firstWord word: String) {
    guard let name = CommandName(rawValue: word), name != .islet else { return nil }
    self = name
  }

  /// The name on a command line, such as `islet check`.
  var line: String { self == .islet ? "islet" : "islet \(rawValue)" }
}
