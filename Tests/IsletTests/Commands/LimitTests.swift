import ActivityLayouts
import AssetCatalogs
import CellUI
import Compositing
import FeedReports
import Foundation
import HostIO
import LiveActivities
import LockScreenSession
import StrictJSON
import TestSupport
import Testing

@testable import IsletProgram

/// A folder of resources that lasts for one trial of a limit.
private struct AssetProbe {
  private let folder: TemporaryFolder
  /// A Boolean value indicating whether all files are taken, and none is a fault.
  private(set) var isWithin = false
  private var count = 0

  init(_ fill: (inout AssetProbe) throws -> Void) throws {
    folder = try TemporaryFolder()
    try fill(&self)
    let assets = AssetFolder(folder.path)
    var faults = assets.faults
    let files = SourceFacts.files(at: assets.paths, faults: &faults)
    isWithin = faults.isEmpty && files.count == count
    #expect(faults.isEmpty == (files.count == count), "what is left out is said")
  }

  /// Adds a file of so many bytes, none of which takes room.
  mutating func add(_ path: String, byteCount: Int) {
    guard let file = try? folder.write(to: path) else { return }
    _ = unsafe truncate(file, off_t(byteCount))
    count += 1
  }
}

@Suite struct `The table of limits` {
  @Test func `has a page of help with each of its rows, once`() {
    let text = LimitTable.text
    for row in LimitTable.rows {
      #expect(text.contains("\n\(row.name) "))
      #expect(text.contains("\(row.value) \(row.unit)"))
    }
    #expect(Set(LimitTable.rows.map(\.name)).count == LimitTable.rows.count)
  }

  /// The limits that need clients, a terminal or time, with the tests that try them.
  private static let elsewhere = [
    "lines-a-turn": "`a turn has so many lines`",
    "turn": "`a turn has so much time`",
    "clients": "`are told when there are too many of them`",
    "wait": "`are told when there are too many of them`",
    "idle": "`go for one that waits once they have been idle, the longest first`",
    "line-timeout": "`have half a minute for the end of a line`",
    "unread": "`the limit is exact, and what is over it adds nothing`",
    "listed": "`lists so many activities, and counts the others`",
    "listed-bytes": "`has so many bytes of activities, and the client stays`",
    "restore": "`the program leaves a terminal that is stopped by Ctrl-S as it was`",
    "recording": "`a recording has a day, and what comes later is named`",
    "cast": "`a recording ends at its largest size, and says so`",
    "repeated": "`arrays within arrays cannot make more views than a limit`",
    "animated-svg": "`ends at its longest length, and at its largest size`",
    "socket-path": "`a path holds 107 bytes`",
    "compared": "`is no value behind the last content that is compared`",
    "inspected-type": "`inspects so many states of a type, and the first of each activity`",
    "activities": "`the device keeps as many activities as its limit says`",
    "file-answer": "`a file that does not answer is named`",
    "columns": "`a terminal of any size is drawn to a limit`",
    "rows": "`a terminal of any size is drawn to a limit`",
    "drawn-views": "`stop at exactly so many views, and so deep`",
    "depth": "`stop at exactly so many views, and so deep`",
    "specks": "`specks cover so many pictures, and no more`",
    "layout-depth": "`views may be nested to a depth and no further`",
    "bindings": "`a layout has so many bindings and no more, wherever they stand`",
    "text": "`a text is so long and no longer`",
    "texts": "`all texts together are shown up to a length, and that is said`",
    "findings": "`so many findings are told, and that there are more`",
    "types": "`a type is made of so many types and no more`",
    "compiler": "`is ended after its time, and is told to be slow before`",
    "search": "`looks at so many entries, and says where it ended`",
    "drift": "`a slowing drift has half as many pictures with each doubling of the time`",
  ]

