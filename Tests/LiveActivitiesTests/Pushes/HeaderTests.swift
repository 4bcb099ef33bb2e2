import Testing

@testable import LiveActivities

/// The answers of APNs to a push that it does not send (AK 3.14, 3.23 to 3.31).
@Suite struct HeaderTests {
  private static let channel = PushAddress.channel("dHJhaW4=", BundleID("a"))

  private static func push(
    byteCount: Int = 100, _ change: (inout APNsHeaders) -> Void = { _ in }
  ) -> ActivityCommand {
    var push = ActivityPush.update(headers: headers(change))
    push.payloadByteCount = byteCount
    return .push(push, Device.id("a1"))
  }

  private static func headers(_ change: (inout APNsHeaders) -> Void) -> APNsHeaders {
    var headers = APNsHeaders()
    headers.pushType = "liveactivity"
    headers.topic = "a.push-type.liveactivity"
    change(&headers)
    return headers
  }

  private static func broadcast(_ change: (inout APNsHeaders) -> Void) -> ActivityCommand {
    let headers = headers {
      $0.topic = nil
      $0.channelID = "dHJhaW4="
      change(&$0)
    }
    return .notification(.update(headers: headers), channel)
  }

  private static let reasons: [(Rule, ActivityCommand)] = [
    (.badCollapseID, push { $0.collapseID = String(repeating: "x", count: 65) }),
    (.badDeviceToken, .notification(.update(), .token("c0ffee", name: nil))),
    (.badExpirationDate, push { $0.expiration = -1 }),
    (.badMessageID, push { $0.id = "1234" }),
    (.badPriority, push { $0.priority = 7 }),
    (.badTopic, push { $0.topic = "a" }),
    (.deviceTokenNotForTopic, push { $0.topic = "b.push-type.liveactivity" }),
    (
      .tokenOfAnotherApp,
      .notification(.update(), .token(Device.firstToken, name: nil, app: BundleID("b")))
    ),
    (.invalidPushType, push { $0.pushType = "alert" }),
    (.missingTopic, push { $0.topic = nil }),
    (.requestTooLarge, push(byteCount: 4097)),
    (.topicDisallowed, broadcast { $0.topic = "a.push-type.liveactivity" }),
    (.missingChannelID, broadcast { $0.channelID = nil }),
    (.badChannelID, .notification(.update(), .channel("?", BundleID("a")))),
    (.channelNotRegistered, .notification(.update(), .channel("b3RoZXI=", BundleID("a")))),
    (.missingPushType, broadcast { $0.pushType = nil }),
  ]

  @Test(arguments: reasons)
  func `each reason has its request`(reason: Rule, command: ActivityCommand) throws {
    var device = Device()
    try device.pushStart("a1")
    try device.does(
      .setup(.createChannel("dHJhaW4=", storesMessage: false), BundleID("a")))
    #expect(try device.refusal(of: command)?.rule == reason)
  }

  @Test func `each reason is tested, here or with the tokens`() {
    let others: Set<Rule> = [.expiredToken, .unregistered]
    #expect(Set(Self.reasons.map(\.0)).union(others) == Set(Rule.answers))
  }

  @Test func `the status is the one of AK 3d`() {
    let status: [Rule: Int] = [.expiredToken: 410, .unregistered: 410, .requestTooLarge: 413]
    for reason in Rule.answers { #expect(reason.status == status[reason] ?? 400) }
  }

  @Test(arguments: [
    push(), push { $0.priority = 1 }, push { $0.priority = 5 }, push { $0.priority = 10 },
    push { $0.expiration = 0 }, push { $0.expiration = .max },
    push { $0.collapseID = String(repeating: "x", count: 64) },
    push { $0.id = "EB63D4D4-3C25-4C80-A3C4-B0D26E4F6C1D" },
    push { $0.pushType = "LiveActivity" }, push(byteCount: 4096),
  ])
  func `what APNs takes is taken`(command: ActivityCommand) throws {
    var device = Device()
    try device.pushStart("a1")
    #expect(try device.refusal(of: command) == nil)
  }

  @Test func `the checks come in their order`() throws {
    var device = Device()
    try device.pushStart("a1")
    var names: [String] = []
    var (byteCount, headers) = (5000, APNsHeaders())
    headers.priority = 7
    headers.expiration = -1
    headers.collapseID = String(repeating: "x", count: 65)
    headers.id = ""
    let repairs: [(inout APNsHeaders) -> Void] = [
      { _ in byteCount = 100 }, { $0.pushType = "liveactivity" }, { $0.topic = "b" },
      { $0.topic = "b.push-type.liveactivity" }, { $0.topic = "a.push-type.liveactivity" },
      { $0.priority = 10 }, { $0.expiration = 0 }, { $0.collapseID = nil }, { $0.id = nil },
    ]
    for repair in repairs + [{ _ in }] {
      var push = ActivityPush.update(headers: headers)
      push.payloadByteCount = byteCount
      names.append(
        try device.refusal(of: .push(push, Device.id("a1")))?.name ?? "applied")
      repair(&headers)
    }
    #expect(
      names == [
        "PayloadTooLarge", "InvalidPushType", "MissingTopic", "BadTopic", "DeviceTokenNotForTopic",
        "BadPriority", "BadExpirationDate", "BadCollapseId", "BadMessageId", "applied",
      ])
  }
}
