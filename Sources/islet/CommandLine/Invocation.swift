import CellUI
import ColorScience
import Compositing
import LiveActivities
import LockScreenUI

/// What a command line asks for.
enum Invocation: Hashable {
  case run(RunOptions)
  case snapshot(SnapshotOptions)
  case cast(CastOptions)
  case check(CheckOptions)
  case themes(ThemesOptions)
  case send(ClientOptions)
  case watch(ClientOptions)
  case rules
  case help(HelpTopic)
  case version
}

/// The commands that have a help of their own.
enum HelpTopic: String, Hashable, CaseIterable {
  case islet, demo, snapshot, cast, check, themes, send, watch, rules
}

/// What is shown on the terminal, and how.
struct RunOptions: Hashable {
  /// Where activities come from.
  enum Source: Hashable {
    /// These files, or what is piped in; on a terminal alone, the demo.
    case feed(files: [String])
    /// An embedded feed, by its name.
    case demo(String)
  }

  /// Where clients may connect.
  enum SocketChoice: Hashable {
    case defaultPath
    case path(String)
  }

  var source = Source.feed(files: [])
  var socket: SocketChoice?
  var appearance = AppearanceOptions()
  var exitsAtEndOfInput = false
  /// A Boolean value indicating whether alerts make no sound.
  var isMuted = false
}

/// What the screen is to look like, terminal or none.
struct AppearanceOptions: Hashable {
  /// The name of an embedded theme, or a file's path.
  var theme = "sunset"
  /// Files with layouts.
  var layouts: [String] = []
  var glyphs = GlyphRepertoire.quadrant
  var profile = DeviceProfile()
  /// Whose colors activities have.
  var colors = DeviceDisplay.ColorSource.theme
  /// How much may move.
  var motion = MotionPolicy.full
  /// What happens to pushes beyond the budget.
  var budget = PushBudget.standard.enforcement
}

/// What is checked.
struct CheckOptions: Hashable {
  var files: [String] = []
  /// In which themes the texts of all activities are judged: a name, `all`, or `nil` for none besides the one shown.
  var themes: String?
  var appearance = AppearanceOptions()
  var format = Check.Format.text
  /// A Boolean value indicating whether only failures are told.
  var isQuiet = false
}

/// What is said to a running islet, or heard from it.
struct ClientOptions: Hashable {
  var files: [String] = []
  var socket = RunOptions.SocketChoice.defaultPath
  var format = Check.Format.text
}

/// What one picture is made of.
struct SnapshotOptions: Hashable {
  enum Format: String, Hashable, CaseIterable {
    case text, ansi, svg
  }

  var source = RunOptions.Source.feed(files: [])
  var size = CellSize(columns: 122, rows: 40)
  var appearance = AppearanceOptions()
  /// The moment to show; `nil` is the feed's end, with all at rest.
  ///
  /// It counts from the start of a scenario or a demo, and from the end of a feed that has no clock of its own.
  var time: Duration?
  var format = Format.text
  var depth = ColorDepth.direct24
  /// The themes to draw side by side; one where a single picture is wanted.
  var themes: [String] = []
  /// Whose colors to draw one below the other.
  var colors: [DeviceDisplay.ColorSource] = []
}

extension Invocation {
  /// Understands a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - demos: The names of the embedded feeds, the one that is meant without a name first.
  /// - Throws: What is wrong with the command line.
  init(arguments: [String], demos: [String]) throws(UsageFault) {
    switch arguments.first {
    case "demo":
      self = try Self.demo(arguments.dropFirst(), demos: demos)
    case "snapshot":
      self = try Self.snapshot(arguments.dropFirst(), demos: demos)
    case "cast": self = try Self.cast(arguments.dropFirst(), demos: demos)
    case "check": self = try Self.check(arguments.dropFirst())
    case "themes": self = try Self.themes(arguments.dropFirst())
    case "send": self = try Self.client(arguments.dropFirst(), topic: .send)
    case "watch": self = try Self.client(arguments.dropFirst(), topic: .watch)
    case "rules": self = try Self.rules(arguments.dropFirst())
    case "help": self = try Self.help(arguments.dropFirst())
    default:
      self = try Self.run(arguments)
    }
  }

  static let appearance: [CommandLineOption] = [
    CommandLineOption("--theme", value: .required),
    CommandLineOption("--layout", value: .required),
    CommandLineOption("--glyphs", value: .required),
    CommandLineOption("--ios", value: .required), CommandLineOption("--device", value: .required),
    CommandLineOption("--budget", value: .required),
    CommandLineOption("--help"), CommandLineOption("-h"),
  ]

  /// What only a picture has a use for.
  static let display = [
    CommandLineOption("--colors", value: .required),
    CommandLineOption("--motion", value: .required), CommandLineOption("--reduce-motion"),
  ]

  private static func run(_ arguments: [String]) throws(UsageFault) -> Invocation {
    var options = RunOptions()
    var files: [String] = []
    let known =
      [
        CommandLineOption("--socket", value: .optional), CommandLineOption("--exit-at-eof"),
        CommandLineOption("--version"), CommandLineOption("--mute"),
      ] + appearance + display
    for word in try CommandLineWord.words(in: arguments, knowing: known) {
      switch word {
      case .operand(let file): files.append(file)
      case .option("--help", _), .option("-h", _): return .help(.islet)
      case .option("--version", _): return .version
      case .option("--socket", let path): options.socket = path.map { .path($0) } ?? .defaultPath
      case .option("--exit-at-eof", _): options.exitsAtEndOfInput = true
      case .option("--mute", _): options.isMuted = true
      case .option(let name, let value): try options.appearance.set(name, to: value ?? "")
      }
    }
    options.source = .feed(files: files)
    return .run(options)
  }

  private static func demo(
    _ arguments: ArraySlice<String>, demos: [String]
  ) throws(UsageFault) -> Invocation {
    var options = RunOptions()
    var name: String?
    let known = [CommandLineOption("--mute")] + appearance + display
    for word in try CommandLineWord.words(in: Array(arguments), knowing: known) {
      switch word {
      case .operand(let word):
        guard name == nil else { throw .extraWord(word, command: "demo") }
        name = word
      case .option("--help", _), .option("-h", _): return .help(.demo)
      case .option("--mute", _): options.isMuted = true
      case .option(let name, let value): try options.appearance.set(name, to: value ?? "")
      }
    }
    options.source = try demoSource(name, among: demos)
    return .run(options)
  }

  static func demoSource(
    _ name: String?, among demos: [String]
  ) throws(UsageFault) -> RunOptions.Source {
    let name = name ?? demos.first ?? ""
    guard demos.contains(name) else {
      throw .unknownName(kind: "demo", name: name, known: demos)
    }
    return .demo(name)
  }
}
