import ActivityFeed
import ColorScience
import Compositing
import FeedReports
import Foundation
import HostIO
import LiveActivities
import LockScreenSession
import LockScreenUI
import StrictJSON
import TestSupport
import Testing
import Theming

@testable import IsletProgram

@Suite struct `Themes` {
  @Test func `the list names every theme, what it is made of and how it reads`() {
    let themes = ["dawn", "aurora", "earthrise"].compactMap(Theme.embedded(named:))
    let lines = ThemesCommand.list(of: themes)
    #expect(lines.count == themes.count)
    #expect(lines[1] == "aurora     Aurora     dark   readable  linear stars aurora ridge ridge")
  }

  @Test func `one fault is one, and none is the best`() {
    #expect([0, 1, 2].map(Messages.faultCount) == ["readable", "1 fault", "2 faults"])
  }

  private static let feed = """
    {"layout":{"attributes-type":"T","lock-screen":{"VStack":[{"Text":"fine"},\
    {"Text":"faint {state.n}","foregroundColor":"#555555"}]}}}
    {"app":"com.a","activity":"1","aps":{"timestamp":1795200000,"event":"start",\
    "attributes-type":"T","attributes":{},"content-state":{"n":1},"alert":{"title":"t","body":"b"}}}
    {"app":"com.a","activity":"1","aps":{"timestamp":1795200001,"event":"update","content-state":{"n":2}}}

    """

  private static let controls = """
    {"layout":{"attributes-type":"T","lock-screen":{"VStack":[{"Button":"Pause","label":"Pause"},\
    {"Toggle":"Light","isOn":"{state.on}","label":"Light"},\
    {"Text":"faint","foregroundStyle":"quaternary"}]}}}
    {"app":"com.a","activity":"1","aps":{"timestamp":1795200000,"event":"start",\
    "attributes-type":"T","attributes":{},"content-state":{"on":true},"alert":{"title":"t","body":"b"}}}

    """

  private func report(
    of feed: String = feed, themes: [Theme], format: ReportFormat = .text, isQuiet: Bool = false
  ) -> (failureCount: Int, lines: [String]) {
    var setup = Session.Setup.samples(columns: 122, rows: 40)
    if !themes.isEmpty { setup.portfolio = ActivityPortfolio() }
    let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
    var output = CheckOutput(format: format, input: input, isQuiet: isQuiet)
    let count = CheckCommand.run(input, with: setup, themes: themes, into: &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    return (count, text.split(separator: "\n").map(String.init))
  }

  @Test func `a text that can't be read is a finding, once`() {
    let (count, lines) = report(themes: [])
    let findings = lines.filter { $0.contains("has contrast") && $0.contains("lock-screen") }
    #expect(findings.count == 1)
    #expect(findings.first?.contains("“faint 1”, #555555 on #") == true)
    #expect(findings.first?.contains("needs 4.5:1 on sunset") == true)
    #expect(count == 0)
  }

  @Test func `the matrix has a line for each theme and appearance`() {
    let (count, lines) = report(themes: Array(Theme.embedded.prefix(3)))
    let rows = lines.filter {
      $0.hasPrefix("  ") && ($0.contains(" light ") || $0.contains(" dark "))
    }
    #expect(rows.filter { !$0.contains("needs") }.count == 6)
    #expect(count == rows.filter { $0.contains("needs") }.count)
    #expect(rows.contains { $0.contains("✗ sunset dark a/1 lock-screen: “faint 2”") })
    let sums = lines.filter { $0.contains("3 lines: 3 applied") }
    #expect(sums.count == 1 && sums[0].hasSuffix("; \(count) texts that can't be read"))
    #expect(
      report(themes: []).lines.contains {
        $0.hasSuffix("; no failure; --strict counts findings, too")
      })
  }

  @Test func `what a layout leaves to the theme can be read in each, controls too`() {
    let (count, lines) = report(of: Self.controls, themes: Theme.embedded)
    #expect(count == 0, "\(lines.filter { $0.contains("✗") })")
  }

