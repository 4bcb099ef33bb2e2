import CellUI
import ColorScience
import Compositing
import FeedReports
import LockScreenUI
import StrictJSON
import Testing

@testable import IsletProgram

@Suite struct `A command line` {
  private let demos = ["all", "ride", "pizza"]

  private func parse(_ line: String) throws(UsageFault) -> Invocation {
    try Invocation(arguments: line.split(separator: " ").map(String.init), demos: demos)
  }

  private static func run(_ change: (inout LockScreenOptions) -> Void) -> Invocation {
    var options = LockScreenOptions()
    change(&options)
    return .lockScreen(options)
  }

  private static func snapshot(_ change: (inout SnapshotOptions) -> Void) -> Invocation {
    var options = SnapshotOptions()
    change(&options)
    return .snapshot(options)
  }

  static let understood: [(String, Invocation)] = [
    ("", run { _ in }),
    ("a b", run { $0.source = .feed(files: ["a", "b"]) }),
    ("- a", run { $0.source = .feed(files: ["-", "a"]) }),
    ("-- --socket", run { $0.source = .feed(files: ["--socket"]) }),
    ("--socket", run { $0.socket = .defaultPath }),
    ("--socket --exit-at-eof", run { ($0.socket, $0.exitsAtEndOfInput) = (.defaultPath, true) }),
    ("--socket /a.sock", run { $0.socket = .path("/a.sock") }),
    ("--socket=/a.sock", run { $0.socket = .path("/a.sock") }),
    ("--layout a --layout b", run { $0.appearance.layouts = ["a", "b"] }),
    (
      "--theme dawn --glyphs=sextant",
      run { ($0.appearance.theme, $0.appearance.glyphs) = ("dawn", .sextant) }
    ),
    ("--glyphs octant", run { $0.appearance.glyphs = .octant }),
    ("--glyphs ascii --glyphs auto --depth auto", run { _ in }),
    ("--depth 256", run { $0.depth = .indexed256 }),
    ("demo --depth mono", run { ($0.source, $0.depth) = (.demo("all"), .mono) }),
    (
      "--motion off --colors system",
      run { ($0.appearance.motion, $0.appearance.colors) = (.off, .system) }
    ),
    ("--reduce-motion", run { $0.appearance.motion = .reduced }),
    ("demo", run { $0.source = .demo("all") }),
    ("demo all --time now", run { ($0.source, $0.demoTime) = (.demo("all"), .now) }),
    (
      "demo --time 14:05",
      run { ($0.source, $0.demoTime) = (.demo("all"), .clock(hour: 14, minute: 5)) }
    ),
    ("demo ride --theme x", run { ($0.source, $0.appearance.theme) = (.demo("ride"), "x") }),
    (
      "snapshot a --size 80x24 --at 1.5 --format svg",
      snapshot {
        $0.source = .feed(files: ["a"])
        $0.size = CellSize(columns: 80, rows: 24)
        $0.time = .milliseconds(1500)
        $0.style.ownFormat = .svg
      }
    ),
    ("snapshot --demo", snapshot { $0.source = .demo("all") }),
    ("themes", .themes(ThemesOptions())), ("themes -h", .reference(.help(.command(.themes)))),
    ("themes --check a b", .themes(ThemesOptions(files: ["a", "b"], isChecking: true))),
    ("--help", .reference(.help(.command(.islet)))),
    ("-h --version", .reference(.help(.command(.islet)))),
    ("--version", .reference(.version)), ("-V", .reference(.version)),
    ("help", .reference(.help(.command(.islet)))),
    ("help check", .reference(.help(.command(.check)))),
    ("help keys", .reference(.help(.reference(.keys)))),
    ("help themes", .reference(.help(.reference(.themes)))),
    ("help --man", .reference(.help(.manual))),
    ("rules", .reference(.rules)), ("explain AK 3.17", .reference(.explain("AK 3.17"))),
    ("schema feed", .reference(.schema(.feed))),
    ("completions zsh", .reference(.completions(.zsh))),
    ("demo --help", .reference(.help(.command(.demo)))),
    ("snapshot x -h", .reference(.help(.command(.snapshot)))),
  ]

  @Test(arguments: understood)
  func `is understood`(line: String, invocation: Invocation) throws {
    #expect(try parse(line) == invocation)
  }

  @Test(arguments: [[""], ["check", ""], ["--", ""], ["--socket", ""], ["--theme", ""]])
  func `has no empty word`(arguments: [String]) {
    #expect(throws: UsageFault.self) { try Invocation(arguments: arguments, demos: demos) }
  }

