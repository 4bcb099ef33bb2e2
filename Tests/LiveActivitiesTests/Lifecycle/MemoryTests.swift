import LiveActivities
import RandomNumbers
import Testing

@Suite struct MemoryTests {
  @Test func `an app that starts and ends all day keeps its last fifty`() throws {
    var device = Device()
    for number in 0..<200 {
      try device.pushStart("a\(number)")
      try device.pushEnd("a\(number)")
      device.wait(until: number + 1)
    }
    #expect(device.engine.activityCount == 50)
    #expect(device.state("a149") == nil)
    #expect(device.state("a150") == .ended)
    let update = ActivityPush(event: .update, timestamp: device.now)
    #expect(
      try device.refusal(of: .push(update, Device.id("a149")))
        == CommandRefusal(
          .activityEnded, .activity(Device.id("a149")), .state(.dismissed), .end(Device.time(199)),
          .cause(.keptPerAppLimit)))
  }

  @Test func `the device keeps as many activities as its limit says`() throws {
    var limits = ActivityLimits.standard
    limits.keptMaximum = 3
    var device = Device(limits: limits)
    for name in ["a1", "b1", "c1"] { try device.pushStart(name) }
    let fourth = ActivityCommand.push(.start(at: device.now), Device.id("d1"))
    #expect(try device.refusal(of: fourth) == CommandRefusal(.tooManyActivities, .limit(3)))
    try device.does(.person(.dismiss(Device.id("b1"))))
    #expect(try device.refusal(of: fourth) == nil)
  }

  @Test func `what is gone leaves nothing behind`() throws {
    var limits = ActivityLimits.standard
    limits.rememberedDismissalsMaximum = 10
    limits.rememberedAppsMaximum = 10
    limits.rememberedTokensMaximum = 10
    var engine = LiveActivities(limits: limits)
    for number in 0..<2000 {
      let id = ActivityID(app: BundleID("app\(number)"), name: "1")
      let push = ActivityPush.start(at: Device.start)
      _ = try engine.apply(.push(push, id), at: Device.start)
      _ = try engine.apply(.person(.dismiss(id)), at: Device.start)
    }
    #expect(engine.nextDeadline == nil)
    #expect(engine.entryCount <= 4 * 10)
  }

  @Test func `only the last dismissals are remembered`() throws {
    var limits = ActivityLimits.standard
    limits.rememberedDismissalsMaximum = 2
    var device = Device(limits: limits)
    for name in ["a1", "a2", "a3"] {
      try device.pushStart(name)
      try device.does(.person(.dismiss(Device.id(name))))
    }
    let refusals = try ["a1", "a2", "a3"].map { name in
      try device.refusal(of: .person(.tap(Device.id(name))))
    }
    let over = ["a2", "a3"].map { name in
      CommandRefusal(
        .activityEnded, .activity(Device.id(name)), .state(.dismissed), .end(Device.start),
        .cause(.person))
    }
    #expect(refusals == [CommandRefusal(.unknownActivity, .activity(Device.id("a1")))] + over)
  }

  @Test func `an update that moves the stale date each time leaves nothing behind`() {
    var queue = DeadlineQueue<Int>()
    for step in 0..<10_000 {
      queue.schedule(step % 7, at: Device.time(step))
    }
    #expect(queue.count == 7)
    #expect(queue.next == Device.time(9993))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the deadline queue gives what a sorted list would`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var queue = DeadlineQueue<Int>()
    // Equal times come in the order in which they were set.
    var model: [(key: Int, time: Int)] = []
    for _ in 0..<500 {
      let key = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        queue.schedule(key, at: nil)
        model.removeAll { $0.key == key }
      case 1:
        let now = Int.random(in: 0..<100, using: &random)
        let taken = queue.removeNext(by: Device.time(now))
        let due = model.first.flatMap { $0.time <= now ? $0 : nil }
        #expect(taken?.key == due?.key)
        #expect(taken?.time == due.map { Device.time($0.time) })
        if due != nil { model.removeFirst() }
      default:
        let time = Int.random(in: 0..<100, using: &random)
        queue.schedule(key, at: Device.time(time))
        guard model.first(where: { $0.key == key })?.time != time else { continue }
        model.removeAll { $0.key == key }
        model.insert((key, time), at: model.firstIndex { $0.time > time } ?? model.count)
      }
      #expect(queue.next == model.first.map { Device.time($0.time) })
      #expect(queue.count == model.count)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `an arrival order gives what a list would`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var order = ArrivalOrder<Int>()
    var model: [Int] = []
    for _ in 0..<500 {
      let element = Int.random(in: 0..<40, using: &random)
      model.removeAll { $0 == element }
      if Bool.random(using: &random) {
        order.append(element)
        model.append(element)
      } else {
        order.remove(element)
      }
      #expect(Array(order.elements) == model)
      #expect(order.first == model.first)
      #expect(order.count == model.count)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a bounded memory holds what was written last`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var memory = BoundedMemory<Int, Int>(capacity: 10)
    var model: [(key: Int, value: Int)] = []
    for step in 0..<500 {
      let key = Int.random(in: 0..<20, using: &random)
      model.removeAll { $0.key == key }
      if Int.random(in: 0..<4, using: &random) == 0 {
        memory.forget(key)
      } else {
        memory.remember(step, of: key)
        model = (model + [(key, step)]).suffix(10)
      }
      #expect(memory.keys == model.map(\.key))
      #expect(memory.keys.map { memory[$0] } == model.map(\.value))
    }
  }
}