  @Test func `the matrix has its figures as numbers in JSON`() throws {
    var parser = JSONParser()
    let (count, lines) = report(themes: Array(Theme.embedded.prefix(1)), format: .json)
    let values = try lines.map { try parser.parse(Array($0.utf8)) }
    let entries = values.filter { $0["theme"]?.string == "sunset" }
    #expect(entries.compactMap { $0["appearance"]?.string } == ["light", "dark"])
    #expect(entries.allSatisfy { $0["needed"]?.double == 4.5 })
    #expect(entries.allSatisfy { ($0["contrast"]?.double ?? 0) > 1 })
    #expect(values.compactMap { $0["unreadable"]?.int64 } == [Int64(count)])
  }

  @Test(arguments: [ReportFormat.text, .json])
  func `of the matrix a quiet check writes the failures alone`(format: ReportFormat) {
    let themes = Array(Theme.embedded.prefix(3))
    let (count, all) = report(themes: themes, format: format)
    let quiet = report(themes: themes, format: format, isQuiet: true).lines
    #expect(count > 0 && quiet.count < all.count, "\(quiet)")
    let isFailure = { (line: String) in
      line.hasPrefix("  ✗ ") || line.hasPrefix("{\"theme\"") && line.contains("\"failures\":[")
    }
    let failures = quiet.filter(isFailure)
    #expect(failures == all.filter { isFailure($0) && $0.contains("needs ") }, "\(all)")
    // Beside the failures there are the file's name and its sums.
    #expect(quiet.count - failures.count <= 2, "\(quiet)")
  }

  // MARK: - Files

  private final class File {
    private let folder: TemporaryFolder
    var path: String { folder.path("theme.json") }

    init() throws { folder = try TemporaryFolder() }

    func write(_ text: String) throws { try folder.write(text, to: "theme.json") }
  }

  private static func theme(tint: String) -> String {
    """
    {"name":"mine","title":"Mine","appearance":"dark","wallpaper":{"color":"#101010"},
     "clock":"vibrant","date":"#FFFFFF","card":"#202020C0","tint":"\(tint)",
     "foreground":["#FFFFFF","#DDDDDD","#BBBBBB","#999999"]}
    """
  }

