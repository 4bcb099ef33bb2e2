import ColorScience
import Compositing
import FeedReports
import Foundation
import HeadlessRendering
import HostIO
import SampleActivities
import TestSupport
import Testing

@testable import IsletProgram
@testable import LockScreenSession

@Suite struct `A recording of a run` {
  private static let scenario = """
    {"at":0,"app":"com.example.shop","activity":"7","aps":{"timestamp":1795200000,"event":"start",
      "attributes-type":"ShopAttributes","attributes":{"item":"Lamp"},
      "content-state":{"status":"Packed"},"alert":{"title":"Order","body":"Packed"}}}
    {"at":10,"app":"com.example.shop","activity":"7","aps":{"timestamp":1795200010,"event":"update",
      "content-state":{"status":"Delivered"}}}

    """

  /// The lines that `islet cast` writes for a scenario.
  private func lines(_ words: String, of feed: String = scenario) throws -> [String] {
    let folder = try TemporaryFolder()
    let (input, output) = (try folder.write(feed, to: "feed"), folder.path("x.cast"))
    let source = words.contains("--demo") ? [] : [input]
    let arguments =
      ["cast", "--out", output] + words.split(separator: " ").map(String.init) + source
    guard
      case .cast(let options) = try Invocation(
        arguments: arguments, demos: DemoName.allCases.map(\.rawValue))
    else { preconditionFailure("the command is cast") }
    let result = try CastCommand(resources: .samples).run(options)
    let sizes = try FileManager.default.attributesOfItem(atPath: output)
    let size = try #require(sizes[.size] as? Int)
    #expect(result.messages.contains { $0.hasSuffix(" s, \(size) bytes") }, "\(result.messages)")
    if result.code != .success { throw Failure(result.code, result.messages.last ?? "") }
    return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").map(
      String.init)
  }

  /// A frame's time and its bytes.
  private func event(_ line: String) throws -> (time: Double, data: String) {
    let parts = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
    #expect(parts.count == 3 && parts[1] as? String == "o")
    return (try #require(parts[0] as? Double), try #require(parts[2] as? String))
  }

  @Test(arguments: [
    "--size 60x30", "--size 60x30 --depth mono --fps 10", "--demo --for 2 --size 80x24",
  ])
  func `a recording is an asciicast, line by line, and the same twice`(words: String) throws {
    let lines = try lines(words)
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == (words.contains("80x24") ? 80 : 60))
    #expect(header["timestamp"] == nil)
    var latest = 0.0
    for line in lines.dropFirst() {
      let event = try event(line)
      #expect(event.time >= latest)
      latest = event.time
    }
    #expect(lines[lines.count - 1].hasSuffix(#""\u001b[0m\u001b[?25h"]"#))
    #expect(try self.lines(words).dropFirst() == lines.dropFirst())
  }

  @Test func `a recording of a flood shows what a terminal shows of it`() throws {
    let updates = (0..<60).map { index in
      let place = #""app":"com.example.shop","activity":"7""#
      let state = #""event":"update","content-state":{"status":"\#(index)"}"#
      return
        #"{"at":\#(20 + Double(index) / 30),\#(place),"aps":{"timestamp":1795200020,\#(state)}}"#
    }
    let feed = Self.scenario + updates.joined(separator: "\n") + "\n"
    let frames = try lines("--size 60x30 --motion off", of: feed).dropFirst().dropLast()
      .map(event).filter { $0.time >= 20 }
    #expect(frames.count > 15)
    // The first three come at once, as few events in a row do.
    for (earlier, later) in zip(frames.dropFirst(3), frames.dropFirst(4)) {
      #expect(later.time - earlier.time > 0.0999)
    }
    #expect(frames.last?.data.contains("9") == true, "the newest is shown at last")
  }

  @Test func `a recording has frames while something moves, and none while nothing does`() throws {
    let times = try lines("--size 60x30 --fps 20").dropFirst().map { try event($0).time }
    #expect(times.first == 0)
    let moving = times.filter { $0 >= 10 && $0 < 10.5 }
    #expect(moving.count > 4)
    for (earlier, later) in zip(moving, moving.dropFirst()) { #expect(later - earlier > 0.049) }
    // The alert lights the screen at first, and the island closes after five seconds.
    for rest in [1.0..<5, 6..<10] { #expect(times.filter(rest.contains) == []) }
  }

  @Test func `a recording is as much shorter as the clock runs faster`() throws {
    let fast = #"{"at":0,"clock":{"rate":10}}"# + "\n" + Self.scenario
    let times = try lines("--size 60x30 --fps 20", of: fast).dropFirst().map { try event($0).time }
    #expect(times.contains { $0 >= 1 && $0 < 1.5 })
    #expect(try #require(times.last) < 3)
  }

  @Test(arguments: ColorDepth.allCases)
  func `a recording ends with the screen that a snapshot shows`(depth: ColorDepth) throws {
    let size = CellSize(columns: 49, rows: 20)
    var screen = TextScreen(size: size)
    for line in try lines("--size 49x20 --for 3 --fps 8 --depth \(depth.rawValue)").dropFirst() {
      screen.take(try event(line).data)
    }
    var setup = Session.Setup(size: size)
    setup.depth = depth
    let input = HeadlessRun.Input(name: "feed", bytes: Array(Self.scenario.utf8))
    var snapshot = Snapshot(setup, of: [input], at: .seconds(13))
    var expected = TextScreen(size: size)
    for (row, line) in snapshot.picture().ansi(depth: depth).split(separator: "\n").enumerated() {
      expected.take("\u{1B}[\(row + 1);1H\(line)")
    }
    #expect(screen.lines == expected.lines)
    #expect(screen.lines.joined().contains("Delivered"))
  }

  @Test func `a recording is written while it is made`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.cast")
    let size = CellSize(columns: 160, rows: 50)
    let input = HeadlessRun.Input(name: "feed", bytes: Array(Self.scenario.utf8))
    var run = HeadlessRun(Session.Setup(size: size), of: [input])
    run.frames = FrameSchedule(interval: .seconds(1) / 30)
    var file = try RecordingFile(
      path, of: Asciicast(size: size, depth: .direct24), title: "", glyphs: .all)
    var counts: [Int] = []
    while let step = run.next() {
      try file.write(step)
      counts.append(file.byteCount)
    }
    // The former file, here none, stays until the recording is whole.
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.finish(at: run.real)
    counts.append(file.byteCount)
    #expect(Set(counts).count > 2)
    #expect(try Data(contentsOf: URL(filePath: path)).count == file.byteCount)
  }

  @Test func `a recording ends at its largest size, and says so`() throws {
    let size = CellSize(columns: 49, rows: 20)
    let input = HeadlessRun.Input(name: "feed", bytes: Array(Self.scenario.utf8))
    for (limit, isFull) in [(1_000_000, false), (4_000, true)] {
      var run = HeadlessRun(Session.Setup(size: size), of: [input])
      run.frames = FrameSchedule(interval: .seconds(1) / 4)
      var file = try RecordingFile(
        "/dev/null", of: Asciicast(size: size, depth: .direct24), title: "", glyphs: .all,
        byteCountMaximum: limit)
      while !file.isFull, let step = run.next() { try file.write(step) }
      #expect(file.isFull == isFull)
      try file.finish(at: run.real)
    }
    #expect(Messages.fullCast.contains("256 MiB at most"))
    let words = Messages.size(8 << 20, after: .seconds(60), 6 << 30, after: .seconds(43_200))
    #expect(words == "8 MiB after 60.0 s, so about 6144 MiB for 43200.0 s; it ends at 256 MiB")
  }

  @Test(arguments: [("/dev/full", true), ("/dev/null", false)])
  func `a recording says that it can't be written`(path: String, fails: Bool) throws {
    var options = CastOptions()
    options.source = .demo("ride")
    options.output = path
    options.length = .milliseconds(100)
    if fails {
      #expect(throws: Failure.self) { try CastCommand(resources: .samples).run(options) }
    } else {
      #expect(try CastCommand(resources: .samples).run(options).code == .success)
    }
  }

  @Test func `a recording has a day, and what comes later is named`() throws {
    let feed = Self.scenario + #"{"at":"60d","note":"late"}"# + "\n"
    let failure = #expect(throws: Failure.self) { try lines("--size 60x30", of: feed) }
    #expect(failure?.code == .dataError)
    #expect(
      failure?.message.hasSuffix("line 6: it comes after a day, and a recording has no more")
        == true)
  }

  @Test func `a recording leaves alone what comes after its length`() {
    func lineCount(at seconds: Double) -> Int {
      let line = #"{"at":\#(seconds),"scene":"foreground","app":"a"}"#
      let input = HeadlessRun.Input(
        name: "feed", bytes: Array((Self.scenario + line + "\n" + line + "\n").utf8))
      var run = HeadlessRun(Session.Setup.plain(columns: 60, rows: 30), of: [input])
      run.lengthMaximum = .seconds(20)
      run.drain()
      return run.session.log.lineCount
    }
    #expect(lineCount(at: 20) == 4)
    #expect(lineCount(at: 20.001) == 2)
  }

  @Test func `a recording needs a file to write`() {
    #expect(throws: UsageFault.missingOption("--out", command: "cast")) {
      _ = try Invocation(arguments: ["cast", "feed"], demos: DemoName.allCases.map(\.rawValue))
    }
  }

  @Test func `a recording is never written over its own feed`() throws {
    let invocation = try Invocation(
      arguments: ["cast", "x.ndjson", "--out", "x.ndjson"], demos: DemoName.allCases.map(\.rawValue)
    )
    guard case .cast(let options) = invocation else { preconditionFailure("the command is cast") }
    let failure = #expect(throws: Failure.self) {
      try CastCommand(resources: .samples).run(options)
    }
    #expect(failure?.message.hasPrefix("x.ndjson is the feed") == true)
  }

  @Test(arguments: ["link", "other", "./feed", "layout.json", "theme.json"])
  func `a recording is never written over an input by another path`(output: String) throws {
    let shell = try ShellFolder(linking: ["Themes"])
    let script = """
      printf '\(pushLine("start", "1"))\n' > feed
      ln -s feed link; ln feed other; cp Themes/dawn.json theme.json
      echo '{"layout":{"attributes-type":"T","lock-screen":{"Divider":{}}}}' > layout.json
      cp \(output) before
      islet cast --layout layout.json --theme ./theme.json --out \(output) feed; code=$?
      cmp \(output) before && exit $code
      """
    let (text, status) = try shell.run(script)
    #expect(status == 64, "\(text)")
    #expect(text.contains("give the recording another name by --out"))
  }

  @Test func `a snapshot amid a transition shows its end`() {
    let input = HeadlessRun.Input(name: "feed", bytes: Array(Self.scenario.utf8))
    func picture(at milliseconds: Int) -> Surface {
      var snapshot = Snapshot(
        Session.Setup.plain(columns: 60, rows: 30), of: [input],
        at: .milliseconds(milliseconds))
      return snapshot.picture()
    }
    let (before, begun, after) = (picture(at: 9999), picture(at: 10_000), picture(at: 12_000))
    #expect(before.plainText().contains("Packed") && after.plainText().contains("Delivered"))
    #expect(begun == after && picture(at: 10_150) == after)
  }
}

/// A terminal as far as the text on its screen goes.
private struct TextScreen {
  private var squares: [[String]]
  private var (row, column) = (0, 0)

  init(size: CellSize) {
    squares = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  var lines: [String] { squares.map { $0.joined() } }

  mutating func take(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        put(String(scalar))
        continue
      }
      let end = rest.firstIndex { (0x40...0x7E).contains($0.value) && $0 != "[" } ?? rest.endIndex
      if end < rest.endIndex, rest[end] == "H" {
        let numbers = String(rest[..<end].dropFirst()).split(separator: ";").compactMap { Int($0) }
        (row, column) = (numbers[0] - 1, numbers[1] - 1)
      }
      rest = rest[(end < rest.endIndex ? rest.index(after: end) : end)...]
    }
  }

  private mutating func put(_ text: String) {
    guard squares.indices.contains(row), squares[row].indices.contains(column) else { return }
    let width = TextCells.width(of: text)
    squares[row][column] = text
    if width == 2, squares[row].indices.contains(column + 1) { squares[row][column + 1] = "" }
    column += width
  }
}
