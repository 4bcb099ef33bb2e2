import LiveActivities

/// A command that a rule refuses, and what brings the device there.
struct RefusalExample: Sendable {
  let refusal: CommandRefusal
  let command: ActivityCommand
  var device = Device()
  var undecodable: ContentFault?
  var prepare: @Sendable (inout Device) throws -> Void = { _ in }

  init(
    _ refusal: CommandRefusal, of command: ActivityCommand, on device: Device = Device(),
    undecodable: ContentFault? = nil,
    after prepare: @escaping @Sendable (inout Device) throws -> Void = { _ in }
  ) {
    self.refusal = refusal
    self.command = command
    self.device = device
    self.undecodable = undecodable
    self.prepare = prepare
  }

  private static let (a, a1) = (BundleID("a"), Device.id("a1"))
  private static let start = ActivityCommand.push(.start(at: Device.start), a1)
  private static let update = ActivityCommand.push(.update(), a1)
  private static let request = ActivityCommand.app(.request(.test()), a1)
  private static let channel = PushAddress.channel("dHJhaW4=", a)
  private static let withoutIsland = Device(profile: DeviceProfile(hasDynamicIsland: false))
  private static let unknown = ContentFault(
    part: .attributesType, keyPath: "",
    problem: .unknownType("Shop.Ride", known: ["Ride"], near: "Ride"))
  private static let broken = ContentFault(
    part: .contentState, keyPath: "speed", problem: .missing)

  /// One for each case of `CommandRefusal`, in its order.
  static let all = ofPushes + ofDelivery + ofRequests + ofTheDevice + ofPeople

  private static let ofPushes: [RefusalExample] = [
    RefusalExample(CommandRefusal(.unknownActivity, .activity(a1)), of: update),
    RefusalExample(
      CommandRefusal(.activityAlreadyExists, .activity(a1), .state(.active)), of: start
    ) { try $0.pushStart("a1") },
    RefusalExample(
      CommandRefusal(
        .activityEnded, .activity(a1), .state(.ended), .end(Device.start), .cause(.push)),
      of: update
    ) {
      try $0.pushStart("a1")
      try $0.pushEnd("a1")
    },
    RefusalExample(
      CommandRefusal(.olderTimestamp, .last(Device.time(9)), .given(Device.start)), of: update
    ) {
      try $0.pushStart("a1")
      try $0.pushUpdate("a1", at: 9)
    },
    RefusalExample(
      CommandRefusal(
        .timestampTooFarAhead, .given(Device.time(9 * hour)), .latest(Device.time(8 * hour))),
      of: .push(.start(at: Device.time(9 * hour)), a1)),
    RefusalExample(CommandRefusal(.noPushToken, .activity(a1)), of: update) {
      try $0.request("a1")
    },
    RefusalExample(
      CommandRefusal(.noTokenButChannel, .activity(a1), .channel("dHJhaW4=")), of: update
    ) {
      try $0.request("a1", .test(pushType: .channel("dHJhaW4=")))
    },
    RefusalExample(
      CommandRefusal(.noTokenWithoutCapability, .activity(a1), .app(a)), of: update
    ) {
      try $0.declare("a", AppDeclaration(hasPushNotifications: false))
      try $0.pushStart("a1")
    },
    RefusalExample(CommandRefusal(.noTokenUntilAllowed, .activity(a1)), of: update) {
      $0.engine.asksPermission = true
      try $0.pushStart("a1")
    },
    RefusalExample(
      CommandRefusal(.olderTimestampOfCall, .last(Device.time(9)), .given(Device.start)),
      of: .app(.update(.test(), timestamp: Device.start), a1)
    ) {
      try $0.pushStart("a1")
      try $0.pushUpdate("a1", at: 9)
    },
    RefusalExample(
      CommandRefusal(
        .timestampOfCallTooFarAhead, .given(Device.time(9 * hour)), .latest(Device.time(8 * hour))),
      of: .app(.end(timestamp: Device.time(9 * hour)), a1)
    ) {
      try $0.pushStart("a1")
    },
    RefusalExample(
      CommandRefusal(.payloadTooLarge, .byteCount(4099), .limit(4096)),
      of: .push(.update(String(repeating: " ", count: 4097)), a1)
    ) {
      try $0.pushStart("a1")
    },
    RefusalExample(
      CommandRefusal(.missingKey, .key(.contentState), .event(.update)),
      of: .push(ActivityPush(event: .update, timestamp: Device.start), a1)
    ) {
      try $0.pushStart("a1")
    },
    RefusalExample(
      CommandRefusal(.unknownAttributesType, .content(unknown)), of: start, undecodable: unknown),
    RefusalExample(CommandRefusal(.undecodable, .content(broken)), of: update, undecodable: broken)
    {
      try $0.pushStart("a1")
    },
  ]

