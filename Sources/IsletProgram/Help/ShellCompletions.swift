import FeedReports

/// Writes completions for a shell from the table of commands.
enum ShellCompletions {
  static func script(for shell: Shell, of table: CommandTable) -> String {
    switch shell {
    case .bash: bash(table.rows)
    case .zsh: zsh(table.rows)
    case .fish: fish(table.rows)
    }
  }

  /// The names of all commands but the program itself.
  private static func names(_ commands: [Command]) -> [String] {
    commands.map(\.name).filter { $0 != .islet }.map(\.rawValue)
  }

  // MARK: - bash

  private static func bash(_ commands: [Command]) -> String {
    let names = names(commands)
    return """
      # Completions of islet for bash: source <(islet completions bash)
      _islet() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local command=islet words='' files=''
        # bash cuts --theme=NAME at its sign.
        if [[ $word == = ]]; then word=''
        elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        if (( COMP_CWORD > 1 )); then
          case ${COMP_WORDS[1]} in
            \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        case "$command $before" in
      \(commands.flatMap(bashValues).joined(separator: "\n"))
          *)
            case $command in
      \(commands.map { bashOperands($0, names: names) }.joined(separator: "\n"))
            esac ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [[ $files ]]; then
          compopt -o filenames 2>/dev/null || :
          mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")
        fi
      }
      complete -F _islet islet

      """
  }

  /// The values of a command's options.
  private static func bashValues(_ command: Command) -> [String] {
    command.options.filter { $0.argument != .none }.map { option in
      let words = Messages.shellQuoted(option.words.joined(separator: " "))
      return
        "    '\(command.name.rawValue) \(option.name)') words=\(words) files=\(option.takesFiles ? "1" : "") ;;"
    }
  }

  /// A command's options where the word begins with a dash, else its operands.
  private static func bashOperands(_ command: Command, names: [String]) -> String {
    let options = command.options.flatMap { [$0.name, $0.shortName].compactMap { $0 } }
    let operands = command.operands
    let words = (command.name == .islet ? names : []) + operands.words
    return """
              \(command.name.rawValue))
                if [[ $word == -* ]]; then words=\(Messages.shellQuoted(options.joined(separator: " ")))
                else words=\(Messages.shellQuoted(words.joined(separator: " "))) files=\(operands.takesFiles ? "1" : ""); fi ;;
      """
  }

  // MARK: - zsh

  private static func zsh(_ commands: [Command]) -> String {
    let described = commands.filter { $0.name != .islet }
      .map { "    " + Messages.shellQuoted("\($0.name.rawValue):\($0.help.summary)") }
    return """
      #compdef islet
      # Completions of islet for zsh: a file named _islet in a folder of $fpath.
      _islet_words_or_files() {
        _alternative "words:word:($*)" 'files:file:_files'
      }
      _islet_commands() {
        local -a commands=(
      \(described.joined(separator: "\n"))
        )
        _describe command commands
        _files
      }
      _islet() {
        local command=islet
        if (( CURRENT > 2 )); then
          case ${words[2]} in
            \(names(commands).joined(separator: "|")))
              command=${words[2]}
              shift words
              (( CURRENT-- )) ;;
          esac
        fi
        case $command in
      \(commands.map(zshArguments).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _islet ]]; then _islet "$@"; else compdef _islet islet; fi

      """
  }

  private static func zshArguments(_ command: Command) -> String {
    let options = command.options.flatMap { option in
      [option.name, option.shortName].compactMap { $0 }.map { zshOption($0, option) }
    }
    let operands = command.operands
    let action =
      command.name == .islet
      ? "_islet_commands" : zshAction(operands.words, takesFiles: operands.takesFiles)
    let rest = operands.countMaximum == 0 ? [] : [Messages.shellQuoted("*:word:\(action)")]
    let arguments = (options + rest).map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.name.rawValue)) _arguments \\\n\(arguments) ;;"
  }

  private static func zshOption(_ name: String, _ option: OptionFacts) -> String {
    let help = option.help.replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
    let action = zshAction(option.words, takesFiles: option.takesFiles)
    let value = option.syntax.replacing(":", with: "\\:")
    switch option.argument {
    case .none: return Messages.shellQuoted("\(name)[\(help)]")
    case .required: return Messages.shellQuoted("*\(name)=[\(help)]:\(value):\(action)")
    case .optional: return Messages.shellQuoted("\(name)=[\(help)]::\(value):\(action)")
    }
  }

  private static func zshAction(_ words: [String], takesFiles: Bool) -> String {
    let list = words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
    guard takesFiles else { return words.isEmpty ? " " : "(\(list))" }
    // The blank in front keeps zsh from adding words of its own.
    return words.isEmpty ? "_files" : " _islet_words_or_files \(list)"
  }

  // MARK: - fish

  private static func fish(_ commands: [Command]) -> String {
    let names = names(commands)
    let condition = "not __fish_seen_subcommand_from \(names.joined(separator: " "))"
    let start = commands.filter { $0.name != .islet }.map {
      "complete -c islet -n __fish_use_subcommand -a \($0.name.rawValue) -d \(fishQuoted($0.help.summary))"
    }
    let rows = commands.flatMap { command in
      let when =
        command.name == .islet
        ? condition : "__fish_seen_subcommand_from \(command.name.rawValue)"
      return fishOperands(command, when: when)
        + command.options.map { fishOption($0, when: when) }
    }
    return "# Completions of islet for fish: ~/.config/fish/completions/islet.fish\n"
      + (start + rows).map { $0 + "\n" }.joined()
  }

  private static func fishOperands(_ command: Command, when condition: String) -> [String] {
    let operands = command.operands
    let words =
      operands.words.isEmpty ? "" : " -a \(fishQuoted(operands.words.joined(separator: " ")))"
    guard !operands.takesFiles else { return [] }
    return ["complete -c islet -n \(fishQuoted(condition)) -f\(words)"]
  }

  private static func fishOption(_ option: OptionFacts, when condition: String) -> String {
    var parts = ["complete -c islet -n \(fishQuoted(condition)) -l \(option.name.dropFirst(2))"]
    if let short = option.shortName { parts.append("-s \(short.dropFirst())") }
    if option.argument == .required { parts.append(option.takesFiles ? "-r -F" : "-x") }
    if !option.words.isEmpty {
      parts.append("-a \(fishQuoted(option.words.joined(separator: " ")))")
    }
    return (parts + ["-d \(fishQuoted(option.help))"]).joined(separator: " ")
  }

  /// A text as one word of fish's, in which only the quote and the backslash are escaped.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
