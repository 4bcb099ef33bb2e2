import ActivityWidgets
import CellUI
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// Words in the compact island, whose letters may be narrower on a phone than a cell.
@Suite("Compact words") struct CompactTextTests: LockScreenSuite {
  /// Returns the island's row with a leading view.
  private func row(_ leading: some View, trailing: some View = Text("9:57").frame(minWidth: 36))
    throws -> String
  {
    var screen = try makeScreen(columns: 49, rows: 40)
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(Text("1")), compactLeading: AnyView(leading),
        compactTrailing: AnyView(trailing), minimal: AnyView(Text("m")),
        expanded: ExpandedIsland()))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .compact(id("a"))), activities: [activity],
      at: time(0))
    let surface = screen.frame(at: time(3000)).surface
    return (0..<49).reduce(into: "") { line, column in
      let glyph = surface[column, 1].glyph
      line.unicodeScalars.append(glyph.hasInk ? glyph.base : " ")
    }
  }

  @Test func `that may shrink into a frame are whole before the camera`() throws {
    let words = Text("Next: Finishing").lineLimit(1).minimumScaleFactor(0.7)
    let text = try row(words.frame(maxWidth: 100))
    #expect(text.contains("Next: Finishing") && text.contains("9:57"))
    #expect(try row(words.frame(width: 100)).contains("Next: Finishing"))
  }

  @Test func `are cut where a phone would cut them`() throws {
    let words = Text("Next: Finishing").lineLimit(1)
    #expect(try row(words.frame(maxWidth: 100)).contains("…"), "they can't shrink")
    #expect(try row(words.minimumScaleFactor(0.7)).contains("…"), "a side is 52 points wide")
    let narrow = words.minimumScaleFactor(0.7).frame(maxWidth: 60)
    #expect(try row(narrow).contains("…"), "letters of 6 points")
  }
}
