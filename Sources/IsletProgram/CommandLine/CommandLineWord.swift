/// A word of a command line, after comparison with the known options.
enum CommandLineWord: Hashable {
  /// A known option, by its long name, and its value.
  case option(String, value: String?)
  /// A word that is no option: a command or a file.
  case operand(String)
}

extension CommandLineWord {
  /// Reads a command line; all words after `--` are operands, and so is a lone `-`.
  ///
  /// The contract is that of `getopt_long(3)`, less abbreviations. Swift can't call that function, since its state is
  /// global variables.
  static func words(
    in arguments: ArraySlice<String>, knowing options: [OptionFacts]
  ) throws(UsageFault) -> [CommandLineWord] {
    var words: [CommandLineWord] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        guard !rest.contains("") else { throw .emptyWord }
        return words + rest.map(CommandLineWord.operand)
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        guard !argument.isEmpty else { throw .emptyWord }
        words.append(.operand(argument))
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name || $0.shortName == name }) else {
        // A letter is none of the options' names, but may be one's short name in the other case.
        let short = options.compactMap(\.shortName).filter { $0.lowercased() == name.lowercased() }
        throw .unknownOption(name, known: short + options.map(\.name))
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      words.append(.option(option.name, value: try option.takeValue(attached, from: &rest)))
    }
    return words
  }
}

extension OptionFacts {
  fileprivate func takeValue(
    _ attached: String?, from rest: inout ArraySlice<String>
  ) throws(UsageFault) -> String? {
    switch argument {
    case .none:
      guard attached == nil else { throw .unexpectedValue(option: name) }
      return nil
    case .required:
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw .missingValue(option: name)
      }
      return value
    case .optional:
      guard attached != nil || rest.first.map({ !$0.hasPrefix("-") }) ?? false else { return nil }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw .missingValue(option: name)
      }
      return value
    }
  }
}