  private static let ofDelivery: [RefusalExample] = [
    RefusalExample(
      CommandRefusal(.badDeviceToken), of: .notification(.update(), .token("c0ffee", name: nil))),
    RefusalExample(
      CommandRefusal(.broadcastCannotStart), of: .notification(.start(at: Device.start), channel)),
    RefusalExample(
      CommandRefusal(.nobodyListens, .channel("dHJhaW4=")), of: .notification(.update(), channel)),
    RefusalExample(
      CommandRefusal(.startToUpdateToken, .activity(a1)),
      of: .notification(.start(at: Device.start), .token(Device.firstToken, name: nil))
    ) {
      try $0.pushStart("a1")
    },
    RefusalExample(
      CommandRefusal(.updateToStartToken, .app(a), .type("Pizza"), .event(.end)),
      of: .notification(.end(), .token(Device.firstToken, name: nil))
    ) {
      try $0.does(.setup(.observePushToStart(attributesType: "Pizza"), a))
    },
    RefusalExample(
      CommandRefusal(.tokenOfAnotherType, .type("Pizza"), .givenType("RideAttributes")),
      of: .notification(.start(at: Device.start), .token(Device.firstToken, name: nil))
    ) {
      try $0.does(.setup(.observePushToStart(attributesType: "Pizza"), a))
    },
    RefusalExample(
      CommandRefusal(.updateBudgetSpent, .app(a), .limit(1)), of: update,
      on: Device(budget: PushBudget(enforcement: .enforce, updatesPerHour: 1))
    ) {
      try $0.pushStart("a1")
      try $0.pushUpdate("a1")
    },
  ]

  private static let ofRequests: [RefusalExample] = [
    RefusalExample(CommandRefusal(.unsupportedDevice), of: request) {
      try $0.does(.device(.supportsLiveActivities(false)))
    },
    RefusalExample(CommandRefusal(.unsupportedTarget, .app(a)), of: start) {
      try $0.declare("a", AppDeclaration(supportsLiveActivities: false))
    },
    RefusalExample(
      CommandRefusal(.requestFromExtension, .app(a)),
      of: .app(.request(.test(caller: .appExtension)), a1)
    ) { try $0.foreground("a") },
    RefusalExample(CommandRefusal(.appNotRunning, .app(a)), of: request) {
      try $0.does(.setup(.terminate, a))
    },
    RefusalExample(CommandRefusal(.activitiesDenied, .app(a)), of: start) {
      try $0.does(.person(.allowActivities(false, a)))
    },
    RefusalExample(CommandRefusal(.unentitled, .app(a)), of: request) {
      try $0.declare("a", AppDeclaration(isEntitled: false))
    },
    RefusalExample(
      CommandRefusal(.pushCapabilityMissing, .app(a)),
      of: .app(.request(.test(pushType: .token)), a1)
    ) {
      try $0.declare("a", AppDeclaration(hasPushNotifications: false))
    },
    RefusalExample(
      CommandRefusal(.malformedChannel, .channel("?")),
      of: .app(.request(.test(pushType: .channel("?"))), a1)),
    RefusalExample(CommandRefusal(.appNotInForeground, .app(a)), of: request),
    RefusalExample(CommandRefusal(.missingScheduleAlert), of: .app(.request(.test(start: 60)), a1))
    {
      try $0.foreground("a")
    },
    RefusalExample(
      CommandRefusal(.alertWithoutStart), of: .app(.request(.test(alert: .test)), a1)
    ) {
      try $0.foreground("a")
    },
    RefusalExample(
      CommandRefusal(.startNotAhead, .given(Device.start)),
      of: .app(.request(.test(start: 0, alert: .test)), a1)
    ) {
      try $0.foreground("a")
    },
    RefusalExample(CommandRefusal(.createdByAnotherProcess, .activity(a1)), of: request) {
      try $0.request("a1")
      try $0.does(.setup(.terminate, a))
      try $0.foreground("a")
    },
  ]