  @Test func `each file has its verdict, whatever the others are`() throws {
    let (good, bad, long) = try (File(), File(), File())
    try good.write(Self.theme(tint: "#FFD060"))
    try bad.write(Self.theme(tint: "#FFD060").replacing("\"date\"", with: "\"datee\""))
    try long.write(String(repeating: " ", count: 1 << 20) + "{}")
    let (lines, code) = ThemesCommand.verdicts(on: [long.path, bad.path, "./none.json", good.path])
    #expect(
      lines == [
        "\(long.path): more than 1048576 bytes; that is the limit",
        "\(bad.path): 1 fault",
        "  line 2, column 20: the key datee is not known; did you mean date?",
        "./none.json: No such file or directory",
        "\(good.path): readable",
      ])
    #expect(code == .noInput)
    #expect(ThemesCommand.verdicts(on: [bad.path, good.path]).code == .findings)
    #expect(ThemesCommand.verdicts(on: [good.path]).code == .success)
  }

  @Test func `a theme of a feed is told its line where it has several`() {
    let feed = """
      {"theme":{"titel":"x"}}
      {"theme":{
        "titel":"x"}}
      """
    let text = checked(feed).text
    #expect(text.contains("rejected: column 11: theme: the key titel is not known"), "\(text)")
    #expect(
      text.contains("rejected: line 3, column 3: theme: the key titel is not known"), "\(text)")
  }

  private func picture(of session: inout Session, at real: Duration = .seconds(5)) -> String {
    let surface = session.frame(at: real).surface
    return String(
      String.UnicodeScalarView(surface.cells.flatMap { $0.glyph.scalars }))
  }

  @Test func `a theme that is saved is shown, and while it is broken the good one stays`() throws {
    let file = try File()
    try file.write(Self.theme(tint: "#FFD060"))
    var options = AppearanceOptions()
    options.theme = file.path
    let setup = try options.setup(size: CellSize(columns: 160, rows: 40), views: ViewCatalog())
    var session = Session(setup)
    #expect(session.themes.current.tint.hex == "#FFD060")
    var files = WatchedFiles(options)
    for (tint, isGood) in [
      ("#60D0FF", true), ("blue", false), ("#181818", false), ("#FF90C0", true),
    ] {
      try file.write(Self.theme(tint: tint))
      for change in try files.saved(at: .seconds(1)) { session.apply(change, at: .seconds(1)) }
      #expect((session.themes.current.tint.hex == tint) == isGood)
      #expect(picture(of: &session).contains("▲ theme /") != isGood)
    }
  }

  @Test func `a file that does not answer is named`() throws {
    let file = try File()
    try file.write("{}")
    var options = AppearanceOptions()
    options.layouts = [file.path]
    var files = WatchedFiles(options)
    var (waiting, nothing) = (PollSet(), PollSet())
    try file.write("{ }")
    files.addInterests(to: &waiting)
    try waiting.wait(timeout: .seconds(5))
    #expect(files.read(waiting, at: .seconds(5)).isEmpty)
    let deadline = Duration.seconds(5) + WatchedFiles.answerMaximum
    #expect(files.nextTurn == deadline)
    #expect(files.read(nothing, at: deadline - .milliseconds(1)).isEmpty)
    let late = files.read(nothing, at: deadline)
    guard case .fault(let words, let path) = late.first else { throw Silence() }
    #expect(path == file.path && words.contains("does not answer"))
    #expect(files.nextTurn == nil)
    // The answer comes all the same.
    #expect(try files.saved(at: deadline).count == 1)
  }

  private struct Silence: Error {}

  @Test(arguments: [
    ("rm l; mkfifo l", "pipe"), ("mkfifo n; mv n l", "pipe"), ("ln -s /dev/null n; mv n l", "pipe"),
    ("rm l; mkdir l", "directory"), ("rm l", "gone"),
  ])
  func `a file that becomes something else is named, and nothing waits for it`(
    change: String, words: String
  ) throws {
    let folder = try ShellFolder()
    _ = try folder.run("echo '{}' > l")
    var options = AppearanceOptions()
    options.layouts = [folder.folder.appending(path: "l").path]
    var files = WatchedFiles(options)
    _ = try folder.run(change)
    let changes = try files.saved(at: .seconds(5))
    guard case .fault(let fault, _) = changes.first else { throw Silence() }
    #expect(fault.lowercased().contains(words), "\(fault)")
  }

  @Test func `a layout that is saved is shown`() throws {
    let file = try File()
    let layout = { (text: String) in
      #"{"attributes-type":"T","lock-screen":{"Text":"\#(text)"}}"#
    }
    try file.write(layout("before"))
    var options = AppearanceOptions()
    options.layouts = [file.path]
    let setup = try options.setup(size: CellSize(columns: 49, rows: 40), views: ViewCatalog())
    var session = Session(setup)
    session.feed(String(decoding: Self.feed.utf8.drop { $0 != 10 }, as: UTF8.self))
    #expect(picture(of: &session).contains("before"))
    var files = WatchedFiles(options)
    try file.write(layout("after"))
    for change in try files.saved(at: .seconds(6)) { session.apply(change, at: .seconds(6)) }
    // One text blurs into the other.
    _ = session.frame(at: .seconds(7))
    #expect(picture(of: &session, at: .seconds(12)).contains("after"))
  }
}

private struct NothingSaved: Error {}

extension WatchedFiles {
  /// Waits for the next changes, first for the watcher and then for the reading.
  fileprivate mutating func saved(at now: Duration) throws -> [Change] {
    for _ in 0..<100 {
      var waiting = PollSet()
      if let next = nextTurn, next < now + Self.answerMaximum {
        // A removed file's time to come back is over.
        _ = read(waiting, at: next)
      }
      addInterests(to: &waiting)
      try waiting.wait(timeout: .seconds(5))
      let changes = read(waiting, at: now)
      if !changes.isEmpty { return changes }
    }
    throw NothingSaved()
  }
}
