import LiveActivities
import Testing

/// The island and the banner under a person's hands (AK 4.7, 4.13 to 4.15).
@Suite struct IslandTests {
  private static let (a1, b1) = (Device.id("a1"), Device.id("b1"))

  private func device(_ names: [String], hasIsland: Bool = true) throws -> Device {
    var device = Device(profile: DeviceProfile(hasDynamicIsland: hasIsland))
    for name in names { try device.pushStart(name) }
    device.wait(until: minute)
    return device
  }

  @Test func `what is swiped out of the island stays hidden, and goes on`() throws {
    var device = try device(["a1", "b1", "c1"])
    #expect(try device.does(.person(.hideIsland)).map(\.change) == [.islandHidden])
    #expect(device.island == "(c1)", "the next in line")
    try device.pushUpdate("a1")
    #expect(device.island == "(c1)")
    #expect(device.stacks == "c1 | b1 | a1", "the Lock Screen shows it all the same")
    try device.does(.person(.hideIsland))
    #expect(device.island == "-")
    #expect(try device.refusal(of: .person(.hideIsland)) == CommandRefusal(.islandEmpty))
    #expect(try device.does(.person(.restoreIsland)).map(\.change) == [.islandRestored])
    #expect(device.island == "(a1) (b1)")
    #expect(try device.refusal(of: .person(.restoreIsland)) == CommandRefusal(.nothingHidden))
  }

  @Test func `a new activity brings its hidden app back, an alert does for its time`() throws {
    var device = try device(["a1"])
    try device.does(.person(.hideIsland))
    try device.pushUpdate("a1", alert: .test)
    #expect(device.island == "[a1]")
    device.wait(until: 2 * minute)
    #expect(device.island == "-")
    try device.pushStart("a2")
    device.wait(until: 3 * minute)
    #expect(device.island == "(a1)")
  }

