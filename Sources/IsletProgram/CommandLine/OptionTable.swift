import CellUI
import ColorScience
import Compositing
import FeedReports
import LiveActivities
import LockScreenUI

// The table of options: a row for each, with its name, its value, its help and the property that it sets.
// `CommandTable` lists it for each command that has it. An option that several commands keep in different properties is a function
// of the property's key path.

extension OptionRow<AppearanceOptions> {
  static func theme(among names: [String]) -> OptionRow {
    OptionRow(
      "--theme", .text("NAME|FILE", words: names, takesFiles: true),
      "a theme of islet's own (islet themes shows them), or a JSON file, whose name has a / or "
        + "ends in .json; default: sunset", \.theme)
  }

  static var layout: OptionRow {
    OptionRow("--layout", .file("FILE"), "a layout in JSON; may be given several times") {
      $0.layouts.append($1)
    }
  }

  static var assets: OptionRow {
    OptionRow(
      "--assets", .file("FOLDER"),
      "a folder with an app's .xcassets, images and strings, for Image(\"logo\") and Color(\"brand\"); may "
        + "be given several times"
    ) { $0.assets.append($1) }
  }

  static var locale: OptionRow {
    OptionRow(
      "--locale", .text("LANGUAGE"),
      "the language of the app's strings, such as de or pt-BR; default: the app's own"
    ) { $0.locale = $1 }
  }

  static var types: OptionRow {
    OptionRow(
      "--types", .file("FILE"),
      "Swift source with the app's ActivityAttributes, against which contents are checked; may be given several times"
    ) { $0.types.append($1) }
  }

  static var ios: OptionRow {
    OptionRow(
      "--ios", .version,
      "the version of iOS whose rules apply; default: the newest", \.profile.version)
  }

  static var device: OptionRow {
    OptionRow(
      "--device", .oneOf([("iphone-17", true), ("iphone-16e", false)]),
      "the phone; iphone-16e has no island", \.profile.hasDynamicIsland)
  }

  static var budget: OptionRow {
    OptionRow(
      "--budget", .oneOf([.off, .report, .enforce]),
      "pushes over the budget are not counted, reported, or dropped; default: report", \.budget)
  }

  static var allow: OptionRow {
    OptionRow(
      "--allow", .oneOf([("ask", true), ("always", false)]),
      "whether the Lock Screen asks about an app's first activities, so that those started by push get no "
        + "update token until {\"person\":\"allow\"}; default: always", \.asksPermission)
  }

  static var glyphs: OptionRow {
    OptionRow(
      "--glyphs",
      .oneOf([
        ("auto", nil), ("quadrant", .quadrant), ("sextant", .sextant), ("octant", .octant),
        ("ascii", .ascii),
      ]),
      "the block characters for curves and large letters, ascii for everything; auto takes those that "
        + "the terminal, by its name and version, is known to draw itself, or else quadrants"
    ) { $0.glyphs = $1 }
  }

  static var colors: OptionRow {
    OptionRow("--colors", .colors, "the source of colors for views that set none", \.colors)
  }

  static var motion: OptionRow {
    OptionRow(
      "--motion", .oneOf([("full", .full), ("reduced", .reduced), ("off", .off)]),
      "the amount of motion; see islet help motion", \.motion)
  }

  static var reduceMotion: OptionRow {
    OptionRow("--reduce-motion", "short for --motion reduced", \.motion, to: .reduced)
  }

  /// Returns the options of the device, its theme and its layouts.
  static func device(themes: [String]) -> [OptionRow] {
    judged(themes: themes) + [allow]
  }

  /// Returns the options of the device without that of the Lock Screen's question.
  static func judged(themes: [String]) -> [OptionRow] {
    [theme(among: themes), layout, types, assets, locale, ios, device, budget, glyphs]
  }

  /// Returns the options of the commands that show a screen.
  static func display(themes: [String]) -> [OptionRow] {
    device(themes: themes) + [colors, motion, reduceMotion]
  }
}

extension OptionRow {
  static func socket(optional path: WritableKeyPath<Options, LockScreenOptions.SocketChoice?>)
    -> Self
  {
    OptionRow(
      "--socket", optional: .file("PATH"),
      "also listen for feeds on a unix socket; without a path it is "
        + "$XDG_RUNTIME_DIR/islet/islet.sock or /tmp/islet-UID/islet.sock"
    ) { $0[keyPath: path] = $1.map { .path($0) } ?? .defaultPath }
  }

  static func socket(_ path: WritableKeyPath<Options, LockScreenOptions.SocketChoice>) -> Self {
    OptionRow(
      "--socket", .file("PATH"), "the socket of a running islet; the path is as in islet --help"
    ) { $0[keyPath: path] = .path($1) }
  }

