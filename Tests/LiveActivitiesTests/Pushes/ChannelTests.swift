import LiveActivities
import Testing

/// Broadcasts (AK 3e).
@Suite struct ChannelTests {
  private static let a = BundleID("a")
  private static let channel = "dHJhaW4="
  private static let address = PushAddress.channel(channel, a)

  /// A device on which activities listen on the channel.
  private func device(listening names: [String], stores: Bool? = nil) throws -> Device {
    var device = Device()
    if let stores {
      try device.does(.setup(.createChannel(Self.channel, storesMessage: stores), Self.a))
    }
    for name in names { try listen(name, on: &device) }
    return device
  }

  private func listen(_ name: String, on device: inout Device) throws {
    try device.request(name, .test(pushType: .channel(Self.channel)))
  }

  @Test func `a broadcast reaches all that listen, the first started first`() throws {
    var device = try device(listening: ["a2", "a1"])
    try device.request("a3")
    try device.request("b1", .test(pushType: .channel(Self.channel)))
    let events = try device.does(.notification(.update("1"), Self.address))
    #expect(events.compactMap(\.activity?.name) == ["a2", "a1"])
    #expect(["a1", "a2", "a3", "b1"].map { device.content($0) } == ["1", "1", "{}", "{}"])
    try device.does(.notification(.end(), Self.address))
    #expect(["a1", "a2"].map { device.state($0) } == [.ended, .ended])
  }

