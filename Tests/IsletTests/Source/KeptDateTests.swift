import CellUI
import Compositing
import FeedReports
import Foundation
import HeadlessRendering
import LiveActivities
import LockScreenSession
import LockScreenUI
import Testing

@testable import ActivityWidgets
@testable import IsletProgram

@MainActor @Test func `a date that a widget keeps is the scene's`() throws {
  var resources = Resources(views: ViewCatalog(widgets: KeptDateWidgets()), demos: [])
  resources.views.trace = TestTrace(without: "#Preview")
  var options = GalleryOptions()
  options.size = CellSize(columns: 40, rows: 30)
  let output = try GalleryCommand(resources: resources).run(options).output
  let text = String(decoding: output, as: UTF8.self)
  let now = Date(HeadlessRun.standardMoment).timeIntervalSince1970
  #expect(text.contains("made \(String(Int(now)))"))
}

@Test func `pictures of previews begin at the program's time, and dated feeds at their own`() {
  let start = Timestamp(secondsSince1970: 1_900_000_000)
  let dated = #"{"clock":{"set":1800000000}}"#
  for (feed, moment) in [
    (#"{"device":"always-on"}"#, start), (dated, Timestamp(secondsSince1970: 1_800_000_000)),
  ] {
    let input = HeadlessRun.Input(name: "previews", bytes: Array(feed.utf8), undatedStart: start)
    let run = HeadlessRun(Session.Setup(size: CellSize(columns: 49, rows: 30)), of: [input])
    #expect(run.session.clock.now(at: .zero) == moment)
  }
}

@MainActor @Test func `a package's previews are asked for at the program's time`() throws {
  var resources = Resources(views: ViewCatalog(widgets: KeptDateWidgets()), demos: [])
  resources.views.trace = TestTrace(without: "#Preview")
  resources.previewStart = Timestamp(secondsSince1970: 1_900_000_000)
  let run = HeadlessRun(
    Session.Setup(size: CellSize(columns: 49, rows: 30)), of: [try resources.previewInput()])
  #expect(run.session.clock.now(at: .zero) == resources.previewStart)
  let output = try GalleryCommand(resources: resources).run(GalleryOptions()).output
  #expect(String(decoding: output, as: UTF8.self).contains("made 1900000000"))
}

@MainActor @Test func `an activity without a preview has a state of made-up values`() {
  let resources = Resources(views: ViewCatalog(widgets: KeptDateWidgets()), demos: [])
  let states = resources.previewStates(nil, at: HeadlessRun.standardMoment)
  #expect(states.holds("KeptDateAttributes") && !states.holds("OtherAttributes"))
  // Those of the previews in this process are there, too.
  #expect(states.count > 1)
}

@MainActor @Test func `made-up values that trapped leave the previews of others`() {
  let resources = Resources(views: ViewCatalog(widgets: KeptDateWidgets()), demos: [])
  let trace = TestTrace(without: "made-up values")
  let states = resources.previewStates(trace, at: HeadlessRun.standardMoment)
  #expect(!states.holds("KeptDateAttributes") && states.count > 1)
}

private struct KeptDateAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var title: String }
}

private struct KeptDateWidgets: WidgetBundle {
  var body: some Widget { KeptDateWidget() }
}

private struct KeptDateWidget: Widget {
  let made = SceneClock.date

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: KeptDateAttributes.self) { _ in
      Text(verbatim: "made " + String(Int(made.timeIntervalSince1970)))
    } dynamicIsland: { _ in
      .empty
    }
  }
}

@Test func `a preview's next state has dates that count from the time of the key`() {
  struct Maker: PreviewMaking {
    func states(at now: Timestamp) -> PreviewStates {
      var states = PreviewStates(of: [])
      let second = now.millisecondsSince1970 / 1000
      let contents = [Int64(0), 60].map { Array(#"{"ends":\#(second + $0)}"#.utf8) }
      states.add(contents, to: Array("{}".utf8), of: "TimerAttributes")
      return states
    }
  }
  let start = Timestamp(secondsSince1970: 1_795_200_000)
  var setup = Session.Setup(size: CellSize(columns: 122, rows: 40))
  setup.previews = Maker().states(at: start)
  setup.previewMaker = Maker()
  var session = Session(setup, showing: start, at: .zero)
  session.feed(String(decoding: setup.previews.feed, as: UTF8.self))
  func shows(_ second: Int, at real: Duration) -> Bool {
    session.frame(at: real).surface.plainText().contains("ends  \(second)")
  }
  for (moment, second) in [(2, 1_795_200_000), (65, 1_795_200_125), (80, 1_795_200_080)] {
    if moment > 2 { _ = session.handle(.previewState(1), at: .seconds(moment)) }
    let isShown = shows(second, at: .seconds(moment + 5))
    #expect(isShown)
  }
}

@Test(arguments: [false, true])
func `made-up values are told of beside the source, and a key finds no other state`(isMadeUp: Bool)
{
  var states = PreviewStates(of: [])
  states.add([Array(#"{"n":3}"#.utf8)], to: Array("{}".utf8), of: "World", isMadeUp: isMadeUp)
  var setup = Session.Setup(size: CellSize(columns: 122, rows: 40))
  setup.previews = states
  setup.motion = .off
  var session = Session(
    setup, showing: Timestamp(secondsSince1970: 1_795_200_000), at: .zero)
  session.feed(String(decoding: states.feed, as: UTF8.self))
  session.apply(SourceReport(lines: [SourceReport.Line("✓ World · built in 1.1 s", .good)]))
  let words = session.frame(at: .seconds(5)).surface.plainText()
  #expect(words.contains("no #Preview") == isMadeUp, "\(words)")
  for step in [1, -1] {
    _ = session.handle(.previewState(step), at: .seconds(10))
    #expect(session.frame(at: .milliseconds(10_500)).surface.plainText().contains("Only one state"))
  }
}

@Test func `a preview host's dates count from its own start`() {
  let arguments = PreviewHostArguments(
    ownPath: "islet", moment: 1_795_200_000_000, start: .seconds(7), showsPreviews: true,
    arguments: ["run", "a.swift"])
  #expect(
    arguments.line(of: "program", at: .seconds(72)) == [
      "program", PreviewHost.word, "1795200000000", "7000000000", "1795200065000", "previews",
      "run", "a.swift",
    ])
}