  static func exitAtEOF(_ path: WritableKeyPath<Options, Bool>) -> Self {
    OptionRow("--exit-at-eof", "end when the feed ends", path, to: true)
  }

  static func now(_ path: WritableKeyPath<Options, Bool>) -> Self {
    OptionRow("--now", "first print the current activities", path, to: true)
  }

  static func mute(_ path: WritableKeyPath<Options, Bool>) -> Self {
    OptionRow("--mute", "do not ring the bell for alerts", path, to: true)
  }

  static func size(_ path: WritableKeyPath<Options, CellSize>) -> Self {
    let size = CellSize.standardPicture
    return OptionRow(
      "--size", .cells, "the picture's size in cells; default: \(size.columns)x\(size.rows)", path)
  }

  static func tileSize(_ path: WritableKeyPath<Options, CellSize>) -> Self {
    OptionRow("--size", .cells, "the size of each picture in cells; default: 49x36", path)
  }

  static func depth(_ path: WritableKeyPath<Options, ColorDepth>) -> Self {
    OptionRow(
      "--depth", .oneOf(ColorDepth.allCases.reversed()),
      "the colors of the terminal that is drawn for; default: 24 bits", path)
  }

  static func terminalDepth(_ path: WritableKeyPath<Options, ColorDepth?>) -> Self {
    OptionRow(
      "--depth",
      .oneOf(
        [("auto", nil)]
          + ColorDepth.allCases.reversed().map { ($0.rawValue, $0) }),
      "the colors of the terminal; auto, the default, asks the environment and the terminal"
    ) { $0[keyPath: path] = $1 }
  }

  static func demo(
    among names: [String], _ path: WritableKeyPath<Options, LockScreenOptions.Source>
  ) -> Self {
    OptionRow(
      "--demo", optional: .text("NAME", words: names), "an embedded feed instead of files"
    ) { options, name throws(UsageFault) in
      options[keyPath: path] = try .demo(named: name, among: names)
    }
  }

  static func demoTime(_ path: WritableKeyPath<Options, DemoTime>) -> Self {
    OptionRow(
      "--time", .demoTime,
      "the time at which the demo starts: now, or a time such as 14:05; default: 9:41", path)
  }

  static func at(_ path: WritableKeyPath<Options, Duration?>) -> Self {
    OptionRow(
      "--at",
      .seconds(upTo: .seconds(1_000_000_000), expected: "seconds, such as 90, 0.5 or 1h30m"),
      "the moment to draw, at rest, from the start of a scenario or a demo, whose first day can be drawn, or from "
        + "the end of a feed without \"at\"; default: the end, once an alert's island has closed, or a moment that "
        + "shows the demo well",
      path)
  }

  static func pictureFormat(_ path: WritableKeyPath<Options, PictureStyle.Format?>) -> Self {
    OptionRow(
      "--format", .oneOf(PictureStyle.Format.allCases.map { ($0.rawValue, $0) }),
      "default: ansi on a terminal that takes it, else text"
    ) { $0[keyPath: path] = $1 }
  }

  static func reportFormat(_ path: WritableKeyPath<Options, ReportFormat>) -> Self {
    OptionRow(
      "--format", .oneOf(ReportFormat.allCases),
      "default: text; json is one object a line", path)
  }

  static func themes(
    among names: [String], _ path: WritableKeyPath<Options, [String]>
  ) -> Self {
    OptionRow(
      "--theme", OptionValue.text("NAME|FILE|all", words: names + ["all"], takesFiles: true).list,
      "a theme, or all; several are drawn side by side", path)
  }

  static func colorSources(
    _ path: WritableKeyPath<Options, [DeviceDisplay.ColorSource]>
  ) -> Self {
    OptionRow(
      "--colors", OptionValue.colors.list,
      "the source of colors for views that set none; both are drawn one below the other", path)
  }

  static func previews(_ path: WritableKeyPath<Options, LockScreenOptions.Source>) -> Self {
    OptionRow(
      "--previews", "the states of the widgets' #Previews instead of a feed", path, to: .previews)
  }

  static func previews(_ path: WritableKeyPath<Options, Bool>) -> Self {
    OptionRow(
      "--previews", "the states of the widgets' #Previews instead of a feed", path, to: true)
  }

  static func source(_ path: WritableKeyPath<Options, SwiftSourceOptions>) -> Self {
    OptionRow(
      "--source", .file("FOLDER|FILE"),
      "Swift source with widgets, as islet run takes it; may be given several times; without a feed "
        + "its previews are shown"
    ) { $0[keyPath: path].paths.append($1) }
  }

  static func package(_ path: WritableKeyPath<Options, String?>) -> Self {
    OptionRow(
      "--package", .file("FOLDER"),
      "the folder of islet's own source, from which the library for Swift source is built once; "
        + "default: the one from which this islet was built", path)
  }

