/// An option that a command knows.
struct CommandLineOption: Hashable {
  /// Whether a value follows.
  enum Value: Hashable {
    /// None.
    case none
    /// Always: after `=`, or as the next word.
    case required
    /// Perhaps: after `=`, or as the next word unless that is an option.
    case optional
  }

  /// The name, with its dashes.
  let name: String
  let value: Value

  init(_ name: String, value: Value = .none) {
    self.name = name
    self.value = value
  }
}

/// What a word of a command line turned out to be.
enum CommandLineWord: Hashable {
  /// A known option and its value.
  case option(String, value: String?)
  /// A word that is no option: a command or a file.
  case operand(String)
}

extension CommandLineWord {
  /// Reads a command line; all that follows `--` is operands, and so is a lone `-`.
  ///
  /// Swift can't call `getopt_long(3)`, whose state is global variables; so this is its contract, less abbreviations.
  static func words(
    in arguments: [String], knowing options: [CommandLineOption]
  ) throws(UsageFault) -> [CommandLineWord] {
    var words: [CommandLineWord] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return words + rest.map(CommandLineWord.operand) }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(.operand(argument))
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw .unknownOption(name, known: options.map(\.name))
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      words.append(.option(name, value: try option.takeValue(attached, from: &rest)))
    }
    return words
  }
}

extension CommandLineOption {
  fileprivate func takeValue(
    _ attached: String?, from rest: inout ArraySlice<String>
  ) throws(UsageFault) -> String? {
    switch value {
    case .none:
      guard attached == nil else { throw .unexpectedValue(option: name) }
      return nil
    case .required:
      guard let value = attached ?? rest.popFirst() else { throw .missingValue(option: name) }
      return value
    case .optional:
      if let attached { return attached }
      guard let next = rest.first, !next.hasPrefix("-") else { return nil }
      return rest.popFirst()
    }
  }
}
