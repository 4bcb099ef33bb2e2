/// Why a command line can't be obeyed.
enum UsageFault: Error, Hashable {
  /// The command has no such option.
  case unknownOption(String, known: [String])
  /// The option needs a value.
  case missingValue(option: String)
  /// The option takes no value.
  case unexpectedValue(option: String)
  /// The option's value is not one of its values.
  case badValue(option: String, value: String, expected: String)
  /// The option's value is not one of the names that it knows.
  case unknownName(kind: String, name: String, known: [String])
  /// The command can't do without the option.
  case missingOption(String, command: String)
  /// The command takes no further word.
  case extraWord(String, command: String)
}
