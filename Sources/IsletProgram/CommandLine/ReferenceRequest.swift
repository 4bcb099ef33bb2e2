/// A command that prints a text of the program's own, without a feed, a terminal or a socket.
enum ReferenceRequest: Hashable {
  case version
  case help(HelpTopic)
  case rules
  /// A fact, a rule or a reason of APNs, by its name.
  case explain(String)
  case schema(SchemaName)
  case completions(Shell)
}

/// The shells that islet has completions for.
enum Shell: String, Hashable, CaseIterable {
  case bash, zsh, fish
}
