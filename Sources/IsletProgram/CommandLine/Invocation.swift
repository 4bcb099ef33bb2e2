/// The command of a command line, with its options.
///
/// A command line is read by two tables. `CommandTable` has a row for each command: its operands, its options, its help.
/// `OptionTable.swift` has a row for each option: its name, its value, its help. The command's row says which options it
/// has, and which properties they set. The parser, `--help`, the man page and the completions of three shells are made
/// from these rows: a new option is one row, its command, and its property.
enum Invocation: Hashable {
  /// The lock screen alone: `islet` and `islet demo`.
  case lockScreen(LockScreenOptions)
  /// The lock screen beside Swift source: `islet run`.
  case run(SourceOptions)
  case snapshot(SnapshotOptions)
  case gallery(GalleryOptions)
  case cast(CastOptions)
  case check(CheckOptions)
  case themes(ThemesOptions)
  case send(ClientOptions)
  case watch(ClientOptions)
  case reference(ReferenceRequest)
}
