import CellUI
import ColorScience
import Compositing
import Foundation
import HeadlessRendering
import LockScreenUI
import SampleActivities
import TestSupport
import Testing
import Theming

@testable import IsletProgram
@testable import LockScreenSession

@Suite struct `A snapshot` {
  private func options(_ line: String) throws -> SnapshotOptions {
    let words = ["snapshot"] + line.split(separator: " ").map(String.init)
    guard
      case .snapshot(let options) = try Invocation(
        arguments: words, demos: DemoName.allCases.map(\.rawValue))
    else { preconditionFailure("the command is snapshot") }
    return options
  }

  /// Returns the picture of a command line, in all colors unless the line says otherwise.
  private func picture(_ line: String) throws -> Surface {
    let line = line.contains("--depth") ? line : line + " --depth 24"
    return try SnapshotCommand(resources: .samples).sheet(try options(line)).0
  }

  private func picture(
    of feed: String, size: CellSize = CellSize(columns: 80, rows: 40), after time: Duration = .zero
  ) -> Surface {
    let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
    let setup = Session.Setup.plain(columns: size.columns, rows: size.rows)
    var run = HeadlessRun(setup, of: [input])
    run.drain(andPass: time)
    return run.frame().surface
  }

  @Test(arguments: ["49x30", "80x24", "100x34"])
  func `an expanded island has a line around it where there are no colors`(size: String) throws {
    let options = try options("--size \(size)")
    let start =
      #"{"aps":{"timestamp":1795200000,"event":"start","attributes-type":"T","attributes":{},"#
      + #""content-state":{"status":"Packed"},"alert":{"title":"a","body":"b"}}}"#
    let input = HeadlessRun.Input(name: "feed", bytes: Array(start.utf8))
    var setup = Session.Setup.plain(columns: options.size.columns, rows: options.size.rows)
    setup.depth = .mono
    var snapshot = Snapshot(setup, of: [input], at: .zero)
    let rows = snapshot.picture().plainText().split(separator: "\n").map(String.init)
    let content = try #require(rows.firstIndex { $0.contains("Packed") })
    let end = try #require(rows[content...].firstIndex { $0.contains("╰") })
    let column = try #require(rows[end].firstIndex { $0 == "╰" })
    let distance = rows[end].distance(from: rows[end].startIndex, to: column)
    for row in rows[1..<end] {
      let cell = Array(row)[distance]
      #expect(cell == "│" || cell == "╭", "\(rows)")
    }
  }

  @Test(arguments: [false, true])
  func `a snapshot of an alert shows the Lock Screen that it leaves, unless a moment is asked for`(
    isTransient: Bool
  ) {
    let request =
      #"{"app":"a","scene":"foreground"}"# + "\n"
      + #"{"app":"a","activity":"1","request":{"attributes-type":"T","style":"transient","#
      + #""content-state":{"status":"Packed"}}}"# + "\n"
    let push =
      #"{"aps":{"timestamp":1795200000,"event":"start","attributes-type":"T","attributes":{},"#
      + #""content-state":{"status":"Packed"},"alert":{"title":"a","body":"b"}}}"#
    let input = HeadlessRun.Input(
      name: "feed", bytes: Array((isTransient ? request : push).utf8))
    var setup = Session.Setup.plain(columns: 49, rows: 30)
    setup.depth = .mono
    var (atRest, alerted) = (
      Snapshot(setup, of: [input]), Snapshot(setup, of: [input], at: .zero)
    )
    let (rest, alert) = (atRest.picture().plainText(), alerted.picture().plainText())
    #expect(rest.contains("Packed") && alert.contains("Packed"))
    // Of an expanded island the line begins in the first row.
    #expect(rest.hasPrefix("\n") != isTransient, "\(rest)")
    #expect(!alert.hasPrefix("\n"), "\(alert)")
  }

  @Test(arguments: ["check", "snapshot", "cast --out x.cast"])
  func `a feed without a line has the same words and status, from a file or piped in`(
    command: String
  ) throws {
    let folder = try ShellFolder()
    let piped = try folder.run("islet \(command) </dev/null 2>&1")
    let file = try folder.run(": >e; islet \(command) e 2>&1")
    #expect(piped.status == 65 && file.status == 65)
    #expect(piped.output.contains("islet: standard input: there is no line in it"))
    #expect(file.output.contains("islet: e: there is no line in it"), "\(file.output)")
  }

  @Test(arguments: ["122x40", "80x24"], ["sunset", "dawn"])
  func `a snapshot of the demo looks as it did`(size: String, theme: String) throws {
    let picture = try picture("--demo --size \(size) --theme \(theme)")
    let name = "demo-\(size)-\(theme)"
    #expect(try Golden(name: "\(name).txt").matches(picture.plainText()))
    #expect(try Golden(name: "\(name).colors").matches(picture.colorChart))
  }

