import FeedReports
import Foundation
import HeadlessRendering
import HostIO
import LiveActivities
import LockScreenUI
import Testing
import TestSupport

@testable import IsletProgram
@testable import LockScreenSession

/// A scenario in a file: on a terminal's scene, whose file is read piece by piece, and by a check.
@Suite struct `A scenario in a file` {
  private static let start = Timestamp(secondsSince1970: 1_780_000_000)

  /// More than a turn reads, so that the lines behind it are unread when the keys come.
  private static let padding = (0..<20).map { number in
    #"{"at":1,"note":"\#(number) \#(String(repeating: "x", count: 5000))"}"#
  }

  private static let lines =
    [
      #"{"at":0,"clock":{"set":1780000000}}"#, #"{"at":0,"app":"a","scene":"foreground"}"#,
      """
      {"at":0,"app":"a","activity":"1","request":{"attributes-type":"T","attributes":{},\
      "content-state":{"n":0}}}
      """,
    ] + padding + [
      #"{"at":"20m","app":"a","activity":"1","update":{"content-state":{"n":1}}}"#,
      #"{"at":"90m","clock":{"advance":"5h"}}"#,
      #"{"at":"2h","note":"passed by a jump"}"#,
      #"{"at":"7h59m","app":"a","activity":"1","update":{"content-state":{"n":2}}}"#,
      #"{"at":"8h","expect":{"state":"ended"},"app":"a","activity":"1"}"#,
      #"{"at":"8h1m","app":"a","activity":"1","update":{"content-state":{"n":3}}}"#,
      #"{"at":"13h","expect":{"state":"dismissed"},"app":"a","activity":"1"}"#,
    ]

  private static var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// The line, the time after the start and the verdict of each report, oldest first.
  private func outcomes(_ session: Session) -> [String] {
    session.feed.entries.reversed().map { entry in
      let report = entry.report
      return
        "\(report.origin.line) at \(report.time - Self.start): \(Messages.verdict(report)) \(report.unmet)"
    }
  }

  private func checked() -> Session {
    var run = HeadlessRun(
      .plain(columns: 80, rows: 24), of: [HeadlessRun.Input(name: "feed", bytes: Self.bytes)])
    while run.next() != nil {}
    return run.session
  }

  private func withFile<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = try TemporaryFolder()
    return try body(try folder.write(String(decoding: Self.bytes, as: UTF8.self), to: "feed"))
  }

  /// Plays the file on a terminal's scene whose person presses a key in each turn in which keys are read.
  ///
  /// - Parameters:
  ///   - action: The key's action.
  ///   - isRelayed: Whether another process reads the file, as for Swift source in a preview host.
  /// - Returns: The session, and the number of turns in which the keys were held.
  /// - Throws: The system's reason.
  private func played(
    pressing action: KeyAction, isRelayed: Bool
  ) throws -> (session: Session, heldCount: Int) {
    try withFile { path in
      let moment = LockScreenOptions.Source.feed(files: [FeedPath(path)]).scenarioStart
      try #require(moment == Self.start)
      var scene = LockScreenScene(
        Session(.plain(columns: 80, rows: 24), showing: Self.start, at: .zero),
        inputs: FeedInputs(
          files: isRelayed ? [] : [try FeedInputs.File(opening: FeedPath(path))], server: nil,
          startingAt: moment),
        files: WatchedFiles(AppearanceOptions()), exitsAtEndOfInput: true)
      var (heldCount, unread) = (0, Self.bytes[...])
      if isRelayed { scene.inputs.openRelay(1, name: "feed", kind: .file, at: .zero) }
      for turn in 0..<60 {
        let now = Duration.milliseconds(20 * turn)
        guard scene.update(at: now) == nil else { return (scene.session, heldCount) }
        if scene.holdsKeys {
          heldCount += 1
        } else {
          let hasDeadline = scene.session.activities.nextDeadline != nil
          _ = scene.handle(.bound(hasDeadline ? action : .hourOn), at: now)
        }
        var waiting = PollSet()
        scene.addInterests(to: &waiting)
        try waiting.wait(timeout: .zero)
        scene.read(waiting, at: now)
        guard !scene.inputs.takeRelayed().wishes.isEmpty else { continue }
        scene.inputs.append(Array(unread.prefix(30_000)), toRelay: 1, at: now)
        unread = unread.dropFirst(30_000)
        if unread.isEmpty { scene.inputs.endRelay(1, hasLeft: false) }
      }
      Issue.record("the file has no end: \(scene.session.log.lineCount) lines")
      return (scene.session, heldCount)
    }
  }

  @Test(arguments: [true, false])
  func `that is no file and has no line is told to have ended`(isEmpty: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try isEmpty ? "/dev/null" : folder.write("{}\n", to: "feed")
    var scene = LockScreenScene(
      Session(.plain(columns: 80, rows: 24), showing: Self.start, at: .zero),
      inputs: FeedInputs(files: [try FeedInputs.File(opening: FeedPath(path))], server: nil),
      files: WatchedFiles(AppearanceOptions()), exitsAtEndOfInput: false)
    for turn in 0..<10 {
      let now = Duration.milliseconds(20 * turn)
      _ = scene.update(at: now)
      #expect(turn > 0 || !scene.frame(at: now).surface.plainText().contains("without a line"))
      var waiting = PollSet()
      scene.addInterests(to: &waiting)
      try waiting.wait(timeout: .zero)
      scene.read(waiting, at: now)
    }
    let words = scene.frame(at: .seconds(5)).surface.plainText()
    #expect(words.contains("ended without a line") == isEmpty, "\(words)")
  }

  @Test(arguments: [KeyAction.hourOn, .nextDeadline], [false, true])
  func `is the same on a terminal as in a check, and keys wait while the clock jumps`(
    key: KeyAction, isRelayed: Bool
  ) throws {
    let (played, heldCount) = try played(pressing: key, isRelayed: isRelayed)
    let checked = checked()
    #expect(outcomes(played) == outcomes(checked))
    #expect(played.log.lineCount == Self.lines.count)
    #expect(played.log.droppedCount == checked.log.droppedCount)
    #expect(heldCount > 0)
    #expect(checked.log.droppedCount == 1, "\(outcomes(checked))")
  }
}
