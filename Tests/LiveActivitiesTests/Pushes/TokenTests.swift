import LiveActivities
import Testing

/// Tokens given, replaced and taken back (AK 1.28 to 1.30, 3.10).
@Suite struct TokenTests {
  private static let (a, a1) = (BundleID("a"), Device.id("a1"))

  private func token(in events: [ActivityEvent]) -> String? {
    for event in events {
      if case .pushToStartTokenChanged(_, _, let token) = event.change { return token }
    }
    return nil
  }

  @Test func `a token follows the request as an event`() throws {
    var device = Device()
    let events = try device.request("a1", .test(pushType: .token))
    #expect(
      events.map(\.change) == [
        .started(Self.a1, .active, cause: .app),
        .pushTokenChanged(Self.a1, device.token("a1")),
      ])
    #expect(device.token("a1").count == 64)
    try device.request("a2")
    #expect(device.token("a2") == "none", "it did not ask for one")
  }

  @Test func `a start by push gets a token, unless it asks for a channel or can't have one`() throws
  {
    var device = Device()
    var push = ActivityPush.start(at: device.now)
    try device.does(.push(push, Self.a1))
    #expect(device.token("a1") != "none")
    push.inputPush = .channel("dHJhaW4=")
    try device.does(.push(push, Device.id("a2")))
    #expect(device.token("a2") == "none")
    #expect(device.engine.activity(Device.id("a2"))?.channel == "dHJhaW4=")
    try device.declare("b", AppDeclaration(hasPushNotifications: false))
    try device.pushStart("b1")
    #expect(device.token("b1") == "none")
  }

  @Test func `a token reaches its activity until that is dismissed`() throws {
    var device = Device()
    try device.pushStart("a1")
    let address = PushAddress.token(device.token("a1"), name: nil)
    try device.does(.notification(.update("1"), address))
    #expect(device.content("a1") == "1")
    try device.does(.notification(.end(), address))
    #expect(try device.refusal(of: .notification(.update(), address))?.name == "activityEnded")
    try device.does(.person(.dismiss(Self.a1)))
    #expect(
      try device.refusal(of: .notification(.update(), address)) == CommandRefusal(.unregistered))
  }

  @Test func `rotated, the old token expires and the new one is good`() throws {
    var device = Device()
    for name in ["a1", "a2", "b1"] { try device.pushStart(name) }
    try device.pushEnd("a2")
    let old = ["a1", "a2", "b1"].map { device.token($0) }
    let events = try device.does(.setup(.rotateTokens, Self.a))
    #expect(events.map(\.change) == [.pushTokenChanged(Self.a1, device.token("a1"))])
    #expect(["a2", "b1"].map { device.token($0) } == Array(old.dropFirst()), "one has ended")
    #expect(
      try device.refusal(of: .notification(.update(), .token(old[0], name: nil)))
        == CommandRefusal(.expiredToken))
    try device.does(.notification(.update("1"), .token(device.token("a1"), name: nil)))
    #expect(device.content("a1") == "1")
  }

  @Test func `a push-to-start token is its attributes type's, and starts by a name or ours`() throws
  {
    var device = Device()
    let observe = ActivityCommand.setup(
      .observePushToStart(attributesType: "RideAttributes"), Self.a)
    let token = token(in: try device.does(observe)) ?? ""
    #expect(self.token(in: try device.does(observe)) == token, "asked again, it is the same")
    let start = ActivityPush.start(at: device.now)
    try device.does(.notification(start, .token(token, name: "a1")))
    #expect(device.state("a1") == .active)
    let events = try device.does(.notification(start, .token(token, name: nil)))
    #expect(events.first?.activity == ActivityID(app: Self.a, name: "push-1"))
    var other = start
    other.attributesType = "Pizza"
    #expect(
      try device.refusal(of: .notification(other, .token(token, name: nil)))
        == CommandRefusal(.tokenOfAnotherType, .type("RideAttributes"), .givenType("Pizza")))
    #expect(
      try device.refusal(of: .notification(.update(), .token(token, name: nil)))
        == CommandRefusal(
          .updateToStartToken, .app(Self.a), .type("RideAttributes"), .event(.update)))
    #expect(
      try device.refusal(of: .notification(start, .token(device.token("a1"), name: nil)))
        == CommandRefusal(.startToUpdateToken, .activity(Self.a1)))
    let next = self.token(in: try device.does(.setup(.rotateTokens, Self.a))) ?? ""
    #expect(next != token)
    #expect(
      try device.refusal(of: .notification(start, .token(token, name: nil)))
        == CommandRefusal(.expiredToken))
  }

  @Test func `so many tokens are remembered that are no good any more`() throws {
    var limits = ActivityLimits.standard
    limits.rememberedTokensMaximum = 2
    var device = Device(limits: limits)
    try device.pushStart("a1")
    var old: [String] = []
    for _ in 0..<3 {
      old.append(device.token("a1"))
      try device.does(.setup(.rotateTokens, Self.a))
    }
    let answers = try old.map {
      try device.refusal(of: .notification(.update(), .token($0, name: nil)))
    }
    #expect(
      answers == [
        CommandRefusal(.badDeviceToken), CommandRefusal(.expiredToken),
        CommandRefusal(.expiredToken),
      ])
  }

  @Test func `an app that is forgotten takes its push-to-start tokens along`() throws {
    var limits = ActivityLimits.standard
    limits.rememberedAppsMaximum = 1
    var device = Device(limits: limits)
    let token = token(
      in: try device.does(.setup(.observePushToStart(attributesType: "RideAttributes"), Self.a)))
    try device.does(.person(.allowActivities(false, BundleID("b"))))
    let address = PushAddress.token(token ?? "", name: nil)
    #expect(
      try device.refusal(of: .notification(.start(at: device.now), address))
        == CommandRefusal(.unregistered))
  }

  @Test func `twenty attributes types of an app have tokens, and not one more`() throws {
    var device = Device()
    let limit = ActivityLimits.standard.pushToStartTypesMaximum
    for number in 1...limit {
      try device.does(.setup(.observePushToStart(attributesType: "T\(number)"), Self.a))
    }
    let more = ActivityCommand.setup(.observePushToStart(attributesType: "T0"), Self.a)
    #expect(
      try device.refusal(of: more)
        == CommandRefusal(.tooManyPushToStartTypes, .app(Self.a), .limit(limit)))
    let again = ActivityCommand.setup(.observePushToStart(attributesType: "T1"), Self.a)
    #expect(try device.refusal(of: again) == nil)
  }
}
