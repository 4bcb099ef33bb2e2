import ActivityFeed
import CellUI
import Compositing
import CursesFrontEnd
import HeadlessRendering
import LiveActivities
import LockScreenUI
import Testing
import Theming

@testable import FeedReports
@testable import LockScreenSession

@Suite struct `A session` {
  private func session(_ size: CellSize = CellSize(columns: 122, rows: 40)) -> Session {
    Session(Session.Setup.samples(columns: size.columns, rows: size.rows))
  }

  @discardableResult
  private func feed(
    _ text: String, to session: inout Session, at real: Duration = .zero
  ) -> [LineReport] {
    var streams = [StreamSource(whole: text)]
    return session.apply(&streams, at: real)
  }

  private func push(_ event: String, _ name: String, at seconds: Int = 0, app: String = "com.a")
    -> String
  {
    """
    {"app":"\(app)","activity":"\(name)","aps":{"timestamp":\(1_795_200_000 + seconds),\
    "event":"\(event)","attributes-type":"T","attributes":{},"content-state":{"n":\(seconds)},\
    "alert":{"title":"t","body":"b"}}}

    """
  }

  @Test func `a session gives each line its verdict, and one bad line costs that line only`() {
    var session = session()
    let reports = feed(
      push("start", "1") + "nonsense\n" + push("update", "2", at: 1) + push("update", "1", at: 2)
        + #"{"theme":"midnight"}"# + "\n" + #"{"theme":"midnigth"}"# + "\n{\"half\":", to: &session)
    let verdicts = reports.map(\.verdict)
    let unknown = ActivityID(app: BundleID("com.a"), name: "2")
    #expect(verdicts.count == 7)
    #expect(verdicts[0] == .applied)
    #expect(verdicts[2] == .dropped(CommandRefusal(.unknownActivity, .activity(unknown))))
    #expect(verdicts[3] == .applied)
    #expect(verdicts[4] == .applied)
    #expect(session.themes.current.name == "midnight")
    #expect(session.log.rejectedCount == 3)
    #expect(
      Messages.rejections(session.log) == [
        "islet: 3 of 7 lines were rejected:",
        "  feed line 2: column 1: expected a value, found nonsense",
        "  feed line 6: there is no theme midnigth; did you mean midnight?",
        "  feed line 7: column 1: the object that begins here is not closed; add }; the phone does nothing",
      ])
    #expect(
      Messages.drops(session.log) == [
        "islet: 1 of 7 lines was dropped:",
        "  feed line 3: no activity a/2 was started, so the phone has nothing to change; send its start first (AK 3.19)",
      ])
  }

  @Test func `a session keeps the first few rejections of many`() {
    var session = session()
    feed(String(repeating: "x\n", count: 10_000), to: &session)
    let lines = Messages.rejections(session.log)
    #expect(lines.first == "islet: 10000 of 10000 lines were rejected:")
    #expect(lines.count == ReportLog.keptFaultsMaximum + 2)
    #expect(lines.last == "  and 9995 more")
  }

  @Test func `a session wants no frame while nothing changes, and a turn when something will`() {
    var session = session()
    #expect(session.wantsFrame(at: .zero))
    var real = Duration.zero
    while session.wantsFrame(at: real), real < .seconds(5) {
      _ = session.frame(at: real)
      real += FrameClock.interval
    }
    #expect(!session.wantsFrame(at: real))
    // The clock on the lock screen shows minutes: 18:40:00 was the start.
    #expect(session.nextTurn == .seconds(60))
    #expect(!session.wantsFrame(at: .seconds(59)))
    #expect(session.wantsFrame(at: .seconds(60)))
  }

  @Test func `a session shows an activity that was started anew by its own attributes`() {
    var session = session()
    let start = { (bike: String, second: Int) in
      """
      {"app":"com.a","activity":"1","aps":{"timestamp":\(1_795_200_000 + second),"event":"start",\
      "attributes-type":"T","attributes":{"bike":"\(bike)"},"content-state":{"n":1},\
      "alert":{"title":"t","body":"b"}}}

      """
    }
    let layout = #"{"attributes-type":"T","lock-screen":{"Text":"{attributes.bike}"}}"#
    feed(#"{"layout":\#(layout)}"# + "\n" + start("Brompton", 0), to: &session)
    _ = session.frame(at: .seconds(1))
    #expect(session.frame(at: .seconds(20)).surface.plainText().contains("Brompton"))
    // The same name and content, before a frame has shown the end of the first one.
    let dismiss = #"{"app":"com.a","activity":"1","person":"dismiss"}"# + "\n"
    let reports = feed(dismiss + start("Roadster", 1), to: &session, at: .seconds(30))
    #expect(reports.count == 2 && reports.allSatisfy { $0.verdict == .applied })
    _ = session.frame(at: .seconds(30))
    #expect(session.frame(at: .seconds(60)).surface.plainText().contains("Roadster"))
  }

  @Test func `a session shows news at once after a rest, and in a flood at intervals`() {
    var setup = Session.Setup.samples(columns: 122, rows: 40)
    setup.motion = .off
    setup.newsInterval = .milliseconds(50)
    var session = Session(setup)
    _ = session.frame(at: .zero)
    feed(push("start", "1"), to: &session, at: .seconds(1))
    #expect(session.wantsFrame(at: .seconds(1)))
    _ = session.frame(at: .seconds(1))
    for step in 1...2 {
      let now = Duration.milliseconds(1000 + 5 * step)
      feed(push("update", "1", at: step), to: &session, at: now)
      #expect(session.wantsFrame(at: now))
      _ = session.frame(at: now)
    }
    feed(push("update", "1", at: 3), to: &session, at: .milliseconds(1015))
    #expect(!session.wantsFrame(at: .milliseconds(1015)))
    #expect(session.nextTurn == .milliseconds(1050))
    #expect(session.wantsFrame(at: .milliseconds(1050)))
    // A key is handled before the lines that still wait.
    _ = session.handle(.help, at: .milliseconds(1020))
    #expect(session.wantsFrame(at: .milliseconds(1020)))
    _ = session.frame(at: .milliseconds(1020))
    #expect(!session.wantsFrame(at: .milliseconds(1050)))
  }

  @Test
  func `a session wakes for the engine's deadline at the clock's pace`() {
    var session = session()
    feed(push("start", "1") + #"{"clock":{"rate":3600}}"#, to: &session)
    _ = session.frame(at: .zero)
    #expect(session.nextTurn.map { $0 <= .seconds(1) } == true)
    session.advance(to: .seconds(9))
    let id = ActivityID(app: BundleID("com.a"), name: "1")
    #expect(session.activities.activity(id)?.state == .ended)
    _ = session.handle(.pauseClock, at: .seconds(9))
    _ = session.frame(at: .seconds(9))
    #expect(session.nextTurn == nil)
  }

  @Test func `a session follows the keys`() {
    var session = session()
    feed(push("start", "1") + push("start", "2", app: "com.b"), to: &session)
    session.advance(to: .seconds(10))
    _ = session.frame(at: .seconds(10))
    #expect(session.activities.activityCount == 2)
    _ = session.handle(.gesture(.selectPrevious), at: .seconds(10))
    _ = session.handle(.gesture(.longPress), at: .seconds(10))
    let island = session.activities.arrangement(at: Session.start + .seconds(10)).island
    #expect(island.activities.count == 1)
    _ = session.handle(.gesture(.swipeAway), at: .seconds(10))
    #expect(session.activities.activityCount == 1)
    let theme = session.themes.current.name
    _ = session.handle(.theme(1), at: .seconds(10))
    #expect(session.themes.current.name != theme)
    _ = session.handle(.theme(-1), at: .seconds(10))
    #expect(session.themes.current.name == theme)
    _ = session.handle(.hourOn, at: .seconds(10))
    session.advance(to: .seconds(10))
    #expect(session.clock.now(at: .seconds(10)) == Session.start + .seconds(3610))
    let quits = session.handle(.quit, at: .seconds(10))
    #expect(quits)
  }

  @Test func `a session closes the help with Escape, and never opens it`() {
    var session = session()
    session.sparesMotion = true
    #expect(KeyBinding.action(for: .escape) == .close)
    let before = session.frame(at: .zero).surface
    _ = session.handle(.help, at: .zero)
    #expect(session.frame(at: .zero).surface != before)
    for _ in 0..<2 {
      _ = session.handle(.close, at: .zero)
      #expect(session.frame(at: .zero).surface == before)
    }
  }

  @Test func `Escape closes the help, then the expanded island`() throws {
    var run = HeadlessRun(
      .samples(columns: 80, rows: 24),
      of: [HeadlessRun.Input(name: "feed", bytes: Array((pushLine("start", "1") + "\n").utf8))])
    run.drain()
    var session = run.session
    let id = try #require(session.activities.island.activities.first)
    _ = session.frame(at: .seconds(10))
    _ = session.handle(.gesture(.longPress), at: .seconds(11))
    #expect(session.activities.island == .expanded(id))
    _ = session.handle(.help, at: .seconds(12))
    _ = session.handle(.close, at: .seconds(13))
    #expect(session.activities.island == .expanded(id) && session.screen.help == nil)
    _ = session.handle(.close, at: .seconds(14))
    #expect(session.activities.island == .compact(id))
  }

  @Test func `a session says in the help what each key does`() {
    #expect(KeyBinding.help.flatMap(\.lines).count == KeyBinding.table.count)
    #expect(KeyBinding.help.count == 3)
    let keys = KeyBinding.table.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for binding in KeyBinding.table {
      #expect(binding.keys.map(KeyBinding.action) == binding.keys.map { _ in binding.action })
    }
  }

  @Test(arguments: [
    (0, "0s"), (59, "59s"), (60, "1m 00s"), (3599, "59m 59s"), (28_081, "7h 48m"),
    (86_400, "1d 0h"), (-5, "0s"),
  ])
  func `a session tells time in two units`(seconds: Int, text: String) {
    #expect(Messages.duration(.seconds(seconds)) == text)
  }
}
