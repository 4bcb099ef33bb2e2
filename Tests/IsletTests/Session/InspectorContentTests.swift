import CellUI
import Compositing
import HeadlessRendering
import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

@Suite struct `The inspector` {
  private func session(columns: Int, rows: Int, after feed: String) -> Session {
    var setup = Session.Setup.plain(columns: columns, rows: rows)
    setup.motion = .off
    var session = Session(setup)
    session.feed(feed)
    return session
  }

  private func text(_ session: inout Session, at real: Duration = .zero) -> [String] {
    session.frame(at: real).surface.plainText().split(separator: "\n").map(String.init)
  }

  private static let layout =
    #"{"layout":{"attributes-type":"T","lock-screen":{"Text":"on the way"},"compact-leading":{"Text":"🚲"}}}"#
    + "\n"

  private static func update(_ seconds: Int, _ speed: Double) -> String {
    """
    {"app":"com.a","activity":"1","aps":{"timestamp":\(1_795_200_000 + seconds),\
    "event":"update","content-state":{"speed":\(speed)}}}

    """
  }

  private static let ride =
    layout + pushLine("start", "1") + "\n" + update(1, 24.1) + update(2, 24.6) + update(3, 24.8)

  @Test(arguments: [(80, 24), (100, 30), (122, 40), (160, 50), (200, 60)])
  func `has the first activity selected, heads its state with it, and tells its last change`(
    columns: Int, rows: Int
  ) throws {
    var session = session(columns: columns, rows: rows, after: Self.ride)
    let text = text(&session)
    #expect(session.screen.selection == nil)
    let place = try #require(text.firstIndex { $0.contains("Activities") })
    let list = text[place...].filter { $0.contains("● active") }
    #expect(list.count == 2 && list.allSatisfy { $0.contains("🚲") })
    #expect(list.first { $0.contains(columns < 100 ? "▌🚲" : "▌ 🚲") } == list.first)
    let all = text.joined(separator: "\n")
    #expect(all.contains("speed 24.6 → 24.8") && all.contains("×3"))
    #expect(!all.contains("applied") && !all.contains("rel "))
    #expect(all.contains("? keys"))
  }

  @Test(arguments: [(200, 60, true), (160, 30, false)])
  func `has all changes of a line where rows are many`(
    columns: Int, rows: Int, hasAll: Bool
  ) {
    let state = #"{"speed":24,"note":"on the way to you now","leg":"home by the river"}"#
    let feed =
      pushLine("start", "1") + "\n"
      + #"{"app":"com.a","activity":"1","aps":{"timestamp":1795200001,"event":"update","content-state":\#(state)}}"#
      + "\n"
    var session = session(columns: columns, rows: rows, after: feed)
    let shown = text(&session)
    let column = shown.lazy.compactMap { line in
      line.indices.first { line[$0...].hasPrefix("Feed") }.map {
        line.distance(from: line.startIndex, to: $0)
      }
    }.first
    let page = shown.map { String($0.dropFirst((column ?? 0) - 2)) }.joined(separator: " ")
    let all = ["speed 24", "note on the way to you now", "leg home by the river"].allSatisfy(
      page.contains)
    #expect(all == hasAll, "\(shown)")
  }

  @Test(arguments: [(122, 40), (122, 60), (100, 30), (160, 50), (80, 24)], [0, 7])
  func `has as many errors of the source as there are rows, and names the rest with a command`(
    size: (columns: Int, rows: Int), more: Int
  ) throws {
    let (columns, rows) = size
    var session = session(columns: columns, rows: rows, after: Self.ride)
    var report = SourceReport()
    for number in 1...20 {
      report.lines += [
        SourceReport.Line("✗ Ride.swift:\(number):1", .failure),
        SourceReport.Line("cannot find it", isDetail: true),
        SourceReport.Line("│ it", .faint, isVerbatim: true, isDetail: true),
        SourceReport.Line("│ ^", .warning, isVerbatim: true, isDetail: true),
      ]
    }
    report.lines.append(SourceReport.Line("and 3 that follow from them", .faint))
    report.moreErrorCount = more
    report.command = "islet check --source w"
    session.apply(report)
    let shown = text(&session)
    let count = shown.count { $0.contains("✗ Ride.swift") }
    #expect(count >= 1 && count < 20, "\(shown)")
    let lines = shown.joined(separator: "\n")
    #expect(lines.contains("and \(20 - count + more) more errors: islet"), "\(lines)")
    // The device stands at the left, with the date.
    let letters = shown.flatMap { $0.dropFirst(46).filter { $0.isLetter || $0 == "-" } }
    #expect(String(letters).contains("moreerrorsisletcheck--sourcew"), "\(lines)")
    #expect(lines.contains("and 3 that follow from"), "\(lines)")
    // Of a page with room, no more than a few rows are left.
    #expect(count >= (rows - 26) / 4, "\(lines)")
  }