  private static let ofTheDevice: [RefusalExample] = [
    RefusalExample(CommandRefusal(.tooManyActivitiesOfApp, .app(a), .limit(5)), of: start) {
      device in
      for number in 2...6 { try device.pushStart("a\(number)") }
    },
    RefusalExample(
      CommandRefusal(.tooManyActivities, .limit(1)), of: start, on: Device(keptMaximum: 1)
    ) {
      try $0.pushStart("b1")
    },
    RefusalExample(CommandRefusal(.persistenceFailure), of: start) {
      try $0.does(.device(.storageFull(true)))
    },
    RefusalExample(
      CommandRefusal(.nameTooLong, .byteCount(256), .limit(255)),
      of: .setup(.rotateTokens, BundleID(String(repeating: "a", count: 256)))),
    RefusalExample(
      CommandRefusal(.nameEmpty), of: .push(.start(at: Device.start), ActivityID(app: a, name: ""))),
    RefusalExample(
      CommandRefusal(.startByPushNotAvailable, .feature(.pushToStart), .version(.interactivity)),
      of: start, on: Device(ios: .interactivity)),
    RefusalExample(
      CommandRefusal(.tooManyPushToStartTypes, .app(a), .limit(20)),
      of: .setup(.observePushToStart(attributesType: "Pizza"), a)
    ) { device in
      for number in 1...20 {
        try device.does(.setup(.observePushToStart(attributesType: "\(number)"), a))
      }
    },
    RefusalExample(CommandRefusal(.nothingAsked, .app(a)), of: .person(.answer(true, a))) {
      try $0.pushStart("a1")
    },
    RefusalExample(CommandRefusal(.deviceInUse), of: .device(.system(.channels))) {
      try $0.pushStart("a1")
    },
    RefusalExample(
      CommandRefusal(.clockMovedBackwards, .last(Device.time(9)), .given(Device.start)),
      of: .device(.lock)
    ) {
      $0.wait(until: 9)
      $0.wait(until: 0)
    },
  ]

  private static let ofPeople: [RefusalExample] = [
    RefusalExample(CommandRefusal(.notVisible, .activity(a1)), of: .person(.tap(a1))) {
      try $0.request("a1", .test(start: 60, alert: .test))
    },
    RefusalExample(CommandRefusal(.notInIsland, .activity(a1)), of: .person(.longPress(a1))),
    RefusalExample(CommandRefusal(.islandNotExpanded), of: .person(.collapseIsland)),
    RefusalExample(CommandRefusal(.islandEmpty), of: .person(.hideIsland)),
    RefusalExample(CommandRefusal(.nothingHidden), of: .person(.restoreIsland)),
    RefusalExample(CommandRefusal(.noIsland), of: .person(.hideIsland), on: withoutIsland),
    RefusalExample(CommandRefusal(.noStack, .app(a)), of: .person(.fold(a))),
    RefusalExample(CommandRefusal(.deviceLocked), of: .person(.pressButton("Pause", a1))) {
      try $0.pushStart("a1")
    },
    RefusalExample(
      CommandRefusal(.buttonInert, .surface(.compact)),
      of: .person(.pressButton("Pause", a1, on: .compact))
    ) {
      try $0.pushStart("a1")
    },
  ]
}

extension Device {
  /// The first token that a device gives out: equal runs give equal tokens.
  static let firstToken = "910a2dec89025cc1beeb8da1658eec67f893a2eefb32555e71c18690ee42c90b"

  /// A device that keeps so many activities.
  init(keptMaximum: Int) {
    var limits = ActivityLimits.standard
    limits.keptMaximum = keptMaximum
    self.init(limits: limits)
  }
}
