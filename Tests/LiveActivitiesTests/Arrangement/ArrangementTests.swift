import LiveActivities
import Testing

@Suite struct ArrangementTests {
  @Test func `T12 one app's highest score is compact, among equals the first started`() throws {
    var device = Device()
    try device.pushStart("a1", score: 0)
    try device.pushStart("a2", score: 50)
    try device.pushStart("a3", score: 100)
    device.wait(until: minute)
    #expect(device.island == "(a3)")
    #expect(device.stacks == "a3 a2 a1")
    for name in ["a3", "a2", "a1"] { try device.pushUpdate(name, score: 7) }
    #expect(device.island == "(a1)")
    #expect(device.stacks == "a1 a2 a3")
  }

  @Test func `scores order in any value, and what is no number counts as none`() throws {
    var device = Device()
    let scores = [-1, .infinity, .nan, 1e-300, -.infinity]
    for (number, score) in scores.enumerated() {
      try device.pushStart("a\(number)", score: score)
    }
    #expect(device.stacks == "a1 a3 a2 a0 a4")
  }

  @Test func `T13 two apps share the island, and the last one has it again`() throws {
    var device = Device()
    try device.pushStart("a1")
    device.wait(until: minute)
    #expect(device.island == "(a1)")
    try device.pushStart("b1")
    device.wait(until: 2 * minute)
    #expect(device.island == "(a1) (b1)")
    try device.pushEnd("a1")
    #expect(device.island == "(b1)")
    #expect(device.stacks == "b1 | a1", "what has ended stays on the Lock Screen")
  }

  @Test func `a third app waits in line for the island`() throws {
    var device = Device()
    for name in ["a1", "b1", "c1", "a2"] { try device.pushStart(name) }
    device.wait(until: minute)
    #expect(device.island == "(a1) (b1)")
    try device.pushEnd("a1")
    #expect(device.island == "(a2) (b1)", "the app keeps its slot while it has any")
    try device.pushEnd("a2")
    #expect(device.island == "(b1) (c1)")
    try device.pushStart("a3")
    device.wait(until: 2 * minute)
    #expect(device.island == "(b1) (c1)", "a newcomer displaces neither")
  }

  @Test func `an app in the foreground is not in the island`() throws {
    var device = Device()
    for name in ["a1", "b1", "c1"] { try device.pushStart(name) }
    device.wait(until: minute)
    try device.does(.device(.foreground(BundleID("a"))))
    #expect(device.island == "(b1) (c1)")
    try device.pushUpdate("a1", alert: .test)
    #expect(device.island == "(b1) (c1)")
    try device.does(.person(.longPress(Device.id("b1"))))
    try device.does(.device(.foreground(BundleID("b"))))
    #expect(device.island == "(a1) (c1)")
    try device.does(.device(.lock))
    #expect(device.island == "(a1) (b1)")
  }

