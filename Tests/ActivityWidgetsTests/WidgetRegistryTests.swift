import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials
import HeadlessRendering
import Testing

private let environment = EnvironmentValues(now: Date(timeIntervalSinceReferenceDate: 1000))
private let attributes = #"{"line":"U7"}"#
private let state = #"{"stops":[{"name":"Rudow","track":2}],"arrival":[0,1754],"isLate":false}"#

private func presentations(
  of type: String = "TripAttributes", attributes: String = attributes, state: String = state,
  isStale: Bool = false
) throws -> ActivityPresentations? {
  try WidgetRegistry(TripBundle()).provider(for: type)?.presentations(
    of: EncodedActivity(
      activityID: "trip-1", attributes: LazyJSON(Array(attributes.utf8)),
      contentState: LazyJSON(Array(state.utf8)), isStale: isStale))
}

private func layout(_ view: AnyView, columns: Int = 24) -> ViewLayout {
  view.layout(in: ProposedCells(columns: columns, rows: 10), environment: environment)
}

private func text(_ view: AnyView?) -> String? {
  view.map { layout($0).surface().plainText() }
}

struct WidgetRegistryTests {
  @Test func `a widget is found by the name of its attributes type`() throws {
    #expect(try presentations(of: "ParcelAttributes", attributes: "{}", state: "3") != nil)
    #expect(try presentations(of: "TripAttributes") != nil)
    #expect(try presentations(of: "tripattributes") == nil)
  }

  @Test func `a widget of the Home Screen is named, and what is no widget is not`() {
    #expect(WidgetRegistry(MixedBundle()).homeScreenWidgets == ["Board"])
    #expect(WidgetRegistry(TripBundle()).homeScreenWidgets.isEmpty)
  }

  @Test func `each place shows what its author wrote`() throws {
    let trip = try #require(try presentations())
    #expect(text(trip.content) == "\n  🚊 U7       to Rudow\n\n")
    #expect(text(trip.compactLeading) == "🚊\n")
    #expect(text(trip.compactTrailing) == "12:34\n")
    #expect(text(trip.minimal) == "U7\n")
    #expect(text(trip.expanded.leading) == "U7\n")
    #expect(text(trip.expanded.trailing) == "0:29\n")
    #expect(trip.expanded.center == nil)
    #expect(trip.expanded.bottom == nil)
  }

  @Test func `a stale activity and a late one look otherwise`() throws {
    let stale = try #require(try presentations(isStale: true))
    #expect(text(stale.content) == "\n  🚊 U7        no news\n\n")
    let late = state.replacing("false", with: "true")
    let trip = try #require(try presentations(state: late))
    #expect(text(trip.expanded.bottom) == "late\n")
    #expect(layout(trip.content).preferences[ActivityBackgroundTintKey.self] == .red)
  }

  @Test func `what an author asks of the system comes out beside the views`() throws {
    let trip = try #require(try presentations())
    let told = layout(trip.content).preferences
    #expect(told[ActivityBackgroundTintKey.self] == nil)
    #expect(told[ActivitySystemActionForegroundColorKey.self] == .white)
    #expect(told[WidgetURLKey.self] == URL(string: "trip://trip-1"))
    let island = layout(trip.compactLeading).preferences
    #expect(island[WidgetURLKey.self] == URL(string: "trip://island"))
    #expect(trip.keylineTint == .cyan)
  }

  @Test func `regions of one position share its place`() throws {
    let parcel = try #require(
      try presentations(of: "ParcelAttributes", attributes: "{}", state: "3"))
    #expect(text(parcel.expanded.center) == "first\nsecond\n")
    #expect(text(parcel.content) == "3 stops to go\n")
  }
}

private struct MixedBundle: WidgetBundle {
  var body: some Widget {
    Board()
    Nothing()
  }
}

private struct Nothing: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Board: Widget {
  var body: some WidgetConfiguration { BoardConfiguration() }
}

/// A configuration without an activity, as of a widget of the Home Screen.
private struct BoardConfiguration: ConfigurationLeaf {
}