  @Test func `a snapshot as text is drawn for no colors, whose cards have whole lines around them`()
    throws
  {
    let output = { (line: String) in
      let options = try self.options("--demo ride --at 10 --size 49x38 " + line)
      return String(
        decoding: try SnapshotCommand(resources: .samples).run(options).output, as: UTF8.self)
    }
    let text = try output("")
    #expect(try text == output("--format text --depth mono"))
    #expect(text.contains("╭") && text.contains("╯"))
    #expect(try !output("--depth 24").contains("╯"), "a depth that is asked for is drawn")
    #expect(try output("--format ansi") == output("--format ansi --depth 24"))
  }

  @Test func `a snapshot as text has the padlock whole`() throws {
    let output = try SnapshotCommand(resources: .samples).run(options("--demo ride")).output
    let rows = String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      $0.prefix(49).trimmingCharacters(in: CharacterSet(charactersIn: " │"))
    }
    let date = try #require(rows.firstIndex { $0.contains("November") })
    #expect(Array(rows[date - 3..<date]) == ["▄▄", "▗▙▟▖", "▝▀▀▘"])
  }

  @Test func `a picture on a terminal has its colors and is no wider, unless it is asked for`()
    throws
  {
    let terminal = StandardOutput.Terminal(depth: .indexed256, columns: 80)
    for (line, said, format, depth, columns) in [
      ("", "--format ansi --depth 256 --size 80x40", "ansi", ColorDepth.indexed256, 80),
      ("--depth 16", "--format ansi --size 80x40", "ansi", .ansi16, 80),
      ("--size 100x30", "--format ansi --depth 256", "ansi", .indexed256, 100),
      ("--format text", "", "text", .mono, 122), ("--format svg", "", "svg", .direct24, 122),
    ] {
      var options = try options(line)
      #expect(options.adopt(terminal) == said.split(separator: " ").map(String.init))
      #expect(options.style.format.rawValue == format && options.style.depth == depth)
      #expect(options.size.columns == columns)
      var file = try self.options(line)
      let former = file
      #expect(file.adopt(nil).isEmpty && file == former)
    }
    let wide = StandardOutput.Terminal(depth: .direct24, columns: 200)
    var options = try options("")
    #expect(options.adopt(wide) == ["--format", "ansi", "--depth", "24"])
    #expect(options.size == .standardPicture)
  }

  @Test(arguments: [
    ("COLORTERM=truecolor", "\u{1B}[48;2;"), ("COLORTERM=", "\u{1B}[48;5;"),
    ("NO_COLOR=1", "\u{1B}[1m"), ("TERM=dumb", nil), ("COLORTERM=truecolor piped", nil),
  ])
  func `a snapshot is in color where standard output is a terminal`(
    circumstances: String, mark: String?
  ) throws {
    let parts = circumstances.split(separator: " ")
    let pipe = parts.count > 1 ? "| cat" : ""
    let session = try TerminalSession(
      columns: 60,
      command: "env TERM=xterm-256color \(parts[0]) $ISLET snapshot --demo ride --at 5 \(pipe)")
    let words = try session.wait(for: "the end") { $0.contains("exit status 0") }
    #expect(words.contains("Brompton"))
    let screen = try session.coloredScreen()
    #expect(screen.contains("\u{1B}") == (mark != nil))
    if let mark { #expect(screen.contains(mark)) }
  }

  @Test(arguments: [("40x15", false), ("41x15", false), ("44x17", true), ("49x30", true)])
  func `a snapshot says how many more cards there are where a row is free`(
    size: String, isSaid: Bool
  ) throws {
    let text = try picture("--demo all --size \(size)").plainText()
    #expect(text.contains("1 more") == isSaid)
  }

  @Test func `a snapshot of several looks lays them side by side`() throws {
    let sheet = try picture("--demo --size 40x15 --theme sunset,dawn --colors theme,system")
    #expect(sheet.size == CellSize(columns: 82, rows: 31))
    let single = try picture("--demo --size 40x15 --theme dawn --colors system")
    for row in 0..<15 {
      for column in 0..<40 where sheet[42 + column, 16 + row] != single[column, row] {
        Issue.record("the sheet differs at \(column), \(row)")
        return
      }
    }
  }

  @Test func `a snapshot of all themes has each of them once, four beside each other`() throws {
    let variants = try options("--demo --theme all --colors theme,system").variants
    let names = variants.flatMap { $0.map(\.theme) }
    #expect(names == Theme.embeddedNames + Theme.embeddedNames)
    #expect(variants.allSatisfy { (1...4).contains($0.count) })
    #expect(variants.first?.count == 4)
  }

  @Test func `a snapshot of both color sources on four themes looks as it did`() throws {
    let sheet = try picture(
      "--demo --size 49x38 --theme sunset,candy,aurora,paper --colors theme,system")
    #expect(try Golden(name: "colors.txt").matches(sheet.plainText()))
    #expect(try Golden(name: "colors.colors").matches(sheet.colorChart))
  }

  @Test func `a snapshot is the same twice`() throws {
    let line = "--demo all --at 3.5 --size 49x30"
    #expect(try picture(line) == picture(line))
  }

  @Test(arguments: [(40, 15), (49, 30), (80, 24), (200, 70)])
  func `a snapshot is opaque and as large as asked, on every theme`(columns: Int, rows: Int) throws
  {
    let size = CellSize(columns: columns, rows: rows)
    func expectOpaque(_ picture: Surface, _ name: String) {
      #expect(picture.size == size, "\(name)")
      #expect(picture.cells.allSatisfy { $0.upper.isOpaque && $0.lower.isOpaque }, "\(name)")
    }
    expectOpaque(try picture("--demo --at 3 --size \(columns)x\(rows)"), "amid motion")
    var setup = Session.Setup(size: size)
    setup.motion = .off
    setup.views = Resources.samples.views
    var run = HeadlessRun(setup, of: Resources.samples.demos[0])
    run.drain(toScenario: .seconds(3))
    var session = run.session
    // Every theme on one size, and each size with some, other ones on each.
    for (index, theme) in Theme.embedded.enumerated() where rows == 30 || index % 8 == rows % 8 {
      session.apply(theme, at: .seconds(3))
      expectOpaque(session.frame(at: .seconds(3)).surface, theme.name)
    }
  }

  private static let start = """
    {"app":"com.example.shop","activity":"7","aps":{"timestamp":1795200000,"event":"start",
      "attributes-type":"ShopAttributes","attributes":{"item":"Lamp"},
      "content-state":{"status":"Packed"},"alert":{"title":"Order","body":"Packed"}}}

    """

  @Test func `a snapshot shows an activity without a layout as a plain card`() {
    let text = picture(of: Self.start, after: .seconds(10)).plainText()
    #expect(text.contains("Packed"))
    #expect(text.contains("Lamp"))
  }

  @Test func `a snapshot shows a layout that comes in the feed`() {
    let layout = """
      {"layout":{"attributes-type":"ShopAttributes","lock-screen":{"Text":"It is {state.status}!"}}}

      """
    for feed in [layout + Self.start, Self.start + layout] {
      #expect(picture(of: feed, after: .seconds(10)).plainText().contains("It is Packed!"))
    }
  }

  @Test func `a snapshot follows the feed's timestamps, as far as a phone takes them`() {
    // 1795200000 is 2026-11-20 18:40 UTC; ten seconds on, the start's alert no longer covers the date.
    let calm = Duration.seconds(10)
    #expect(picture(of: Self.start, after: calm).plainText().contains("Friday, 20 November"))
    let later = Self.start + #"{"app":"x","aps":{"timestamp":1795221600,"event":"update"}}"#
    #expect(picture(of: later, after: calm).plainText().contains("Saturday, 21 November"))
    let tooLate = Self.start + #"{"app":"x","aps":{"timestamp":1795290000,"event":"update"}}"#
    #expect(picture(of: tooLate, after: calm).plainText().contains("Friday, 20 November"))
  }

  @Test(
    arguments: [
      (#"{"at":5,"note":"x"}"#, true),
      (#"{"note":"first"}"# + "\n" + #"{"at":5,"note":"x"}"#, true),
      ("nonsense\n" + #"{"at":5,"aps":7}"#, true), (#"{"note":"x"}"#, false), ("", false),
    ])
  func `a snapshot knows a scenario by any line that says when it comes`(
    feed: String, isScenario: Bool
  ) {
    #expect((HeadlessRun.scenarioStart(of: Array(feed.utf8)) != nil) == isScenario)
  }

  @Test func `a snapshot of a scenario shows the moment asked for, whatever comes first in it`()
    throws
  {
    let folder = try TemporaryFolder()
    let update = #"{"at":5,"app":"com.example.shop","activity":"7","aps":{"timestamp":1795200005,"#
    let feed =
      #"{"note":"An order."}"# + "\n" + #"{"at":0,"# + Self.start.dropFirst() + update
      + #""event":"update","content-state":{"status":"Delivered"}}}"# + "\n"
    let file = try folder.write(feed, to: "feed.ndjson")
    for (time, isDelivered) in [("4", false), ("6", true)] {
      let text = try picture("\(file) --size 60x40 --at \(time)").plainText()
      #expect(text.contains("Delivered") == isDelivered)
    }
  }

  @Test func `a snapshot lets the activity end when its time has come`() {
    let hour = Duration.seconds(3600)
    #expect(picture(of: Self.start, after: hour * 12 - .seconds(1)).plainText().contains("Packed"))
    #expect(!picture(of: Self.start, after: hour * 12).plainText().contains("Packed"))
  }

  @Test func `a snapshot keeps what a feed says from being control`() {
    let feed = Self.start.replacingOccurrences(
      of: "Packed", with: #"\u001b[31mred\u001b]0;title\u0007\u202Eevil"#)
    let picture = picture(of: feed, after: .seconds(10))
    for text in [picture.plainText(), picture.svg()] {
      let controls = text.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
      }
      #expect(controls.isEmpty)
    }
  }
}
