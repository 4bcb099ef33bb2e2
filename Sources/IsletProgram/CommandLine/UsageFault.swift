/// A fault in a command line.
enum UsageFault: Error, Hashable {
  /// The command has no such option.
  case unknownOption(String, known: [String])
  /// The option needs a value.
  case missingValue(option: String)
  /// The option takes no value.
  case unexpectedValue(option: String)
  /// The option's value is not of its kind.
  case badValue(option: String, value: String, expected: String)
  /// The word is none of the known names.
  case unknownName(kind: String, name: String, known: [String])
  /// The command needs the option.
  case missingOption(String, command: String)
  /// A word is empty, as an unset variable in quotes is.
  case emptyWord
  /// The command needs a word.
  case missingWord(command: String, expected: String)
  /// The command takes no further word.
  case extraWord(String, command: String)
}
