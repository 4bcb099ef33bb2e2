import Testing

@testable import SampleActivities

@Suite struct `The tour` {
  @Test func `has its cues in the order of time, within a round of a minute at most`() {
    let times = Tour.cues.map(\.time)
    #expect(times == times.sorted())
    #expect(times.first == .zero)
    #expect(times.allSatisfy { $0 < Tour.length })
    #expect(Tour.length <= .seconds(60))
    #expect((Duration.zero..<Tour.length).contains(Tour.pictureTime))
  }

  private func keys(_ script: inout DemoScript, upTo time: Duration) -> [Unicode.Scalar] {
    script.steps(upTo: time).compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  @Test func `presses the same keys in each round, and none once it has ended`() throws {
    var script = DemoScript(.tour, startingAt: demoStart)
    #expect(script.isTour)
    let first = keys(&script, upTo: Tour.length - .milliseconds(1))
    let second = keys(&script, upTo: Tour.length * 2 - .milliseconds(1))
    #expect(first == second)
    #expect(["t", "g", "s"].allSatisfy { key in first.count { $0 == key } == 2 })
    script.endTour()
    #expect(!script.isTour)
    #expect(keys(&script, upTo: Tour.length * 4) == [])
  }

  @Test(arguments: [0, 5, 30, 52])
  func `leaves activities without an end where it ends`(second: Int) throws {
    var script = DemoScript(.tour, startingAt: demoStart)
    _ = script.steps(upTo: .seconds(second))
    script.endTour()
    let later = try script.demoLines(upTo: 300)
    #expect(Set(later.compactMap(\.app)).count == 6)
    // Only the tour dismisses at once.
    #expect(later.allSatisfy { $0.aps.map { $0.dismissalDate != $0.timestamp } ?? true })
    #expect(!later.contains { $0.activity == "ride-2" })
  }
}