  static let refused: [(String, String)] = [
    ("--thme dawn", "there is no option --thme; did you mean --theme?"),
    ("-v", "there is no option -v; did you mean -V?"),
    (
      "snapshot x --out y",
      "there is no option --out; the output goes to standard output: add > FILE"
    ),
    ("check -o y", "there is no option -o; the output goes to standard output: add > FILE"),
    ("--theme", "--theme needs a value"),
    ("--socket=", "--socket needs a value"), ("send --socket=", "--socket needs a value"),
    ("demo --layout=", "--layout needs a value"), ("cast x --out=", "--out needs a value"),
    ("--exit-at-eof=1", "--exit-at-eof takes no value"),
    ("--glyphs braille", "--glyphs braille: expected auto, quadrant, sextant, octant or ascii"),
    ("--depth 12", "--depth 12: expected auto, 24, 256, 16, 8 or mono"),
    ("--motion none", "--motion none: expected full, reduced or off"),
    ("--reduce-motion=1", "--reduce-motion takes no value"),
    ("snapshot --colors white", "--colors white: expected theme or system"),
    ("demo --time noon", "--time noon: expected now, or hours and minutes such as 14:05"),
    ("demo ryde", "there is no demo ryde; did you mean ride?"),
    ("demo opera", "there is no demo opera; known are all, ride, pizza"),
    ("demo ride pizza", "demo takes no further word, such as pizza"),
    ("snapshot --demo=ride a", "snapshot --demo takes no further word, such as a"),
    ("snapshot --size 80", "--size 80: expected columns x rows up to 1000, such as 122x40"),
    (
      "snapshot --size 1001x1",
      "--size 1001x1: expected columns x rows up to 1000, such as 122x40"
    ),
    ("snapshot --size 0x9", "--size 0x9: expected columns x rows up to 1000, such as 122x40"),
    ("snapshot --at -1", "--at -1: expected seconds, such as 90, 0.5 or 1h30m"),
    ("snapshot --at nan", "--at nan: expected seconds, such as 90, 0.5 or 1h30m"),
    ("snapshot --format png", "--format png: expected text, ansi or svg"),
    ("--device iphone", "--device iphone: expected iphone-17 or iphone-16e"),
    ("cast a", "cast needs --out"),
    ("cast a --out b --fps 61", "--fps 61: expected 1 to 60"),
    ("watch a", "watch takes no further word, such as a"),
    (
      "gallery s.json",
      "gallery takes no feed, since it draws the states of widgets' previews: islet gallery --source FOLDER; "
        + "a feed is drawn by islet snapshot s.json"
    ),
    (
      "gallery Ride.swift",
      "gallery takes its source by an option: islet gallery --source Ride.swift"
    ),
    ("gallery RideApp", "gallery takes its source by an option: islet gallery --source RideApp"),
    (
      "gallery ../My.App", "gallery takes its source by an option: islet gallery --source ../My.App"
    ),
    ("help chekc", "there is no command or topic chekc; did you mean check?"),
    ("schema", "schema needs a word: layout, feed or theme"),
    ("completions fich", "there is no shell fich; did you mean fish?"),
    ("completions tcsh", "there is no shell tcsh; known are bash, zsh, fish"),
    ("explain", "explain needs a word: a fact such as AK 3.17, or a rule's name"),
  ]

  @Test(arguments: refused)
  func `that is wrong is refused in words`(line: String, words: String) {
    let fault = #expect(throws: UsageFault.self) { try parse(line) }
    #expect(fault.map(Messages.fault) == words)
  }

  @Test(arguments: [("16", "16.1"), ("17", "17.0"), ("17.2", "17.2"), ("26", "26.0")])
  func `that names a version by its first number takes the first of it`(
    given: String, version: String
  ) throws {
    let same = try [given, version].map { try "\(parse("--ios \($0)"))" }
    #expect(same[0] == same[1])
  }

  @Test(arguments: [
    ("demo --exit-at-eof", "islet"),
    ("--size 80x24", "islet snapshot, islet gallery or islet cast"),
    ("demo --out y", "islet cast"),
  ])
  func `that has another command's option is told those that it has, and the commands that have it`(
    line: String, owners: String
  ) throws {
    let fault = #expect(throws: UsageFault.self) { try parse(line) }
    let words = fault.map(Messages.fault) ?? ""
    let option = try #require(line.split(separator: " ").first { $0.hasPrefix("--") })
    #expect(words.hasPrefix("there is no option \(option); known are --"))
    #expect(words.contains("--theme"))
    #expect(!words.contains("--format"))
    #expect(words.hasSuffix("; it is one of \(owners)"), "\(words)")
  }

  @Test(
    arguments: [
      ("snapshto", "snapshot"), ("dmeo", "demo"), ("--thme", nil), ("feed.ndjson", nil),
    ] as [(String, String?)])
  func `a mistyped word is known by its nearest`(word: String, nearest: String?) {
    #expect(["demo", "snapshot"].nearest(to: word) == nearest)
  }

  @Test func `a feed is standard input by its dash alone`() throws {
    #expect(FeedPath("-") == .standardInput && FeedPath("./-") == .file("./-"))
    #expect(FeedPath("standard input") == .file("standard input"))
    #expect([FeedPath]().orStandardInput == ["-"] && ["a"].orStandardInput == [FeedPath("a")])
    guard case .check(let options) = try parse("check - --against -") else {
      Issue.record("it is another command")
      return
    }
    #expect(options.files == [.standardInput] && options.against == .standardInput)
  }
}