  @Test func `an alert expands the island for five seconds`() throws {
    var device = Device()
    try device.pushStart("a1")
    #expect(device.island == "[a1]")
    device.wait(until: 4)
    #expect(device.island == "[a1]")
    try device.pushUpdate("a1", alert: .test)
    device.wait(until: 8)
    #expect(device.island == "[a1]", "another alert begins anew")
    #expect(
      device.wait(until: 9)
        == [ActivityEvent(.islandCollapsed(Device.id("a1")), at: Device.time(9))])
    #expect(device.island == "(a1)")
    try device.pushUpdate("a1")
    #expect(device.island == "(a1)", "a quiet update lights nothing")
  }

  @Test func `a card may expand out of the island's order, unless its app is open or hidden there`()
    throws
  {
    var device = Device()
    for name in ["a1", "b1", "c1"] { try device.pushStart(name) }
    device.wait(until: minute)
    let (a1, c1) = (Device.id("a1"), Device.id("c1"))
    try device.does(.person(.expand(c1)))
    #expect(device.island == "[c1]")
    try device.does(.person(.collapseIsland))
    try device.does(.person(.hideIsland))
    let refusal = CommandRefusal(.notInIsland, .activity(a1))
    #expect(try device.refusal(of: .person(.expand(a1))) == refusal)
    try device.does(.person(.restoreIsland))
    #expect(device.engine.canExpand(a1))
    try device.does(.device(.foreground(a1.app)))
    #expect(try device.refusal(of: .person(.expand(a1))) == refusal)
    #expect(!device.engine.canExpand(a1))
  }

  @Test func `a person's hold expands the island until it is let go`() throws {
    var device = Device()
    for name in ["a1", "b1", "c1"] { try device.pushStart(name) }
    device.wait(until: minute)
    let (a1, c1) = (Device.id("a1"), Device.id("c1"))
    #expect(try device.refusal(of: .person(.collapseIsland)) == CommandRefusal(.islandNotExpanded))
    #expect(
      try device.refusal(of: .person(.longPress(c1))) == CommandRefusal(.notInIsland, .activity(c1))
    )
    try device.does(.person(.longPress(a1)))
    try device.pushUpdate("a1", alert: .test)
    device.wait(until: hour)
    #expect(device.island == "[a1]", "an alert of the same activity does not shorten the hold")
    try device.pushUpdate("c1", alert: .test)
    #expect(device.island == "[c1]")
    try device.does(.person(.longPress(a1)))
    #expect(device.island == "[a1]", "a touch of another one shrinks this one first")
    #expect(
      try device.refusal(of: .person(.longPress(c1))) == CommandRefusal(.notInIsland, .activity(c1))
    )
    try device.pushUpdate("c1", alert: .test)
    try device.does(.person(.longPress(c1)))
    device.wait(until: 2 * hour)
    #expect(device.island == "[c1]", "holding what an alert expanded keeps it")
    try device.does(.person(.collapseIsland))
    #expect(device.island == "(a1) (b1)")
  }

  @Test func `what leaves the island while it is expanded collapses it`() throws {
    var device = Device()
    try device.pushStart("a1")
    try device.pushEnd("a1")
    #expect(device.island == "-")
    #expect(device.engine.nextDeadline == Device.time(4 * hour))
  }

  @Test func `the stack that lit up last is on top, quiet updates move nothing`() throws {
    var device = Device()
    for name in ["a1", "b1", "c1"] { try device.pushStart(name) }
    #expect(device.stacks == "c1 | b1 | a1")
    try device.pushUpdate("a1")
    #expect(device.stacks == "c1 | b1 | a1")
    try device.pushUpdate("a1", alert: .test)
    #expect(device.stacks == "a1 | c1 | b1")
    try device.does(.person(.dismiss(Device.id("c1"))))
    #expect(device.stacks == "a1 | b1")
  }

  @Test func `a quiet start lies on top as well`() throws {
    var device = Device()
    for name in ["a1", "b1"] { try device.pushStart(name) }
    for name in ["a2", "c1"] {
      try device.does(.device(.foreground(Device.id(name).app)))
      try device.does(.app(.request(.test()), Device.id(name)))
    }
    #expect(device.stacks == "c1 | a1 a2 | b1")
  }

  @Test func `a stack folds and unfolds, and forgets it when it is gone`() throws {
    var device = Device()
    let app = BundleID("a")
    #expect(try device.refusal(of: .person(.unfold(app))) == CommandRefusal(.noStack, .app(app)))
    try device.pushStart("a1")
    #expect(try device.does(.person(.unfold(app))).map(\.change) == [.unfolded(app)])
    #expect(try device.does(.person(.unfold(app))) == [])
    #expect(device.engine.arrangement(at: device.now).stacks.map(\.isUnfolded) == [true])
    try device.does(.person(.dismiss(Device.id("a1"))))
    try device.pushStart("a1")
    #expect(device.engine.arrangement(at: device.now).stacks.map(\.isUnfolded) == [false])
  }

  @Test func `an arrangement of a later time knows what is due by then`() throws {
    var device = Device()
    try device.pushStart("a1")
    let later = device.engine.arrangement(at: Device.time(9 * hour))
    #expect(later.island == .none)
    #expect(later.stacks.count == 1)
    #expect(device.engine.arrangement(at: Device.time(13 * hour)) == .empty)
    #expect(device.island == "[a1]")
  }
}
