import CellUI
import ColorScience
import Compositing

/// What a recording is made of.
struct CastOptions: Hashable {
  var source = RunOptions.Source.feed(files: [])
  /// The file that is written; `-` is standard output.
  var output = ""
  var size = CellSize(columns: 122, rows: 40)
  var appearance = AppearanceOptions()
  /// How many frames a second has while something moves.
  var framesPerSecond = 30
  /// How long it goes on: after a feed's end, or after a demo's start.
  var length: Duration?
  var depth = ColorDepth.direct24
}

extension Invocation {
  static func snapshot(
    _ arguments: ArraySlice<String>, demos: [String]
  ) throws(UsageFault) -> Invocation {
    var options = SnapshotOptions()
    var files: [String] = []
    var demo: String??
    let known =
      [
        CommandLineOption("--size", value: .required), CommandLineOption("--at", value: .required),
        CommandLineOption("--format", value: .required),
        CommandLineOption("--depth", value: .required),
        CommandLineOption("--demo", value: .optional),
      ] + appearance + display
    for word in try CommandLineWord.words(in: Array(arguments), knowing: known) {
      switch word {
      case .operand(let file): files.append(file)
      case .option("--help", _), .option("-h", _): return .help(.snapshot)
      case .option("--demo", let name): demo = .some(name)
      case .option(let name, let value): try options.set(name, to: value ?? "")
      }
    }
    options.source = .feed(files: files)
    if let demo {
      if let file = files.first { throw .extraWord(file, command: "snapshot --demo") }
      options.source = try demoSource(demo, among: demos)
    }
    return .snapshot(options)
  }

  static func cast(
    _ arguments: ArraySlice<String>, demos: [String]
  ) throws(UsageFault) -> Invocation {
    var options = CastOptions()
    var files: [String] = []
    var demo: String??
    let known =
      ["--out", "--size", "--fps", "--for", "--depth"].map {
        CommandLineOption($0, value: .required)
      } + [CommandLineOption("--demo", value: .optional)] + appearance + display
    for word in try CommandLineWord.words(in: Array(arguments), knowing: known) {
      switch word {
      case .operand(let file): files.append(file)
      case .option("--help", _), .option("-h", _): return .help(.cast)
      case .option("--demo", let name): demo = .some(name)
      case .option(let name, let value): try options.set(name, to: value ?? "")
      }
    }
    guard !options.output.isEmpty else { throw .missingOption("--out", command: "cast") }
    options.source = .feed(files: files)
    if let demo {
      if let file = files.first { throw .extraWord(file, command: "cast --demo") }
      options.source = try demoSource(demo, among: demos)
    }
    return .cast(options)
  }
}

extension SnapshotOptions {
  fileprivate mutating func set(_ name: String, to value: String) throws(UsageFault) {
    switch name {
    case "--size": size = try CellSize(option: name, value)
    case "--at":
      guard let seconds = Double(value), seconds >= 0, seconds <= 1e9 else {
        throw .badValue(option: name, value: value, expected: "seconds, such as 90 or 0.5")
      }
      // To the microsecond, which is all that a frame can be early or late.
      time = .microseconds(Int64((seconds * 1e6).rounded()))
    case "--format":
      guard let format = Format(rawValue: value) else {
        throw .badValue(option: name, value: value, expected: "text, ansi or svg")
      }
      self.format = format
    case "--depth": depth = try ColorDepth(option: name, value)
    case "--theme": themes = value.split(separator: ",").map(String.init)
    case "--colors":
      colors = try value.split(separator: ",").map { word throws(UsageFault) in
        var appearance = AppearanceOptions()
        try appearance.set(name, to: String(word))
        return appearance.colors
      }
    default: try appearance.set(name, to: value)
    }
  }

  /// What each picture of the sheet looks like: a row for each color source, in it one for each theme.
  var variants: [[AppearanceOptions]] {
    (colors.isEmpty ? [appearance.colors] : colors).map { colors in
      (themes.isEmpty ? [appearance.theme] : themes).map { theme in
        var variant = appearance
        variant.colors = colors
        variant.theme = theme
        return variant
      }
    }
  }
}

extension CastOptions {
  /// The most frames a second that a player keeps up with.
  private static let framesPerSecondMaximum = 60
  /// A recording of a day is long enough.
  static let lengthMaximum = Duration.seconds(86_400)

  fileprivate mutating func set(_ name: String, to value: String) throws(UsageFault) {
    switch name {
    case "--out": output = value
    case "--size": size = try CellSize(option: name, value)
    case "--fps":
      guard let number = Int(value), (1...Self.framesPerSecondMaximum).contains(number) else {
        throw .badValue(
          option: name, value: value, expected: "1 to \(Self.framesPerSecondMaximum)")
      }
      framesPerSecond = number
    case "--for":
      guard let seconds = Double(value), seconds >= 0, seconds <= Self.lengthMaximum / .seconds(1)
      else {
        throw .badValue(option: name, value: value, expected: "seconds up to a day, such as 30")
      }
      length = .microseconds(Int64((seconds * 1e6).rounded()))
    case "--depth": depth = try ColorDepth(option: name, value)
    default: try appearance.set(name, to: value)
    }
  }
}

extension CellSize {
  /// The most cells of a picture that a person could look at; it also keeps memory bounded.
  private static let sideMaximum = 1000

  fileprivate init(option: String, _ text: String) throws(UsageFault) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (1...Self.sideMaximum).contains($0) }) else {
      throw .badValue(
        option: option, value: text,
        expected: "columns x rows up to \(Self.sideMaximum), such as 122x40")
    }
    self.init(columns: sides[0], rows: sides[1])
  }
}

extension ColorDepth {
  fileprivate init(option: String, _ text: String) throws(UsageFault) {
    guard let depth = ColorDepth(rawValue: text) else {
      throw .badValue(option: option, value: text, expected: "24, 256, 16, 8 or mono")
    }
    self = depth
  }
}