  @Test func `swiped while it is expanded, the island closes and hides`() throws {
    var device = try device(["a1"])
    try device.does(.person(.longPress(Self.a1)))
    #expect(
      try device.does(.person(.hideIsland)).map(\.change) == [
        .islandCollapsed(Self.a1), .islandHidden,
      ])
    #expect(device.island == "-")
    #expect(device.state("a1") == .active)
  }

  @Test func `what is hidden and ends is hidden no more`() throws {
    var device = try device(["a1"])
    try device.does(.person(.hideIsland))
    try device.does(.person(.dismiss(Self.a1)))
    #expect(try device.refusal(of: .person(.restoreIsland)) == CommandRefusal(.nothingHidden))
  }

  @Test func `the first two apps have the island, in the order in which they came`() throws {
    var device = try device(["b1", "a1"])
    #expect(device.island == "(b1) (a1)")
    try device.pushUpdate("a1", score: 100)
    #expect(device.island == "(b1) (a1)", "scores count within an app only")
  }

  // MARK: Without an island

  @Test func `T14 an alert is a banner for five seconds, while the device is unlocked`() throws {
    var device = try device(["a1"], hasIsland: false)
    #expect(device.banner == nil)
    try device.pushUpdate("a1", alert: .test)
    #expect(device.banner == nil, "a locked device has the card in sight already")
    try device.does(.device(.unlock))
    let changes = try device.pushUpdate("a1", alert: .test).map(\.change)
    #expect(changes.suffix(2) == [.alerted(Self.a1, .test), .bannerShown(Self.a1)])
    device.wait(until: minute + 4)
    #expect(device.banner == Self.a1)
    #expect(device.wait(until: minute + 5).map(\.change) == [.bannerHidden(Self.a1)])
    #expect(device.island == "-")
  }

  @Test func `another alert takes the banner's place`() throws {
    var device = try device(["a1", "b1"], hasIsland: false)
    try device.does(.device(.unlock))
    try device.pushUpdate("a1", alert: .test)
    let changes = try device.pushUpdate("b1", alert: .test).map(\.change)
    #expect(changes.suffix(2) == [.bannerHidden(Self.a1), .bannerShown(Self.b1)])
    device.wait(until: minute + 2)
    try device.pushUpdate("b1", alert: .test)
    device.wait(until: minute + 6)
    #expect(device.banner == Self.b1, "a new alert begins anew")
  }

  @Test(arguments: [
    ActivityCommand.person(.collapseIsland), .person(.dismiss(a1)), .device(.lock),
    .device(.foreground(a1.app)), .app(.end(), a1), .person(.allowActivities(false, a1.app)),
  ])
  func `a banner goes with its reason`(command: ActivityCommand) throws {
    var device = try device(["a1"], hasIsland: false)
    try device.does(.device(.unlock))
    try device.pushUpdate("a1", alert: .test)
    #expect(device.banner == Self.a1)
    let changes = try device.does(command).map(\.change)
    #expect(changes.contains(.bannerHidden(Self.a1)))
    #expect(device.banner == nil)
  }

  @Test(arguments: [
    PersonAction.longPress(a1), .hideIsland, .restoreIsland,
  ])
  func `there is no island to touch`(action: PersonAction) throws {
    var device = try device(["a1"], hasIsland: false)
    #expect(try device.refusal(of: .person(action)) == CommandRefusal(.noIsland))
  }

  // MARK: Buttons

  @Test(arguments: [
    (ActivitySurface.lockScreen, "deviceLocked", "applied", "applied"),
    (.expanded, "islandNotExpanded", "islandNotExpanded", "applied"),
    (.compact, "buttonInert", "buttonInert", "buttonInert"),
    (.minimal, "buttonInert", "buttonInert", "buttonInert"),
    (.carPlay, "buttonInert", "buttonInert", "buttonInert"),
  ])
  func `T18 a button is pressed where it is, by a person who is known`(
    surface: ActivitySurface, locked: String, unlocked: String, expanded: String
  ) throws {
    var device = try device(["a1"])
    let press = ActivityCommand.person(.pressButton("Pause", Self.a1, on: surface))
    #expect(try device.refusal(of: press)?.name ?? "applied" == locked)
    try device.does(.device(.unlock))
    #expect(try device.refusal(of: press)?.name ?? "applied" == unlocked)
    try device.does(.person(.longPress(Self.a1)))
    #expect(try device.refusal(of: press)?.name ?? "applied" == expanded)
  }

  @Test func `the expanded island has one activity's buttons`() throws {
    var device = try device(["a1", "b1"])
    try device.does(.device(.unlock))
    try device.does(.person(.longPress(Self.a1)))
    let press = PersonAction.pressButton("Pause", Self.b1, on: .expanded)
    #expect(
      try device.refusal(of: .person(press)) == CommandRefusal(.notInIsland, .activity(Self.b1)))
  }

  // MARK: The display

  @Test func `T14 an alert wakes the display, a quiet update does not`() throws {
    var device = try device(["a1"])
    try device.does(.device(.alwaysOn(true)))
    try device.pushUpdate("a1")
    #expect(device.engine.isAlwaysOn)
    let changes = try device.pushUpdate("a1", alert: .test).map(\.change)
    #expect(changes.contains(.alwaysOnChanged(false)))
    #expect(!device.engine.isAlwaysOn)
  }

  @Test func `locking, unlocking and the appearance are news once`() throws {
    var device = Device()
    let commands: [(DeviceChange, [ActivityEvent.Change])] = [
      (.lock, []), (.unlock, [.unlocked]), (.unlock, []), (.lock, [.locked]), (.lock, []),
      (.appearance(.dark), [.appearanceChanged(.dark)]), (.appearance(.dark), []),
      (.appearance(nil), [.appearanceChanged(nil)]),
      (.alwaysOn(true), [.alwaysOnChanged(true)]), (.alwaysOn(true), []),
      (.standBy(true), [.standByChanged(true)]), (.standBy(true), []),
      (.standBy(false), [.standByChanged(false)]),
    ]
    for (change, events) in commands {
      #expect(try device.does(.device(change)).map(\.change) == events, "\(change)")
    }
  }
}

extension Device {
  var banner: ActivityID? { engine.arrangement(at: now).banner }
}
