import LiveActivities
import Testing

/// The errors of `Activity.request`, and the order of its checks (AK 1e, 1.47).
@Suite struct RequestTests {
  private static let a1 = Device.id("a1")

  @Test func `each of ActivityKit's errors has an example`() {
    let errors = RefusalExample.all.compactMap(\.refusal.authorizationError)
    #expect(Set(errors) == Set(ActivityAuthorizationError.allCases))
  }

  @Test func `the measured error has the measured code`() {
    #expect(ActivityAuthorizationError.targetMaximumExceeded.code == 5)
    #expect(ActivityAuthorizationError.allCases.map(\.code) == Array(1...12))
    #expect(
      ActivityAuthorizationError.domain == "com.apple.ActivityKit.ActivityAuthorization")
  }

  /// A request and the device that it is made on.
  private struct Attempt {
    var device: Device
    var id = ActivityID(app: RequestTests.a1.app, name: "")
    var isDecodable = false
    var request = ActivityRequest.test(
      .test(String(repeating: "x", count: 4097)), start: -1, pushType: .channel("?"),
      caller: .appExtension)

    /// Everything is wrong with it.
    init() throws {
      var limits = ActivityLimits.standard
      limits.ongoingPerAppMaximum = 1
      limits.keptMaximum = 2
      device = Device(limits: limits, profile: DeviceProfile(version: .channels))
      for name in ["a1", "b1"] { try device.request(name) }
      try device.does(.device(.storageFull(true)))
      try device.does(.device(.supportsLiveActivities(false)))
      try device.declare("a", AppDeclaration(supportsLiveActivities: false, isEntitled: false))
      try device.does(.setup(.terminate, id.app))
    }

    mutating func set(_ change: DeviceChange) throws { try device.does(.device(change)) }

    mutating func outcome() throws -> String {
      let broken = ContentFault(part: .contentState, keyPath: "", problem: .missing)
      let isDecodable = isDecodable
      return try device.refusal(of: .app(.request(request), id)) { _ in isDecodable ? nil : broken
      }?
      .name ?? "applied"
    }
  }

  /// The steps that remove one obstacle after another, each with the rule that refuses until then.
  private static let obstacles: [(String, @Sendable (inout Attempt) throws -> Void)] = [
    ("unsupportedDevice", { try $0.set(.supportsLiveActivities(true)) }),
    ("notAvailable", { $0.request.start = nil }),
    ("appNotRunning", { try $0.device.does(.setup(.background, a1.app)) }),
    ("nameEmpty", { $0.id = Device.id("a2") }),
    ("requestFromExtension", { $0.request.caller = .app }),
    (
      "unsupportedTarget",
      {
        try $0.device.declare("a", AppDeclaration(isEntitled: false))
        try $0.device.does(.person(.allowActivities(false, a1.app)))
        // Forbidden, the first one goes; there is room for another until it is made again.
        try $0.device.does(.device(.storageFull(false)))
      }
    ),
    ("activitiesDenied", { try $0.device.does(.person(.allowActivities(true, a1.app))) }),
    ("unentitled", { try $0.device.declare("a", AppDeclaration()) }),
    ("malformedChannel", { $0.request.pushType = nil }),
    ("payloadTooLarge", { $0.request.content = .test() }),
    ("undecodable", { $0.isDecodable = true }),
    (
      "appNotInForeground",
      {
        try $0.device.request("a1", .test(pushType: .token))
        try $0.set(.storageFull(true))
      }
    ),
    ("tooManyActivitiesOfApp", { try $0.device.pushEnd("a1") }),
    ("tooManyActivities", { try $0.device.does(.person(.dismiss(a1))) }),
    ("persistenceFailure", { try $0.set(.storageFull(false)) }),
  ]

  @Test func `the checks come in their order`() throws {
    var attempt = try Attempt()
    for (name, remove) in Self.obstacles {
      #expect(try attempt.outcome() == name)
      try remove(&attempt)
    }
    #expect(try attempt.outcome() == "applied")
  }

  @Test func `the schedule is looked at before the identity`() throws {
    var device = Device()
    try device.request("a1")
    let names = try [
      ActivityRequest.test(start: 0), .test(start: 60), .test(start: 60, alert: .test),
    ].map { try device.refusal(of: .app(.request($0), Self.a1))?.name }
    #expect(names == ["startNotAhead", "missingScheduleAlert", "activityAlreadyExists"])
  }

  @Test(
    arguments: [
      (ActivityRequest.Caller.app, "appNotInForeground", "appNotRunning"),
      (.intent, nil, nil), (.appExtension, "requestFromExtension", "appNotRunning"),
    ] as [(ActivityRequest.Caller, String?, String?)])
  func `T7 who asks decides, in the background and without a process`(
    caller: ActivityRequest.Caller, background: String?, terminated: String?
  ) throws {
    var device = Device()
    let command = ActivityCommand.app(.request(.test(caller: caller)), Self.a1)
    #expect(try device.refusal(of: command)?.name == background)
    device = Device()
    try device.does(.setup(.terminate, Self.a1.app))
    #expect(try device.refusal(of: command)?.name == terminated)
  }

  @Test func `an intent runs its app, so that it can go on`() throws {
    var device = Device()
    try device.does(.setup(.terminate, Self.a1.app))
    #expect(
      try device.refusal(of: .app(.update(.test()), Self.a1))
        == CommandRefusal(.appNotRunning, .app(Self.a1.app)))
    try device.does(.app(.request(.test(caller: .intent)), Self.a1))
    try device.does(.app(.update(.test("1")), Self.a1))
    #expect(device.content("a1") == "1")
  }

  @Test func `T6 enablement does not follow the limits`() throws {
    var device = Device()
    for number in 1...5 { try device.pushStart("a\(number)") }
    #expect(device.engine.areActivitiesEnabled(for: Self.a1.app))
    try device.does(.device(.supportsLiveActivities(false)))
    #expect(!device.engine.areActivitiesEnabled(for: Self.a1.app))
  }

  @Test func `only the process that made an activity may make it again`() throws {
    var device = Device()
    let command = ActivityCommand.app(.request(.test()), Self.a1)
    try device.request("a1")
    #expect(
      try device.refusal(of: command)
        == CommandRefusal(.activityAlreadyExists, .activity(Self.a1), .state(.active)))
    try device.does(.setup(.terminate, Self.a1.app))
    try device.foreground("a")
    #expect(
      try device.refusal(of: command)
        == CommandRefusal(.createdByAnotherProcess, .activity(Self.a1)))
    try device.pushStart("a2")
    #expect(
      try device.refusal(of: .app(.request(.test()), Device.id("a2")))
        == CommandRefusal(.createdByAnotherProcess, .activity(Device.id("a2"))))
  }
}
