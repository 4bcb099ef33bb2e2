import SampleActivities
import Testing

struct DemoScriptTests {
  @Test func `the tour is the first of the demos`() {
    #expect(DemoName.allCases.first == .tour)
  }

  @Test(arguments: DemoName.allCases)
  func `the same start gives the same bytes, in steps or at once`(demo: DemoName) throws {
    var steps = DemoScript(demo, startingAt: demoStart)
    var whole = steps
    var all: [DemoScript.Step] = []
    var due = Duration.zero
    while due <= .seconds(900) {
      all += steps.steps(upTo: due)
      #expect(steps.nextDue > due)
      due = steps.nextDue
    }
    #expect(all == whole.steps(upTo: .seconds(900)))
    #expect(whole.steps(upTo: .seconds(900)).isEmpty)
    #expect(whole.steps(upTo: .zero).isEmpty)
  }

  @Test func `the first frame is a ride on its way and three orders of one app`() throws {
    let lines = try demoLines(.all, upTo: 0).filter { $0.content != nil }
    let ride = try #require(lines.first { $0.activity == "ride-1" }?.content)
    #expect(ride.attributesType == "RideAttributes")
    #expect(ride.state?.speed == 24.8)
    #expect(ride.state?.distance == 31.4)
    #expect(ride.state?.climb == 412)
    // 1:12:07 before the start, in seconds since 2001 (AK 3.2).
    #expect(ride.state?.started == Double(demoStart / 1000 - 978_307_200 - 4327))
    let orders = lines.filter { $0.app == "islet.demo.pizza" }
    #expect(orders.map(\.activity) == ["order-42", "order-41", "order-43"])
    #expect(orders.map { $0.content?.state?.phase } == ["onTheWay", "onTheWay", "preparing"])
    #expect(orders.map { $0.content?.relevanceScore } == [50, 50, 10])
  }

  @Test func `a ride is updated once a second and never goes back`() throws {
    let pushes = try DemoScript.endlessRide(startingAt: demoStart).demoLines(upTo: 7200)
      .compactMap(\.aps)
    let times = pushes.compactMap(\.timestamp)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    let rides = pushes.count { $0.event == "end" }
    #expect(rides >= 1)
    // A minute passes between two rides.
    #expect(pushes.count >= 7200 - rides * 61)
  }

  /// An hour and a half of all stories.
  private static let longDemo = Result { try demoLines(.all, upTo: 5400) }

  @Test func `orders go from kitchen to door, end, and others take their place`() throws {
    let phases = ["preparing", "baking", "onTheWay", "nearlyThere", "delivered"]
    var reached: [String: Int] = [:]
    var ended: Set<String> = []
    var open = 0
    for line in try Self.longDemo.get() where line.app == "islet.demo.pizza" {
      guard let content = line.content, let order = line.activity else { continue }
      let phase = try #require(phases.firstIndex { $0 == content.state?.phase })
      if let before = reached[order] { #expect(phase >= before) } else { open += 1 }
      #expect(!ended.contains(order))
      reached[order] = phase
      let time = try #require(content.state?.estimatedDeliveryTime)
      #expect(try #require(content.state?.orderTime) <= time)
      if content.event == "end" {
        open -= 1
        #expect(phase == phases.count - 1)
        ended.insert(order)
      }
      #expect((0...3).contains(open))
    }
    #expect(ended.count >= 5)
    #expect(open >= 1)
  }

  /// The first line of an activity starts it, the last one ends it, and its timestamps never decrease.
  @Test(arguments: ["match", "journey", "flight", "fight"])
  func `a timetable starts, tells, ends and begins again`(name: String) throws {
    var isOngoing: [String: Bool] = [:]
    var last = 0
    for line in try Self.longDemo.get() where line.activity?.hasPrefix(name) == true {
      guard let activity = line.activity, let content = line.content else { continue }
      let isStart = line.request != nil || content.event == "start"
      #expect(isOngoing[activity] == (isStart ? nil : true))
      isOngoing[activity] = content.event != "end"
      if let time = content.timestamp {
        #expect(time >= last)
        last = time
      }
    }
    #expect(isOngoing.count >= 3)
    #expect(isOngoing.values.count { $0 } <= 1)
  }

  @Test func `the whole demo lights the screen as time goes by`() throws {
    let apps = try Set(demoLines(.all, upTo: 240).compactMap(\.app))
    #expect(apps.count == 6)
  }

  @Test func `a demo begins at any moment`() throws {
    for start in [Int64(0), -1, 1, 4_102_444_800_999] {
      var script = DemoScript(.all, startingAt: start)
      #expect(script.nextDue == .zero)
      #expect(!script.steps(upTo: .seconds(30)).isEmpty)
    }
  }
}