  @Test func `shows a new error of the source from its beginning, and else stays at its place`() {
    var session = session(columns: 80, rows: 24, after: Self.ride)
    let report = { (number: Int) in
      let details = (1...30).map { SourceReport.Line("line \($0)", isDetail: true) }
      return SourceReport(lines: [SourceReport.Line("✗ fault \(number)", .failure)] + details)
    }
    session.apply(report(1))
    #expect(text(&session).contains { $0.contains("fault 1") })
    session.press(.pageDown, at: .zero)
    #expect(!text(&session).contains { $0.contains("fault 1") })
    session.apply(report(1))
    #expect(!text(&session).contains { $0.contains("fault 1") })
    session.apply(report(2))
    #expect(text(&session).contains { $0.contains("fault 2") })
  }

  @Test func `keeps the end of a long name, and leaves out its app first`() {
    let names = ["delivery-2", "a-very-long-delivery-to-the-harbor-with-a-name-2"]
    let feed = names.map { name in
      pushLine("start", name).replacing("com.a", with: "com.deliveries-of-all-the-harbors")
    }
    var session = session(columns: 122, rows: 40, after: feed.joined(separator: "\n"))
    let list = text(&session).filter { $0.contains("● active") }.map { $0.split(separator: " ") }
    #expect(list.contains { $0.contains("delivery-2") })
    #expect(list.contains { $0.contains { $0.hasPrefix("a-very") && $0.hasSuffix("…me-2") } })
  }

  @Test func `goes on from the first row, as without an inspector from the topmost card`() {
    let feed =
      pushLine("start", "1") + "\n" + pushLine("start", "2").replacing("com.a", with: "com.b")
    for columns in [122, 60] {
      var session = session(columns: columns, rows: 40, after: feed)
      _ = text(&session)
      let first = session.screen.target
      _ = session.handle(.gesture(.selectNext), at: .seconds(1))
      #expect(session.screen.selection != nil && session.screen.selection != first)
    }
  }

  @Test func `says how to send lines, as long as none has come`() {
    var setup = Session.Setup.plain(columns: 80, rows: 24)
    setup.sendCommand = "islet send FILE"
    var session = Session(setup)
    let waiting = text(&session)
    for words in ["from another terminal:", "islet send FILE"] {
      #expect(waiting.contains { $0.contains(words) })
    }
    session.feed(pushLine("start", "1") + "\n")
    #expect(!text(&session, at: .seconds(9)).joined().contains("from another"))
    var silent = self.session(columns: 80, rows: 24, after: "")
    #expect(!text(&silent).joined().contains("from another"))
  }

