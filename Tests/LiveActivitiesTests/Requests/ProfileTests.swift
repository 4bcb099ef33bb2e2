import LiveActivities
import Testing

/// The features of each version of iOS (AK 9).
@Suite struct ProfileTests {
  private static let a1 = Device.id("a1")

  /// Returns a command that needs a feature, for a device with the activity `a1`.
  private func command(using feature: LaterFeature) -> ActivityCommand {
    let id = Device.id("a2")
    return switch feature {
    case .activityContent: .app(.update(.test(staleAt: hour)), Self.a1)
    case .frequentUpdates: .person(.allowFrequentUpdates(false, Self.a1.app))
    case .pushToStart: .push(.start(at: Device.start), id)
    case .callTimestamp: .app(.update(.test(), timestamp: Device.start), Self.a1)
    case .transientStyle: .app(.request(.test(style: .transient)), id)
    case .channels: .app(.request(.test(pushType: .channel("dHJhaW4="))), id)
    case .scheduledStart: .app(.request(.test(start: hour, alert: .test)), id)
    case .interactivity: .person(.pressButton("Pause", Self.a1))
    case .standBy: .device(.standBy(true))
    case .intents: .app(.request(.test(caller: .intent)), id)
    case .carPlay: .person(.pressButton("Pause", Self.a1, on: .carPlay))
    }
  }

  @Test(arguments: LaterFeature.allCases, IOSVersion.all)
  func `a feature is there from its version on`(feature: LaterFeature, version: IOSVersion) throws {
    var device = Device(ios: version)
    try device.request("a1")
    let refusal = try device.refusal(of: command(using: feature))
    let isThere = version >= feature.since
    if refusal?.rule == .buttonInertInCarPlay {
      #expect(isThere && feature == .carPlay)
    } else {
      #expect((refusal == nil) == isThere)
      #expect(refusal.map(\.name) ?? "notAvailable" == "notAvailable")
      let words = "iOS \(version) does not know \(feature.rawValue)"
      #expect(refusal?.words.hasPrefix(words) != false)
    }
  }

  @Test func `each version but the first brings something`() {
    let versions = Set(LaterFeature.allCases.map(\.since))
    #expect(versions == Set(IOSVersion.all.dropFirst()))
    #expect(IOSVersion.all == IOSVersion.all.sorted())
    #expect(IOSVersion.all.compactMap { IOSVersion($0.description) } == IOSVersion.all)
    #expect(IOSVersion("17.1") == nil)
  }

  @Test(arguments: IOSVersion.all)
  func `iOS 16.1 ignores a push's stale date and score`(version: IOSVersion) throws {
    var device = Device(ios: version)
    try device.request("a1", .test(pushType: .token))
    try device.pushUpdate("a1", score: 50, staleAt: minute)
    let content = device.engine.activity(Self.a1)?.content
    let isKnown = version >= .activityContent
    #expect(content?.staleDate == (isKnown ? Device.time(minute) : nil))
    #expect(content?.relevanceScore == (isKnown ? 50 : 0))
    device.wait(until: minute)
    #expect(device.state("a1") == (isKnown ? .stale : .active))
  }

  @Test(arguments: [
    AppCall.request(.test(.test(score: 1))), .update(.test(score: 1)), .end(.test(staleAt: 1)),
  ])
  func `iOS 16.1 has calls for a bare content state only`(call: AppCall) throws {
    var device = Device(ios: .liveActivities)
    try device.request("a1")
    let id = if case .request = call { Device.id("a2") } else { Self.a1 }
    #expect(
      try device.refusal(of: .app(call, id))
        == CommandRefusal(.notAvailable, .feature(.activityContent), .version(.liveActivities)))
  }

  @Test(arguments: IOSVersion.all)
  func `iOS 16.1 has no frequent pushes, whatever is declared`(version: IOSVersion) throws {
    var device = Device(ios: version)
    try device.declare("a", AppDeclaration(supportsFrequentUpdates: true))
    let isKnown = version >= .activityContent
    #expect(device.engine.frequentPushesEnabled(for: Self.a1.app) == isKnown)
    let limit = device.engine.spending(of: .updates, by: Self.a1.app, at: device.now)?.limit
    #expect(limit == (isKnown ? 60 : 15))
  }

  @Test func `T11 below iOS 18 a start that asks for a channel does not start, a token is ignored`()
    throws
  {
    var device = Device(ios: .pushToStart)
    var push = ActivityPush.start(at: Device.start)
    push.inputPush = .channel("dHJhaW4=")
    #expect(
      try device.refusal(of: .push(push, Self.a1))
        == CommandRefusal(.channelsNotAvailable, .feature(.channels), .version(.pushToStart)))
    push.inputPush = .token
    #expect(try device.refusal(of: .push(push, Self.a1)) == nil)
  }

  @Test func `channels and push-to-start tokens wait for their system`() throws {
    var device = Device(ios: .interactivity)
    let app = Self.a1.app
    #expect(
      try device.refusal(of: .setup(.observePushToStart(attributesType: "Ride"), app))
        == CommandRefusal(
          .startByPushNotAvailable, .feature(.pushToStart), .version(.interactivity)))
    #expect(
      try device.refusal(of: .setup(.createChannel("dHJhaW4=", storesMessage: true), app))
        == CommandRefusal(.channelsNotAvailable, .feature(.channels), .version(.interactivity)))
    #expect(
      try device.refusal(of: .notification(.update(), .channel("dHJhaW4=", app)))
        == CommandRefusal(.channelsNotAvailable, .feature(.channels), .version(.interactivity)))
  }

  @Test func `a device can become another one until it has had an activity`() throws {
    var device = Device()
    try device.does(.device(.system(.activityContent)))
    try device.does(.device(.dynamicIsland(false)))
    #expect(
      device.engine.profile == DeviceProfile(version: .activityContent, hasDynamicIsland: false))
    try device.request("a1")
    try device.does(.app(.end(dismissalPolicy: .immediate), Self.a1))
    for change in [DeviceChange.system(.newest), .dynamicIsland(true)] {
      #expect(try device.refusal(of: .device(change)) == CommandRefusal(.deviceInUse))
    }
  }
}
