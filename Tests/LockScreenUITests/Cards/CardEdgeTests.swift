import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite("The glass of a card") struct CardEdgeTests: LockScreenSuite {
  /// Returns the card around a view on a screen of a color depth.
  private func card(_ view: some View, depth: ColorDepth = .direct24) throws -> CardFace {
    let view = AnyView(view)
    let screen = try makeScreen(columns: 49, rows: 40, depth: depth)
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: view, compactTrailing: view, minimal: view,
        expanded: ExpandedIsland()))
    let context = screen.context
    return CardFace(of: activity, in: context, environment: context.cardEnvironment(at: start))
  }

  /// Some lines of text, one below the other.
  private func lines(_ count: Int) -> some View {
    VStack(spacing: 0) { ForEach(0..<count) { Text("line \($0)") } }
  }

  /// Returns the half rows of a card that its glass covers in the middle.
  private func glass(of face: CardFace) -> Range<Int> {
    let coverage = face.ground.coverage(halfRows: 0..<Double(2 * face.rows))
    let middle = face.ground.columns / 2
    let halfRows = (0..<face.rows).map { row -> Int in
      let parts = coverage.parts(column: middle, row: row)
      return parts.least > 0.75 ? 2 : parts.most > 0.25 ? 1 : 0
    }
    let first = halfRows[0] == 1 ? 1 : 0
    return first..<first + halfRows.reduce(0, +)
  }

  /// Returns the rows in which a card has letters.
  private func rows(of face: CardFace) throws -> [Int] {
    let surface = try #require(face.content?.surface())
    return (0..<surface.size.rows).filter { row in
      (0..<surface.size.columns).contains { surface[$0, row].glyph.hasInk }
    }
  }

  @Test(arguments: 3...8) func `is as high as its view (AK 2.22)`(count: Int) throws {
    let face = try card(lines(count).padding(.vertical, 16))
    #expect(face.rows == count + 3, "a row separates it from the next card")
    #expect(glass(of: face) == 0..<2 * (count + 2))
    let rows = try rows(of: face)
    #expect(rows == [Int](1...count), "a padding of 16 points is a row")
  }

  @Test(arguments: [4, 6, 8] as [CGFloat])
  func `keeps padding of some points as half a row above and below`(points: CGFloat) throws {
    let face = try card(lines(5).padding(.vertical, points))
    let isSeen = points >= 6
    #expect(glass(of: face) == (isSeen ? 1..<13 : 0..<10))
    #expect(try rows(of: face) == [Int](isSeen ? 1...5 : 0...4))
    let full = try card(lines(10).padding(.vertical, points))
    #expect(glass(of: full) == 0..<20, "a card has no more than 160 points (AK 2.22)")
  }

  @Test func `shares the row below a view with the padding that is lost above it`() throws {
    let face = try card(VStack(spacing: 0) { lines(5).padding(.top, 8).padding(.bottom, 10) })
    #expect(glass(of: face) == 1..<13)
    #expect(try rows(of: face) == [Int](1...5))
    let flush = try card(VStack(spacing: 0) { lines(5).padding(.bottom, 10) })
    #expect(glass(of: flush) == 0..<12)
    let apart = try card(
      VStack(spacing: 0) {
        lines(3).padding(.top, 8)
        lines(3).padding(.bottom, 8)
      })
    #expect(glass(of: apart) == 1..<15, "both together are a row")
    #expect(try rows(of: apart) == [Int](1...6))
  }

  @Test(arguments: [(1, 2...2), (2, 2...3), (3, 1...3)])
  func `has five rows around a lower view in its middle`(
    count: Int, places: ClosedRange<Int>
  ) throws {
    let face = try card(lines(count).padding(.vertical, count == 3 ? 0 : 16))
    #expect(face.rows == 6)
    let glass = glass(of: face)
    #expect(glass.count == 10)
    let rows = try rows(of: face)
    #expect(rows == [Int](places))
    let middle = glass.lowerBound + glass.upperBound
    #expect(middle == 2 * (places.lowerBound + places.upperBound + 1), "in half rows, twice")
  }

  @Test func `ends at 160 points, and cuts a higher view at both ends (AK 2.25)`() throws {
    let whole = try card(lines(10))
    #expect(glass(of: whole) == 0..<20)
    let wholeRows = try rows(of: whole)
    #expect(wholeRows == [Int](0..<10))
    let cut = try card(lines(12).fixedSize())
    #expect(glass(of: cut) == 0..<20)
    let surface = try #require(cut.content?.surface())
    let text = (0..<surface.size.columns).map { surface[$0, 0].glyph.scalars.first ?? " " }
    #expect(text.contains("1") && !text.contains("0"))
  }

  @Test func `has rows of its own for a line around it, where the view leaves none`() throws {
    let tight = try card(lines(6), depth: .mono)
    #expect(tight.rows == 8)
    let tightRows = try rows(of: tight)
    #expect(tightRows == [Int](1...6))
    let free = try card(lines(6).padding(.vertical, 16), depth: .mono)
    #expect(free.rows == 8)
    let freeRows = try rows(of: free)
    #expect(freeRows == [Int](1...6))
  }
}
