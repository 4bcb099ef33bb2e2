import CellUI
import Compositing
import FeedReports
import HeadlessRendering
import LiveActivities
import LockScreenSession
import Testing

@testable import ActivityWidgets
@testable import IsletProgram

@MainActor @Test func `an activity that takes no made-up values is named beside others`() throws {
  let resources = Resources(views: ViewCatalog(widgets: TwoWidgets()), demos: [])
  let states = resources.previewStates(nil, at: HeadlessRun.standardMoment)
  #expect(states.holds("WillingAttributes") && !states.holds("RefusingAttributes"))
  let words =
    "RefusingAttributes takes no made-up values: count: never; without a #Preview or a feed it is not shown"
  // The tests of previews have one of a view.
  let view =
    "1 #Preview shows a view alone, not drawn: #Preview(_:as:using:widget:contentStates:) shows an activity's states"
  #expect(Messages.unshown(states) == [words, view])
  let messages = try GalleryCommand(resources: resources).run(GalleryOptions()).messages
  #expect(messages == ["islet: \(words)", "islet: \(view)"])
}

private struct Refusal: Codable, Hashable {
  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "never"))
  }
}

private struct WillingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var title: String }
}

private struct RefusingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var count: Refusal }
}

private struct TwoWidgets: WidgetBundle {
  var body: some Widget {
    OneWidget<WillingAttributes>()
    OneWidget<RefusingAttributes>()
  }
}

private struct OneWidget<Attributes: ActivityAttributes>: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Attributes.self) { _ in
      Text("a")
    } dynamicIsland: { _ in
      .empty
    }
  }
}

/// A widget that shows one value of four, another in place of it where a flag is false, and a tint where one is true.
private struct LookWidget: Widget {
  struct LookAttributes: ActivityAttributes {
    enum Phase: String, Codable, CaseIterable {
      case one, two, three, four, five, six, seven, eight
    }
    struct ContentState: Codable, Hashable {
      var phase: Phase
      var isShown: Bool
      var isTinted: Bool
      var title: String
    }
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LookAttributes.self) { context in
      Text(context.state.isShown ? context.state.title : "hidden")
        .contentTransition(.numericText(value: context.state.phase == .one ? 1 : 2))
        .animation(.smooth, value: context.state)
        .id(context.state.phase)
        .activityBackgroundTint(context.state.isTinted ? .red : nil)
    } dynamicIsland: { _ in
      .empty
    }
  }
}

private struct LookWidgets: WidgetBundle {
  var body: some Widget { LookWidget() }
}

@MainActor @Test func `of made-up states that look alike one is shown`() throws {
  let views = ViewCatalog(widgets: LookWidgets())
  let now = HeadlessRun.standardMoment
  let example = try #require(views.examples(of: ExampleSource(), at: now).first).get()
  #expect(example.contentStates().count == ActivityExample.statesMaximum)
  var states = PreviewStates(of: [])
  states.add(example, shownBy: views, at: now)
  // Its phases are not seen, since motion and identity are no part of a picture: beside the first state there are the one that shows no title, and the one without a tint.
  #expect(states.scenes(of: .lockScreen).map(\.title).count == 3)
  let feed = String(decoding: states.wholeFeed, as: UTF8.self)
  #expect(feed.contains("\"isShown\":true") && feed.contains("\"isShown\":false"))
  // A preview host notes no code before it shows a picture, so that a trap would not be named.
  let resources = Resources(views: views)
  let titles = resources.previewStates(TestTrace(), at: now).scenes(of: .lockScreen).map(\.title)
  #expect(titles.count { $0.hasPrefix("look ") } == ActivityExample.statesMaximum)
}

/// A widget of an alarm or a timer, whose words its attributes and its state tell together.
private struct BellWidget: Widget {
  struct BellAttributes: ActivityAttributes {
    enum Phase: String, Codable, CaseIterable { case running, paused, over }
    struct ContentState: Codable, Hashable {
      var phase: Phase
      var isLoud: Bool
    }
    var isTimer: Bool
  }

