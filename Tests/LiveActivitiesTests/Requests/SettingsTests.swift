import LiveActivities
import Testing

/// The effects of a person's settings on an app and its activities (AK 1c, 1.31, 2.16).
@Suite struct SettingsTests {
  private static let a = BundleID("a")

  /// Two ongoing activities, a pending and an ended one of `a`, and one of `b`.
  private func device() throws -> Device {
    var device = Device()
    try device.declare("a", AppDeclaration(supportsFrequentUpdates: true))
    for name in ["a1", "a2", "a4", "b1"] { try device.pushStart(name) }
    try device.request("a3", .test(start: hour, alert: .test))
    try device.pushEnd("a4")
    try device.foreground(nil)
    device.wait(until: minute)
    return device
  }

  private func states(_ device: Device) -> String {
    ["a1", "a2", "a3", "a4", "b1"].map { device.state($0)?.rawValue ?? "-" }.joined(separator: " ")
  }

  @Test func `T16 frequent updates off end what is ongoing of the app, and so does on`() throws {
    var device = try device()
    let events = try device.does(.person(.allowFrequentUpdates(false, Self.a))).map(\.change)
    #expect(events.first == .frequentPushEnablementChanged(Self.a, false))
    #expect(states(device) == "ended ended - ended active")
    #expect(!device.engine.frequentPushesEnabled(for: Self.a))
    #expect(device.engine.areActivitiesEnabled(for: Self.a))
    try device.pushStart("a5")
    try device.does(.person(.allowFrequentUpdates(true, Self.a)))
    #expect(device.state("a5") == .ended)
    #expect(device.hours("a5", 5) == "eeee.")
    #expect(try device.does(.person(.allowFrequentUpdates(true, Self.a))) == [])
  }

  @Test func `activities off take what is ongoing away, and refuse more`() throws {
    var device = try device()
    let events = try device.does(.person(.allowActivities(false, Self.a))).map(\.change)
    #expect(events.first == .enablementChanged(Self.a, false))
    #expect(events.dropFirst().allSatisfy { isDismissalBySettings($0) })
    #expect(states(device) == "- - - ended active")
    #expect(
      try device.refusal(of: .app(.request(.test()), Device.id("a1")))
        == CommandRefusal(.activitiesDenied, .app(Self.a)))
    #expect(
      try device.refusal(of: .push(.start(at: device.now), Device.id("a1")))
        == CommandRefusal(.activitiesDenied, .app(Self.a)))
    #expect(try device.does(.person(.allowActivities(false, Self.a))) == [])
    #expect(
      try device.does(.person(.allowActivities(true, Self.a))).map(\.change)
        == [.enablementChanged(Self.a, true)])
    try device.pushStart("a1")
  }

  private func isDismissalBySettings(_ change: ActivityEvent.Change) -> Bool {
    if case .stateChanged(_, _, .dismissed, .settings) = change { return true }
    return false
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `frequent pushes want both the app and the person`(isDeclared: Bool, isAllowed: Bool) throws
  {
    var device = Device()
    try device.declare("a", AppDeclaration(supportsFrequentUpdates: isDeclared))
    try device.does(.person(.allowFrequentUpdates(isAllowed, Self.a)))
    #expect(device.engine.frequentPushesEnabled(for: Self.a) == (isDeclared && isAllowed))
  }

  @Test func `a declaration is news where it changes what is enabled`() throws {
    var device = Device()
    let declaration = AppDeclaration(supportsFrequentUpdates: true)
    let command = ActivityCommand.setup(.declare(declaration), Self.a)
    #expect(
      try device.does(command).map(\.change) == [.frequentPushEnablementChanged(Self.a, true)])
    #expect(try device.does(command) == [])
  }

  @Test func `an app that declares nothing starts nothing`() throws {
    var device = Device()
    try device.declare("a", AppDeclaration(supportsLiveActivities: false))
    try device.foreground("a")
    for command in [
      ActivityCommand.app(.request(.test()), Device.id("a1")),
      .push(.start(at: device.now), Device.id("a1")),
    ] {
      #expect(try device.refusal(of: command) == CommandRefusal(.unsupportedTarget, .app(Self.a)))
    }
  }

  @Test func `settings are remembered for so many apps`() throws {
    var limits = ActivityLimits.standard
    limits.rememberedAppsMaximum = 2
    var device = Device(limits: limits)
    for app in ["a", "b", "c"] { try device.does(.person(.allowActivities(false, BundleID(app)))) }
    #expect(
      ["a", "b", "c"].map { device.engine.areActivitiesEnabled(for: BundleID($0)) }
        == [true, false, false])
  }
}