  @Test func `it is applied when one took it, else the first one's reason counts`() throws {
    var device = try device(listening: ["a1", "a2"])
    try device.does(.app(.update(.test(), timestamp: Device.time(9)), Device.id("a1")))
    try device.does(.notification(.update("1"), Self.address))
    #expect([device.content("a1"), device.content("a2")] == ["{}", "1"])
    try device.does(.app(.update(.test(), timestamp: Device.time(10)), Device.id("a2")))
    #expect(
      try device.refusal(of: .notification(.update("2"), Self.address))
        == CommandRefusal(.olderTimestamp, .last(Device.time(9)), .given(Device.start)))
  }

  @Test func `T11 a broadcast starts nothing, and without a listener it does nothing`() throws {
    var device = Device()
    #expect(
      try device.refusal(of: .notification(.start(at: device.now), Self.address))
        == CommandRefusal(.broadcastCannotStart))
    #expect(
      try device.refusal(of: .notification(.update(), Self.address))
        == CommandRefusal(.nobodyListens, .channel(Self.channel)))
  }

  @Test func `channels and activities live apart`() throws {
    var device = try device(listening: ["a1"], stores: false)
    try device.does(.setup(.deleteChannel(Self.channel), Self.a))
    #expect(device.state("a1") == .active)
    try device.does(.setup(.createChannel(Self.channel, storesMessage: false), Self.a))
    try device.does(.notification(.update("1"), Self.address))
    #expect(device.content("a1") == "1")
  }

  @Test func `once an app has made a channel, no other name will do`() throws {
    var device = try device(listening: ["a1"], stores: false)
    #expect(
      try device.refusal(of: .notification(.update(), .channel("b3RoZXI=", Self.a)))
        == CommandRefusal(.channelNotRegistered))
    #expect(
      try device.refusal(of: .setup(.deleteChannel("b3RoZXI="), Self.a))
        == CommandRefusal(.channelNotRegistered))
  }

  @Test func `the app's only channel deleted, its name will not do any more`() throws {
    var device = try device(listening: ["a1"], stores: false)
    try device.does(.setup(.deleteChannel(Self.channel), Self.a))
    #expect(
      try device.refusal(of: .notification(.update(), Self.address))
        == CommandRefusal(.channelNotRegistered))
    #expect(
      try device.refusal(of: .notification(.update(), .channel(Self.channel, BundleID("b"))))
        == CommandRefusal(.nobodyListens, .channel(Self.channel)), "another app has made none")
  }

  @Test func `a channel that stores keeps its last message for whoever comes late`() throws {
    var device = try device(listening: [], stores: true)
    try device.does(.notification(.update("1"), Self.address))
    try device.does(.notification(.update("2"), Self.address))
    device.wait(until: 61)
    try listen("a1", on: &device)
    #expect(device.content("a1") == "2")
    #expect(
      try device.refusal(of: .notification(.update("3", at: Device.time(60)), Self.address))
        == CommandRefusal(.olderTimestamp, .last(Device.time(61)), .given(Device.time(60))),
      "what is sent before its start and comes after it is no news (AK 3.18)")
    try device.does(.notification(.end(at: device.now), Self.address))
    try listen("a2", on: &device)
    #expect(device.state("a2") == .ended)
  }

  @Test(arguments: [
    (nil, 3600, "1"), (0, 1, "{}"), (-1, 1, "{}"), (60, 59, "1"), (60, 60, "{}"),
    (8 * hour, 8 * hour - 1, "1"), (9 * hour, 8 * hour, "{}"),
  ])
  func `a message is kept until it expires`(expiration: Int?, seconds: Int, content: String) throws
  {
    var headers = APNsHeaders()
    headers.pushType = "liveactivity"
    headers.channelID = Self.channel
    // 0 is tried once, -1 stands for a moment that is over.
    headers.expiration = expiration.map { $0 == 0 ? 0 : 1_795_200_000 + Int64($0) }
    var device = try device(listening: [], stores: true)
    let refusal = try device.refusal(
      of: .notification(.update("1", headers: headers), Self.address))
    #expect(
      refusal
        == (expiration ?? 1 > 0 ? nil : CommandRefusal(.nobodyListens, .channel(Self.channel))))
    device.wait(until: seconds)
    try listen("a1", on: &device)
    #expect(device.content("a1") == content)
  }

  @Test(arguments: [PushBudget.Enforcement.report, .enforce])
  func `a broadcast spends once, and what is kept nothing`(enforcement: PushBudget.Enforcement)
    throws
  {
    var device = Device(
      budget: PushBudget(
        enforcement: enforcement, updatesPerHour: 2, frequentUpdatesPerHour: 2, startsPerHour: 2))
    try device.does(.setup(.createChannel(Self.channel, storesMessage: true), Self.a))
    for name in ["a1", "a2", "a3"] { try listen(name, on: &device) }
    for state in ["1", "2"] { try device.does(.notification(.update(state), Self.address)) }
    try listen("a4", on: &device)
    #expect(["a1", "a2", "a3", "a4"].map { device.content($0) } == ["2", "2", "2", "2"])
    #expect(device.engine.spending(of: .updates, by: Self.a, at: device.now)?.spent == 2)
    let exceeded = ActivityEvent.Change.budgetExceeded(.updates, Self.a, limit: 2)
    let third = ActivityCommand.notification(.update("3"), Self.address)
    if enforcement == .enforce {
      #expect(
        try device.refusal(of: third) == CommandRefusal(.updateBudgetSpent, .app(Self.a), .limit(2))
      )
      #expect(device.content("a3") == "2")
    } else {
      #expect(try device.does(third).filter { $0.change == exceeded }.count == 1)
    }
  }

  @Test func `a channel that does not store keeps nothing, and takes no expiration`() throws {
    var device = try device(listening: [], stores: false)
    #expect(
      try device.refusal(of: .notification(.update(), Self.address))
        == CommandRefusal(.nobodyListens, .channel(Self.channel)))
    var headers = APNsHeaders()
    headers.pushType = "liveactivity"
    headers.channelID = Self.channel
    headers.expiration = 1
    try listen("a1", on: &device)
    #expect(
      try device.refusal(of: .notification(.update(headers: headers), Self.address))
        == CommandRefusal(.badExpirationDate, .headerNumber(1)))
    headers.expiration = 0
    #expect(
      try device.refusal(of: .notification(.update(headers: headers), Self.address)) == nil)
  }

  @Test(arguments: [(8 * hour - 1, "1"), (8 * hour, "{}")])
  func `a stored message is good for eight hours`(seconds: Int, content: String) throws {
    var device = try device(listening: [], stores: true)
    try device.does(.notification(.update("1"), Self.address))
    device.wait(until: seconds)
    try listen("a1", on: &device)
    #expect(device.content("a1") == content)
  }

  @Test(arguments: [(5120, true), (5121, false)])
  func `T8 a broadcast has 5120 bytes`(byteCount: Int, fits: Bool) throws {
    var device = try device(listening: ["a1"])
    var push = ActivityPush.update()
    push.payloadByteCount = byteCount
    #expect(
      try device.refusal(of: .notification(push, Self.address))
        == (fits ? nil : CommandRefusal(.requestTooLarge, .limit(5120))))
  }

  @Test(arguments: [
    ("dHJhaW4=", true), ("dHJhaW5z", true), ("dA==", true), ("+/8=", true), ("", false),
    ("dHJhaW4", false), ("d===", false), ("dH=h", false), ("dHJh W4=", false), ("dHJhaW4é", false),
    (String(repeating: "dA==", count: 1) + "dA==", false),
    (String(repeating: "dHJh", count: 64), true), (String(repeating: "dHJh", count: 65), false),
  ])
  func `a channel is named in Base64`(name: String, isGood: Bool) throws {
    var device = Device()
    let create = ActivityCommand.setup(.createChannel(name, storesMessage: true), Self.a)
    #expect(try device.refusal(of: create) == (isGood ? nil : CommandRefusal(.badChannelID)))
    let request = ActivityCommand.app(.request(.test(pushType: .channel(name))), Device.id("a1"))
    try device.foreground("a")
    // A refused name is kept in part: as many bytes as the longest valid name.
    let quoted = name.utf8.count > 256 ? name.prefix(256) + "…" : name
    #expect(
      try device.refusal(of: request)
        == (isGood ? nil : CommandRefusal(.malformedChannel, .channel(quoted))))
  }

  @Test func `only so many channels are remembered`() throws {
    var limits = ActivityLimits.standard
    limits.rememberedChannelsMaximum = 2
    var device = Device(limits: limits)
    for name in ["AAAA", "BBBB", "CCCC"] {
      try device.does(.setup(.createChannel(name, storesMessage: true), Self.a))
    }
    let answers = try ["AAAA", "BBBB", "CCCC"].map {
      try device.refusal(of: .notification(.update(), .channel($0, Self.a)))
    }
    #expect(answers == [CommandRefusal(.channelNotRegistered), nil, nil])
  }
}
