/// The facts of an option for help, man page, completions and the parser's messages.
struct OptionFacts: Hashable {
  /// The value that follows the name.
  enum Argument: Hashable {
    case none
    /// Always one: after `=`, or as the next word.
    case required
    /// One or none: after `=`, or as the next word unless that is an option.
    case optional
  }

  /// The name, with its dashes.
  let name: String
  /// A name of one letter, with its dash.
  var shortName: String?
  var argument = Argument.none
  /// The value's syntax in help.
  var syntax = ""
  /// The words that completions offer as values.
  var words: [String] = []
  /// A Boolean value indicating whether completions offer files as values.
  var takesFiles = false
  /// The effect in a sentence, for help.
  let help: String

  /// The option and its value, as help writes them.
  var usage: String {
    switch argument {
    case .none: name
    case .required: "\(name) \(syntax)"
    case .optional: "\(name) [\(syntax)]"
    }
  }
}

/// A row of the table of options: its facts, and the place in a command's options that it sets.
struct OptionRow<Options> {
  /// The effect of an option on a command line.
  enum Effect {
    /// It changes the command's options.
    case sets((inout Options, String?) throws(UsageFault) -> Void)
    /// It makes another command of the line, as `--help` does.
    case asks(ReferenceRequest)
  }

  let facts: OptionFacts
  let effect: Effect
}

extension OptionRow {
  /// Makes an option whose value is applied by a closure.
  init<Value>(
    _ name: String, _ value: OptionValue<Value>, _ help: String,
    apply: @escaping (inout Options, Value) throws(UsageFault) -> Void
  ) {
    facts = OptionFacts(
      name: name, argument: .required, syntax: value.syntax, words: value.words,
      takesFiles: value.takesFiles, help: help)
    effect = .sets { options, text throws(UsageFault) in
      try apply(&options, try value.value(of: text ?? "", option: name))
    }
  }

  /// Makes an option that sets a property.
  init<Value>(
    _ name: String, _ value: OptionValue<Value>, _ help: String,
    _ path: WritableKeyPath<Options, Value>
  ) {
    self.init(name, value, help) { $0[keyPath: path] = $1 }
  }

  /// Makes an option that sets a property which is `nil` without it.
  init<Value>(
    _ name: String, _ value: OptionValue<Value>, _ help: String,
    _ path: WritableKeyPath<Options, Value?>
  ) {
    self.init(name, value, help) { $0[keyPath: path] = $1 }
  }

  /// Makes an option with an optional value.
  init<Value>(
    _ name: String, optional value: OptionValue<Value>, _ help: String,
    apply: @escaping (inout Options, Value?) throws(UsageFault) -> Void
  ) {
    facts = OptionFacts(
      name: name, argument: .optional, syntax: value.syntax, words: value.words,
      takesFiles: value.takesFiles, help: help)
    effect = .sets { options, text throws(UsageFault) in
      guard let text else { return try apply(&options, nil) }
      try apply(&options, try value.value(of: text, option: name))
    }
  }

  /// Makes an option without a value that sets a property.
  init<Value>(
    _ name: String, _ help: String, _ path: WritableKeyPath<Options, Value>, to value: Value
  ) {
    facts = OptionFacts(name: name, help: help)
    effect = .sets { options, _ throws(UsageFault) in options[keyPath: path] = value }
  }

  /// Makes an option that makes another command of the line.
  init(_ name: String, short: String? = nil, _ help: String, asks request: ReferenceRequest) {
    facts = OptionFacts(name: name, shortName: short, help: help)
    effect = .asks(request)
  }

  /// Returns the row for a command whose options contain this row's options.
  func within<Whole>(_ path: WritableKeyPath<Whole, Options>) -> OptionRow<Whole> {
    let effect: OptionRow<Whole>.Effect =
      switch effect {
      case .asks(let request): .asks(request)
      case .sets(let set):
        .sets { whole, text throws(UsageFault) in try set(&whole[keyPath: path], text) }
      }
    return OptionRow<Whole>(facts: facts, effect: effect)
  }
}

extension OptionValue {
  fileprivate func value(of text: String, option: String) throws(UsageFault) -> Value {
    guard let value = read(text) else {
      throw .badValue(option: option, value: text, expected: expected)
    }
    return value
  }
}
