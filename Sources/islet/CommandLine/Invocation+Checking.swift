import CellUI
import LiveActivities
import LockScreenUI

// The commands that need no terminal of their own, and the options that all share.

extension Invocation {
  static func check(_ arguments: ArraySlice<String>) throws(UsageFault) -> Invocation {
    var options = CheckOptions()
    let known =
      [
        CommandLineOption("--format", value: .required), CommandLineOption("--quiet"),
        CommandLineOption("--themes", value: .required),
      ] + appearance
    for word in try CommandLineWord.words(in: Array(arguments), knowing: known) {
      switch word {
      case .operand(let file): options.files.append(file)
      case .option("--help", _), .option("-h", _): return .help(.check)
      case .option("--quiet", _): options.isQuiet = true
      case .option("--themes", let value): options.themes = value
      case .option("--format", let value): options.format = try Check.Format(option: value)
      case .option(let name, let value): try options.appearance.set(name, to: value ?? "")
      }
    }
    return .check(options)
  }

  static func rules(_ arguments: ArraySlice<String>) throws(UsageFault) -> Invocation {
    let known = [CommandLineOption("--help"), CommandLineOption("-h")]
    for word in try CommandLineWord.words(in: Array(arguments), knowing: known) {
      if case .operand(let word) = word { throw .extraWord(word, command: "rules") }
      return .help(.rules)
    }
    return .rules
  }

  /// Reads `help`, which many try first, and the command that it is asked about.
  static func help(_ arguments: ArraySlice<String>) throws(UsageFault) -> Invocation {
    guard let name = arguments.first else { return .help(.islet) }
    if let word = arguments.dropFirst().first { throw .extraWord(word, command: "help") }
    guard let topic = HelpTopic(rawValue: name) else {
      let known = HelpTopic.allCases.map(\.rawValue)
      throw .unknownName(kind: "command", name: name, known: known)
    }
    return .help(topic)
  }

  static func themes(_ arguments: ArraySlice<String>) throws(UsageFault) -> Invocation {
    var options = ThemesOptions()
    let known = ["--check", "--help", "-h"].map { CommandLineOption($0) }
    for word in try CommandLineWord.words(in: Array(arguments), knowing: known) {
      switch word {
      case .operand(let file): options.files.append(file)
      case .option("--check", _): options.isChecking = true
      case .option: return .help(.themes)
      }
    }
    if let file = options.files.first, !options.isChecking {
      throw .extraWord(file, command: "themes without --check")
    }
    return .themes(options)
  }

  /// Reads the command line of `send` and of `watch`, which differ in their files.
  static func client(
    _ arguments: ArraySlice<String>, topic: HelpTopic
  ) throws(UsageFault) -> Invocation {
    var options = ClientOptions()
    let known = [
      CommandLineOption("--socket", value: .required),
      CommandLineOption("--format", value: .required), CommandLineOption("--help"),
      CommandLineOption("-h"),
    ]
    for word in try CommandLineWord.words(in: Array(arguments), knowing: known) {
      switch word {
      case .operand(let file):
        guard topic == .send else { throw .extraWord(file, command: "watch") }
        options.files.append(file)
      case .option("--socket", let path): options.socket = .path(path ?? "")
      case .option("--format", let value): options.format = try Check.Format(option: value)
      case .option: return .help(topic)
      }
    }
    return topic == .send ? .send(options) : .watch(options)
  }
}

extension Check.Format {
  fileprivate init(option value: String?) throws(UsageFault) {
    guard let format = Check.Format(rawValue: value ?? "") else {
      throw .badValue(option: "--format", value: value ?? "", expected: "text or json")
    }
    self = format
  }
}

extension AppearanceOptions {
  /// The devices that can be chosen, by whether they have an island.
  private static let devices = ["iphone-17": true, "iphone-16e": false]

  /// How much may move, by the words for it.
  private static let motions: [String: MotionPolicy] = [
    "full": .full, "reduced": .reduced, "off": .off,
  ]

  /// Takes over an option of `Invocation.appearance`, or of how a picture is shown.
  mutating func set(_ name: String, to value: String) throws(UsageFault) {
    switch name {
    case "--theme": theme = value
    case "--layout": layouts.append(value)
    case "--ios":
      guard let version = IOSVersion(value) else {
        let known = IOSVersion.all.map(\.description).joined(separator: ", ")
        throw .badValue(option: name, value: value, expected: "one of \(known)")
      }
      profile.version = version
    case "--device":
      guard let hasIsland = Self.devices[value] else {
        throw .unknownName(kind: "device", name: value, known: Self.devices.keys.sorted())
      }
      profile.hasDynamicIsland = hasIsland
    case "--budget":
      guard let enforcement = PushBudget.Enforcement(rawValue: value) else {
        throw .badValue(option: name, value: value, expected: "off, report or enforce")
      }
      budget = enforcement
    case "--colors":
      guard let source = DeviceDisplay.ColorSource(rawValue: value) else {
        throw .badValue(option: name, value: value, expected: "theme or system")
      }
      colors = source
    case "--reduce-motion": motion = .reduced
    case "--motion":
      guard let policy = Self.motions[value] else {
        throw .badValue(option: name, value: value, expected: "full, reduced or off")
      }
      motion = policy
    case "--glyphs":
      switch value {
      case "quadrant": glyphs = .quadrant
      case "sextant": glyphs = .sextant
      case "ascii": glyphs = .ascii
      default: throw .badValue(option: name, value: value, expected: "quadrant, sextant or ascii")
      }
    default: preconditionFailure("an option that is known is obeyed")
    }
  }
}
