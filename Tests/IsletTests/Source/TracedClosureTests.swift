import ActivityWidgets
import CellUI
import Compositing
import FeedReports
import HeadlessRendering
import LiveActivities
import Testing

@testable import IsletProgram
@testable import LockScreenSession
@testable import LockScreenUI

/// The places of a widget's code that are noted, so that a trap is named and the others are drawn.
@MainActor @Suite struct `A place of a widget's code` {
  private static let feed = """
    {"app":"com.a","activity":"1","request":{"attributes-type":"TracedAttributes","attributes":{},"content-state":{},"from":"intent"}}

    """

  private struct Performer: IntentPerforming {
    let perform: (inout Session, Duration) -> Void

    func performIntents(in session: inout Session, at real: Duration) { perform(&session, real) }
  }

  /// Runs lines after the start of an activity.
  private func run(
    _ lines: String = "", tracing trace: TestTrace,
    _ perform: @escaping (inout Session, Duration) -> Void = { _, _ in }
  ) -> HeadlessRun {
    var setup = Session.Setup(size: CellSize(columns: 60, rows: 40))
    setup.views = ViewCatalog(widgets: TracedWidgets())
    setup.views.trace = trace
    setup.intents = Performer(perform: perform)
    let input = HeadlessRun.Input(name: "feed", bytes: Array((Self.feed + lines).utf8))
    var run = HeadlessRun(setup, of: [input])
    while run.next() != nil {}
    return run
  }

  @Test func `is noted before each of its closures runs`() {
    let trace = TestTrace()
    var run = run(tracing: trace)
    let text = run.frame().surface.plainText()
    #expect(text.contains("the card") && text.contains("lead"))
    #expect(
      Set(trace.places).isSuperset(of: [
        "decoding", "lock screen", "Dynamic Island", "compact leading", "compact trailing",
        "minimal", "expanded island",
      ]))
  }

  @Test(arguments: [
    ("lock screen", ["▲ trapped", "lead"], ["the card"]),
    ("Dynamic Island", ["the card", "▲"], ["lead"]),
    ("compact leading", ["the card", "▲"], ["lead"]),
    ("minimal", ["the card", "lead"], ["▲"]),
  ])
  func `that has stopped gives way to a mark, and leaves the others`(
    place: String, shown: [String], lost: [String]
  ) {
    var run = run(tracing: TestTrace(without: place))
    let text = run.frame().surface.plainText()
    for words in shown { #expect(text.contains(words)) }
    for words in lost { #expect(!text.contains(words)) }
  }

  @Test func `that has stopped on a card is marked within the card's margin`() throws {
    let reason = String(repeating: "stopped ", count: 20)
    var run = run(tracing: TestTrace(without: "lock screen", reason: reason))
    let rows = run.frame().surface.plainText().split(
      separator: "\n", omittingEmptySubsequences: false)
    let marked = try #require(rows.first { $0.contains("▲ stopped") })
    let session = run.session
    let cards = session.screen.context.geometry.cards
    let start = marked.distance(
      from: marked.startIndex, to: try #require(marked.firstIndex(of: "▲")))
    #expect(start >= cards.origin.column + 2)
    let end = cards.columnRange.upperBound
    #expect(Array(marked)[end - 2..<end].allSatisfy { !$0.isLetter }, "\(marked)")
  }

  @Test(arguments: ["compact leading", "minimal", "lock screen"])
  func `that has stopped is told nothing of its mark's room`(place: String) {
    let run = run(tracing: TestTrace(without: place, reason: "BrewLiveActivity.swift:39 stopped"))
    #expect(run.session.log.lineCount == 1)
    #expect(run.session.log.findingCount == 0, "\(run.session.feed.entries)")
  }

  @Test func `that stops the expanded island is marked in its center`() {
    let press = #"{"app":"com.a","activity":"1","person":"long-press"}"# + "\n"
    var run = run(press, tracing: TestTrace(without: "expanded island"))
    _ = run.next(passingTo: run.real + .seconds(3))
    let text = run.frame().surface.plainText()
    #expect(text.contains("▲ trapped") && !text.contains("below"))
  }

  @Test func `is that of an intent while it is performed, which has been by the line's end`() {
    // A control of the Lock Screen acts once the device is unlocked.
    let press = """
      {"device":"unlock"}
      {"app":"com.a","activity":"1","person":"press-button","button":"Go","expect":{"content-state":{"n":1}}}

      """
    let trace = TestTrace()
    var performed: [String] = []
    let perform = { (session: inout Session, real: Duration) in
      session.performPressedIntents(at: real) { _, id, place, _, _ in
        performed.append(place.presentation)
        return [
          .app(.update(ActivityContent(state: EncodedJSON(#"{"n":1}"#), staleDate: nil)), id)
        ]
      }
    }
    let log = run(press, tracing: trace, perform).session.log
    #expect(log.failureCount == 0, "\(log)")
    #expect(performed == ["perform() of “Go”"] && trace.places.contains("perform() of “Go”"))
    performed = []
    let stopped = run(press, tracing: TestTrace(without: "perform() of “Go”"), perform)
    #expect(stopped.session.log.failureCount == 1 && performed.isEmpty)
  }
}

private struct TracedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var n: Int? }
}

private struct Go: ControlIntent { func performAsControl() {} }

private struct TracedWidgets: WidgetBundle {
  var body: some Widget { TracedWidget() }
}

private struct TracedWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TracedAttributes.self) { _ in
      Text("the card")
      Button(intent: Go()) { Text("go") }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("below") }
      } compactLeading: {
        Text("lead")
      } compactTrailing: {
        Text("tr")
      } minimal: {
        Text("m")
      }
    }
  }
}
