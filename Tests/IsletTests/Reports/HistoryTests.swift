import ActivityFeed
import FeedReports
import LiveActivities
import Testing

@testable import LockScreenSession

@Suite struct `The history` {
  private let time = Timestamp(secondsSince1970: 1_795_200_000)
  private let engine = LiveActivities()

  private func id(_ number: Int) -> ActivityID {
    ActivityID(app: BundleID("com.a"), name: "\(number)")
  }

  private func started(_ number: Int) -> ActivityEvent {
    ActivityEvent(.started(id(number), .active, cause: .push), at: time)
  }

  @Test func `keeps so many activities and forgets the first of them`() {
    var history = History()
    for number in 0..<History.activitiesMaximum { history.record([started(number)], in: engine) }
    #expect(history.timeline(of: id(0)).count == 1)
    history.record([started(History.activitiesMaximum)], in: engine)
    #expect(history.timeline(of: id(0)).isEmpty)
    #expect(history.timeline(of: id(1)).count == 1)
    #expect(history.timeline(of: id(History.activitiesMaximum)).count == 1)
  }

  @Test func `keeps an activity's start and its last entries`() {
    var history = History()
    history.record([started(0)], in: engine)
    for step in 0..<100 {
      let change: ActivityEvent.Change =
        step.isMultiple(of: 2) ? .tapped(id(0)) : .islandCollapsed(id(0))
      history.record([ActivityEvent(change, at: time + .seconds(step))], in: engine)
    }
    let timeline = history.timeline(of: id(0))
    #expect(timeline.count == History.entriesMaximum)
    #expect(timeline.first?.kind == .event(started(0).change))
    #expect(timeline.last?.time == time + .seconds(99))
  }

  @Test func `counts updates in a row as one entry`() {
    var history = History()
    history.record([started(0)], in: engine)
    for step in 1...1000 {
      let update = ActivityEvent(.updated(id(0), cause: .push), at: time + .seconds(step))
      history.record([update], in: engine)
    }
    #expect(history.timeline(of: id(0)).map(\.count) == [1, 1000])
    #expect(history.timeline(of: id(0)).last?.time == time + .seconds(1000))
    history.record(
      CommandRefusal(.olderTimestamp, .last(time), .given(time)), about: id(0), at: time)
    history.record(
      CommandRefusal(.olderTimestamp, .last(time), .given(time)), about: id(0), at: time)
    #expect(history.timeline(of: id(0)).map(\.count) == [1, 1000, 2])
  }

  @Test func `begins anew with an activity of the same name`() {
    var history = History()
    history.record([started(0), ActivityEvent(.tapped(id(0)), at: time)], in: engine)
    history.record([started(0)], in: engine)
    #expect(history.timeline(of: id(0)).count == 1)
  }

  @Test func `knows nothing of an activity that never was`() {
    var history = History()
    history.record(CommandRefusal(.unknownActivity, .activity(id(7))), about: id(7), at: time)
    #expect(history.timeline(of: id(7)).isEmpty)
    #expect(history.states(of: id(7)).isEmpty)
    #expect(history.contents(ofLastUpdate: id(7))?.after == nil)
    #expect(history.findings(on: id(7)).isEmpty)
  }

  @Test func `keeps the last findings on an activity, each once`() {
    var history = History()
    history.record([started(0)], in: engine)
    var report = LineReport(
      on: SourceLine(
        origin: LineOrigin(name: "a", line: 1), content: .line(FeedLine(.expectation))),
      at: time, earlier: [])
    for number in 0..<20 {
      report.contentFindings = [.repeatedKey(path: "\(number)"), .emptyAlert(unread: [])]
      history.recordFindings(of: report, on: id(0))
    }
    let findings = history.findings(on: id(0))
    #expect(findings.count == History.findingsMaximum)
    #expect(findings.prefix(2) == [.emptyAlert(unread: []), .repeatedKey(path: "19")])
  }
}
