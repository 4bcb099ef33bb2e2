/// A reader of a shell script's commands, as far as they matter for a request: words, quotes, variables, here-documents.
struct ShellWords {
  /// A command: its words without quotes, and its standard input where the script has it.
  struct Command {
    var words: [SourceText] = []
    var input: SourceText?
    /// The file that its output goes to.
    var target: String?
    /// The offset of its first word.
    var origin = 0
    /// A Boolean value indicating whether its output goes to the next command.
    var isPiped = false
  }

  /// The most commands that are read.
  private static let commandsMaximum = 400

  private let text: SourceText
  private var position = 0
  private var heredocs: [String] = []
  private(set) var variables: [String: SourceText] = [:]
  private(set) var commands: [Command] = []

  init(_ text: SourceText) {
    self.text = text
    readCommands()
  }

  private var bytes: [UInt8] { text.bytes }

  private func peek(_ ahead: Int = 0) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  // MARK: - Commands

  private mutating func readCommands() {
    var command = Command()
    var targetFollows = false
    while position < bytes.count, commands.count < Self.commandsMaximum {
      skipBlanks()
      switch peek() {
      case 0: position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"):
        let mark = peek()
        position += 1
        let isPipe = mark == UInt8(ascii: "|") && peek() != UInt8(ascii: "|")
        if mark == UInt8(ascii: "\n"), !heredocs.isEmpty { command.input = readHeredocs() }
        finish(&command, isPiped: isPipe)
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "<") where peek(1) == UInt8(ascii: "<") && peek(2) != UInt8(ascii: "<"):
        startHeredoc()
      case UInt8(ascii: "<") where peek(1) == UInt8(ascii: "<"):
        position += 3
        skipBlanks()
        command.input = word()
      case UInt8(ascii: ">"), UInt8(ascii: "<"):
        if isSlot {
          readWord(of: &command, isTarget: &targetFollows)
          continue
        }
        position += 1
        targetFollows = peek() != UInt8(ascii: "&")
      default: readWord(of: &command, isTarget: &targetFollows)
      }
    }
    if !heredocs.isEmpty { command.input = readHeredocs() }
    finish(&command, isPiped: false)
  }

  private mutating func readWord(of command: inout Command, isTarget: inout Bool) {
    let start = position
    let word = word()
    if position == start { position += 1 }
    if isTarget {
      command.target = word.string(word.bytes.indices)
      isTarget = false
    } else {
      if command.words.isEmpty { command.origin = text.origin(of: start) }
      command.words.append(word)
    }
  }

  private mutating func finish(_ command: inout Command, isPiped: Bool) {
    defer { command = Command() }
    while let first = command.words.first, let (name, value) = assignment(in: first) {
      variables[name] = value
      command.words.removeFirst()
    }
    let prefixes = ["export", "local", "readonly", "declare", "sudo", "time", "env", "then", "do"]
    while let first = command.words.first, prefixes.contains(first.string(first.bytes.indices)) {
      command.words.removeFirst()
      while let next = command.words.first, let (name, value) = assignment(in: next) {
        variables[name] = value
        command.words.removeFirst()
      }
    }
    guard !command.words.isEmpty || command.input != nil else { return }
    command.isPiped = isPiped
    commands.append(command)
  }

  /// Returns the name and the value of a word such as `NAME=value`.
  private func assignment(in word: SourceText) -> (String, SourceText)? {
    guard let equals = word.bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0 else { return nil }
    let name = word.string(0..<equals)
    guard name.allSatisfy(\.isIdentifier), name.first?.isNumber == false else { return nil }
    return (name, word.part(equals + 1..<word.bytes.count))
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      if peek() == 0x20 || peek() == 0x09 || peek() == 0x0D {
        position += 1
      } else if peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "\n") {
        position += 2
      } else if peek() == UInt8(ascii: "\\"), peek(1) == 0x20, endsLine(after: 1) {
        // A blank after the backslash breaks the command for a shell; its writer meant to go on.
        skipLine()
        position += 1
      } else {
        return
      }
    }
  }

  private func endsLine(after ahead: Int) -> Bool {
    var index = position + ahead
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "\n")
  }

  private mutating func skipLine() {
    while position < bytes.count, peek() != UInt8(ascii: "\n") { position += 1 }
  }

  // MARK: - Words

  /// Reads a word with its quotes, variables and substitutions.
  private mutating func word() -> SourceText {
    var word = SourceText()
    while position < bytes.count {
      switch peek() {
      case UInt8(ascii: "<") where isSlot:
        while position < bytes.count, peek() != UInt8(ascii: ">") { take(into: &word) }
        take(into: &word)
      case 0x20, 0x09, 0x0D, 0x0A, UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "<"), UInt8(ascii: ">"):
        return word
      case UInt8(ascii: "'"): singleQuoted(into: &word)
      case UInt8(ascii: "\""): doubleQuoted(into: &word)
      case UInt8(ascii: "$") where peek(1) == UInt8(ascii: "'"):
        position += 1
        singleQuoted(into: &word)
      case UInt8(ascii: "$"), UInt8(ascii: "`"): expansion(into: &word)
      case UInt8(ascii: "\\"):
        if peek(1) == UInt8(ascii: "\n") {
          position += 2
          return word
        }
        position += 1
        take(into: &word)
      default: take(into: &word)
      }
    }
    return word
  }

  /// A Boolean value indicating whether a slot such as `<TOKEN>` begins here, which its writer meant to replace.
  private var isSlot: Bool {
    let name = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: ">") && $0 > 0x20 }
    let isWord = name.allSatisfy {
      $0 >= 0x80 || "_-".utf8.contains($0) || Character(Unicode.Scalar($0)).isIdentifier
    }
    return !name.isEmpty && isWord && name.endIndex < bytes.count
      && bytes[name.endIndex] == UInt8(ascii: ">")
  }

  private mutating func take(into word: inout SourceText) {
    guard position < bytes.count else { return }
    word.append(bytes[position], from: text.origin(of: position))
    position += 1
  }

  private mutating func singleQuoted(into word: inout SourceText) {
    position += 1
    while position < bytes.count, peek() != UInt8(ascii: "'") { take(into: &word) }
    position += 1
  }

  private mutating func doubleQuoted(into word: inout SourceText) {
    position += 1
    while position < bytes.count, peek() != UInt8(ascii: "\"") {
      switch peek() {
      case UInt8(ascii: "\\") where "\"\\$`\n".utf8.contains(peek(1)):
        position += 1
        if peek() == UInt8(ascii: "\n") { position += 1 } else { take(into: &word) }
      case UInt8(ascii: "$"), UInt8(ascii: "`"): expansion(into: &word)
      default: take(into: &word)
      }
    }
    position += 1
  }

  /// Reads a variable or a substitution: the value where the script has it, else as it is written.
  private mutating func expansion(into word: inout SourceText) {
    let start = position
    if peek() == UInt8(ascii: "`") {
      position += 1
      while position < bytes.count, peek() != UInt8(ascii: "`") { position += 1 }
      position += 1
      let code = text.string(start + 1..<position - 1)
      word.append("$(\(code))", from: text.origin(of: start))
      return
    }
    if peek(1) == UInt8(ascii: "(") {
      skipSubstitution()
      let code = text.part(start + 2..<max(start + 2, position - 1))
      if code.string(code.bytes.indices).contains("<<") {
        let inner = ShellWords(code)
        if let body = inner.commands.first(where: { $0.input != nil })?.input {
          word.append(body)
          return
        }
      }
      return word.append(text.part(start..<position))
    }
    var end = position + 1
    let isBraced = peek(1) == UInt8(ascii: "{")
    if isBraced { end += 1 }
    let nameStart = end
    while end < bytes.count, Character(Unicode.Scalar(bytes[end])).isIdentifier, bytes[end] < 0x80 {
      end += 1
    }
    let name = text.string(nameStart..<end)
    if isBraced {
      while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
      end = min(bytes.count, end + 1)
    }
    guard end > position + 1 else { return take(into: &word) }
    position = end
    if let value = variables[name], !value.bytes.isEmpty, !name.isEmpty {
      word.append(value)
    } else {
      word.append(text.part(start..<end))
    }
  }

  /// Moves over `$(…)`, with the brackets, quotes and here-documents in it.
  private mutating func skipSubstitution() {
    position += 2
    var depth = 1
    var delimiter: String?
    while position < bytes.count, depth > 0 {
      if peek() == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "<"), delimiter == nil {
        var ahead = self
        ahead.startHeredoc()
        delimiter = ahead.heredocs.last
        position = ahead.position
        continue
      }
      if peek() == UInt8(ascii: "\n"), let name = delimiter {
        position += 1
        while position < bytes.count, !isDelimiter(name) {
          skipLine()
          position += 1
        }
        skipLine()
        delimiter = nil
        continue
      }
      if peek() == UInt8(ascii: "'") {
        position += 1
        while position < bytes.count, peek() != UInt8(ascii: "'") { position += 1 }
      }
      if peek() == UInt8(ascii: "(") { depth += 1 }
      if peek() == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
    position = min(position, bytes.count)
  }

  // MARK: - Here-documents

  private mutating func startHeredoc() {
    position += 2
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "~") { position += 1 }
    while peek() == 0x20 { position += 1 }
    var name = ""
    while position < bytes.count, !" \t\r\n;|)>".utf8.contains(peek()) {
      if !"'\"\\".utf8.contains(peek()) { name.unicodeScalars.append(Unicode.Scalar(peek())) }
      position += 1
    }
    if !name.isEmpty { heredocs.append(name) }
  }

  /// Returns whether the line here ends a here-document; it may be indented, as in a script that was pasted into a text.
  private func isDelimiter(_ name: String) -> Bool {
    var index = position
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 {
      index += 1
    }
    guard bytes[min(index, bytes.count)...].starts(with: name.utf8) else { return false }
    index += name.utf8.count
    return index >= bytes.count || "\r\n)".utf8.contains(bytes[index])
  }

  /// Reads the bodies of the here-documents that begin on this line.
  ///
  /// - Returns: The last one.
  private mutating func readHeredocs() -> SourceText {
    var body = SourceText()
    for name in heredocs {
      body = SourceText()
      while position < bytes.count, !isDelimiter(name) {
        readHeredocLine(into: &body)
        take(into: &body)
      }
      skipLine()
    }
    heredocs = []
    return body
  }

  private mutating func readHeredocLine(into body: inout SourceText) {
    while position < bytes.count, peek() != UInt8(ascii: "\n") {
      if peek() == UInt8(ascii: "$") || peek() == UInt8(ascii: "`") {
        expansion(into: &body)
      } else {
        take(into: &body)
      }
    }
  }
}
