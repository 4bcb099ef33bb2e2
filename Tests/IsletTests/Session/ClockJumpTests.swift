import FeedReports
import LiveActivities
import Testing
import Theming

@testable import LockScreenSession

/// A jump of the clock passes every timed line and every deadline on its way at its own time, on a terminal as in a check.
@Suite struct `A jump of the clock` {
  private static let start = HeadlessRun.standardMoment

  private static let scenario = """
    {"at":0,"app":"a","scene":"foreground"}
    {"at":0,"app":"a","activity":"1","request":{"attributes-type":"T","attributes":{},"content-state":{"n":0}}}
    {"at":"20m","app":"a","activity":"1","update":{"content-state":{"n":1}}}
    {"at":"7h59m","app":"a","activity":"1","update":{"content-state":{"n":2}}}
    {"at":"8h","expect":{"state":"ended"},"app":"a","activity":"1"}
    {"at":"8h1m","app":"a","activity":"1","update":{"content-state":{"n":3}}}
    {"at":"9h","note":"the end"}

    """

  /// The time after the start and the verdict of each line, oldest first.
  private func outcomes(_ reports: [LineReport]) -> [String] {
    reports.map {
      "\($0.origin.line) at \($0.time - Self.start): \(Messages.verdict($0)) \($0.unmet)"
    }
  }

  private static func reports(of run: inout HeadlessRun) -> [LineReport] {
    var reports: [LineReport] = []
    while let step = run.next() {
      if case .line(let report) = step { reports.append(report) }
    }
    return reports
  }

  private func checked(_ feed: String) -> [String] {
    var run = HeadlessRun(
      .plain(columns: 80, rows: 24),
      of: [HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))])
    return outcomes(Self.reports(of: &run))
  }

  /// The outcomes on a terminal whose person presses a key again and again, at most once a turn.
  private func played(_ feed: String, pressing action: KeyAction?, turns: Int) -> [String] {
    var session = Session(.plain(columns: 80, rows: 24), showing: Self.start, at: .zero)
    var streams = [StreamSource(whole: feed)]
    var reports = session.apply(&streams, at: .zero)
    for turn in 0..<turns {
      let real = Duration.milliseconds(turn * 20)
      if let action { _ = session.handle(action, at: real) }
      reports += session.apply(&streams, at: real)
    }
    return outcomes(reports)
  }

  @Test func `by an hour with a key gives what a check gives`() {
    #expect(played(Self.scenario, pressing: .hourOn, turns: 12) == checked(Self.scenario))
  }

  @Test func `to the next deadline with a key gives what a check gives`() {
    let outcomes = played(Self.scenario, pressing: .nextDeadline, turns: 3)
    #expect(outcomes == Array(checked(Self.scenario).prefix(outcomes.count)))
    #expect(outcomes.count >= 5)
  }

  @Test func `by a line passes the lines behind it that come before its arrival`() {
    let feed =
      #"{"at":0,"clock":{"advance":"8h30m"},"expect":{"state":"ended"},"app":"a","activity":"1"}"#
      + "\n" + Self.scenario
    let outcomes = checked(feed)
    #expect(outcomes == played(feed, pressing: .hourOn, turns: 12))
    #expect(outcomes.map { $0.prefix(2) } == ["2 ", "3 ", "4 ", "5 ", "6 ", "7 ", "1 ", "8 "])
    #expect(!outcomes.contains { $0.contains("it is") })
  }

  @Test func `comes before a line without a time`() {
    let feed = """
      {"app":"a","scene":"foreground"}
      {"app":"a","activity":"1","request":{"attributes-type":"T","attributes":{},"content-state":{"n":0}}}
      {"clock":{"advance":"8h"}}
      {"app":"a","activity":"1","update":{"content-state":{"n":1}},"expect":"activityEnded"}

      """
    #expect(checked(feed).map { $0.hasSuffix("[]") } == [true, true, true, true])
    #expect(checked(feed) == played(feed, pressing: nil, turns: 1))
  }

  @Test func `leaves a line that comes after it to its time`() {
    var session = Session(.plain(columns: 80, rows: 24), showing: Self.start, at: .zero)
    var streams = session.feed(Self.scenario)
    _ = session.handle(.hourOn, at: .seconds(1))
    session.apply(&streams, at: .seconds(1))
    #expect(session.clock.now(at: .seconds(1)) == Self.start + .seconds(3601))
    #expect(session.log.lineCount == 3)
    #expect(!session.isJumping)
  }

  @Test func `applies a line at its own time though the turn is late`() {
    var session = Session(.plain(columns: 80, rows: 24), showing: Self.start, at: .zero)
    var streams = session.feed(Self.scenario)
    let reports = session.apply(&streams, at: .seconds(3600))
    #expect(reports.last?.time == Self.start + .seconds(1200))
  }

  @Test func `drops a line whose time is before that of a line before it, on a terminal too`() {
    let feed = #"{"at":20,"note":"late"}"# + "\n" + #"{"at":10,"note":"early"}"# + "\n"
    let outcomes = played(feed, pressing: .hourOn, turns: 2)
    #expect(outcomes.count == 2)
    #expect(outcomes.last?.contains("the clock would go back") == true)
  }

  /// Untimed lines between timed ones, and jumps of the clock by lines and dates.
  private static let mixed = """
    {"at":0,"note":"begins"}
    {"at":600,"note":"ten minutes"}
    {"note":"untimed"}
    {"at":1200,"clock":{"advance":50}}
    {"at":1300,"clock":{"advance":50}}

    """

  @Test func `goes on to the lines behind an untimed one`() {
    #expect(played(Self.mixed, pressing: .hourOn, turns: 3) == checked(Self.mixed))
    #expect(!checked(Self.mixed).contains { $0.contains("go back") })
  }

  @Test func `takes the same lines when frames are taken as well`() {
    let feed = """
      {"at":1,"clock":{"advance":100}}
      {"at":10,"note":"on the way"}
      {"at":20,"clock":{"advance":5}}
      {"at":30,"theme":"dawn"}

      """
    var run = HeadlessRun(
      .plain(columns: 80, rows: 24),
      of: [HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))])
    run.frames = FrameSchedule()
    #expect(outcomes(Self.reports(of: &run)) == checked(feed))
    #expect(run.session.log.droppedCount == 0)
  }

  @Test func `leaves the other feeds of a picture as they are`() {
    let inputs = [#"{"at":100,"note":"late"}"#, #"{"at":5,"theme":"dawn"}"#].map {
      HeadlessRun.Input(name: "feed", bytes: Array(($0 + "\n").utf8))
    }
    var run = HeadlessRun(.plain(columns: 80, rows: 24), of: inputs)
    run.drain(toScenario: .seconds(10))
    #expect(run.session.themes.current.name == "dawn")
  }
}
