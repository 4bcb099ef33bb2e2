import ActivityWidgets
import CellUI
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite("The glass's edge around a card") struct CardEdgeTests: LockScreenSuite {
  /// Returns the picture of a card around a disc with a letter, with a view below or beside it.
  private func card(_ view: some View) throws -> Surface {
    let view = AnyView(view.padding(.vertical, 16))
    let screen = try makeScreen(columns: 49, rows: 40)
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: view, compactTrailing: view, minimal: view,
        expanded: ExpandedIsland()))
    let context = screen.context
    let face = CardFace(
      of: activity, in: context, environment: context.cardEnvironment(at: start))
    return try #require(face.content?.surface())
  }

  private var disc: some View {
    Text("M").frame(width: 32, height: 32).background(.red, in: Circle())
  }

  /// Returns the row of the disc's letter.
  private func row(in surface: Surface) -> Int? {
    (0..<surface.size.rows).first { row in
      (0..<surface.size.columns).contains { surface[$0, row].glyph == Glyph("M") }
    }
  }

  @Test func `is kept free by a disc that can stand lower`() throws {
    let surface = try card(
      HStack(alignment: .top) {
        disc
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<3) { Text("line \($0)") } }
      })
    #expect(row(in: surface) == 2, "above the middle of its four rows it would touch the edge")
  }

  @Test func `is a row further where a disc can't stand lower`() throws {
    let name = try card(
      VStack(spacing: 0) {
        disc
        ForEach(0..<3) { Text("line \($0)") }
      })
    #expect(row(in: name) == 2)
    let square = try card(
      VStack(spacing: 0) {
        Text("M").frame(width: 32, height: 32)
        ForEach(0..<3) { Text("line \($0)") }
      })
    #expect(row(in: square) == 1)
    #expect(name.size.rows == square.size.rows + 1)
  }
}
