import SampleActivities
import Testing

@Suite struct `A story` {
  private static let names = [DemoName.ride, .pizza, .match, .metro, .flight, .quest]

  /// A line with an activity, and the second at which it is due.
  private typealias TimedLine = (second: Int, line: DemoLine)

  private func lines(of name: DemoName, upTo end: Int) throws -> [TimedLine] {
    var script = DemoScript(name, startingAt: demoStart)
    var lines: [TimedLine] = []
    for second in 0..<end {
      let due = try script.demoLines(upTo: second)
      _ = script.steps(upTo: .seconds(second))
      lines += due.filter { $0.content != nil }.map { (second, $0) }
    }
    return lines
  }

  @Test(arguments: names)
  func `starts, changes, alerts, ends and is dismissed in forty seconds`(name: DemoName) throws {
    #expect(name.length == .seconds(40))
    #expect(!name.isTour)
    let lines = try lines(of: name, upTo: 40)
    let contents = lines.compactMap(\.line.content)
    #expect(Set(lines.map(\.line.activity)).count == 1)
    #expect(lines.first?.line.request != nil)
    #expect(contents.count { $0.event == "update" } >= 4)
    #expect((1...2).contains(contents.count { $0.alert != nil }))
    let end = try #require(lines.last)
    #expect(end.line.aps?.event == "end")
    #expect(contents.count { $0.event == "end" } == 1)
    let dismissal = try #require(end.line.aps?.dismissalDate) - Int(demoStart / 1000)
    // Its last content can be read, and the empty screen is seen.
    #expect(dismissal - end.second >= 4)
    #expect((35...38).contains(dismissal))
  }

  @Test(arguments: names)
  func `is told anew, the same but for its name`(name: DemoName) throws {
    let lines = try lines(of: name, upTo: 120)
    let activities = Set(lines.compactMap(\.line.activity))
    #expect(activities.count == 3)
    let seconds = activities.map { activity in
      lines.filter { $0.line.activity == activity }.map { $0.second % 40 }
    }
    #expect(Set(seconds).count == 1)
    #expect(lines.map(\.second) == lines.map(\.second).sorted())
  }

  @Test func `of a flight takes off long before it lands, within the story, and names its gate`()
    throws
  {
    let lines = try lines(of: .flight, upTo: 40)
    for (second, line) in lines {
      let state = try #require(line.content?.state)
      let times = try #require(state.flight)
      #expect(times[1] - times[0] > 3600)
      #expect(state.gate?.contains(/^[A-Z][0-9]+$/) == true)
      // Dates of a content state count from 2001.
      let now = Double(demoStart / 1000 - 978_307_200 + Int64(second))
      #expect((state.phase == "landed") == (now >= times[1]))
    }
  }

  @Test func `of a ride goes on all the time and arrives`() throws {
    let states = try lines(of: .ride, upTo: 40).compactMap(\.line.content?.state)
    let (distances, progress) = (states.compactMap(\.distance), states.compactMap(\.progress))
    #expect(distances == distances.sorted() && progress == progress.sorted())
    #expect(distances.first == 0 && progress.last == 1)
    #expect((2...6).contains(distances.last ?? 0))
    // The timer runs twenty times as fast as the viewer's: the start goes back by 19 s each second.
    let starts = states.compactMap(\.started)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 - $1 == 19 })
  }
}
