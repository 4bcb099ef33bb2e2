extension Invocation {
  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the program's name.
  ///   - demos: The names of the embedded feeds, the standard one first.
  /// - Throws: The first fault of the line.
  init(arguments: [String], demos: [String]) throws(UsageFault) {
    let table = CommandTable(demos: demos)
    guard let name = arguments.first.flatMap(CommandName.init(firstWord:)) else {
      self = try table[.islet].parse(arguments[...])
      return
    }
    self = try table[name].parse(arguments.dropFirst())
  }
}
