import ActivityWidgets
import CellUI
import Compositing
import Foundation
import HeadlessRendering
import LiveActivities
import LockScreenSession
import LockScreenUI
import SampleActivities
import Testing

@testable import IsletProgram

/// The clock of a widget's code, which runs once for each update and not in between (AK 5.1).
@MainActor @Suite struct `The clock of a widget's code` {
  private static let feed = """
    {"at":0,"app":"com.example.age","activity":"1","request":{"attributes-type":"AgeAttributes",
      "attributes":{},"content-state":{"started":1795200000},"stale-date":1795200060,"from":"intent"}}
    {"at":20,"app":"com.example.age","activity":"1","update":{"content-state":
      {"started":1795200000},"stale-date":1795200060}}

    """

  private var setup: Session.Setup {
    var setup = Session.Setup.plain(columns: 122, rows: 40)
    setup.views = ViewCatalog(widgets: AgeWidgets())
    return setup
  }

  @Test(arguments: [(10, 0), (19, 0), (30, 20), (59, 20), (100, 60)])
  func `stands at the last update, and at the stale date`(second: Int, age: Int) {
    let input = HeadlessRun.Input(
      name: "feed", bytes: Array((#"{"at":0,"clock":{"set":1795200000}}"# + "\n" + Self.feed).utf8))
    var snapshot = Snapshot(setup, of: [input], at: .seconds(second))
    let text = snapshot.picture().plainText()
    #expect(text.contains("age \(age) s"), "\(text)")
    let seconds = second - age
    #expect(text.contains("runs 0:\(seconds < 10 ? "0" : "")\(seconds)"), "\(text)")
  }

  @Test func `stands in the expanded island`() {
    let lines = Self.feed.split(separator: "\n{\"at\":20")
    let press = #"{"at":1,"app":"com.example.age","activity":"1","person":"long-press"}"#
    let feed = #"{"at":0,"clock":{"set":1795200000}}"# + "\n\(lines[0])\n\(press)\n"
    let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
    var snapshot = Snapshot(setup, of: [input], at: .seconds(3))
    let rows = snapshot.picture().plainText().split(separator: "\n").prefix(8)
    #expect(rows.contains { $0.contains("age 0 s") }, "\(rows)")
  }

  @Test func `stands in the compact island`() {
    let feed = #"{"at":0,"clock":{"set":1795200000}}"# + "\n" + Self.feed
    let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
    var snapshot = Snapshot(setup, of: [input], at: .seconds(40))
    #expect(snapshot.picture().plainText().contains("c20"))
  }

  @Test func `stands when the screen is laid out anew`() {
    var session = Session(setup)
    session.feed(Self.feed.split(separator: "\n{\"at\":20")[0] + "\n")
    session.resize(to: CellSize(columns: 80, rows: 30), at: .seconds(15))
    let text = session.frame(at: .seconds(16)).surface.plainText()
    #expect(text.contains("age 0 s"), "\(text)")
  }
}

private struct AgeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var started: Int }
}

private struct AgeWidgets: WidgetBundle {
  var body: some Widget { AgeWidget() }
}

private struct AgeWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AgeAttributes.self) { context in
      Age(started: context.state.started)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Age(started: context.state.started) }
      } compactLeading: {
        CompactAge(started: context.state.started)
      } compactTrailing: {
        Text("b")
      } minimal: {
        Text("c")
      }
    }
  }
}

/// A view whose body reads the clock, as an app's does.
private struct Age: View {
  let started: Int

  var body: some View {
    let now = SceneClock.date
    VStack {
      Text(verbatim: "age \(Int(now.timeIntervalSince1970) - started) s")
      Text("runs \(Text(timerInterval: now...now + 3600, countsDown: false, showsHours: false))")
    }
  }
}

/// The same in a few letters.
private struct CompactAge: View {
  let started: Int

  var body: some View {
    Text(verbatim: "c\(Int(SceneClock.date.timeIntervalSince1970) - started)")
  }
}
