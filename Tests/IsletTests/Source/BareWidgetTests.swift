import ActivityWidgets
import CellUI
import HeadlessRendering
import LockScreenSession
import SampleActivities
import Testing

@testable import IsletProgram

@MainActor @Test func `an activity without a preview has a state of made-up values`() {
  let resources = Resources(views: ViewCatalog(widgets: BareWidgets()), demos: [])
  let states = resources.previewStates(nil, at: HeadlessRun.standardMoment)
  #expect(states.holds("BareAttributes"))
  #expect(!states.holds("OtherAttributes"))
  // Those of the previews in this process are there, too.
  #expect(states.count > 1)
}

@MainActor @Test func `made-up values that trapped leave the previews of others`() {
  let resources = Resources(views: ViewCatalog(widgets: BareWidgets()), demos: [])
  let states = resources.previewStates(TrappedExamples(), at: HeadlessRun.standardMoment)
  #expect(!states.holds("BareAttributes"))
  #expect(states.count > 1)
}

/// A trace of code that trapped as values were made up.
private final class TrappedExamples: ViewTracing {
  func enter(_ place: ViewPlace) {}
  func leave() {}
  func obstacle(at place: ViewPlace) -> String? {
    place.presentation == "made-up values" ? "stopped" : nil
  }
}

private struct BareAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var count: Int }
  var name: String
}

private struct BareWidgets: WidgetBundle {
  var body: some Widget { BareWidget() }
}

private struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BareAttributes.self) { context in
      Text(context.attributes.name)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.name) }
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("b")
      } minimal: {
        Text("c")
      }
    }
  }
}
