import HostIO

extension ReferenceRequest {
  /// The text that is asked for.
  ///
  /// - Throws: The name that `islet explain` does not know, and its nearest one.
  func result(in table: CommandTable, version: String) throws(Failure) -> CommandResult {
    switch self {
    case .version: return CommandResult(text: version + "\n")
    case .help(.command(let name)):
      return CommandResult(text: HelpPage(table[name], in: table).text)
    case .help(.reference(let name)): return CommandResult(text: name.page(in: table))
    case .help(.manual): return CommandResult(text: ManualPage(table).text)
    case .rules: return CommandResult(text: ReferenceTexts.rules)
    case .schema(let name): return CommandResult(text: ReferenceTexts.schema(name))
    case .completions(let shell):
      return CommandResult(text: ShellCompletions.script(for: shell, of: table))
    case .explain(let what):
      guard let text = ReferenceTexts.explanation(of: what) else {
        let suggestion = ReferenceTexts.explainedName(near: what).map { "did you mean \($0)?" }
        throw Failure(
          .usage,
          "there is no fact, rule or reason \(what); \(suggestion ?? "see islet help explain")")
      }
      return CommandResult(text: text)
    }
  }
}

extension ReferenceName {
  /// The reference; after the help of the command of the same name where there is one.
  fileprivate func page(in table: CommandTable) -> String {
    guard let command = CommandName(rawValue: rawValue) else { return text }
    return HelpPage(table[command], in: table).text + "\n" + text
  }
}
