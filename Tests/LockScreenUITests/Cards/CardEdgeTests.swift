import ActivityWidgets
import CellUI
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite("The glass's edge around a card") struct CardEdgeTests: LockScreenSuite {
  @Test func `is kept free by a disc that can stand lower`() throws {
    let view = AnyView(
      HStack(alignment: .top) {
        Text("M").frame(width: 32, height: 32).background(.red, in: Circle())
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<3) { Text("line \($0)") } }
      }.padding(.vertical, 16))
    let screen = try makeScreen(columns: 49, rows: 40)
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: view, compactTrailing: view, minimal: view,
        expanded: ExpandedIsland()))
    let context = screen.context
    let face = CardFace(
      of: activity, in: context, environment: context.cardEnvironment(at: start))
    let surface = try #require(face.content?.surface())
    let row = (0..<surface.size.rows).first { row in
      (0..<surface.size.columns).contains { surface[$0, row].glyph == Glyph("M") }
    }
    #expect(row == 2, "above the middle of its four rows it would touch the edge")
  }
}
