import HostIO

/// A row of the table of commands: its help, its options, and the reading of its line.
struct Command {
  /// A command line to copy, and its effect.
  struct Example: Hashable {
    let line: String
    let effect: String

    init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }

  /// The words that a command takes besides its options.
  struct Operands: Hashable {
    /// The syntax in help, such as `FILE…`.
    var syntax = ""
    var countMaximum = 0
    /// The words that completions offer.
    var words: [String] = []
    /// A Boolean value indicating whether completions offer files.
    var takesFiles = false

    static let none = Operands()
    /// Any number of files.
    static let files = files("FILE…")

    static func files(_ syntax: String) -> Operands {
      Operands(syntax: syntax, countMaximum: .max, takesFiles: true)
    }

    static func oneOf(_ words: [String], syntax: String) -> Operands {
      Operands(syntax: syntax, countMaximum: 1, words: words)
    }
  }

  /// A part of a command's help after the options.
  enum Note: Hashable {
    /// A text that is wrapped.
    case paragraph(String)
    /// Lines that are printed unchanged.
    case literal(String)
  }

  /// The help of a command besides its options.
  struct Help {
    /// The effect in a sentence.
    let summary: String
    let examples: [Example]
    var notes: [Note] = []
    /// The reason for the exit status 1; `nil` for a command that has no findings.
    var findings: String?
    /// The exit statuses other than 0 and 1.
    var statuses: [ExitCode] = [.usage]
  }

  let name: CommandName
  let operands: Operands
  let help: Help
  let options: [OptionFacts]
  /// Reads the arguments after the command's name.
  let parse: (ArraySlice<String>) throws(UsageFault) -> Invocation

  /// Makes a command whose options are collected in a value of their own; `--help` is added to its rows.
  init<Options>(
    _ name: CommandName, _ operands: Operands, from start: Options, _ rows: [OptionRow<Options>],
    help: Help, finish: @escaping (Options, [String]) throws(UsageFault) -> Invocation
  ) {
    let rows = rows + [.help(of: name)]
    let facts = rows.map(\.facts)
    self.name = name
    self.operands = operands
    self.help = help
    options = facts
    parse = { arguments throws(UsageFault) in
      var (options, files) = (start, [String]())
      for word in try CommandLineWord.words(in: arguments, knowing: facts) {
        switch word {
        case .operand(let file):
          guard files.count < operands.countMaximum else {
            throw .extraWord(file, command: name.rawValue)
          }
          files.append(file)
        case .option(let name, let value):
          guard let row = rows.first(where: { $0.facts.name == name }) else { continue }
          switch row.effect {
          case .sets(let set): try set(&options, value)
          case .asks(let request): return .reference(request)
          }
        }
      }
      return try finish(options, files)
    }
  }
}