  private func words(_ context: ActivityViewContext<BellAttributes>) -> String {
    switch context.state.phase {
    case .running: context.attributes.isTimer ? "Ends" : "Rings"
    case .paused: "Paused"
    case .over where context.attributes.isTimer: context.state.isLoud ? "Over" : "Quiet"
    case .over: "Snooze"
    }
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BellAttributes.self) { context in
      Text(words(context))
    } dynamicIsland: { _ in
      .empty
    }
  }
}

private struct BellWidgets: WidgetBundle {
  var body: some Widget { BellWidget() }
}

@MainActor @Test func `two values that are read together are shown together`() throws {
  let views = ViewCatalog(widgets: BellWidgets())
  let now = HeadlessRun.standardMoment
  let example = try #require(views.examples(of: ExampleSource(), at: now).first).get()
  var states = PreviewStates(of: [])
  states.add(example, shownBy: views, at: now)
  // A state that adds nothing to those before it is left out, as that of another timer in a pause.
  #expect(
    states.scenes(of: .lockScreen).map(\.title) == [
      "bell 1 of 4, lock screen", "bell 2 of 4, lock screen", "bell 3 of 4, lock screen",
      "bell 4 of 4, lock screen", "bell-2 1 of 2, lock screen", "bell-2 2 of 2, lock screen",
    ])
  let resources = Resources(views: views, demos: [])
  var options = GalleryOptions()
  options.size = CellSize(columns: 49, rows: 20)
  let text = String(
    decoding: try GalleryCommand(resources: resources).run(options).output, as: UTF8.self)
  for word in ["Ends", "Paused", "Over", "Quiet", "Rings", "Snooze"] {
    #expect(text.contains(word), "\(word) is shown")
  }
}

@MainActor @Test func `a widget whose views show that they are out of date has such a state`()
  throws
{
  let views = ViewCatalog(widgets: StaleWidgets())
  let now = HeadlessRun.standardMoment
  var states = PreviewStates(of: [])
  states.add(
    try #require(views.examples(of: ExampleSource(), at: now).first).get(), shownBy: views, at: now)
  #expect(states.scenes(of: .lockScreen).map(\.title).last == "tunnel 2 of 2, lock screen")
  let resources = Resources(views: views, demos: [])
  var options = GalleryOptions()
  options.size = CellSize(columns: 49, rows: 20)
  let gallery = try GalleryCommand(resources: resources).run(options)
  let text = String(decoding: gallery.output, as: UTF8.self)
  #expect(text.contains("Snoozing") && text.contains("VPN is on") && text.contains("Dismiss"))
  // The date is islet's own, and what the stale views draw is checked as well.
  var setup = Session.Setup.plain(columns: 49, rows: 20)
  setup.views = views
  let words = checked(String(decoding: states.wholeFeed, as: UTF8.self), setup: setup).text
  #expect(!words.contains("stale-date") && words.contains("no.such.symbol"))
}

@MainActor @Test func `a state that is out of date comes after the end of its interval`() throws {
  let views = ViewCatalog(widgets: StaleWidgets())
  let now = HeadlessRun.standardMoment
  var source = ExampleSource()
  #expect(try views.examples(of: source, at: now)[0].get().endedState == nil)
  source.traits[.end] = ["end"]
  let example = try #require(views.examples(of: source, at: now).first).get()
  let ended = try #require(example.endedState)
  let state = try JSONDecoder().decode(TunnelAttributes.ContentState.self, from: Data(ended))
  #expect(state.end < Date(now))
  var states = PreviewStates(of: [])
  states.add(example, shownBy: views, at: now)
  #expect(states.scenes(of: .lockScreen).map(\.title).last == "tunnel 2 of 2, lock screen")
  let feed = String(decoding: states.wholeFeed, as: UTF8.self).split(separator: "\n")
  let last = try #require(feed.last { $0.contains("stale-date") })
  #expect(last.contains(String(decoding: ended, as: UTF8.self)))
}

private struct TunnelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var end: Date }
}

private struct StaleWidgets: WidgetBundle {
  var body: some Widget { StaleWidget() }
}

private struct StaleWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TunnelAttributes.self) { context in
      StaleCard(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.isStale ? "Dismiss" : "Wake up") }
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

private struct StaleCard: View {
  let context: ActivityViewContext<TunnelAttributes>

  var body: some View {
    if context.isStale {
      Label("VPN is on", systemImage: "no.such.symbol")
    } else {
      Text("Snoozing")
    }
  }
}
