import Compositing
import CursesFrontEnd
import FeedReports
import HeadlessRendering
import HostIO
import StrictJSON

extension Messages {
  /// Writes lines on standard error.
  ///
  /// They may quote a feed or a file's name, so control characters become marks, as on the screen.
  static func write(_ lines: [String]) {
    for line in lines { FileDescriptor.standardError.say(harmless(line) + "\n") }
  }

  /// Returns the fault of a command line.
  static func fault(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownOption(let name, let known):
      unknownOption(name, among: known)
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .badValue(let option, let value, let expected):
      "\(option) \(value): expected \(expected)"
    case .unknownName(let kind, let name, let known):
      "there is no \(kind) \(name); \(suggestion(for: name, among: known))"
    case .emptyWord: "a word is empty; a file's name or a command is expected"
    case .missingOption(let option, let command): "\(command) needs \(option)"
    case .missingWord(let command, let expected): "\(command) needs a word: \(expected)"
    case .extraWord(let word, CommandName.gallery.rawValue): galleryWord(word)
    case .extraWord(let word, let command): "\(command) takes no further word, such as \(word)"
    }
  }

  /// Returns the reason why islet can't listen.
  static func fault(_ fault: SocketFault) -> String {
    switch fault {
    case .pathEmpty: "socket: the path is empty"
    case .pathTooLong(let path, let byteCount, let limit):
      "socket \(path): the path has \(byteCount) bytes; \(limit) is the limit of the system"
    case .taken(let path):
      "socket \(path): a running islet listens there; choose another --socket PATH"
    case .occupied(let path):
      "socket \(path): something else stands there that islet won't remove; choose another path"
    case .folderNotPrivate(let path):
      "socket folder \(path): it must be yours alone; remove it, or chmod 700 it"
    case .system(let path, let fault): "socket \(path): \(fault.reason)"
    }
  }

  /// Returns the reason why there is no screen.
  static func fault(_ fault: CursesFault) -> String {
    switch fault {
    case .notATerminal: noTerminal
    case .typeUnset: "TERM is not set; set it to the terminal's type, such as xterm-256color"
    case .typeUnknown(let type):
      "TERM=\(type) is not in the terminal database; try TERM=xterm-256color"
    case .noCursorMotion(let type):
      "TERM=\(type) can't move its cursor; islet needs a terminal with a screen"
    case .databaseMissing: "there is no terminal database; install ncurses-base"
    case .screenRefused: "the terminal gave no screen"
    }
  }

  /// Returns the words about a feed in which nothing could be checked or shown.
  static func emptyFeed(_ name: String) -> String { "\(name): there is no line in it" }

  /// The words on a feed that has ended and never had a line.
  static let endedFeed = "The feed ended without a line: islet help feed shows lines"

  /// The notice of a command that reads a feed from the keyboard.
  static let readingFromTerminal =
    "islet: reading a feed from the terminal; end with Ctrl-D"

  /// Returns the length of a recording, in seconds to the tenth.
  static func length(_ length: Duration) -> String {
    let tenths = Int((length / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// Returns the size of a recording so far, and its growth, where a wallpaper drifts.
  static func drift(_ byteCount: Int, after time: Duration) -> String {
    """
    \(byteCount >> 10) KiB after \(length(time)), since the wallpaper drifts; from here on its pictures come half as \
    often with each doubling of the time, so that each adds about \(byteCount >> 11) KiB
    """
  }

  /// Returns the size of a recording so far, and that of the whole.
  static func size(
    _ byteCount: Int, after time: Duration, _ whole: Int, after end: Duration
  ) -> String {
    let limit = CastOptions.byteCountMaximum
    let words =
      "\(size(byteCount)) after \(length(time)), so about \(size(whole)) for \(length(end))"
    return whole < limit ? words : "\(words); it ends at \(size(limit))"
  }

  /// Returns a number of bytes in MiB, or in KiB below one.
  static func size(_ byteCount: Int) -> String {
    byteCount < 1 << 20 ? "\(byteCount >> 10) KiB" : "\(byteCount >> 20) MiB"
  }

  /// The reason why a recording ends before its run.
  static let fullCast =
    "the run is longer; a recording has \(CastOptions.byteCountMaximum >> 20) MiB at most, so give a "
    + "shorter --for, a smaller --size or fewer --fps"

  /// Returns the reason why an SVG ends before its run.
  static let fullSVG =
    "the run is longer; an SVG has \(AnimatedSVG.lengthMaximum.components.seconds) s and "
    + "\(AnimatedSVG.byteCountMaximum >> 20) MiB at most, so give a shorter --for, a smaller --size "
    + "or fewer --fps"

  /// The notice on a terminal that is larger than its drawn part.
  static let cutTerminal =
    "the terminal is larger than \(CellSize.terminalMaximum.columns) x \(CellSize.terminalMaximum.rows) cells; "
    + "the rest of it stays empty"

  static let noTerminal =
    "there is no terminal to show a screen on; islet snapshot draws without one"

  /// Returns the reason why a file could not be read, with its path.
  static func fault(_ fault: ReadFault, reading path: String) -> String {
    "\(path): \(reason(of: fault))"
  }

  /// Returns the reason why a file could not be read.
  static func reason(of fault: ReadFault) -> String {
    switch fault {
    case .tooLarge(let limit): "more than \(limit) bytes; that is the limit"
    case .notAFile: "it is a pipe, a terminal or a device, and not a file"
    case .system(let fault): fault.reason
    }
  }

  /// Returns the notice on a watched file that is not read in time.
  static func silent(_ path: String) -> String {
    "\(path) does not answer; it stays as it was until it does"
  }

  /// Returns the reason why a file can't be opened, and the command that may have been meant.
  static func unreadable(_ path: String, _ fault: SystemFault) -> String {
    let words = "\(path): \(fault.reason)"
    guard fault.isMissing else { return words }
    if let meant = meant(by: path) { return "\(words); did you mean \(meant)?" }
    let mayBeCommand = path.allSatisfy { $0.isLetter || $0 == "-" }
    return mayBeCommand ? "\(words), nor is there such a command; see islet --help" : words
  }

  /// Returns the words on an option that a command does not have: the one that was meant, or the commands that have it.
  private static func unknownOption(_ name: String, among known: [String]) -> String {
    let words = "there is no option \(name)"
    if ["--out", "--output", "-o"].contains(name), known.contains("--format") {
      return "\(words); the output goes to standard output: add > FILE"
    }
    let owners = CommandTable(demos: []).rows.filter { command in
      command.options.contains { $0.name == name }
    }.map { $0.name == .islet ? "islet" : "islet \($0.name.rawValue)" }
    guard !owners.isEmpty else { return "\(words); \(suggestion(for: name, among: known))" }
    let list = known.joined(separator: ", ")
    return "\(words); known are \(list); it is one of \(owners.alternatives)"
  }

  /// Returns the command that a word may have meant; `nil` for none.
  private static func meant(by word: String) -> String? {
    if ReferenceName(rawValue: word) != nil { return "islet help \(word)" }
    if word == "version" { return "islet --version" }
    if word == "manual" || word == "man" { return "islet help --man" }
    let commands = CommandName.allCases.filter { $0 != .islet }.map(\.rawValue)
    return commands.nearest(to: word).map { "the command \($0)" }
  }
}
