import ActivityWidgets
import CellUI
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// The island in a language from right to left.
@Suite("An island from right to left") struct RightToLeftIslandTests: LockScreenSuite {
  private let activity = ActivityPresentations(
    content: AnyView(Text("card")), compactLeading: AnyView(Text("first")),
    compactTrailing: AnyView(Text("last")), minimal: AnyView(Text("m")),
    expanded: ExpandedIsland(
      leading: AnyView(Text("first")), trailing: AnyView(Text("last")),
      bottom: AnyView(
        HStack {
          Text("one")
          Spacer()
          Text("two")
        })))

  /// The places of words on a screen in a language, from the left.
  private func words(_ island: IslandArrangement, locale: String) throws -> [String] {
    try AppResources(locale: locale).bound {
      var screen = try makeScreen(columns: 49, rows: 40)
      screen.update(
        Arrangement(stacks: stacks([[id("a")]]), island: island),
        activities: [PresentedActivity(id: id("a"), presentations: activity)], at: time(0))
      let text = text(screen.frame(at: time(3000)).surface)
      return text.split { !$0.isLetter }.map(String.init)
        .filter { ["first", "last", "one", "two"].contains($0) }
    }
  }

  @Test func `has its leading views after the camera`() throws {
    #expect(try words(.compact(id("a")), locale: "en") == ["first", "last"])
    #expect(try words(.compact(id("a")), locale: "ar") == ["last", "first"])
    #expect(try words(.expanded(id("a")), locale: "en") == ["first", "last", "one", "two"])
    #expect(try words(.expanded(id("a")), locale: "he") == ["last", "first", "two", "one"])
  }
}
