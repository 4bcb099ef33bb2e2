import LiveActivities
import Testing

@Suite struct PushTests {
  @Test func `T6 the sixth ongoing activity of an app is refused, pending ones counted`() throws {
    var device = Device()
    try device.does(.device(.foreground(BundleID("a"))))
    for number in 1...3 { try device.pushStart("a\(number)") }
    for number in 4...5 {
      let request = ActivityRequest.test(start: hour, alert: .test)
      try device.does(.app(.request(request), Device.id("a\(number)")))
    }
    let sixth = ActivityCommand.push(.start(at: device.now), Device.id("a6"))
    #expect(
      try device.refusal(of: sixth)
        == CommandRefusal(.tooManyActivitiesOfApp, .app(BundleID("a")), .limit(5)))
    try device.pushStart("b1")
    try device.pushEnd("a1")
    #expect(try device.refusal(of: sixth) == nil, "an ended one makes room")
  }

  @Test(arguments: [(4096, true), (4097, false)])
  func `T8 attributes and content state take 4096 bytes together`(byteCount: Int, fits: Bool) throws
  {
    let json = EncodedJSON(bytes: Array(repeating: 0x20, count: byteCount - 2))
    let id = Device.id("a1")
    let expected =
      fits ? nil : CommandRefusal(.payloadTooLarge, .byteCount(byteCount), .limit(4096))

    var device = Device()
    var start = ActivityPush.start(at: device.now)
    start.attributes = json
    #expect(try device.refusal(of: .push(start, id)) == expected)

    device = Device()
    try device.pushStart("a1")
    let update = ActivityPush(event: .update, timestamp: device.now, contentState: json)
    #expect(try device.refusal(of: .push(update, id)) == expected)
    let content = ActivityContent(state: json, staleDate: nil)
    #expect(try device.refusal(of: .app(.update(content), id)) == expected)
    #expect(try device.refusal(of: .app(.end(content), id)) == expected)
  }

  @Test func `T9 an older timestamp is ignored, an equal or newer one applied`() throws {
    var device = Device()
    try device.pushStart("a1")
    device.wait(until: 100)
    try device.pushUpdate("a1", "1", at: 50)
    #expect(
      throws: CommandRefusal(.olderTimestamp, .last(Device.time(50)), .given(Device.time(49)))
    ) {
      try device.pushUpdate("a1", "2", at: 49)
    }
    #expect(
      throws: CommandRefusal(.olderTimestamp, .last(Device.time(50)), .given(Device.time(49)))
    ) {
      try device.pushEnd("a1", at: 49)
    }
    try device.pushUpdate("a1", "3", at: 50)
    #expect(device.engine.activity(Device.id("a1"))?.content.state == EncodedJSON("3"))
    try device.does(.app(.update(.test("4")), Device.id("a1")))
    #expect(
      throws: CommandRefusal(.olderTimestamp, .last(Device.time(100)), .given(Device.time(99)))
    ) {
      try device.pushUpdate("a1", "5", at: 99)
    }
  }

  @Test func `T9 a timestamp may lie eight hours ahead and no further`() throws {
    var device = Device()
    let latest = Device.time(8 * hour)
    let far = Device.time(8 * hour + 1)
    let refusal = CommandRefusal(.timestampTooFarAhead, .given(far), .latest(latest))
    #expect(try device.refusal(of: .push(.start(at: far), Device.id("a1"))) == refusal)
    try device.pushStart("a1")
    #expect(throws: refusal) { try device.pushUpdate("a1", at: 8 * hour + 1) }
    let call = AppCall.update(.test(), timestamp: far)
    #expect(
      try device.refusal(of: .app(call, Device.id("a1")))
        == CommandRefusal(.timestampOfCallTooFarAhead, .given(far), .latest(latest)))
    try device.pushUpdate("a1", at: 8 * hour)
    try device.does(.app(.update(.test("1")), Device.id("a1")))
    #expect(device.engine.activity(Device.id("a1"))?.lastTimestamp == latest)
  }

  @Test func `a call within the second of a push does not make the next push old`() throws {
    var device = Device()
    try device.pushStart("a1")
    let id = Device.id("a1")
    let between = Device.start + .milliseconds(700)
    _ = try device.engine.apply(.app(.update(.test()), id), at: between)
    let push = ActivityPush(
      event: .update, timestamp: Device.start, contentState: EncodedJSON("7"))
    _ = try device.engine.apply(.push(push, id), at: between)
    #expect(device.content("a1") == "7")
  }

  @Test(arguments: [ActivityPush.Key.attributesType, .attributes, .contentState, .alert])
  func `T11 a start that lacks a key does not start`(key: ActivityPush.Key) throws {
    var device = Device()
    var push = ActivityPush.start(at: device.now)
    switch key {
    case .attributesType: push.attributesType = nil
    case .attributes: push.attributes = nil
    case .contentState: push.contentState = nil
    case .alert: push.alert = nil
    }
    #expect(
      try device.refusal(of: .push(push, Device.id("a1")))
        == CommandRefusal(key == .alert ? .missingAlert : .missingKey, .key(key), .event(.start)))
  }

  @Test func `an update needs a content state, an end does not`() throws {
    var device = Device()
    try device.pushStart("a1")
    let update = ActivityPush(event: .update, timestamp: device.now)
    #expect(
      try device.refusal(of: .push(update, Device.id("a1")))
        == CommandRefusal(.missingKey, .key(.contentState), .event(.update)))
    try device.pushEnd("a1")
  }

  @Test func `an end that alerts lights the screen, not the island`() throws {
    var device = Device()
    for name in ["a1", "b1"] { try device.pushStart(name) }
    device.wait(until: minute)
    let end = ActivityPush(event: .end, timestamp: device.now, alert: .test)
    let changes = try device.does(.push(end, Device.id("a1"))).map(\.change)
    #expect(changes.last == .alerted(Device.id("a1"), .test))
    #expect(device.stacks == "a1 | b1")
    #expect(device.island == "(b1)")
  }

  @Test func `a push without a score keeps the rank, one without a stale date is fresh`() throws {
    var device = Device()
    try device.pushStart("a1", score: 90, staleAt: 60)
    try device.pushUpdate("a1")
    let content = device.engine.activity(Device.id("a1"))?.content
    #expect(content?.relevanceScore == 90)
    #expect(content?.staleDate == nil)
  }

  @Test func `names are as long as real ones at most`() throws {
    var device = Device()
    let longest = String(repeating: "a", count: 255)
    let refusal = CommandRefusal(.nameTooLong, .byteCount(256), .limit(255))
    for id in [
      ActivityID(app: BundleID(longest + "a"), name: "1"),
      ActivityID(app: BundleID("a"), name: longest + "a"),
    ] {
      #expect(try device.refusal(of: .push(.start(at: device.now), id)) == refusal)
    }
    var push = ActivityPush.start(at: device.now)
    push.attributesType = longest + "a"
    #expect(try device.refusal(of: .push(push, Device.id("a1"))) == refusal)
    #expect(try device.refusal(of: .device(.foreground(BundleID(longest + "a")))) == refusal)
    let id = ActivityID(app: BundleID(longest), name: longest)
    #expect(try device.refusal(of: .push(.start(at: device.now), id)) == nil)
  }

  @Test func `time does not go back`() throws {
    var device = Device()
    try device.pushStart("a1")
    device.wait(until: minute)
    let before = device.engine
    device.wait(until: 0)
    #expect(device.engine == before)
    let refusal = CommandRefusal(
      .clockMovedBackwards, .last(Device.time(minute)), .given(Device.start))
    #expect(try device.refusal(of: .push(.start(at: device.now), Device.id("a2"))) == refusal)
  }

  @Test func `a command catches up with what was due, unless it is refused`() throws {
    var device = Device()
    try device.pushStart("a1")
    let late = Device.time(9 * hour)
    let before = device.engine
    #expect(throws: CommandRefusal.self) {
      try device.engine.apply(.push(.start(at: late), Device.id("a1")), at: late)
    }
    #expect(device.engine == before)
    let events = try device.engine.apply(.push(.start(at: late), Device.id("b1")), at: late)
    #expect(
      events.map(\.time) == [5, 8 * hour, 9 * hour, 9 * hour, 9 * hour, 9 * hour].map(Device.time))
  }

  @Test func `dates at the ends of time do no harm`() throws {
    var device = Device()
    let ends = [Int64.min, .max].map(Timestamp.init(millisecondsSince1970:))
    for (number, date) in ends.enumerated() {
      var push = ActivityPush.start(at: ends[0])
      push.staleDate = date
      try device.does(.push(push, Device.id("a\(number)")))
      try device.does(
        .push(
          ActivityPush(event: .end, timestamp: device.now, dismissalDate: date),
          Device.id("a\(number)")))
    }
    try device.pushStart("b1")
    _ = device.engine.advance(to: ends[1])
    #expect(device.engine.activityCount == 0)
    #expect(device.engine.nextDeadline == nil)
    _ = try device.engine.apply(.push(.start(at: ends[1]), Device.id("c1")), at: ends[1])
    _ = device.engine.advance(to: ends[1])
    #expect(device.engine.activityCount == 0)
  }
}
