// The commands that print the program's own texts.

extension CommandTable {
  var explain: Command {
    Command(
      .explain,
      Command.Operands(syntax: "WHAT…", countMaximum: .max, words: ReferenceTexts.explainedNames),
      from: (), [],
      help: Command.Help(
        summary: "Explains a fact, a rule, an error, or APNs' reason.",
        examples: [
          Command.Example("islet explain AK 3.17", "a fact, by the number that verdicts cite"),
          Command.Example("islet explain equalTimestampsApply", "a rule, by its name"),
          Command.Example("islet explain visibility", "an error that Activity.request throws"),
          Command.Example("islet explain 429", "a status of APNs, or a reason"),
          Command.Example("islet explain silent", "ten causes of a push that does nothing"),
          Command.Example("islet explain date.epoch", "a rule of islet check"),
          Command.Example("islet explain budget", "facts and rules that have the word"),
        ])
    ) { _, operands throws(UsageFault) in
      guard !operands.isEmpty else {
        throw .missingWord(
          command: "explain", expected: "a fact such as AK 3.17, or a rule's name")
      }
      return .reference(.explain(operands.joined(separator: " ")))
    }
  }

  var rules: Command {
    Command(
      .rules, .none, from: (), [],
      help: Command.Help(
        summary:
          "Lists all rules: islet's choices, iOS's, and APNs'.",
        examples: [
          Command.Example("islet rules", "each with its name and the facts that it rests on"),
          Command.Example("islet explain newsIsOnTop", "one of them, and those facts"),
        ])
    ) { _, _ in .reference(.rules) }
  }

  var schema: Command {
    let names = SchemaName.allCases.map(\.rawValue)
    return Command(
      .schema, .oneOf(names, syntax: names.joined(separator: "|")), from: (), [],
      help: Command.Help(
        summary: "Prints the JSON Schema of a format, for editors.",
        examples: [
          Command.Example("islet schema layout > layout.schema.json", "for layouts in an editor"),
          Command.Example("islet schema feed | jq .properties.aps", "a push's keys, for a program"),
        ])
    ) { _, operands throws(UsageFault) in
      .reference(.schema(try Self.choice(of: operands, kind: "schema", for: .schema)))
    }
  }

  var completions: Command {
    let names = Shell.allCases.map(\.rawValue)
    return Command(
      .completions, .oneOf(names, syntax: names.joined(separator: "|")), from: (), [],
      help: Command.Help(
        summary: "Prints the completions of a shell.",
        examples: [
          Command.Example("source <(islet completions bash)", "in ~/.bashrc"),
          Command.Example(
            "islet completions zsh > ~/.zsh/_islet", "in a folder of fpath, before compinit"),
          Command.Example("islet completions fish > ~/.config/fish/completions/islet.fish", "once"),
        ])
    ) { _, operands throws(UsageFault) in
      .reference(.completions(try Self.choice(of: operands, kind: "shell", for: .completions)))
    }
  }

  var help: Command {
    Command(
      .help, .oneOf(HelpTopic.names, syntax: "[TOPIC]"), from: (), [.manual],
      help: Command.Help(
        summary: "Prints the help of a command, or all about a topic.",
        examples: [
          Command.Example("islet help check", "a command"),
          Command.Example("islet help keys", "a topic; all are at the end of islet --help"),
          Command.Example("islet help --man | man -l -", "the manual page"),
        ])
    ) { _, operands throws(UsageFault) in
      guard let name = operands.first else { return .reference(.help(.command(.islet))) }
      guard let topic = HelpTopic(name: name) else {
        throw .unknownName(kind: "command or topic", name: name, known: HelpTopic.names)
      }
      return .reference(.help(topic))
    }
  }

  /// Returns the choice of a command's only operand.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of operands: [String], kind: String, for command: CommandName
  ) throws(UsageFault) -> Choice {
    let known = Choice.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw .missingWord(command: command.rawValue, expected: known.alternatives)
    }
    guard let choice = Choice(rawValue: word) else {
      throw .unknownName(kind: kind, name: word, known: known)
    }
    return choice
  }
}