  @Test(arguments: [0, 1, 5, 6, 12, 13, 29])
  func `of many activities those around the selected one are listed`(place: Int) throws {
    let feed = (10..<40).map {
      pushLine("start", "n\($0)", state: #"{"number":\#($0)}"#)
        .replacing("com.a", with: "com.app\($0)")
    }
    var session = session(columns: 160, rows: 50, after: feed.joined(separator: "\n") + "\n")
    _ = text(&session)
    for step in 0..<place { _ = session.handle(.gesture(.selectNext), at: .seconds(step + 1)) }
    let text = text(&session, at: .seconds(60))
    let target = try #require(session.screen.target)
    let listed = text.filter { $0.contains("● active") }
    #expect(listed.count == 13, "the list, and the state of the selected one")
    #expect(listed.count { $0.contains(target.name) } >= 2, "\(target)")
    #expect(text.contains { $0.contains("Activities, 12 of 30") })
  }

  @Test(arguments: [(80, 24), (122, 40), (160, 50)])
  func `tells of a card that was swiped away, and by whom it was`(columns: Int, rows: Int) {
    var session = session(columns: columns, rows: rows, after: pushLine("start", "1") + "\n")
    #expect(!text(&session).contains { $0.contains("swiped") })
    _ = session.handle(.gesture(.swipeAway), at: .seconds(1))
    let text = text(&session, at: .seconds(9))
    #expect(text.contains { $0.contains("Timeline of") } && text.contains { $0.contains("none") })
    #expect(!text.contains { $0.contains("none yet") })
    // In the feed and in the timeline, on a narrow inspector in two rows each.
    let words = columns > 80 ? "gone: it was swiped away" : "gone: it was"
    #expect(text.count { $0.contains(words) } == 2, "\(text)")
    #expect(text.count { $0.contains("away") } == 2, "\(text)")
    session.feed(pushLine("start", "1", at: 60) + "\n", at: .seconds(60))
    #expect(!self.text(&session, at: .seconds(60)).contains { $0.contains("Timeline of") })
  }

  @Test(arguments: [(80, 24), (122, 40)])
  func `has the clock's state first, and its own name last`(columns: Int, rows: Int) throws {
    var session = session(columns: columns, rows: rows, after: Self.ride)
    #expect(text(&session).contains { $0.contains("islet ·") } == (columns > 80))
    for action in [KeyAction.reduceMotion, .colors, .mute, .clockRate(10), .pauseClock] {
      _ = session.handle(action, at: .seconds(1))
    }
    let head = try #require(text(&session, at: .seconds(9)).first { $0.contains("Activities") })
    #expect(head.contains("  paused") && !head.contains("×10"), "\(head)")
    #expect(!head.contains("…") && !head.contains("islet ·"))
    #expect(head.contains("muted") == (columns > 80), "\(head)")
  }

  @Test func `offers the keys that have an effect`() {
    var session = session(columns: 160, rows: 50, after: Self.ride)
    let keys = { (session: inout Session, time: Int) in
      self.text(&session, at: .seconds(time)).last { $0.contains("? keys") } ?? ""
    }
    // The alert of its start has expanded the island.
    let first = keys(&session, 0)
    #expect(first.contains("e close") && first.contains("Space pause"), "\(first)")
    _ = session.handle(.gesture(.longPress), at: .seconds(1))
    _ = session.handle(.pauseClock, at: .seconds(1))
    let other = keys(&session, 9)
    #expect(other.contains("e expand") && other.contains("Space go on"), "\(other)")
    _ = session.handle(.gesture(.swipeAway), at: .seconds(10))
    let none = keys(&session, 19)
    #expect(!none.contains("select") && !none.contains("dismiss") && none.contains("t theme"))
  }

  @Test(arguments: [true, false])
  func `tells the Lock Screen's question, which y and n answer`(isAllowed: Bool) {
    var session = session(columns: 122, rows: 40, after: "")
    session.feed(#"{"device":{"allow":"ask"}}"# + "\n" + pushLine("start", "1") + "\n")
    let asked = text(&session).joined(separator: "\n")
    #expect(asked.contains("Allow Live Activities from “A”?"), "\(asked)")
    #expect(asked.contains("Don’t Allow  n") && asked.contains("Allow  y"))
    #expect(asked.contains("no update token before the answer"))
    _ = session.handle(isAllowed ? .answer(true) : .previewState(1), at: .seconds(1))
    let answered = text(&session, at: .seconds(9)).joined(separator: "\n")
    #expect(
      !answered.contains("Don’t Allow") && session.activities.activityCount == (isAllowed ? 1 : 0))
    #expect(answered.contains(isAllowed ? "allowed" : "deny a"), "\(answered)")
    #expect(answered.contains("the person did not allow it") == !isAllowed)
  }

  @Test func `lists findings with their activity, and counts them in the feed`() {
    var session = session(columns: 160, rows: 50, after: pushLine("start", "1") + "\n")
    let text = text(&session).joined(separator: "\n")
    #expect(text.contains("▲ aps.attributes-type: there is no layout"))
    #expect(text.contains("▲ 1 finding"))
  }

  /// With the state's keys the timeline would leave the feed no room.
  @Test(arguments: [(2, ["Timeline", "Feed"]), (14, ["Feed", "Timeline"])])
  func `shows the feed where it would be below the last row`(
    keyCount: Int, titles: [String]
  ) throws {
    let keys = (0..<keyCount).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    let feed = Self.ride + Self.update(4, 1).replacing("\"speed\":1.0", with: keys)
    var session = session(columns: 122, rows: 40, after: feed)
    let text = text(&session)
    let sections = session.screen.inspector.pages.flatMap { $0 }.map(\.heading[0].text)
    #expect(sections.filter(titles.contains) == titles, "\(sections)")
    let place = try #require(text.firstIndex { $0.contains("Feed") })
    #expect(text[place...].count { $0.contains("update") } >= 1)
  }

  @Test func `says of a dropped line why, and colors nothing that was applied`() throws {
    let feed = Self.ride + Self.update(9, 1).replacing(#""activity":"1""#, with: #""activity":"7""#)
    var session = session(columns: 160, rows: 50, after: feed)
    let surface = session.frame(at: .zero).surface
    let text = surface.plainText()
    #expect(text.contains("▲ dropped") && text.contains("no activity a/7 was started"))
    let room = try #require(session.screen.inspectorRoom)
    #expect(room.pageCount == 2)
    let inspector = session.screen.inspector
    let feedRows = try #require(inspector.pages.last?.first { $0.isFeed }?.rows)
    let roles = feedRows.flatMap(\.spans).map(\.role)
    #expect(Set(roles) == [.faint, .plain, .warning])
    #expect(roles.count { $0 == .warning } == 1)
  }

  @Test func `tells names, values and events in whole words where columns are few`() {
    let feed =
      pushLine("start", "a-very-long-journey", state: #"{"estimatedDelivery":"now"}"#) + "\n"
      + #"{"app":"com.a","activity":"a-very-long-journey","aps":{"timestamp":1795200001,"event":"update","content-state":{"estimatedDelivery":"Observatory and Harbor"}}}"#
      + "\n"
    var session = session(columns: 80, rows: 40, after: feed)
    let all = text(&session).joined(separator: "\n")
    for words in ["estimatedDelivery", "update: push", "Observatory", "Harbor"] {
      #expect(all.contains(words), "\(words) in \(all)")
    }
    #expect(!all.contains("new content by"), "\(all)")
  }
}

@Suite struct `A toast` {
  private func session(columns: Int, rows: Int) -> Session {
    var setup = Session.Setup.plain(columns: columns, rows: rows)
    setup.motion = .off
    return Session(setup)
  }

  private let bad =
    #"{"app":"com.a","activity":"7","aps":{"timestamp":1795200000,"event":"update"}}"#

  @Test(arguments: [
    (40, 15, "expected a value"), (49, 30, "expected a value"), (60, 20, "expected a value"),
  ])
  func `tells the reason of a line without effect, six seconds long`(
    columns: Int, rows: Int, reason: String
  ) throws {
    var session = session(columns: columns, rows: rows)
    _ = session.frame(at: .zero)
    session.feed("nonsense\n", at: .seconds(1))
    let text = session.frame(at: .seconds(1)).surface.plainText()
    #expect(text.contains("rejected: line 1") && text.contains(reason))
    session.feed(bad + "\n" + bad + "\n", at: .seconds(2))
    let next = session.frame(at: .seconds(2)).surface.plainText()
    #expect(next.contains("dropped ×2: ") && !next.contains("rejected: line 1"))
    let turn = try #require(session.nextTurn)
    #expect(turn <= .seconds(8))
    #expect(session.frame(at: .milliseconds(7900)).surface.plainText().contains("dropped ×2: "))
    #expect(!session.frame(at: .seconds(8)).surface.plainText().contains("dropped ×2: "))
  }

  @Test(arguments: [(80, 24, true), (49, 30, false)])
  func `stands upon the inspector where that is in sight, and leaves the cards as they are`(
    columns: Int, rows: Int, hasInspector: Bool
  ) {
    var session = session(columns: columns, rows: rows)
    session.feed(pushLine("start", "1") + "\n", at: .zero)
    let before = session.frame(at: .seconds(1)).surface
    session.feed("nonsense\n", at: .seconds(2))
    let after = session.frame(at: .seconds(2)).surface
    let isSame = (0..<rows).allSatisfy { row in
      (0..<45).allSatisfy { before[$0, row] == after[$0, row] }
    }
    #expect(isSame == hasInspector)
  }

  @Test(arguments: [(160, 50), (80, 24)])
  func `is left out where the feed tells it`(columns: Int, rows: Int) {
    var session = session(columns: columns, rows: rows)
    session.feed("nonsense\n", at: .zero)
    let text = session.frame(at: .zero).surface.plainText()
    #expect(text.contains("▲ rejected") && !text.contains("rejected: line 1"))
    _ = session.handle(.gesture(.toggleInspector), at: .seconds(1))
    #expect(session.frame(at: .seconds(1)).surface.plainText().contains("rejected: line 1"))
  }

  @Test func `is shown where the feed is below the last row`() {
    var session = session(columns: 80, rows: 24)
    let state = (0..<30).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    session.feed(pushLine("start", "1", state: "{\(state)}") + "\n", at: .zero)
    session.feed("nonsense\n", at: .seconds(60))
    let text = session.frame(at: .seconds(60)).surface.plainText()
    #expect(text.contains("▲ rejected: line 1"))
  }

  @Test func `is not shown for a line that was applied`() {
    var session = session(columns: 49, rows: 30)
    session.feed(pushLine("start", "1") + "\n", at: .zero)
    #expect(session.unshownFault == nil)
  }
}