  static func out(_ path: WritableKeyPath<Options, String>) -> Self {
    OptionRow("--out", .file("FILE"), "the file to write; - is standard output", path)
  }

  static func castFormat(_ path: WritableKeyPath<Options, CastOptions.Format>) -> Self {
    OptionRow(
      "--format", .oneOf(CastOptions.Format.allCases),
      "default: by the file's name, .svg or asciicast; svg is an animated picture for a web page",
      path)
  }

  static func framesPerSecond(_ path: WritableKeyPath<Options, Int?>) -> Self {
    OptionRow(
      "--fps", .number("N", in: 1...CastOptions.framesPerSecondMaximum),
      "the maximum frames a second while something moves; default: "
        + "\(CastOptions.Format.asciicast.framesPerSecond), and "
        + "\(CastOptions.Format.svg.framesPerSecond) in an SVG", path)
  }

  static func length(_ path: WritableKeyPath<Options, Duration?>) -> Self {
    OptionRow(
      "--for",
      .seconds(
        upTo: CastOptions.lengthMaximum, expected: "seconds up to a day, such as 30 or 5m"),
      "the time after the feed's end, or the demo's length; default: 2, or the whole demo once",
      path)
  }

  static func judgedThemes(
    among names: [String], _ path: WritableKeyPath<Options, String?>
  ) -> Self {
    OptionRow(
      "--themes", .text("NAME|all", words: names + ["all"]),
      "also check the contrast of every text in a theme, light and dark", path)
  }

  static func strict(_ path: WritableKeyPath<Options, Strictness>) -> Self {
    OptionRow(
      "--strict", "findings on what a phone would not show as meant count as failures",
      path.appending(path: \.isStrict), to: true)
  }

  static func deny(_ path: WritableKeyPath<Options, Strictness>) -> Self {
    OptionRow(
      "--deny", .text("RULE"),
      "findings by a rule, such as date.epoch, count as failures; may be given several times"
    ) { options, rule throws(UsageFault) in
      options[keyPath: path].denied.insert(try known(rule))
    }
  }

  static func allow(
    _ path: WritableKeyPath<Options, Strictness>, asking asks: WritableKeyPath<Options, Bool>
  ) -> Self {
    OptionRow(
      "--allow", .text("RULE|ask|always", words: ["ask", "always"]),
      "ignore findings and refusals by a rule; ask and always: whether the Lock Screen asks about an app's "
        + "first activities (default: always); may be given several times"
    ) { options, word throws(UsageFault) in
      switch word {
      case "ask": options[keyPath: asks] = true
      case "always": options[keyPath: asks] = false
      default: options[keyPath: path].allowed.insert(try known(word))
      }
    }
  }

  private static func known(_ rule: String) throws(UsageFault) -> String {
    let names = CheckRule.names
    guard names.contains(rule) else { throw .unknownName(kind: "rule", name: rule, known: names) }
    return rule
  }

  static func against(_ path: WritableKeyPath<Options, FeedPath?>) -> Self {
    OptionRow(
      "--against", .feed("OLD.ndjson"),
      "an older feed: report its ongoing activities that the given types can't decode", path)
  }

  static func quiet(_ path: WritableKeyPath<Options, Bool>) -> Self {
    OptionRow(
      "--quiet", "print only lines that fail, and their file's sums", path, to: true)
  }

  static func check(_ path: WritableKeyPath<Options, Bool>) -> Self {
    OptionRow(
      "--check", "check the contrast of files, or of all themes of islet's own", path, to: true)
  }

  static var manual: OptionRow {
    OptionRow("--man", "the manual page, for man -l -", asks: .help(.manual))
  }

  static var version: OptionRow {
    OptionRow("--version", short: "-V", "print the version", asks: .version)
  }

  static func help(of command: CommandName) -> OptionRow {
    OptionRow("--help", short: "-h", "print this help", asks: .help(.command(command)))
  }
}

extension OptionValue<DeviceDisplay.ColorSource> {
  fileprivate static var colors: OptionValue { .oneOf(DeviceDisplay.ColorSource.allCases) }
}

extension OptionValue<DemoTime> {
  fileprivate static var demoTime: OptionValue {
    OptionValue(
      syntax: "now|HH:MM", words: ["now"], expected: "now, or hours and minutes such as 14:05",
      read: DemoTime.init(text:))
  }
}

extension OptionValue<CellSize> {
  fileprivate static var cells: OptionValue {
    OptionValue(
      syntax: "COLUMNSxROWS",
      expected: "columns x rows up to \(CellSize.pictureMaximum.columns), such as 122x40",
      read: { text in
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
          .map { Int($0) ?? 0 }
        let most = CellSize.pictureMaximum
        guard sides.count == 2, 1...most.columns ~= sides[0], 1...most.rows ~= sides[1] else {
          return nil
        }
        return CellSize(columns: sides[0], rows: sides[1])
      })
  }
}
