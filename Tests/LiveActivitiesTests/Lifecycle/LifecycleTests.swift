import LiveActivities
import Testing

@Suite struct LifecycleTests {
  // MARK: Limits of time

  @Test func `T1 an activity ends after eight hours and goes after twelve`() throws {
    var device = Device()
    try device.pushStart("a1")
    #expect(device.hours("a1", 14) == "aaaaaaaaeeee..")
    device.wait(until: 8 * hour - 1)
    #expect(device.island == "(a1)")
    let events = device.wait(until: 8 * hour)
    #expect(
      events == [
        ActivityEvent(
          .stateChanged(Device.id("a1"), from: .active, to: .ended, cause: .eightHourLimit),
          at: Device.time(8 * hour))
      ])
    #expect(device.island == "-")
    #expect(device.stacks == "a1")
    device.wait(until: 12 * hour - 1)
    #expect(device.stacks == "a1")
    device.wait(until: 12 * hour)
    #expect(device.stacks == "")
    #expect(device.engine.activityCount == 0)
  }

  @Test func `a day passed at once happens in order, each thing at its own time`() throws {
    var device = Device()
    try device.pushStart("a1", staleAt: 2 * hour)
    let changes = device.wait(until: 24 * hour).compactMap { event in
      if case .stateChanged(_, _, let to, let cause) = event.change {
        return "\((event.time - Device.start).components.seconds / 3600)h \(to) \(cause)"
      }
      return nil
    }
    #expect(
      changes == ["2h stale staleDate", "8h ended eightHourLimit", "12h dismissed fourHourLimit"])
  }

  @Test(arguments: [
    (ActivityUIDismissalPolicy.default, "aeeee.."),
    (.after(Device.time(7 * hour)), "aeeee.."),
    (.after(Device.time(3 * hour)), "aee...."),
    (.after(Device.time(-hour)), "a......"),
    (.immediate, "a......"),
  ])
  func `T2 an end by the app shows until its policy says`(
    policy: ActivityUIDismissalPolicy, expected: String
  ) throws {
    var device = Device()
    try device.pushStart("a1")
    let first = device.hours("a1", 1)
    device.wait(until: hour)
    try device.does(.app(.end(dismissalPolicy: policy), Device.id("a1")))
    #expect(first + device.hours("a1", 6) == expected)
  }

  @Test(arguments: [(nil, "eeee."), (-hour, "....."), (2 * hour, "ee..."), (9 * hour, "eeee.")])
  func `T3 an end by push shows until its dismissal date, four hours at most`(
    date: Int?, expected: String
  ) throws {
    var device = Device()
    try device.pushStart("a1")
    try device.pushEnd("a1", dismissAt: date)
    #expect(device.hours("a1", 5) == expected)
  }

  @Test func `T4 the stale date makes an activity stale, and news makes it active again`() throws {
    var device = Device()
    try device.pushStart("a1", staleAt: minute)
    #expect(device.engine.nextDeadline == Device.time(5))
    device.wait(until: minute - 1)
    #expect(device.state("a1") == .active)
    device.wait(until: minute)
    #expect(device.state("a1") == .stale)
    #expect(device.engine.activity(Device.id("a1"))?.isStale == true)
    #expect(device.island == "(a1)")
    try device.pushUpdate("a1", staleAt: 2 * minute)
    #expect(device.state("a1") == .active)
    device.wait(until: 2 * minute)
    #expect(device.state("a1") == .stale)
    try device.pushUpdate("a1")
    #expect(device.hours("a1", 9) == "aaaaaaaae")
  }

  @Test func `content that is stale when it comes is shown as stale`() throws {
    var device = Device()
    device.wait(until: minute)
    try device.pushStart("a1")
    try device.pushUpdate("a1", staleAt: 0)
    #expect(device.state("a1") == .stale)
    #expect(device.stacks == "a1")
    #expect(device.engine.nextDeadline == Device.time(minute + 5))
  }

  @Test func `an activity that is stale when it starts is shown with its first fresh content`()
    throws
  {
    var device = Device()
    device.wait(until: minute)
    let events = try device.pushStart("a1", staleAt: minute).map(\.change)
    #expect(device.state("a1") == .stale)
    #expect(!events.contains(.alerted(Device.id("a1"), .test)))
    #expect(device.stacks == "" && device.island == "-")
    try device.pushStart("a2")
    try device.pushUpdate("a1", staleAt: 0)
    #expect(device.stacks == "a2")
    try device.pushUpdate("a1", score: 9)
    #expect(device.stacks == "a1 a2")
    try device.pushEnd("a1")
    #expect(device.stacks == "a1 a2")
  }

  @Test func `T5 what has ended is not updated, and says when and why it ended`() throws {
    var device = Device()
    try device.pushStart("a1")
    try device.pushEnd("a1")
    device.wait(until: minute)
    let update = ActivityCommand.push(
      ActivityPush(event: .update, timestamp: device.now, contentState: EncodedJSON("{}")),
      Device.id("a1"))
    #expect(
      try device.refusal(of: update)
        == CommandRefusal(
          .activityEnded, .activity(Device.id("a1")), .state(.ended), .end(Device.start),
          .cause(.push)))
    try device.does(.person(.dismiss(Device.id("a1"))))
    #expect(
      try device.refusal(of: update)
        == CommandRefusal(
          .activityEnded, .activity(Device.id("a1")), .state(.dismissed), .end(device.now),
          .cause(.person)))
  }

  @Test func `an end without content keeps the last one, and with content shows it`() throws {
    var device = Device()
    try device.pushStart("a1")
    try device.pushStart("a2")
    try device.pushUpdate("a1", "1")
    try device.does(.app(.end(), Device.id("a1")))
    try device.does(.app(.end(.test("2")), Device.id("a2")))
    #expect(device.engine.activity(Device.id("a1"))?.content.state == EncodedJSON("1"))
    #expect(device.engine.activity(Device.id("a2"))?.content.state == EncodedJSON("2"))
  }

  // MARK: Requests

  @Test func `a scheduled activity waits, then starts with its alert in the background`() throws {
    var device = Device()
    let id = Device.id("a1")
    try device.does(.device(.foreground(id.app)))
    try device.does(.app(.request(.test(start: 2 * hour, alert: .test)), id))
    try device.does(.device(.foreground(nil)))
    #expect(device.stacks == "")
    #expect(device.island == "-")
    #expect(device.hours("a1", 15) == "ppaaaaaaaaeeee.")
    let changes = device.wait(until: 2 * hour).map(\.change)
    #expect(
      changes == [
        .stateChanged(id, from: .pending, to: .active, cause: .scheduledStart),
        .alerted(id, .test), .islandExpanded(id),
      ])
  }

  @Test func `a request needs its app in the foreground, a scheduled one a date and an alert`()
    throws
  {
    var device = Device()
    let id = Device.id("a1")
    #expect(
      try device.refusal(of: .app(.request(.test()), id))
        == CommandRefusal(.appNotInForeground, .app(id.app)))
    try device.does(.device(.foreground(id.app)))
    #expect(
      try device.refusal(of: .app(.request(.test(start: 60)), id))
        == CommandRefusal(.missingScheduleAlert))
    #expect(
      try device.refusal(of: .app(.request(.test(start: 0, alert: .test)), id))
        == CommandRefusal(.startNotAhead, .given(Device.start)))
    #expect(try device.refusal(of: .app(.request(.test()), id)) == nil)
  }

  @Test func `a second transient activity takes the island from the first, which ends it`() throws {
    var device = Device()
    let (first, second) = (Device.id("a1"), Device.id("a2"))
    try device.does(.device(.foreground(first.app)))
    try device.does(.app(.request(.test(style: .transient)), first))
    let changes = try device.does(.app(.request(.test(style: .transient)), second)).map(\.change)
    #expect(
      changes == [
        .started(second, .active, cause: .app), .islandCollapsed(first),
        .stateChanged(first, from: .active, to: .dismissed, cause: .transientRule),
        .islandExpanded(second),
      ])
    #expect(device.island == "[a2]")
  }

  @Test(arguments: [
    ActivityCommand.device(.lock), .device(.foreground(nil)),
    .device(.foreground(BundleID("b"))), .person(.collapseIsland),
    .person(.dismiss(Device.id("a1"))), .app(.end(), Device.id("a1")),
  ])
  func `T19 a transient activity fills the island until the person looks elsewhere`(
    command: ActivityCommand
  ) throws {
    var device = Device()
    let id = Device.id("a1")
    try device.does(.device(.foreground(id.app)))
    try device.does(.app(.request(.test(style: .transient)), id))
    #expect(device.island == "[a1]")
    #expect(device.stacks == "")
    try device.pushStart("b1")
    #expect(device.island == "[a1]", "an alert does not end it")
    try device.does(command)
    #expect(device.state("a1") == nil)
    #expect(device.engine.arrangement(at: device.now).island.activities.contains(id) == false)
  }
}