  /// Tries a limit at its value and one past it; `true` where it is kept.
  private static let probes: [String: @Sendable (Int) throws -> Bool] = [
    "line": { count in
      let object = "{\"note\":\"" + String(repeating: "x", count: count - 11) + "\"}"
      return log(of: object).rejectedCount == 0
    },
    "nesting": { count in
      let array =
        String(repeating: "[", count: count - 1) + String(repeating: "]", count: count - 1)
      var parser = JSONParser()
      return (try? parser.parse(Array("{\"a\":\(array)}".utf8))) != nil
    },
    "names": { count in
      let name = String(repeating: "n", count: count)
      return log(of: pushLine("start", name)).droppedCount == 0
    },
    "layout": { count in
      layout(#"{"Text":"\#(String(repeating: "x", count: 9))"}"#, padding: count)
    },
    "views": { count in
      let views = Array(repeating: #"{"Divider":{}}"#, count: count - 1).joined(separator: ",")
      return layout(#"{"VStack":[\#(views)]}"#)
    },
    "gradient": { count in
      let colors = Array(repeating: "\"red\"", count: count).joined(separator: ",")
      return layout(#"{"LinearGradient":{"colors":[\#(colors)]}}"#)
    },
    "elements": { count in
      let list = Array(repeating: "1", count: count).joined(separator: ",")
      let feed =
        #"{"layout":{"attributes-type":"T","lock-screen":{"ForEach":{"in":"{state.a}","content":{"Divider":{}}}}}}"#
        + "\n" + pushLine("start", "1", state: "{\"a\":[\(list)]}")
      return !checked(feed).text.contains("\(LayoutLimits.elementCountMaximum)")
    },
    "resources": { count in
      try AssetProbe { folder in
        for index in 0..<count { folder.add("\(index).png", byteCount: 0) }
      }.isWithin
    },
    "resource-bytes": { count in
      let large = ImageFile.byteCountMaximum
      return try AssetProbe { folder in
        for index in 0..<count / large { folder.add("\(index).png", byteCount: large) }
        folder.add("rest.png", byteCount: count % large)
      }.isWithin
    },
    "folders": { count in
      // The named folder is the first one.
      let path = (1..<count).map { _ in "f/" }.joined()
      return try AssetProbe { $0.add("\(path)a.png", byteCount: 0) }.isWithin
    },
    "prints": { !WidgetOutput(printing: [$0]).isCut },
    "last-prints": { count in
      let last = WidgetOutput(printing: [2_000_000, count]).end.utf8
      return last.count { $0 == UInt8(ascii: "b") } == count - 1
    },
    "source-files": SourceProbe.reads(fileCount:),
    "source-file": SourceProbe.reads(byteCount:),
    "widget-files": SourceProbe.chooses(fileCount:),
    "stacks": { count in
      var session = Session(Session.Setup(size: CellSize(columns: 80, rows: 24)))
      let lines = (0...2 * count).map {
        pushLine("start", "1").replacing("com.a", with: "com.a\($0)")
      }
      session.feed(lines.joined(separator: "\n"))
      _ = session.frame(at: .zero)
      let arrangement = session.activities.arrangement(
        at: session.clock.now(at: .zero), stacksMaximum: Session.stacksMaximum)
      return arrangement.hiddenStackCount == 0
    },
    "inspected": { count in
      // A date that is none is told where it is inspected; all states but the last one have none.
      let before = (0..<count - 1).map {
        pushLine($0 == 0 ? "start" : "update", "1", state: "{\"a\":\($0)}")
      }
      let last = pushLine("update", "1", state: #"{"date":"2026-11-21T09:41"}"#)
      return checked((before + [last]).joined(separator: "\n")).text.contains("if it is a Date")
    },
    "previews": { count in LargePreviewTests.isDrawn(byteCount: count) },
    "content": { count in
      var limits = ActivityLimits.standard
      // The same rule with fewer bytes: four contents of a size, of which the fourth is too many.
      limits.keptByteCountMaximum = 4000
      var engine = LiveActivities(limits: limits)
      let size = count == ActivityLimits.standard.keptByteCountMaximum ? 998 : 999
      let now = Timestamp(secondsSince1970: 1_795_200_000)
      for index in 0..<3 {
        let push = ActivityPush(
          event: .start, timestamp: now,
          contentState: EncodedJSON("{" + String(repeating: " ", count: size - 2) + "}"),
          alert: AlertConfiguration(title: "t", body: ""), attributesType: "T",
          attributes: EncodedJSON("{}"))
        do {
          _ = try engine.apply(
            .push(push, ActivityID(app: BundleID("a\(index)"), name: "1")), at: now)
        } catch {
          return false
        }
      }
      return true
    },
  ]

  @Test func `is tried row by row`() throws {
    #expect(Set(Self.probes.keys).isDisjoint(with: Self.elsewhere.keys))
    let tried = Set(Self.probes.keys).union(Self.elsewhere.keys)
    #expect(tried == Set(LimitTable.rows.map(\.name)))
    let tests = TestFiles.folder.deletingLastPathComponent().path
    let text = try ShellFolder().run("grep -rho 'func `[^`]*`' '\(tests)'").output
    for (row, test) in Self.elsewhere {
      #expect(text.contains("func \(test)"), "the test of \(row)")
    }
  }

  @Test func `has every limit of a layout`() throws {
    let root = TestFiles.folder.deletingLastPathComponent().deletingLastPathComponent()
    func source(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
    }
    let table = try source("IsletProgram/Help/LimitTable.swift")
    let names = try source("ActivityLayouts/Layout/LayoutLimits.swift")
      .matches(of: /static let (\w+) =/).map(\.output.1)
    #expect(names.count > 8)
    for name in names { #expect(table.contains("LayoutLimits.\(name),"), "the row of \(name)") }
  }

  // MARK: - The turn

  /// Applies a turn's lines of a feed on a clock that goes on by so much each time that it is read.
  private func turn(lines count: Int, step: Duration) throws -> Int {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "{\"note\":1}\n", count: count), to: "feed")
    let descriptor = try FileDescriptor.opening(path)
    defer { descriptor.close() }
    var inputs = FeedInputs(
      files: [FeedInputs.File(path: "feed", descriptor: descriptor)], server: nil)
    var waiting = PollSet()
    inputs.addInterests(to: &waiting)
    try waiting.wait(timeout: .seconds(5))
    inputs.read(waiting, at: .zero)
    var session = Session(Session.Setup.plain(columns: 80, rows: 24))
    var clock = Duration.zero
    session.applyLines(of: &inputs, at: .zero) {
      defer { clock += step }
      return clock
    }
    return session.log.lineCount
  }

  @Test(arguments: [(0, 500), (1, 500), (-1, 499)])
  func `a turn has so many lines`(more: Int, applied: Int) throws {
    #expect(FeedInputs.linesPerTurn == 500)
    #expect(try turn(lines: FeedInputs.linesPerTurn + more, step: .zero) == applied)
  }

  @Test func `a turn has so much time`() throws {
    #expect(try turn(lines: 100, step: FeedInputs.turnMaximum / 10) == 10)
    #expect(try turn(lines: 100, step: FeedInputs.turnMaximum) == 1)
    #expect(try turn(lines: 100, step: .microseconds(99)) == 100)
  }

  @Test(arguments: LimitTable.rows.filter { probes[$0.name] != nil })
  func `holds at each limit, and not one past it`(row: Limit) throws {
    let probe = try #require(Self.probes[row.name])
    #expect(try probe(row.value), "\(row.name) at \(row.value)")
    #expect(try !probe(row.value + 1), "\(row.name) past \(row.value)")
  }

  private static func log(of feed: String) -> ReportLog { checked(feed).log }

  private static func layout(_ view: String, padding count: Int = 0) -> Bool {
    let json = #"{"attributes-type":"T","lock-screen":\#(view)}"#
    let blanks = String(repeating: " ", count: max(0, count - json.utf8.count))
    return (try? ActivityLayout.parse(Array((json.dropLast() + blanks + "}").utf8))) != nil
  }
}
